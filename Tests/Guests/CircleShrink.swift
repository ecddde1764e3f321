// swift-format-ignore-file
//
//  CircleShrink.swift
//  Written for Swift 3
//

import UIKit

class CircleShrink: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  fileprivate var storedContext: UIViewControllerContextTransitioning?
  fileprivate let animationDuration: Double = 0.6
  var origin: CGPoint!

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return animationDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    storedContext = transitionContext

    let fromVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
    let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.insertSubview(toVC.view, belowSubview: fromVC.view)

    let bounds = fromVC.view.bounds
    let c = origin ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let r = hypot(max(c.x, bounds.width - c.x), max(c.y, bounds.height - c.y))
    let big = UIBezierPath(arcCenter: c, radius: r, startAngle: 0, endAngle: CGFloat(M_PI * 2), clockwise: true)
    let small = UIBezierPath(arcCenter: c, radius: 1, startAngle: 0, endAngle: CGFloat(M_PI * 2), clockwise: true)

    let mask = CAShapeLayer()
    mask.path = big.cgPath
    fromVC.view.layer.mask = mask

    let shrink = CABasicAnimation(keyPath: "path")
    shrink.fromValue = big.cgPath
    shrink.toValue = small.cgPath
    shrink.duration = animationDuration
    shrink.fillMode = kCAFillModeForwards
    shrink.isRemovedOnCompletion = false
    shrink.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    shrink.delegate = self
    mask.add(shrink, forKey: "shrink")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if let context = storedContext {
      let fromVC = context.viewController(forKey: .from)
      fromVC?.view.layer.mask?.removeAllAnimations()
      fromVC?.view.layer.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    storedContext = nil
  }
}
