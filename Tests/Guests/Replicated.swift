// swift-format-ignore-file
import UIKit

// A row of bars made by a replicator covers the change.
class Replicated: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1.0 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        let count = 6
        let width = container.bounds.width / CGFloat(count)
        let duration = transitionDuration(using: transitionContext)

        let replicator = CAReplicatorLayer()
        replicator.frame = container.bounds
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(width, 0, 0)
        replicator.instanceDelay = duration * 0.05

        let bar = CALayer()
        bar.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1).cgColor
        bar.anchorPoint = CGPoint(x: 0, y: 0)
        bar.frame = CGRect(x: 0, y: -container.bounds.height, width: width + 1, height: container.bounds.height)
        replicator.addSublayer(bar)
        container.layer.addSublayer(replicator)

        let fall = CAKeyframeAnimation(keyPath: "position.y")
        fall.values = [-container.bounds.height, 0, 0, container.bounds.height]
        fall.keyTimes = [0, 0.4, 0.6, 1]
        fall.duration = duration * 0.75
        fall.fillMode = .both
        fall.isRemovedOnCompletion = false
        bar.add(fall, forKey: "fall")

        DispatchQueue.main.asyncAfter(deadline: .now() + duration / 2) {
            container.addSubview(to)
            container.layer.addSublayer(replicator)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
            replicator.removeFromSuperlayer()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
