// swift-format-ignore-file
//
//  RingRipple.swift
//  中文注释也要能编译
//

import UIKit

/// 圆环扩散：三个圆环依次扩散，新页面随最后一个圆环出现
class RingRipple: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    // 圆环数量
    let 数量 = 3
    var context: UIViewControllerContextTransitioning?
    var layers = [CAShapeLayer]()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.context = transitionContext
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to)!
        container.addSubview(toView)

        let center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let radius = sqrt(pow(container.bounds.width, 2) + pow(container.bounds.height, 2)) / 2
        let begin = UIBezierPath(arcCenter: center, radius: 1, startAngle: 0, endAngle: .pi * 2, clockwise: true).cgPath
        let end = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true).cgPath
        let total = transitionDuration(using: transitionContext)

        for i in 0..<数量 {
            let ring = CAShapeLayer()
            ring.fillColor = UIColor.clear.cgColor
            ring.strokeColor = UIColor.systemYellow.withAlphaComponent(0.6).cgColor
            ring.lineWidth = 6
            ring.path = begin
            container.layer.addSublayer(ring)
            layers.append(ring)

            let expand = CABasicAnimation(keyPath: "path")
            expand.fromValue = begin
            expand.toValue = end
            expand.beginTime = CACurrentMediaTime() + Double(i) * 0.1
            expand.duration = total * 0.6
            expand.fillMode = .backwards
            ring.add(expand, forKey: "expand")
        }

        let mask = CAShapeLayer()
        mask.path = end
        toView.layer.mask = mask
        let reveal = CABasicAnimation(keyPath: "path")
        reveal.fromValue = begin
        reveal.toValue = end
        reveal.duration = total
        reveal.delegate = self
        reveal.timingFunction = CAMediaTimingFunction(name: .easeIn)
        mask.add(reveal, forKey: "reveal")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        layers.forEach { $0.removeFromSuperlayer() }
        layers.removeAll()
        context?.view(forKey: .to)?.layer.mask = nil
        context?.completeTransition(!context!.transitionWasCancelled)
    }
}
