/// What comes before layout: constraints are updated, from the innermost views outwards, and solved.
@MainActor enum LayoutPass {
    /// Engines whose constraints have changed since they were solved.
    private static var engines: [LayoutEngine] = []
    /// Views whose `updateConstraints` is due.
    private static var updates: [WeakView] = []
    private static var isRunning = false

    private struct WeakView {
        weak var view: UIView?
    }

    /// Solving may unsettle a view whose constraints are then updated; but not without end.
    private static let passLimit = 8

    static func note(_ engine: LayoutEngine) {
        engines.append(engine)
    }

    static func noteUpdate(of view: UIView) {
        updates.append(WeakView(view: view))
    }

    /// Brings the constraints of the tree that a view is in up to date, and marks the views whose places change for layout.
    static func prepare(around view: UIView) {
        guard !engines.isEmpty || !updates.isEmpty, !isRunning else { return }
        isRunning = true
        let top = view.rootView
        for _ in 0..<passLimit {
            runUpdates(in: top)
            let due = engines.filter { $0.root?.rootView === top }
            engines.removeAll { $0.root == nil || $0.root?.rootView === top }
            if due.isEmpty { break }
            for engine in due { engine.solveIfNeeded() }
        }
        isRunning = false
    }

    /// Updates the constraints of the views in a tree that asked for it.
    private static func runUpdates(in top: UIView) {
        guard !updates.isEmpty else { return }
        var due: [(view: UIView, depth: Int)] = []
        updates.removeAll { entry in
            guard let view = entry.view else { return true }
            guard view.rootView === top else { return false }
            due.append((view, sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 }))
            return true
        }
        for (view, _) in due.sorted(by: { $0.depth > $1.depth }) { view.updateConstraintsNow() }
    }
}
