// swift-format-ignore-file
//
//  SplitDoors.swift
//  Elevator
//
//  Created by Kemal A. on 11.05.2019.
//

import UIKit

class SplitDoors: NSObject, UIViewControllerAnimatedTransitioning {

    var reverse: Bool = false
    var duration: TimeInterval = 0.7

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        if reverse {
            close(transitionContext, fromView: fromView, toView: toView)
        } else {
            open(transitionContext, fromView: fromView, toView: toView)
        }
    }

    // MARK: - Opening

    private func open(_ context: UIViewControllerContextTransitioning, fromView: UIView, toView: UIView) {
        let container = context.containerView
        container.addSubview(toView)
        container.sendSubview(toBack: toView)

        let (left, right) = doors(of: fromView, afterUpdates: false)
        container.addSubview(left)
        container.addSubview(right)
        fromView.isHidden = true
        toView.layer.transform = CATransform3DMakeScale(0.8, 0.8, 1)

        UIView.animate(withDuration: duration, delay: 0.0, options: .curveEaseOut, animations: {
            left.frame = left.frame.offsetBy(dx: -left.frame.size.width, dy: 0)
            right.frame = right.frame.offsetBy(dx: right.frame.size.width, dy: 0)
            toView.layer.transform = CATransform3DIdentity
        }) { finished in
            fromView.isHidden = false
            left.removeFromSuperview()
            right.removeFromSuperview()
            toView.layer.transform = CATransform3DIdentity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    // MARK: - Closing

    private func close(_ context: UIViewControllerContextTransitioning, fromView: UIView, toView: UIView) {
        let container = context.containerView
        container.addSubview(toView)
        let (left, right) = doors(of: toView, afterUpdates: true)
        toView.isHidden = true
        let leftEnd = left.frame, rightEnd = right.frame
        left.frame.origin.x = -left.frame.width
        right.frame.origin.x = container.bounds.width
        container.addSubview(left)
        container.addSubview(right)

        UIView.animate(withDuration: duration, delay: 0.0, options: .curveEaseOut, animations: {
            left.frame = leftEnd
            right.frame = rightEnd
            fromView.layer.transform = CATransform3DMakeScale(0.8, 0.8, 1)
        }) { finished in
            toView.isHidden = false
            fromView.layer.transform = CATransform3DIdentity
            [left, right].forEach { $0.removeFromSuperview() }
            if context.transitionWasCancelled { toView.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func doors(of view: UIView, afterUpdates: Bool) -> (UIView, UIView) {
        let size = view.frame.size
        let leftRect = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
        let rightRect = CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
        let left = view.resizableSnapshotView(from: leftRect, afterScreenUpdates: afterUpdates, withCapInsets: UIEdgeInsets.zero)!
        let right = view.resizableSnapshotView(from: rightRect, afterScreenUpdates: afterUpdates, withCapInsets: UIEdgeInsets.zero)!
        left.frame = leftRect
        right.frame = rightRect
        return (left, right)
    }
}
