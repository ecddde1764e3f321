/// The system's transition of presentations that dissolve: the presented screen fades in over the other one, and out again.
@MainActor
final class SystemDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private static let duration = 0.4  // s

    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        guard let fading = presenting ? to : from else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        if let to, let target = transitionContext.viewController(forKey: .to) {
            to.place(in: transitionContext.finalFrame(for: target))
            if let from, !presenting {
                container.insertSubview(to, belowSubview: from)
            } else {
                container.addSubview(to)
            }
        }
        let alpha = fading.alpha
        if presenting { fading.alpha = 0 }
        UIView.animate(withDuration: Self.duration) { [presenting] in
            fading.alpha = presenting ? alpha : 0
        } completion: { _ in
            fading.alpha = alpha
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
