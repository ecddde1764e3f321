// swift-format-ignore-file
import UIKit

// Two animations, each with a completion that completes.
class TwiceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)!
    let from = transitionContext.view(forKey: .from)!
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4, animations: { from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }) { _ in
      from.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    UIView.animate(withDuration: 0.6, animations: { to.alpha = 1 }) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
