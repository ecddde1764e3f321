// swift-format-ignore-file
// Swing the new screen in from above with explicit keyframe animations.

import QuartzCore
import UIKit

public class ShakeIn: NSObject {
    public var duration: CFTimeInterval = 0.8
}

extension ShakeIn: UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        container.addSubview(to.view)

        let layer = to.view.layer
        let rest = layer.position
        let h = container.bounds.height

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            layer.removeAnimation(forKey: "drop")
            layer.removeAnimation(forKey: "swing")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }

        let drop = CAKeyframeAnimation(keyPath: "position.y")
        drop.values = [rest.y - h, rest.y + 24, rest.y - 12, rest.y]
        drop.keyTimes = [0, 0.55, 0.8, 1]
        drop.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn),
            CAMediaTimingFunction(name: .easeOut),
            CAMediaTimingFunction(name: .easeInEaseOut),
        ]
        drop.duration = duration

        let swing = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        swing.values = [0.0, 0.04, -0.03, 0.015, 0.0]
        swing.duration = duration
        swing.calculationMode = .cubic

        layer.add(drop, forKey: "drop")
        layer.add(swing, forKey: "swing")
        CATransaction.commit()
    }
}
