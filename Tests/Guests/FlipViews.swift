// swift-format-ignore-file
// The shortest flip there is: UIView does the work.

import UIKit

final class FlipViews: NSObject, UIViewControllerAnimatedTransitioning {
    var flipFromRight = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }

        UIView.transition(
            from: fromView,
            to: toView,
            duration: transitionDuration(using: transitionContext),
            options: flipFromRight ? .transitionFlipFromRight : .transitionFlipFromLeft,
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }
}
