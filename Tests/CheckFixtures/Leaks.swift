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

/// Has a timer count the frames, which nobody stops.
final class LeaksTimerFault: NSObject, UIViewControllerAnimatedTransitioning {
    private var frames = 0
    private var timer: Timer?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        timer = Timer.scheduledTimer(withTimeInterval: 1 / 30, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.frames += 1 }
        }
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// The same, which stops it in the end.
final class LeaksTimerRight: NSObject, UIViewControllerAnimatedTransitioning {
    private var frames = 0
    private var timer: Timer?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        timer = Timer.scheduledTimer(withTimeInterval: 1 / 30, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.frames += 1 }
        }
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        timer?.invalidate()
    }
}
