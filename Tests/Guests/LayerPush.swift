// swift-format-ignore-file
//
//  LayerPush.swift
//
//  CATransition on the container's layer; the views are exchanged beneath it.
//

import QuartzCore
import UIKit

class LayerPush: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    private var context: UIViewControllerContextTransitioning!
    var subtype = CATransitionSubtype.fromRight

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to)!
        let fromView = transitionContext.view(forKey: .from)!

        let transition = CATransition()
        transition.type = CATransitionType.push
        transition.subtype = subtype
        transition.duration = transitionDuration(using: transitionContext)
        transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        transition.delegate = self
        container.layer.add(transition, forKey: kCATransition)

        container.addSubview(toView)
        fromView.isHidden = true
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context.view(forKey: .from)?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
        context = nil
    }
}
