import UIKit

/// Fades an element of the new screen in, and not all the way.
final class WrongRestPictureFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        let element = toView.subviews.first
        element?.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
            element?.alpha = 0.5
        } completion: { _ in
            toView.alpha = 1
            if transitionContext.transitionWasCancelled { element?.alpha = 1 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Fades an element of the new screen in, and all the way.
final class WrongRestPictureRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        let element = toView.subviews.first
        element?.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
            element?.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            element?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
