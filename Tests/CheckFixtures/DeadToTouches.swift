import UIKit

/// Locks the window against taps while it runs, and unlocks it after a success only.
final class DeadToTouchesFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let window = context.containerView.window
        window?.isUserInteractionEnabled = false
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            if !context.transitionWasCancelled { window?.isUserInteractionEnabled = true }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Goes on with a colour for a moment after it has completed, during which the platform takes no touches.
final class DeadToTouchesForAMoment: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
            let color = toView.backgroundColor
            toView.backgroundColor = color?.withAlphaComponent(0.99)
            UIView.animate(withDuration: 0.4) {
                toView.backgroundColor = color
            }
        }
    }
}

/// Locks the entering screen while it runs, and unlocks it at every end.
final class DeadToTouchesRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        toView.isUserInteractionEnabled = false
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            toView.isUserInteractionEnabled = true
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Presents a screen as a card of 30 points, as a button that grows later.
final class DeadToTouchesCard: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the card takes no touches.
    private let isLocked: Bool

    init(isLocked: Bool) {
        self.isLocked = isLocked
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toView = context.view(forKey: .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = CGRect(x: 60, y: 130, width: 30, height: 30)
        context.containerView.addSubview(toView)
        toView.isUserInteractionEnabled = !isLocked
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
