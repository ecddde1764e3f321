extension UIView {
    /// The constraints that the view holds: those of which it is the nearest view that all items are in, unless they were put into
    /// another by `addConstraint(_:)`.
    public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

    /// Makes a constraint active in this view, which all of its items must be in.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.first.isEmpty else { return }
        guard let common = constraint.row.commonView, common.isDescendant(of: self) else {
            return Console.say(
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's "
                    + "items must be descendants of that view (or the view itself); the constraint stays inactive.")
        }
        constraint.install(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The constraints along an axis that speak of the view.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
            (constraint.first + constraint.second).contains { $0.item === self && $0.attribute.axis == axis }
        }
    }

    /// Brings the constraints here and below up to date.
    func updateConstraintsInTree() {
        for subview in subviews { subview.updateConstraintsInTree() }
        updateConstraintsNow()
    }

    /// Updates the view's constraints if that is due, through its controller if it has one.
    func updateConstraintsNow() {
        guard wantsConstraintUpdate else { return }
        wantsConstraintUpdate = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    /// Gives the subviews the places that constraints give them.
    func applyConstraints() {
        guard LayoutEngine.isInUse || subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return
        }
        let isNeeded =
            layoutRecord?.engine != nil || layoutRecord?.systemGuides[.scrollContent] != nil
            || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard isNeeded else { return }
        let engine = layoutEngine
        engine.solveIfNeeded(layingOut: self)
        engine.apply(in: self)
    }

    /// The view has got another place or size, or what it shows has been scrolled.
    func layoutGeometryChanged() {
        let id = ObjectIdentifier(self)
        if let engine = existingLayoutEngine, engine.fixedViews.contains(id) { engine.check() }
        if let engine = superview?.existingLayoutEngine, engine.fixedViews.contains(id) { engine.check() }
    }

    /// Margins or safe area have changed.
    func layoutInsetsChanged() {
        existingLayoutEngine?.check()
    }

    /// Takes back the constraints of the views around that speak of this view or of one inside it: it is about to leave.
    func removeOuterConstraints() {
        var view = superview
        while let current = view {
            let lost = current.constraints.filter { constraint in
                (constraint.first + constraint.second).contains { $0.item?.layoutView?.isDescendant(of: self) == true }
            }
            for constraint in lost { constraint.deactivate() }
            view = current.superview
        }
        layoutRecord?.isCrossed = false
    }
}

extension UIView {
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
