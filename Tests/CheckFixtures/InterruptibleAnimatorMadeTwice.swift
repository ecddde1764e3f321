import UIKit

/// Makes a new animator whenever it is asked.
final class InterruptibleAnimatorMadeTwiceFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else { return animator }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        animator.addAnimations { toView.alpha = 1 }
        animator.addCompletion { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}

/// Keeps its animator for the time of the transition.
final class InterruptibleAnimatorMadeTwiceRight: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
        self.animator = animator
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else { return animator }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        animator.addAnimations { toView.alpha = 1 }
        animator.addCompletion { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
