import UIKit

/// Slides in, each time a little further than the last.
final class StateCarriedFault: NSObject, UIViewControllerAnimatedTransitioning {
    private var start: CGFloat = 100

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: start, y: 0)
        toView.alpha = 0
        start += 80
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
            toView.alpha = 1
        } completion: { _ in
            toView.transform = .identity
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Counts its uses and lets nothing depend on them.
final class StateCarriedRight: NSObject, UIViewControllerAnimatedTransitioning {
    private var uses = 0
    private var start: CGFloat = 0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        uses += 1
        start = 100
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: start, y: 0)
        toView.alpha = 0
        start += 80
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
            toView.alpha = 1
        } completion: { _ in
            toView.transform = .identity
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
