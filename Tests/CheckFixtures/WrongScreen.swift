import UIKit

/// Takes a cancel for a failure, and goes on all the same.
final class WrongScreenFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let navigation = fromVC.navigationController
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            let wasCancelled = context.transitionWasCancelled
            context.completeTransition(!wasCancelled)
            guard wasCancelled else { return }
            DispatchQueue.main.async {
                navigation?.pushViewController(toVC, animated: false)
            }
        }
    }
}

/// Sees to it that the stack is where the cancel has left it.
final class WrongScreenRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let navigation = fromVC.navigationController
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            let wasCancelled = context.transitionWasCancelled
            context.completeTransition(!wasCancelled)
            guard wasCancelled else { return }
            DispatchQueue.main.async {
                _ = navigation?.popToViewController(fromVC, animated: false)
            }
        }
    }
}
