import UIKit

/// Leaves the screen that is out of sight transparent.
final class NotRestoredOnReturnFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let fromView = fromVC.view, let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.insertSubview(toView, belowSubview: fromView)
        UIView.animate(withDuration: 0.3) {
            fromView.alpha = 0
        } completion: { _ in
            if context.transitionWasCancelled { fromView.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Makes it opaque again as soon as it is out of sight.
final class NotRestoredOnReturnRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let fromView = fromVC.view, let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.insertSubview(toView, belowSubview: fromView)
        UIView.animate(withDuration: 0.3) {
            fromView.alpha = 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            fromView.alpha = 1
        }
    }
}
