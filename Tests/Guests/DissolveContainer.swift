// swift-format-ignore-file
//  DissolveContainer.swift

import UIKit

class DissolveContainer: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.viewController(forKey: .from)!
        let to = transitionContext.viewController(forKey: .to)!
        to.view.frame = transitionContext.finalFrame(for: to)

        UIView.transition(with: container, duration: transitionDuration(using: transitionContext), options: [.transitionCrossDissolve, .curveEaseInOut], animations: {
            from.view.removeFromSuperview()
            container.addSubview(to.view)
        }, completion: { _ in
            if transitionContext.transitionWasCancelled {
                container.addSubview(from.view)
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
