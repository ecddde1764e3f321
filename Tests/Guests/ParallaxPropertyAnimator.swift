// swift-format-ignore-file
import UIKit

class ParallaxPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var currentAnimator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let a = currentAnimator { return a }

        let fromVC = transitionContext.viewController(forKey: .from)!
        let toVC = transitionContext.viewController(forKey: .to)!
        let containerView = transitionContext.containerView

        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        toVC.view.transform = CGAffineTransform(translationX: containerView.frame.width, y: 0)
        containerView.addSubview(toVC.view)

        let timing = UISpringTimingParameters(dampingRatio: 0.85, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: self.transitionDuration(using: transitionContext), timingParameters: timing)

        animator.addAnimations {
            toVC.view.transform = .identity
        }
        animator.addAnimations {
            fromVC.view.transform = CGAffineTransform(translationX: -containerView.frame.width / 3, y: 0).scaledBy(x: 0.95, y: 0.95)
        }
        animator.addCompletion { (position) in
            fromVC.view.transform = .identity
            switch position {
            case .end:
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            case .start, .current:
                toVC.view.transform = .identity
                transitionContext.completeTransition(false)
            @unknown default:
                transitionContext.completeTransition(false)
            }
            self.currentAnimator = nil
        }
        currentAnimator = animator
        return animator
    }
}
