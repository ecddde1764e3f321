// swift-format-ignore-file
//  Portal.swift
//  The old screen opens in the middle and flies past the camera; the new one comes from the depth.

import UIKit

@objcMembers
open class Portal: NSObject, UIViewControllerAnimatedTransitioning {
    open var duration: TimeInterval = 1.0
    open var zoomScale: CGFloat = 0.8
    open var reverse: Bool = false

    open func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    open func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC = transitionContext.viewController(forKey: .from)!
        let toVC = transitionContext.viewController(forKey: .to)!
        let toView = toVC.view!
        let fromView = fromVC.view!

        if reverse {
            executeReverseAnimation(transitionContext, fromVC: fromVC, toVC: toVC, fromView: fromView, toView: toView)
        } else {
            executeForwardsAnimation(transitionContext, fromVC: fromVC, toVC: toVC, fromView: fromView, toView: toView)
        }
    }

    func executeForwardsAnimation(_ transitionContext: UIViewControllerContextTransitioning, fromVC: UIViewController, toVC: UIViewController, fromView: UIView, toView: UIView) {
        let containerView = transitionContext.containerView

        // Add a reduced snapshot of the toView to the container
        let toViewSnapshot = toView.resizableSnapshotView(from: toView.frame, afterScreenUpdates: true, withCapInsets: .zero)!
        let scale = CATransform3DIdentity
        toViewSnapshot.layer.transform = CATransform3DScale(scale, zoomScale, zoomScale, 1)
        containerView.addSubview(toViewSnapshot)
        containerView.sendSubviewToBack(toViewSnapshot)

        // Create two-part snapshots of the from- view
        let leftSnapshotRegion = CGRect(x: 0, y: 0, width: fromView.frame.size.width / 2, height: fromView.frame.size.height)
        let leftHandView = fromView.resizableSnapshotView(from: leftSnapshotRegion, afterScreenUpdates: false, withCapInsets: .zero)!
        leftHandView.frame = leftSnapshotRegion
        containerView.addSubview(leftHandView)

        let rightSnapshotRegion = CGRect(x: fromView.frame.size.width / 2, y: 0, width: fromView.frame.size.width / 2, height: fromView.frame.size.height)
        let rightHandView = fromView.resizableSnapshotView(from: rightSnapshotRegion, afterScreenUpdates: false, withCapInsets: .zero)!
        rightHandView.frame = rightSnapshotRegion
        containerView.addSubview(rightHandView)

        fromView.isHidden = true

        UIView.animate(withDuration: duration, delay: 0.0, options: UIView.AnimationOptions.curveEaseOut, animations: {
            leftHandView.frame = leftHandView.frame.offsetBy(dx: -leftHandView.frame.size.width, dy: 0)
            rightHandView.frame = rightHandView.frame.offsetBy(dx: rightHandView.frame.size.width, dy: 0)
            toViewSnapshot.center = toView.center
            toViewSnapshot.frame = toView.frame
        }, completion: { finished in
            fromView.isHidden = false
            if transitionContext.transitionWasCancelled {
                self.removeOtherViews(viewToKeep: fromView)
            } else {
                containerView.addSubview(toView)
                self.removeOtherViews(viewToKeep: toView)
                toView.frame = containerView.bounds
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func executeReverseAnimation(_ transitionContext: UIViewControllerContextTransitioning, fromVC: UIViewController, toVC: UIViewController, fromView: UIView, toView: UIView) {
        let containerView = transitionContext.containerView
        containerView.addSubview(fromView)
        toView.frame = transitionContext.finalFrame(for: toVC)
        toView.frame = toView.frame.offsetBy(dx: toView.frame.size.width, dy: 0)
        containerView.addSubview(toView)

        let leftRegion = CGRect(x: 0, y: 0, width: toView.frame.size.width / 2, height: toView.frame.size.height)
        let left = toView.resizableSnapshotView(from: leftRegion, afterScreenUpdates: true, withCapInsets: .zero)!
        left.frame = leftRegion.offsetBy(dx: -leftRegion.width, dy: 0)
        containerView.addSubview(left)

        let rightRegion = CGRect(x: toView.frame.size.width / 2, y: 0, width: toView.frame.size.width / 2, height: toView.frame.size.height)
        let right = toView.resizableSnapshotView(from: rightRegion, afterScreenUpdates: true, withCapInsets: .zero)!
        right.frame = rightRegion.offsetBy(dx: rightRegion.width, dy: 0)
        containerView.addSubview(right)

        UIView.animate(withDuration: duration, delay: 0.0, options: .curveEaseOut, animations: {
            left.frame = left.frame.offsetBy(dx: left.frame.size.width, dy: 0)
            right.frame = right.frame.offsetBy(dx: -right.frame.size.width, dy: 0)
            fromView.layer.transform = CATransform3DScale(CATransform3DIdentity, self.zoomScale, self.zoomScale, 1)
        }, completion: { finished in
            fromView.layer.transform = CATransform3DIdentity
            if transitionContext.transitionWasCancelled {
                self.removeOtherViews(viewToKeep: fromView)
            } else {
                self.removeOtherViews(viewToKeep: toView)
                toView.frame = containerView.bounds
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func removeOtherViews(viewToKeep: UIView) {
        let containerView = viewToKeep.superview!
        for view in containerView.subviews where view != viewToKeep {
            view.removeFromSuperview()
        }
    }
}
