import UIKit

/// Makes the appearance calls that UIKit makes.
final class UnbalancedAppearanceFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toVC.beginAppearanceTransition(true, animated: true)
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            toVC.endAppearanceTransition()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Makes them for a controller of its own, which UIKit knows nothing of.
final class UnbalancedAppearanceRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let badge = UIViewController()
        badge.view.frame = CGRect(x: 20, y: 80, width: 40, height: 40)
        badge.beginAppearanceTransition(true, animated: true)
        context.containerView.addSubview(badge.view)
        badge.endAppearanceTransition()
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            badge.beginAppearanceTransition(false, animated: true)
            badge.view.removeFromSuperview()
            badge.endAppearanceTransition()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
