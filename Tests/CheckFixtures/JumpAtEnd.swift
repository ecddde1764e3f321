import UIKit

/// Slides the screen in and stops 40 points short of its place.
final class JumpAtEndFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = CGAffineTransform(translationX: 40, y: 0)
        } completion: { _ in
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Slides a picture of the screen in, and puts the screen in its place.
final class JumpAtEndRight: NSObject, UIViewControllerAnimatedTransitioning {
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
        snapshot.frame = container.bounds
        snapshot.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        container.addSubview(snapshot)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            snapshot.transform = .identity
        } completion: { _ in
            snapshot.removeFromSuperview()
            if !transitionContext.transitionWasCancelled { container.addSubview(toView) }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Fades the new screen's background in when the transition is over: gently, or at once.
final class JumpAtEndBackground: NSObject, UIViewControllerAnimatedTransitioning {
    private let isGentle: Bool

    init(isGentle: Bool) {
        self.isGentle = isGentle
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let color = toView.backgroundColor
        toView.backgroundColor = .clear
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
        } completion: { [isGentle] _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            UIView.animate(withDuration: isGentle ? 0.6 : 0.01) { toView.backgroundColor = color }
        }
    }
}
