import UIKit

/// Ignores requests while a flag is set that a cancel never clears.
final class WrongScreenFault: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private var isUnderWay = false

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let isRepeated = isUnderWay
        isUnderWay = true
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { [self] _ in
            toView.alpha = 1
            // Once it was cancelled, it goes on refusing.
            if !context.transitionWasCancelled { isUnderWay = false }
            context.completeTransition(!context.transitionWasCancelled && !isRepeated)
        }
    }
}

/// Clears the flag at every end.
final class WrongScreenRight: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private(set) var isUnderWay = false

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { isUnderWay ? nil : self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        isUnderWay = true
        toView.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: context)) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        isUnderWay = false
    }
}
