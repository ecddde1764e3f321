// swift-format-ignore-file
import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }

    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        toView.alpha = 1
      },
      completion: { _ in
        toView.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
