import UIKit

/// Reports in both of two animations' completions.
final class CompletesTwiceFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 0.5
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Counts the animations that are still under way, and reports after the last.
final class CompletesTwiceRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        var remaining = 2
        let done = { (_: Bool) in
            remaining -= 1
            if remaining == 0 { context.completeTransition(!context.transitionWasCancelled) }
        }
        toView.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { toView.alpha = 1 }, completion: done)
        toView.layer.cornerRadius = 12
        UIView.animate(withDuration: 0.3, animations: { toView.layer.cornerRadius = 0 }, completion: done)
    }
}
