import UIKit

/// Animates a picture of the entering screen and forgets the screen.
final class EnteringViewMissingFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view,
            let picture = toView.snapshotView(afterScreenUpdates: true)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        picture.frame = context.finalFrame(for: toVC)
        picture.alpha = 0
        context.containerView.addSubview(picture)
        UIView.animate(withDuration: 0.3) {
            picture.alpha = 1
        } completion: { _ in
            picture.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Puts the screen in only when its picture has arrived.
final class EnteringViewMissingRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view,
            let picture = toView.snapshotView(afterScreenUpdates: true)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        picture.frame = context.finalFrame(for: toVC)
        picture.alpha = 0
        context.containerView.addSubview(picture)
        UIView.animate(withDuration: 0.3) {
            picture.alpha = 1
        } completion: { _ in
            picture.removeFromSuperview()
            if !context.transitionWasCancelled {
                toView.frame = context.finalFrame(for: toVC)
                context.containerView.addSubview(toView)
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
