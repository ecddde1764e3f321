import UIKit

/// Reports in the completion of the shorter of two animations.
final class CompletesWhileMovingFault: NSObject, UIViewControllerAnimatedTransitioning {
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
        toView.alpha = 0.5
        UIView.animate(withDuration: 0.8) { toView.transform = .identity }
        UIView.animate(withDuration: 0.4) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Reports in the completion of the longer of two animations.
final class CompletesWhileMovingRight: NSObject, UIViewControllerAnimatedTransitioning {
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
        toView.alpha = 0.5
        UIView.animate(withDuration: 0.2) { toView.alpha = 1 }
        UIView.animate(withDuration: 0.4) {
            toView.transform = .identity
        } completion: { _ in
            toView.alpha = 1
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Begins its animation and reports at once that it is over; or has nothing to animate.
final class CompletesAtOnce: NSObject, UIViewControllerAnimatedTransitioning {
    private let prepare: @MainActor @Sendable (UIView) -> Void

    /// - Parameter prepare: Takes the entering view to where it comes from.
    init(prepare: @escaping @MainActor @Sendable (UIView) -> Void) {
        self.prepare = prepare
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        prepare(toView)
        UIView.animate(withDuration: 0.4) {
            toView.transform = .identity
            toView.alpha = 1
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
}
