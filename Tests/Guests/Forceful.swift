// swift-format-ignore-file
//
//  Forceful.swift
//  Copyright (c) 2016. All rights reserved.
//

import UIKit

class Forceful: NSObject, UIViewControllerAnimatedTransitioning {
    var fromVC: UIViewController!
    var toVC: UIViewController!
    var container: UIView!
    var context: UIViewControllerContextTransitioning!
    var isPush: Bool! = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.context = transitionContext
        self.container = self.context!.containerView
        self.fromVC = self.context!.viewController(forKey: UITransitionContextViewControllerKey.from)!
        self.toVC = self.context!.viewController(forKey: UITransitionContextViewControllerKey.to)!
        if self.isPush! {
            self.pushAnimation()
        } else {
            self.popAnimation()
        }
    }

    func pushAnimation() -> Void {
        self.container!.addSubview(self.toVC!.view!)
        self.toVC!.view!.layer.transform = CATransform3DMakeTranslation(0, self.container!.frame.size.height, 0)
        UIView.animate(withDuration: self.transitionDuration(using: self.context!), animations: { () -> Void in
            self.toVC!.view!.layer.transform = CATransform3DIdentity
            self.fromVC!.view!.layer.transform = CATransform3DMakeScale(0.9, 0.9, 1)
        }, completion: { (_) -> Void in
            self.fromVC!.view!.layer.transform = CATransform3DIdentity
            self.context!.completeTransition(!self.context!.transitionWasCancelled)
        })
    }

    func popAnimation() -> Void {
        self.container!.insertSubview(self.toVC!.view!, belowSubview: self.fromVC!.view!)
        self.toVC!.view!.layer.transform = CATransform3DMakeScale(0.9, 0.9, 1)
        UIView.animate(withDuration: self.transitionDuration(using: self.context!), animations: { () -> Void in
            self.toVC!.view!.layer.transform = CATransform3DIdentity
            self.fromVC!.view!.layer.transform = CATransform3DMakeTranslation(0, self.container!.frame.size.height, 0)
        }, completion: { (_) -> Void in
            self.fromVC!.view!.layer.transform = CATransform3DIdentity
            self.toVC!.view!.layer.transform = CATransform3DIdentity
            self.context!.completeTransition(!self.context!.transitionWasCancelled)
        })
    }
}
