// swift-format-ignore-file
import UIKit

final class CubicTiming: NSObject, UIViewControllerAnimatedTransitioning {

    enum Curve {
        static let swift = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
        static let system = UICubicTimingParameters(animationCurve: .easeInOut)
    }

    private var propertyAnimator: UIViewPropertyAnimator?
    var direction: CGFloat = 1

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator = interruptibleAnimator(using: transitionContext)
        if transitionContext.isInteractive {
            animator.pauseAnimation()
        } else {
            animator.startAnimation()
        }
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let propertyAnimator = propertyAnimator { return propertyAnimator }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: Curve.swift)

        let container = context.containerView
        let from = context.view(forKey: .from)!
        let to = context.view(forKey: .to)!
        container.addSubview(to)
        to.transform = CGAffineTransform(translationX: direction * container.bounds.width, y: 0).rotated(by: direction * 0.3)

        animator.addAnimations({
            UIView.animateKeyframes(withDuration: 0, delay: 0, options: [], animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
                    from.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
                    from.alpha = 0.4
                }
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) {
                    to.transform = .identity
                }
            })
        }, delayFactor: 0)

        animator.addCompletion { [weak self] _ in
            from.transform = .identity
            from.alpha = 1
            to.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
            self?.propertyAnimator = nil
        }
        animator.isUserInteractionEnabled = false
        propertyAnimator = animator
        return animator
    }
}
