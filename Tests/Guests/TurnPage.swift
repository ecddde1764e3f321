// swift-format-ignore-file
//
//  TurnPage.swift
//  Half of one screen turns up, half of the other comes down.
//

import UIKit

class TurnPage: NSObject, UIViewControllerAnimatedTransitioning {
    var reverse = false

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1.0 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }

        containerView.addSubview(toView)
        containerView.sendSubviewToBack(toView)

        var transform = CATransform3DIdentity
        transform.m34 = -0.002
        containerView.layer.sublayerTransform = transform

        let initialFrame = containerView.bounds
        toView.frame = initialFrame

        let toSnapshots = createSnapshots(toView, afterScreenUpdates: true)
        let flippedSectionOfToView = toSnapshots[reverse ? 0 : 1]

        let fromSnapshots = createSnapshots(fromView, afterScreenUpdates: false)
        let flippedSectionOfFromView = fromSnapshots[reverse ? 1 : 0]

        let fromShadowed = addShadow(to: flippedSectionOfFromView, reverse: !reverse)
        let shadowOfFrom = fromShadowed.subviews[1]
        shadowOfFrom.alpha = 0.0
        let toShadowed = addShadow(to: flippedSectionOfToView, reverse: reverse)
        let shadowOfTo = toShadowed.subviews[1]
        shadowOfTo.alpha = 1.0

        updateAnchorPoint(CGPoint(x: reverse ? 0.0 : 1.0, y: 0.5), view: fromShadowed)
        updateAnchorPoint(CGPoint(x: reverse ? 1.0 : 0.0, y: 0.5), view: toShadowed)

        toShadowed.layer.transform = rotate(reverse ? .pi / 2 : -.pi / 2)

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 0.5, animations: {
                fromShadowed.layer.transform = self.rotate(self.reverse ? -.pi / 2 : .pi / 2)
                shadowOfFrom.alpha = 1.0
            })
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: {
                toShadowed.layer.transform = self.rotate(self.reverse ? 0.001 : -0.001)
                shadowOfTo.alpha = 0.0
            })
        }, completion: { finished in
            containerView.layer.sublayerTransform = CATransform3DIdentity
            for view in containerView.subviews where view != fromView && view != toView {
                view.removeFromSuperview()
            }
            if transitionContext.transitionWasCancelled {
                toView.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func addShadow(to view: UIView, reverse: Bool) -> UIView {
        let containerView = view.superview!
        let viewWithShadow = UIView(frame: view.frame)
        containerView.insertSubview(viewWithShadow, aboveSubview: view)
        view.removeFromSuperview()

        let shadowView = UIView(frame: viewWithShadow.bounds)
        let gradient = CAGradientLayer()
        gradient.frame = shadowView.bounds
        gradient.colors = [UIColor(white: 0.0, alpha: 0.0).cgColor, UIColor(white: 0.0, alpha: 0.5).cgColor]
        gradient.startPoint = CGPoint(x: reverse ? 0.0 : 1.0, y: 0.0)
        gradient.endPoint = CGPoint(x: reverse ? 1.0 : 0.0, y: 0.0)
        shadowView.layer.insertSublayer(gradient, at: 1)

        view.frame = view.bounds
        viewWithShadow.addSubview(view)
        viewWithShadow.addSubview(shadowView)
        return viewWithShadow
    }

    func createSnapshots(_ view: UIView, afterScreenUpdates afterUpdates: Bool) -> [UIView] {
        let containerView = view.superview!

        var snapshotRegion = CGRect(x: 0, y: 0, width: view.frame.size.width / 2, height: view.frame.size.height)
        let leftHandView = view.resizableSnapshotView(from: snapshotRegion, afterScreenUpdates: afterUpdates, withCapInsets: UIEdgeInsets.zero)!
        leftHandView.frame = snapshotRegion
        containerView.addSubview(leftHandView)

        snapshotRegion = CGRect(x: view.frame.size.width / 2, y: 0, width: view.frame.size.width / 2, height: view.frame.size.height)
        let rightHandView = view.resizableSnapshotView(from: snapshotRegion, afterScreenUpdates: afterUpdates, withCapInsets: UIEdgeInsets.zero)!
        rightHandView.frame = snapshotRegion
        containerView.addSubview(rightHandView)

        containerView.sendSubviewToBack(view)
        return [leftHandView, rightHandView]
    }

    func updateAnchorPoint(_ anchorPoint: CGPoint, view: UIView) {
        view.layer.anchorPoint = anchorPoint
        let xOffset = anchorPoint.x - 0.5
        view.frame = view.frame.offsetBy(dx: xOffset * view.frame.size.width, dy: 0)
    }

    func rotate(_ angle: CGFloat) -> CATransform3D {
        return CATransform3DMakeRotation(angle, 0.0, 1.0, 0.0)
    }
}
