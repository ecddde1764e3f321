/// The system's transition of presentations: the presented screen slides up over the other one, and down again.
@MainActor
package final class SystemCoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool
    private let duration: TimeInterval

    /// - Parameter duration: seconds; nil for the system's own.
    package init(presenting: Bool, duration: TimeInterval? = nil) {
        self.presenting = presenting
        self.duration = duration ?? SystemSpring.duration
        super.init()
    }

    package func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if presenting { rise(transitionContext) } else { sink(transitionContext) }
    }

    private func rise(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let target = context.viewController(forKey: .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let container = context.containerView
        container.addSubview(view)
        view.place(in: context.finalFrame(for: target))
        let rest = view.center
        view.center = CGPoint(x: rest.x, y: rest.y + container.bounds.height - view.frame.minY)
        UIView.animateBySystemSpring(lasting: duration) {
            view.center = rest
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func sink(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let container = context.containerView
        if let below = context.view(forKey: .to), let target = context.viewController(forKey: .to) {
            below.place(in: context.finalFrame(for: target))
            container.insertSubview(below, belowSubview: view)
        }
        let start = view.center
        UIView.animateBySystemSpring(lasting: duration) {
            view.center = CGPoint(x: start.x, y: start.y + container.bounds.height - view.frame.minY)
        } completion: { _ in
            view.center = start
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
