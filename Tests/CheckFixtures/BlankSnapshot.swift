import UIKit

/// Takes a snapshot of a screen that was never shown, without waiting for it to be drawn.
final class BlankSnapshotFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let snapshot = toView.snapshotView(afterScreenUpdates: false)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        snapshot.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
        container.addSubview(snapshot)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            snapshot.frame = container.bounds
        } completion: { _ in
            snapshot.removeFromSuperview()
            if !transitionContext.transitionWasCancelled { container.addSubview(toView) }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Waits for the screen to be drawn before it takes a snapshot.
final class BlankSnapshotRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let snapshot = toView.snapshotView(afterScreenUpdates: true)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        snapshot.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
        container.addSubview(snapshot)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            snapshot.frame = container.bounds
        } completion: { _ in
            snapshot.removeFromSuperview()
            if !transitionContext.transitionWasCancelled { container.addSubview(toView) }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
