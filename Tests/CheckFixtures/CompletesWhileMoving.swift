import UIKit

/// Reports in the completion of the shorter of two animations.
final class CompletesWhileMovingFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        toView.alpha = 0.5
        UIView.animate(withDuration: 0.8) { toView.transform = .identity }
        UIView.animate(withDuration: 0.4) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Reports in the completion of the longer of two animations.
final class CompletesWhileMovingRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        toView.alpha = 0.5
        UIView.animate(withDuration: 0.2) { toView.alpha = 1 }
        UIView.animate(withDuration: 0.4) {
            toView.transform = .identity
        } completion: { _ in
            toView.alpha = 1
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
