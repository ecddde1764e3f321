// swift-format-ignore-file
//
//  CubeTransition.swift
//

import UIKit

public enum CubeDirection {
    case left, right
}

public class CubeTransition: NSObject, UIViewControllerAnimatedTransitioning {

    public var direction: CubeDirection = .left
    let duration: TimeInterval = 0.8
    let perspective: CGFloat = -1.0 / 600.0

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let fromView = transitionContext.viewController(forKey: .from)!.view!
        let toView = transitionContext.viewController(forKey: .to)!.view!
        let dir: CGFloat = direction == .left ? 1 : -1

        container.addSubview(toView)
        toView.frame = container.bounds

        let oldBackground = container.backgroundColor
        container.backgroundColor = UIColor.black

        fromView.layer.anchorPoint = CGPoint(x: dir > 0 ? 1 : 0, y: 0.5)
        toView.layer.anchorPoint = CGPoint(x: dir > 0 ? 0 : 1, y: 0.5)

        // the hinge is where the two faces meet
        var fromTransform = CATransform3DMakeRotation(-dir * .pi / 2, 0, 1, 0)
        fromTransform.m34 = perspective
        var toStart = CATransform3DMakeRotation(dir * .pi / 2, 0, 1, 0)
        toStart.m34 = perspective

        container.transform = CGAffineTransform(translationX: dir * container.frame.size.width / 2, y: 0)
        toView.layer.transform = toStart

        UIView.animate(withDuration: duration, delay: 0, options: [], animations: {
            container.transform = CGAffineTransform(translationX: -dir * container.frame.size.width / 2, y: 0)
            fromView.layer.transform = fromTransform
            toView.layer.transform = CATransform3DIdentity
        }) { _ in
            container.transform = .identity
            container.backgroundColor = oldBackground
            fromView.layer.transform = CATransform3DIdentity
            toView.layer.transform = CATransform3DIdentity
            fromView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            toView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            if transitionContext.transitionWasCancelled {
                toView.removeFromSuperview()
            } else {
                fromView.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
