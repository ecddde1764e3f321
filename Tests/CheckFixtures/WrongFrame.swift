import UIKit

/// Leaves room for a status bar that is not there.
final class WrongFrameFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let container = context.containerView
        container.addSubview(toView)
        let rest = container.bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        toView.frame = rest.offsetBy(dx: rest.width, dy: 0)
        UIView.animate(withDuration: 0.3) {
            toView.frame = rest
        } completion: { _ in
            toView.frame = rest
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Takes the container for the final frame, which is the same here.
final class WrongFrameRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let container = context.containerView
        container.addSubview(toView)
        let rest = container.bounds
        toView.frame = rest.offsetBy(dx: rest.width, dy: 0)
        UIView.animate(withDuration: 0.3) {
            toView.frame = rest
        } completion: { _ in
            toView.frame = rest
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
