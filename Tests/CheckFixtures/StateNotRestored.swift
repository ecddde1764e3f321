import UIKit

/// Dims the screen that is left at once and puts it back after a success only.
final class StateNotRestoredFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let fromView = fromVC.view, let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let container = context.containerView
        toView.frame = context.finalFrame(for: toVC)
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        fromView.layer.cornerRadius = 20
        fromView.clipsToBounds = true
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
        } completion: { _ in
            toView.transform = .identity
            if !context.transitionWasCancelled {
                fromView.layer.cornerRadius = 0
                fromView.clipsToBounds = false
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Rounds the screen that is left and puts that back at every end.
final class StateNotRestoredRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
            let fromView = fromVC.view, let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let container = context.containerView
        toView.frame = context.finalFrame(for: toVC)
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let clips = fromView.clipsToBounds
        fromView.layer.cornerRadius = 20
        fromView.clipsToBounds = true
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
        } completion: { _ in
            toView.transform = .identity
            fromView.layer.cornerRadius = 0
            fromView.clipsToBounds = clips
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
