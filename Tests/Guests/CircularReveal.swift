// swift-format-ignore-file
//
//  CircularReveal.swift
//  PingDemo
//
//  Created by hj on 16/8/2.
//

import UIKit

/// Reveals the next controller through a growing circle.
class CircularReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    var startFrame = CGRect(x: 40, y: 120, width: 60, height: 60)
    weak var transitionContext: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext

        let containerView = transitionContext.containerView
        let toVC = transitionContext.viewController(forKey: .to)!
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        containerView.addSubview(toVC.view)

        let initialPath = UIBezierPath(ovalIn: startFrame)
        let center = CGPoint(x: startFrame.midX, y: startFrame.midY)
        let extreme = CGPoint(x: max(center.x, toVC.view.bounds.width - center.x), y: max(center.y, toVC.view.bounds.height - center.y))
        let radius = sqrt(extreme.x * extreme.x + extreme.y * extreme.y)
        let finalPath = UIBezierPath(ovalIn: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))

        let maskLayer = CAShapeLayer()
        maskLayer.path = finalPath.cgPath
        toVC.view.layer.mask = maskLayer

        let anim = CABasicAnimation(keyPath: "path")
        anim.fromValue = initialPath.cgPath
        anim.toValue = finalPath.cgPath
        anim.duration = transitionDuration(using: transitionContext)
        anim.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        anim.delegate = self
        maskLayer.add(anim, forKey: "path")
    }

    // MARK: - CAAnimationDelegate

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = transitionContext else { return }
        context.view(forKey: .to)?.layer.mask = nil
        context.viewController(forKey: .from)?.view.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}
