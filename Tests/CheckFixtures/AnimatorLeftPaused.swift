import UIKit

/// Pauses a second animator for a pause in the middle, and forgets it.
final class AnimatorLeftPausedFault: NSObject, UIViewControllerAnimatedTransitioning {
    private var veil: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        let veil = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { toView.layer.cornerRadius = 0 }
        toView.layer.cornerRadius = 1
        veil.startAnimation()
        veil.pauseAnimation()
        self.veil = veil
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { toView.alpha = 1 }
        animator.addCompletion { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

/// Pauses it and finishes it with the transition.
final class AnimatorLeftPausedRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        let veil = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { toView.layer.cornerRadius = 0 }
        toView.layer.cornerRadius = 1
        veil.startAnimation()
        veil.pauseAnimation()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { toView.alpha = 1 }
        animator.addCompletion { _ in
            toView.alpha = 1
            veil.stopAnimation(false)
            veil.finishAnimation(at: .end)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
