import UIKit

/// Grows the screen to not quite its size.
final class EnteringViewChangedFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(withDuration: 0.3) {
            toView.transform = CGAffineTransform(scaleX: 0.98, y: 0.98)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Overshoots, and comes back to the identity.
final class EnteringViewChangedRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.7) {
                toView.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) {
                toView.transform = .identity
            }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Makes the screen that it leaves small, and whole again on the way back.
final class EnteringViewChangedBack: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let fromVC = context.viewController(forKey: .from),
            let toView = toVC.view, let fromView = fromVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let isBack = fromVC.isBeingDismissed
        let small = CGAffineTransform(scaleX: 0.9, y: 0.9)
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
        if isBack {
            context.containerView.insertSubview(toView, belowSubview: fromView)
            toView.transform = small
        } else {
            toView.frame = context.finalFrame(for: toVC)
            context.containerView.addSubview(toView)
            toView.transform = below
        }
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
            fromView.transform = isBack ? below : small
        } completion: { _ in
            if context.transitionWasCancelled {
                (fromView.transform, toView.transform) = (.identity, isBack ? small : .identity)
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
