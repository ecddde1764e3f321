/// Solves the constraints of a view that frames place and of the views below it that constraints place.
///
/// Its variables are origins, in the superview's coordinates, and sizes. What is placed by frames takes part with constants, and so
/// do margins and safe areas; when one of them changes, only constants of the solver change.
@MainActor final class LayoutEngine {
    /// Whether there has ever been one: without constraints nothing of this costs anything.
    private(set) static var isInUse = false

    /// The outermost view. Its own place is given.
    weak var root: UIView?
    /// Whether the root's size is sought too.
    let isSizing: Bool

    var solver = ConstraintSolver()
    /// The views and guides that are sought, and by identity their places in the list.
    var items: [Item] = []
    var places: [ObjectIdentifier: Int] = [:]
    /// What was asked of the solver.
    var entries: [Entry] = []
    var entryPlaces: [ObjectIdentifier: Int] = [:]
    /// What views want for their contents.
    var contents: [ObjectIdentifier: ContentDemand] = [:]
    /// The same views in the order in which they were found.
    var contentOrder: [ObjectIdentifier] = []
    /// The views whose frames the constants depend on.
    var fixedViews: Set<ObjectIdentifier> = []
    /// Lengths that have been forbidden to be negative.
    var bounded: Set<ConstraintSolver.Variable> = []
    /// Whether some constraints are left out.
    var hasConflicts = false

    private var needsBuild = true
    private var needsCheck = false
    private var isNoted = false
    private var added: [NSLayoutConstraint] = []
    private var removed: [NSLayoutConstraint] = []
    var changedContents: Set<ObjectIdentifier> = []
    private var rootSize = CGSize.zero

    /// A view or guide that is sought.
    struct Item {
        weak var item: (any LayoutItem)?
        let variables: LayoutVariables
    }

    /// How large a view wants to be for its content.
    struct ContentDemand {
        weak var view: UIView?
        /// Negative where the view has no say.
        var size = CGSize.zero
        var handles: [NSLayoutConstraint.Axis: ConstraintSolver.Handle] = [:]
        var strengths: [NSLayoutConstraint.Axis: ConstraintSolver.Strength] = [:]
        /// What the view was measured for before the engine asked.
        var widthBefore: CGFloat?
        /// The width that the height was measured for, if that depends on it.
        var measuredWidth: CGFloat?
    }

    /// A row that was asked for.
    struct Entry {
        let row: LayoutRow
        /// The constraint it comes from.
        weak var constraint: NSLayoutConstraint?
        /// Nil if it contradicts others and is left out.
        var handle: ConstraintSolver.Handle?
        /// Whether its constant may change by itself.
        var isLive: Bool
    }

    init(root: UIView, isSizing: Bool = false) {
        Self.isInUse = true
        self.root = root
        self.isSizing = isSizing
    }

    /// Whether the root's size is sought: when it is measured, or when it is in no other view and has no frame of its own.
    var isRootFree: Bool {
        guard let root else { return false }
        return isSizing || root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
    }

    // MARK: Changes

    func add(_ constraint: NSLayoutConstraint) {
        added.append(constraint)
        note(constraint.holder)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        if let index = added.lastIndex(where: { $0 === constraint }) {
            added.remove(at: index)
        } else {
            removed.append(constraint)
        }
        note(root)
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        note(constraint.holder)
        guard !needsBuild, let place = entryPlaces[ObjectIdentifier(constraint)] else { return }
        entries[place].isLive = true
        needsCheck = true
    }

    func contentChanged(of view: UIView) {
        changedContents.insert(ObjectIdentifier(view))
        // Baselines move with it.
        needsCheck = true
        note(view.superview)
    }

    /// Frames, margins, safe areas or scrolled distances have changed.
    func check() {
        needsCheck = true
        note(nil)
    }

    /// Begins anew.
    func rebuild() {
        needsBuild = true
        note(root)
    }

    /// Asks for a solution before the next layout.
    private func note(_ view: UIView?) {
        (view ?? root)?.setNeedsLayout()
        guard !isNoted, !isSizing else { return }
        isNoted = true
        LayoutPass.note(self)
    }

    // MARK: Solving

    /// Brings the solution up to date and marks the superviews of what it moves for layout.
    ///
    /// - Parameter view: the one that is being laid out: it need not be marked.
    func solveIfNeeded(layingOut view: UIView? = nil) {
        isNoted = false
        guard let root else { return }
        if root.bounds.size != rootSize { needsCheck = true }
        let hasChanges = !added.isEmpty || !removed.isEmpty || !changedContents.isEmpty
        guard needsBuild || needsCheck || hasChanges else { return }
        rootSize = root.bounds.size
        if needsBuild || !update() || !settle() {
            forgetChanges()
            build()
            _ = settle()
        }
        (needsBuild, needsCheck) = (false, false)
        markMoved(except: view)
    }

    /// Takes over what has changed since the last solution; false if that needs a new beginning.
    private func update() -> Bool {
        // What was left out may fit now; and helpers of removed constraints are not reused.
        guard !hasConflicts, solver.records.count < 4 * (entries.count + 2 * contents.count) + 64 else { return false }
        if needsCheck { checkConstants() }
        // Added rows need a solution to start from.
        guard solver.solve() else { return false }
        for constraint in removed { takeOut(constraint) }
        for constraint in added where constraint.holder != nil { put(constraint) }
        for id in contentOrder where changedContents.contains(id) { refreshContent(id) }
        forgetChanges()
        return true
    }

    /// Gives the solver the constants of the rows that depend on frames, margins and the like.
    private func checkConstants() {
        for entry in entries where entry.isLive {
            guard let handle = entry.handle, let expression = expression(for: entry.constraint?.row ?? entry.row) else {
                continue
            }
            solver.setConstant(expression.constant, of: handle)
        }
    }

    func forgetChanges() {
        (added, removed, changedContents) = ([], [], [])
    }
}
