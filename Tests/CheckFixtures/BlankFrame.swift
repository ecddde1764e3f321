import UIKit

/// Takes the old screen away at once, and brings the new one in after a while.
final class BlankFrameFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { fromView.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { toView.alpha = 1 }
        } completion: { _ in
            fromView.alpha = 1
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Fades through a white that it puts there.
final class BlankFrameRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        let ground = UIView(frame: transitionContext.containerView.bounds)
        ground.backgroundColor = .white
        transitionContext.containerView.insertSubview(ground, at: 0)
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { fromView.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { toView.alpha = 1 }
        } completion: { _ in
            ground.removeFromSuperview()
            fromView.alpha = 1
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
