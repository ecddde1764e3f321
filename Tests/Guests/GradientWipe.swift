// swift-format-ignore-file
import UIKit

/// A soft edge sweeps over the screen: the mask is a gradient whose locations move.
final class GradientWipe: NSObject, UIViewControllerAnimatedTransitioning {
    var softness: Double = 0.3
    var isVertical = false

    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 0.9 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)

        let before = [NSNumber(value: -softness), NSNumber(value: 0)]
        let after = [NSNumber(value: 1), NSNumber(value: 1 + softness)]

        let mask = CAGradientLayer()
        mask.frame = to.bounds
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        mask.startPoint = isVertical ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 0, y: 0.5)
        mask.endPoint = isVertical ? CGPoint(x: 0.5, y: 1) : CGPoint(x: 1, y: 0.5)
        mask.locations = after
        to.layer.mask = mask

        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock {
            to.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        let sweep = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        sweep.fromValue = before
        sweep.toValue = after
        sweep.duration = transitionDuration(using: context)
        mask.add(sweep, forKey: nil)
        CATransaction.commit()
    }
}
