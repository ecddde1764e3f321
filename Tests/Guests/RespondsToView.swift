// swift-format-ignore-file
//
//  RespondsToView.swift
//  Works on iOS 7, where contexts had no views.
//

import UIKit

class RespondsToView: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromViewController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
        let toViewController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
        let containerView = transitionContext.containerView

        var fromView: UIView! = fromViewController.view
        var toView: UIView! = toViewController.view
        if transitionContext.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:))) {
            fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)
            toView = transitionContext.view(forKey: UITransitionContextViewKey.to)
        }

        let isPush = toViewController.navigationController?.viewControllers.contains(fromViewController) ?? true
        let fromFrame = transitionContext.initialFrame(for: fromViewController)
        let toFrame = transitionContext.finalFrame(for: toViewController)
        let offset = CGVector(dx: isPush ? -1 : 1, dy: 0)

        fromView.frame = fromFrame
        toView.frame = toFrame.offsetBy(dx: toFrame.size.width * offset.dx * -1, dy: toFrame.size.height * offset.dy * -1)
        containerView.addSubview(toView)

        let transitionDuration = self.transitionDuration(using: transitionContext)
        UIView.animate(withDuration: transitionDuration, animations: {
            fromView.frame = fromFrame.offsetBy(dx: fromFrame.size.width * offset.dx, dy: fromFrame.size.height * offset.dy)
            toView.frame = toFrame
        }, completion: { finished in
            let wasCancelled = transitionContext.transitionWasCancelled
            if wasCancelled { toView.removeFromSuperview() }
            fromView.frame = fromFrame
            transitionContext.completeTransition(!wasCancelled)
        })
    }
}
