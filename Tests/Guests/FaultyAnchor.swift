// swift-format-ignore-file
import UIKit

// Moves the anchor point and the bounds and gives neither back.
class AnchorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)
        to.layer.anchorPoint = CGPoint(x: 0, y: 1)
        to.transform = CGAffineTransform(rotationAngle: .pi / 2)
        UIView.animate(withDuration: 0.5, animations: {
            to.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
