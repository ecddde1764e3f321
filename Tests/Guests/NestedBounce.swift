// swift-format-ignore-file
//  NestedBounce.swift
//  Created by Tomas on 3/9/16.

import UIKit

class NestedBounce: NSObject, UIViewControllerAnimatedTransitioning {
    var presenting = true
    let duration = 0.9

    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let container = ctx.containerView
        if presenting {
            let toView = ctx.view(forKey: .to)!
            container.addSubview(toView)
            toView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
            toView.alpha = 0.5

            // overshoot, undershoot, settle
            UIView.animate(withDuration: duration * 0.4, animations: {
                toView.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
                toView.alpha = 1
            }, completion: { _ in
                UIView.animate(withDuration: self.duration * 0.3, animations: {
                    toView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                }, completion: { _ in
                    UIView.animate(withDuration: self.duration * 0.3, animations: {
                        toView.transform = CGAffineTransform.identity
                    }, completion: { _ in
                        toView.transform = .identity
                        toView.alpha = 1
                        ctx.completeTransition(!ctx.transitionWasCancelled)
                    })
                })
            })
        } else {
            let fromView = ctx.view(forKey: .from)!
            if let toView = ctx.view(forKey: .to) {
                container.insertSubview(toView, at: 0)
            }
            UIView.animate(withDuration: duration / 2, delay: 0, options: [.curveEaseOut], animations: {
                fromView.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
            }) { _ in
                UIView.animate(withDuration: self.duration / 2, delay: 0, options: [.curveEaseIn], animations: {
                    fromView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
                    fromView.alpha = 0
                }) { _ in
                    fromView.transform = .identity
                    fromView.alpha = 1
                    ctx.completeTransition(!ctx.transitionWasCancelled)
                }
            }
        }
    }
}
