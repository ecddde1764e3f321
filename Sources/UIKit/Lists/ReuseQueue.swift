/// Cells that have gone out of sight, and how new ones are made, by identifier.
@MainActor final class ReuseQueue<View: UIView> {
    private var classes: [String: AnyClass] = [:]
    private var waiting: [String: [View]] = [:]

    /// Nil for the class takes the identifier back.
    func register(_ type: AnyClass?, for identifier: String) {
        classes[identifier] = type
        waiting[identifier] = nil
    }

    func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

    func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    func put(_ view: View, for identifier: String) {
        waiting[identifier, default: []].append(view)
    }

    func removeAll() {
        waiting = [:]
    }
}
