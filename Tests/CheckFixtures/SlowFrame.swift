import UIKit

/// Moves forty whole screens, each half transparent, over each other.
final class SlowFrameFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let picture = toView.snapshotView(afterScreenUpdates: true)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let copies = (0..<40).map { _ in UIView(frame: container.bounds) }
        for copy in copies {
            copy.layer.contents = picture.layer.contents
            copy.alpha = 0
            container.addSubview(copy)
        }
        toView.alpha = 0
        container.addSubview(toView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
            for copy in copies {
                copy.alpha = 0.5
                copy.transform = CGAffineTransform(rotationAngle: 0.3)
            }
        } completion: { _ in
            copies.forEach { $0.removeFromSuperview() }
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Moves forty small pieces.
final class SlowFrameRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let picture = toView.snapshotView(afterScreenUpdates: true)
        else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let copies = (0..<40).map { UIView(frame: CGRect(x: 20 + 5 * $0, y: 40 + 15 * $0, width: 40, height: 40)) }
        for copy in copies {
            copy.layer.contents = picture.layer.contents
            copy.alpha = 0
            container.addSubview(copy)
        }
        toView.alpha = 0
        container.addSubview(toView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.alpha = 1
            for copy in copies {
                copy.alpha = 0.5
                copy.transform = CGAffineTransform(rotationAngle: 0.3)
            }
        } completion: { _ in
            copies.forEach { $0.removeFromSuperview() }
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
