import UIKit

/// Leaves its veil behind.
final class LeftoverViewFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let veil = UIView(frame: context.containerView.bounds)
        veil.backgroundColor = .black
        veil.alpha = 0
        context.containerView.addSubview(veil)
        toView.alpha = 0
        context.containerView.bringSubviewToFront(toView)
        UIView.animate(withDuration: 0.3) {
            veil.alpha = 0.4
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Takes its veil away after it has reported.
final class LeftoverViewRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let veil = UIView(frame: context.containerView.bounds)
        veil.backgroundColor = .black
        veil.alpha = 0
        context.containerView.addSubview(veil)
        toView.alpha = 0
        context.containerView.bringSubviewToFront(toView)
        UIView.animate(withDuration: 0.3) {
            veil.alpha = 0.4
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            veil.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
