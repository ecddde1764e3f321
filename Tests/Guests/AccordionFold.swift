// swift-format-ignore-file
//
//  AccordionFold.swift
//  Leporello
//
//  Created by Ines Roth on 04.10.15.
//  Copyright © 2015 Ines Roth. All rights reserved.
//

import UIKit

/// Folds the new screen out of the left edge like a paper strip.
class AccordionFold: NSObject, UIViewControllerAnimatedTransitioning {

    var folds = 3
    var duration: TimeInterval = 0.9
    var reverse = false

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return self.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.viewController(forKey: .from)!.view!
        let toView = transitionContext.viewController(forKey: .to)!.view!
        let containerView = transitionContext.containerView
        let size = toView.frame.size

        // offscreen, so that snapshots can be made of it
        toView.frame = toView.frame.offsetBy(dx: size.width, dy: 0)
        containerView.addSubview(toView)

        var transform = CATransform3DIdentity
        transform.m34 = -0.005
        containerView.layer.sublayerTransform = transform

        let foldWidth = size.width * 0.5 / CGFloat(self.folds)
        var fromFolds: [UIView] = []
        var toFolds: [UIView] = []

        for i in 0 ..< self.folds {
            let offset = CGFloat(i) * foldWidth * 2

            let leftFrom = self.createSnapshot(of: fromView, afterUpdates: false, location: offset, width: foldWidth, left: true, in: containerView)
            leftFrom.layer.position = CGPoint(x: offset, y: size.height / 2)
            leftFrom.subviews[1].alpha = 0.0
            fromFolds.append(leftFrom)

            let rightFrom = self.createSnapshot(of: fromView, afterUpdates: false, location: offset + foldWidth, width: foldWidth, left: false, in: containerView)
            rightFrom.layer.position = CGPoint(x: offset + foldWidth * 2, y: size.height / 2)
            rightFrom.subviews[1].alpha = 0.0
            fromFolds.append(rightFrom)

            let leftTo = self.createSnapshot(of: toView, afterUpdates: true, location: offset, width: foldWidth, left: true, in: containerView)
            leftTo.layer.position = CGPoint(x: reverse ? size.width : 0.0, y: size.height / 2)
            leftTo.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            toFolds.append(leftTo)

            let rightTo = self.createSnapshot(of: toView, afterUpdates: true, location: offset + foldWidth, width: foldWidth, left: false, in: containerView)
            rightTo.layer.position = CGPoint(x: reverse ? size.width : 0.0, y: size.height / 2)
            rightTo.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
            toFolds.append(rightTo)
        }

        let fromFrame = fromView.frame
        fromView.frame = fromView.frame.offsetBy(dx: size.width, dy: 0)

        UIView.animate(withDuration: self.duration, animations: {
            for i in 0 ..< self.folds {
                let offset = CGFloat(i) * foldWidth * 2

                let leftFrom = fromFolds[i * 2]
                leftFrom.layer.position = CGPoint(x: self.reverse ? 0.0 : size.width, y: size.height / 2)
                leftFrom.layer.transform = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
                leftFrom.subviews[1].alpha = 1.0

                let rightFrom = fromFolds[i * 2 + 1]
                rightFrom.layer.position = CGPoint(x: self.reverse ? 0.0 : size.width, y: size.height / 2)
                rightFrom.layer.transform = CATransform3DRotate(transform, -.pi / 2, 0, 1, 0)
                rightFrom.subviews[1].alpha = 1.0

                let leftTo = toFolds[i * 2]
                leftTo.layer.position = CGPoint(x: offset, y: size.height / 2)
                leftTo.layer.transform = CATransform3DIdentity
                leftTo.subviews[1].alpha = 0.0

                let rightTo = toFolds[i * 2 + 1]
                rightTo.layer.position = CGPoint(x: offset + foldWidth * 2, y: size.height / 2)
                rightTo.layer.transform = CATransform3DIdentity
                rightTo.subviews[1].alpha = 0.0
            }
        }, completion: { _ in
            for view in fromFolds + toFolds {
                view.removeFromSuperview()
            }
            containerView.layer.sublayerTransform = CATransform3DIdentity
            fromView.frame = fromFrame
            toView.frame = containerView.bounds
            if transitionContext.transitionWasCancelled {
                toView.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func createSnapshot(of view: UIView, afterUpdates: Bool, location: CGFloat, width: CGFloat, left: Bool, in container: UIView) -> UIView {
        let size = view.frame.size
        let region = CGRect(x: location, y: 0, width: width, height: size.height)
        let snapshot = view.resizableSnapshotView(from: region, afterScreenUpdates: afterUpdates, withCapInsets: .zero)!
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: width, height: size.height))
        snapshot.frame = holder.bounds
        holder.addSubview(snapshot)
        holder.addSubview(self.shadow(bounds: holder.bounds, reversed: left))
        container.addSubview(holder)
        holder.layer.anchorPoint = CGPoint(x: left ? 0 : 1, y: 0.5)
        return holder
    }

    func shadow(bounds: CGRect, reversed: Bool) -> UIView {
        let view = UIView(frame: bounds)
        let gradient = CAGradientLayer()
        gradient.frame = bounds
        gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
        gradient.startPoint = CGPoint(x: reversed ? 0 : 1, y: reversed ? 0.2 : 0)
        gradient.endPoint = CGPoint(x: reversed ? 1 : 0, y: reversed ? 0 : 1)
        view.layer.insertSublayer(gradient, at: 1)
        return view
    }
}
