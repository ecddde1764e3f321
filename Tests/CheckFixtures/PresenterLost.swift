import UIKit

/// Puts the presenter's view into the container although it stays where it is.
final class PresenterLostFault: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let fromView = fromVC.view, let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let isPresenting = toVC.presentingViewController === fromVC
        let container = context.containerView
        if isPresenting {
            toView.frame = context.finalFrame(for: toVC)
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, at: 0)
        }
        let moving: UIView = isPresenting ? toView : fromView
        if isPresenting { moving.alpha = 0 }
        UIView.animate(withDuration: 0.3) {
            moving.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            moving.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Moves only what the context gives it.
final class PresenterLostRight: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        let isPresenting = context.view(forKey: .to) != nil
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        if isPresenting {
            container.addSubview(moving)
            moving.frame = container.bounds
            moving.alpha = 0
        }
        UIView.animate(withDuration: 0.3) {
            moving.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            moving.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
