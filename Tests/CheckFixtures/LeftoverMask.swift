import UIKit

/// Leaves the circle on the screen that it opened.
final class LeftoverMaskFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let bounds = toView.bounds
        let small = UIBezierPath(ovalIn: CGRect(x: bounds.midX, y: bounds.midY, width: 2, height: 2))
        let large = UIBezierPath(ovalIn: bounds.insetBy(dx: -bounds.height, dy: -bounds.height))
        let mask = CAShapeLayer()
        mask.path = large.cgPath
        toView.layer.mask = mask
        let spread = CABasicAnimation(keyPath: "path")
        spread.fromValue = small.cgPath
        spread.toValue = large.cgPath
        spread.duration = 0.3
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            context.completeTransition(!context.transitionWasCancelled)
        }
        mask.add(spread, forKey: "path")
        CATransaction.commit()
    }
}

/// Takes the circle off when it has opened.
final class LeftoverMaskRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let bounds = toView.bounds
        let small = UIBezierPath(ovalIn: CGRect(x: bounds.midX, y: bounds.midY, width: 2, height: 2))
        let large = UIBezierPath(ovalIn: bounds.insetBy(dx: -bounds.height, dy: -bounds.height))
        let mask = CAShapeLayer()
        mask.path = large.cgPath
        toView.layer.mask = mask
        let spread = CABasicAnimation(keyPath: "path")
        spread.fromValue = small.cgPath
        spread.toValue = large.cgPath
        spread.duration = 0.3
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            toView.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        mask.add(spread, forKey: "path")
        CATransaction.commit()
    }
}
