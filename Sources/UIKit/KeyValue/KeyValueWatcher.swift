/// Looks at a property of an object whenever it may have changed.
///
/// Layers say so at once; of everything else it is not known, and it is looked at when a turn of the run loop ends.
final class KeyValueWatcher {
    private weak var object: NSObject?
    /// The layer that the object's values are kept in.
    private weak var layer: CALayer?
    /// Compares with the last value and tells of a change; nil once the watcher has stopped.
    private var look: (() -> Void)?
    /// A handler that changes what it watches is called for that when it has returned.
    private var isLooking = false
    private var hasMissed = false
    /// Handlers that change what they watch without end are not called without end.
    private static let roundLimit = 100

    /// The watchers at work, in the order of their making. The main thread's.
    nonisolated(unsafe) private static var watchers: [KeyValueWatcher] = []

    init(_ object: NSObject) {
        self.object = object
        nonisolated(unsafe) let observed = object
        nonisolated(unsafe) var layer = object as? CALayer
        MainActor.assumeIsolated {
            if let view = observed as? UIView { layer = view.layer }
        }
        self.layer = layer
    }

    func start(_ look: @escaping () -> Void) {
        self.look = look
        Self.watchers.append(self)
        VirtualClock.onTurnEnd = { KeyValueWatcher.lookAround() }
        guard let layer, layer.onChange == nil else { return }
        layer.onChange = { [unowned layer] in KeyValueWatcher.look(at: layer) }
    }

    func stop() {
        look = nil
        Self.watchers.removeAll { $0 === self }
        if Self.watchers.isEmpty { VirtualClock.onTurnEnd = nil }
        if let layer, !Self.watchers.contains(where: { $0.layer === layer }) { layer.onChange = nil }
    }

    private func check() {
        hasMissed = isLooking
        guard !isLooking else { return }
        isLooking = true
        for _ in 0..<Self.roundLimit {
            hasMissed = false
            look?()
            if !hasMissed { break }
        }
        isLooking = false
    }

    private static func look(at layer: CALayer) {
        for watcher in watchers where watcher.layer === layer { watcher.check() }
    }

    /// The end of a turn: what no layer has told of, and objects that are gone.
    private static func lookAround() {
        for watcher in watchers {
            if watcher.object == nil { watcher.stop() } else { watcher.check() }
        }
    }
}

/// Whether two values are equal, as far as values of their type can be compared; where they cannot, they count as equal.
func isSameValue<Value>(_ one: Value, _ other: Value) -> Bool {
    func equals<T: Equatable>(_ one: T, _ other: Any) -> Bool { (other as? T) == one }
    if _isPOD(Value.self), !(one is any Equatable) {
        return withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
    }
    if let comparable = one as? any Equatable { return equals(comparable, other) }
    let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
    if left.displayStyle == .optional || right.displayStyle == .optional {
        return left.children.isEmpty == right.children.isEmpty
    }
    return Value.self is AnyObject.Type ? (one as AnyObject) === (other as AnyObject) : true
}
