// swift-format-ignore-file
import QuartzCore
import UIKit

/// Lets an animation have closures in the place of a delegate.
class AnimationCallbacks: NSObject, CAAnimationDelegate {
    var start: (() -> Void)?
    var completion: ((Bool) -> Void)?

    func animationDidStart(_ anim: CAAnimation) { start?() }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?(flag)
    }
}

extension CAAnimation {
    var completion: ((Bool) -> Void)? {
        get { return (delegate as? AnimationCallbacks)?.completion }
        set {
            if let callbacks = delegate as? AnimationCallbacks {
                callbacks.completion = newValue
            } else {
                let callbacks = AnimationCallbacks()
                callbacks.completion = newValue
                delegate = callbacks
            }
        }
    }
}

extension CALayer {
    func animate(_ keyPath: String, from: Any?, to: Any?, duration: Double, timing: CAMediaTimingFunctionName = .easeInEaseOut, completion: ((Bool) -> Void)? = nil) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: timing)
        animation.completion = completion
        setValue(to, forKeyPath: keyPath)
        add(animation, forKey: keyPath)
    }
}

class CornerSweep: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)

        let size = to.bounds.size
        let empty = UIBezierPath()
        empty.move(to: .zero)
        empty.addLine(to: CGPoint(x: 0.1, y: 0))
        empty.addLine(to: CGPoint(x: 0, y: 0.1))
        empty.close()
        let full = UIBezierPath()
        full.move(to: .zero)
        full.addLine(to: CGPoint(x: size.width + size.height, y: 0))
        full.addLine(to: CGPoint(x: 0, y: size.width + size.height))
        full.close()

        let mask = CAShapeLayer()
        mask.frame = to.bounds
        to.layer.mask = mask
        mask.animate("path", from: empty.cgPath, to: full.cgPath, duration: transitionDuration(using: transitionContext)) { _ in
            to.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
