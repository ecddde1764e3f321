import UIKit

/// Holds the last value by an animation that is never removed.
final class LeftoverAnimationFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.3
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            context.completeTransition(!context.transitionWasCancelled)
        }
        toView.layer.add(fade, forKey: "fade")
        CATransaction.commit()
    }
}

/// Holds it too, and takes it off at the end.
final class LeftoverAnimationRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.3
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            toView.layer.removeAnimation(forKey: "fade")
            context.completeTransition(!context.transitionWasCancelled)
        }
        toView.layer.add(fade, forKey: "fade")
        CATransaction.commit()
    }
}
