import UIKit

/// Scales first and sets the frame after it.
final class FrameUnderTransformFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        context.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        toView.frame = CGRect(x: 60, y: 60, width: 200, height: 300)
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
            toView.bounds = CGRect(origin: .zero, size: context.finalFrame(for: toVC).size)
            toView.center = CGPoint(x: context.finalFrame(for: toVC).midX, y: context.finalFrame(for: toVC).midY)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Sets the frame under a move, which no size depends on, and scales after it.
final class FrameUnderTransformRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        context.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: 0, y: 10)
        toView.frame = context.finalFrame(for: toVC).offsetBy(dx: 0, dy: 10)
        toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(withDuration: 0.3) {
            toView.transform = .identity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
