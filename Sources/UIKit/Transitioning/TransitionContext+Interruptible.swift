extension TransitionContext {
    /// Types that are known to have no interruptible animator.
    private static var absent: Set<ObjectIdentifier> = []

    /// Asks for the interruptible animator, as UIKit does more than once in a transition.
    ///
    /// An answer that is not the expected one was made anew: what the making has put into the container or set in the screens
    /// is taken back, so that the animation at work is not disturbed.
    func askForInterruptible(
        expecting isExpected: (any UIViewImplicitlyAnimating) -> Bool
    ) -> (any UIViewImplicitlyAnimating)? {
        guard let animator, !Self.absent.contains(ObjectIdentifier(type(of: animator))) else { return nil }
        let memo = ([containerView] + (plan?.companions ?? [])).map(ViewMemo.init)
        let wereActionsDisabled = CATransaction.disableActions()
        CATransaction.setDisableActions(true)
        let found = TransitionWatch.run(as: self) { animator.interruptibleAnimatorIfPresent(using: self) }
        CATransaction.setDisableActions(wereActionsDisabled)
        guard let found else {
            Self.absent.insert(ObjectIdentifier(type(of: animator)))
            return nil
        }
        if !isExpected(found) { for view in memo { view.restore() } }
        return found
    }

    /// Asks again after a start by the clock. If none is at work, twice: two that differ say that each call makes one.
    func checkInterruptible() {
        guard !hasReported else { return }
        let first = askForInterruptible { $0.state == .active }
        guard let first, first.state != .active, !hasReported else { return }
        checkInterruptible(is: first)
    }

    /// Asks again while an interruptible animator is known.
    func checkInterruptible(is known: any UIViewImplicitlyAnimating) {
        guard let again = askForInterruptible(expecting: { $0 === known }), again !== known else { return }
        note(.secondInterruptibleAnimator)
    }
}

/// A view and those below as they were: their order, and their layers' values.
@MainActor
private struct ViewMemo {
    private let view: UIView
    private let layer: LayerMemo
    private let subviews: [ViewMemo]

    init(_ view: UIView) {
        self.view = view
        layer = LayerMemo(view.layer)
        subviews = view.subviews.map(ViewMemo.init)
    }

    func restore() {
        for added in view.subviews where !subviews.contains(where: { $0.view === added }) {
            added.removeFromSuperview()
        }
        if !view.subviews.elementsEqual(subviews, by: { $0 === $1.view }) {
            for child in subviews { view.addSubview(child.view) }
        }
        layer.restore()
        for child in subviews { child.restore() }
    }
}
