import UIKit

/// Takes its animations off as soon as the finger lets go to cancel.
final class JumpAtReleaseFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        toController.transitionCoordinator?.notifyWhenInteractionChanges { context in
            if context.isCancelled { toView.layer.removeAllAnimations() }
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
        } completion: { _ in
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Takes note when the finger lets go, and leaves its animations alone.
final class JumpAtReleaseRight: NSObject, UIViewControllerAnimatedTransitioning {
    private var isCancelled = false

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        toController.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.isCancelled = context.isCancelled
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
        } completion: { _ in
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
