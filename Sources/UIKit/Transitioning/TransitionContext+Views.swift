/// What hosts do with the views when a transition is over.
extension TransitionContext {
    /// Puts the view that came where it rests.
    func putInPlace(_ view: UIView, in home: UIView, frame: CGRect) {
        if isAnimated, view.superview == nil {
            remark(
                .enteringViewMissing,
                "the animator did not put the entering view into the container, which leaves a device black; "
                    + "it is put in.")
        }
        if view.superview !== home { home.addSubview(view) }
        // Constraints that the animator has made say where it rests.
        if view.translatesAutoresizingMaskIntoConstraints { view.place(in: frame) }
    }

    /// Leaves the view that came where the animator has put it: a presentation that keeps the presenter in its place reads the
    /// frame it gives when it begins, and later only where the container's size changes. What is not in the container at all
    /// is put in.
    func leaveInPlace(_ view: UIView, in home: UIView, frame: CGRect) {
        if view.superview !== home { putInPlace(view, in: home, frame: frame) }
    }

    /// Empties the container of what the transition left in it; returns that.
    @discardableResult
    func clear(_ container: UIView, keeping kept: UIView?) -> [UIView] {
        let left = container.subviews.filter { $0 !== kept }
        guard !left.isEmpty else { return [] }
        remark(
            .leftBehind(left.map { LeftView($0, over: kept) }),
            "\(left.count) view(s) were left in the container, which would lie over a device's screen; removed.")
        for view in left { view.removeFromSuperview() }
        return left
    }

    /// Says what a presentation's animator has left in the container. It stays there until the dismissal, as on a device: the
    /// animator of the way back may look for it.
    func note(whatStaysIn container: UIView, beside kept: UIView?) {
        let left = container.subviews.filter { $0 !== kept }
        guard !left.isEmpty else { return }
        remark(
            .leftBehind(left.map { LeftView($0, over: kept) }),
            "\(left.count) view(s) of the transition stay in the container until the screen is dismissed, as on a device."
        )
    }

    /// Gives a container the subviews it had, in their order.
    func restore(_ container: UIView, to before: [UIView]) {
        let now = container.subviews
        let added = now.filter { view in !before.contains { $0 === view } }
        if !added.isEmpty {
            remark(
                .leftBehind(added.map { LeftView($0) }),
                "\(added.count) view(s) were left in the container after a cancel; removed.")
            for view in added { view.removeFromSuperview() }
        }
        guard !container.subviews.elementsEqual(before, by: ===) else { return }
        for view in before { container.addSubview(view) }
    }
}
