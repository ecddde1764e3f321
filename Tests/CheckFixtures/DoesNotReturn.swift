import UIKit

/// Lays a veil on the screen that is left, and lets it be.
final class DoesNotReturnFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        let veil = CALayer()
        veil.frame = fromView.bounds
        veil.backgroundColor = UIColor.black.withAlphaComponent(0.1).cgColor
        fromView.layer.addSublayer(veil)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Lays a veil on the screen that is left, and takes it off.
final class DoesNotReturnRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        let veil = CALayer()
        veil.frame = fromView.bounds
        veil.backgroundColor = UIColor.black.withAlphaComponent(0.1).cgColor
        fromView.layer.addSublayer(veil)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            veil.removeFromSuperlayer()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
