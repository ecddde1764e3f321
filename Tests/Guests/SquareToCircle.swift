import UIKit

/// Opens the new screen through a square that becomes a circle, and reports before it takes the mask off.
final class SquareToCircle: NSObject, UIViewControllerAnimatedTransitioning {
    var originFrame = CGRect.zero

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return }
        let bounds = transitionContext.containerView.bounds
        let radius = hypot(bounds.width, bounds.height) / 2
        let mask = CAShapeLayer()
        let square = UIBezierPath(rect: originFrame)
        let circle = UIBezierPath(
            ovalIn: CGRect(x: bounds.midX - radius, y: bounds.midY - radius, width: radius * 2, height: radius * 2))
        mask.path = circle.cgPath
        to.layer.mask = mask
        transitionContext.containerView.addSubview(to)

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            transitionContext.viewController(forKey: .to)!.view.layer.mask = nil
            transitionContext.viewController(forKey: .from)!.view.layer.mask = nil
        }
        let opening = CABasicAnimation(keyPath: "path")
        opening.fromValue = square.cgPath
        opening.toValue = circle.cgPath
        opening.duration = transitionDuration(using: transitionContext)
        mask.add(opening, forKey: "opening")
        CATransaction.commit()
    }
}
