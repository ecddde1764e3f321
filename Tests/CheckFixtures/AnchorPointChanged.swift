import UIKit

/// Opens the screen from its left edge and leaves the anchor there.
final class AnchorPointChangedFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to),
            let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let frame = toView.frame
        toView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        toView.frame = frame
        toView.transform = CGAffineTransform(scaleX: 0.01, y: 1)
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
        } completion: { _ in
            toView.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Opens it the same way and moves the anchor back.
final class AnchorPointChangedRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to),
            let toView = toVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let frame = toView.frame
        toView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        toView.frame = frame
        toView.transform = CGAffineTransform(scaleX: 0.01, y: 1)
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
        } completion: { _ in
            toView.transform = .identity
            toView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            toView.frame = frame
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
