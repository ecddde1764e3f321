// swift-format-ignore-file
//
//  NavigationSlide.swift
//  Lunchbox
//
//  Created by Petra Olsen on 14/02/17.
//  Copyright © 2017 Petra Olsen. All rights reserved.
//

import UIKit

class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {

    let operation: UINavigationControllerOperation

    init(operation: UINavigationControllerOperation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return TimeInterval(UINavigationControllerHideShowBarDuration) * 2
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
        let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
        let container = transitionContext.containerView
        let width = container.bounds.size.width

        toVC.view.frame = transitionContext.finalFrame(for: toVC)

        if self.operation == .push {
            container.addSubview(toVC.view)
            toVC.view.transform = CGAffineTransform(translationX: width, y: 0)
        } else if self.operation == .pop {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
            toVC.view.transform = CGAffineTransform(translationX: -width * 0.4, y: 0)
        }

        UIView.animate(withDuration: self.transitionDuration(using: transitionContext), delay: 0, options: UIViewAnimationOptions.curveEaseInOut, animations: {
            toVC.view.transform = CGAffineTransform.identity
            if self.operation == .push {
                fromVC.view.transform = CGAffineTransform(translationX: -width * 0.4, y: 0)
            } else {
                fromVC.view.transform = CGAffineTransform(translationX: width, y: 0)
            }
        }, completion: { (finished) in
            fromVC.view.transform = CGAffineTransform.identity
            toVC.view.transform = CGAffineTransform.identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
