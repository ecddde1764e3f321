import UIKit

/// Keeps the last context in a closure that keeps the animator.
final class LeaksFault: NSObject, UIViewControllerAnimatedTransitioning {
    private var finish: (() -> Void)?
    private var count = 0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        finish = {
            toView.alpha = 1
            self.count += 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            self.finish?()
        }
    }
}

/// Keeps the same closure only as long as the transition runs.
final class LeaksRight: NSObject, UIViewControllerAnimatedTransitioning {
    private var finish: (() -> Void)?
    private var count = 0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        finish = {
            toView.alpha = 1
            self.count += 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            self.finish?()
            self.finish = nil
        }
    }
}
