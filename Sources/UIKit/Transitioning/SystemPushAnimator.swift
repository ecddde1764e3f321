/// The system's transition of navigation stacks: the upper screen slides over the lower one, which gives way a little
/// and darkens. It comes from the side where lines end: from the left where they are read from right to left.
@MainActor
package final class SystemPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How far the lower screen gives way, as a part of the container's width.
    private static let parallax: CGFloat = 0.3
    /// The darkest the veil over the lower screen gets: alpha of black.
    private static let veilAlpha: CGFloat = 0.1

    private let operation: UINavigationController.Operation
    private let duration: TimeInterval

    /// - Parameter duration: seconds; nil for the system's own.
    package init(_ operation: UINavigationController.Operation, duration: TimeInterval? = nil) {
        self.operation = operation
        self.duration = duration ?? SystemSpring.duration
        super.init()
    }

    package func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let target = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        let container = transitionContext.containerView
        let isRightToLeft = (target.navigationController?.view ?? container).isRightToLeft
        // The way that the upper screen goes off, in points to the right.
        let width = isRightToLeft ? -container.bounds.width : container.bounds.width
        let isPop = operation == .pop
        let (upper, lower) = isPop ? (from, to) : (to, from)
        let start = from.center
        to.place(in: transitionContext.finalFrame(for: target))

        let veil = UIView(frame: lower.frame)
        veil.layer.name = "veil"
        veil.backgroundColor = .black
        if isPop { container.insertSubview(lower, belowSubview: upper) } else { container.addSubview(upper) }
        container.insertSubview(veil, aboveSubview: lower)

        let rest = to.center
        let away = CGPoint(x: rest.x + width, y: rest.y)
        let aside = CGPoint(x: start.x - width * Self.parallax, y: start.y)
        if isPop {
            lower.center = CGPoint(x: rest.x - width * Self.parallax, y: rest.y)
        } else {
            upper.center = away
        }
        veil.center = lower.center
        veil.alpha = isPop ? Self.veilAlpha : 0
        UIView.animateBySystemSpring(lasting: duration) {
            upper.center = isPop ? away : rest
            lower.center = isPop ? rest : aside
            veil.center = lower.center
            veil.alpha = isPop ? 0 : Self.veilAlpha
        } completion: { _ in
            veil.removeFromSuperview()
            from.center = start
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
