// swift-format-ignore-file
import UIKit

class AlwaysTrueAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        container.addSubview(to)
        to.frame = container.bounds.offsetBy(dx: isPresenting ? container.bounds.width : -container.bounds.width, dy: 0)
        UIView.animate(withDuration: 0.4, animations: {
            to.frame = container.bounds
            from.alpha = 0.5
        }, completion: { _ in
            from.alpha = 1
            transitionContext.completeTransition(true)
        })
    }
}
