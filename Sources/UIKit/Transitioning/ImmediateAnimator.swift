/// Makes a change without animation, so that it takes the same way as one with.
@MainActor
final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
        }
        transitionContext.completeTransition(true)
    }
}
