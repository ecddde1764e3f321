// swift-format-ignore-file
import UIKit

// The new screen comes flying along a curve.
final class AlongPath: NSObject {
    private var completion: ((Bool) -> Void)?
}

extension AlongPath: UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        container.addSubview(view)

        let end = view.layer.position
        let path = UIBezierPath()
        path.move(to: CGPoint(x: container.bounds.maxX * 1.1, y: container.bounds.maxY * 1.1))
        path.addQuadCurve(to: end, controlPoint: CGPoint(x: container.bounds.minX, y: container.bounds.maxY))

        let fly = CAKeyframeAnimation(keyPath: "position")
        fly.path = path.cgPath
        fly.calculationMode = CAAnimationCalculationMode.paced
        fly.rotationMode = nil

        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 0.1
        grow.toValue = 1

        let group = CAAnimationGroup()
        group.animations = [fly, grow]
        group.duration = transitionDuration(using: transitionContext)
        group.delegate = self
        completion = { [unowned view] _ in
            view.layer.removeAllAnimations()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        view.layer.add(group, forKey: "fly")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?(flag)
        completion = nil
    }
}
