// swift-format-ignore-file
//
//  StarMorph.swift
//  Confetti
//
//  Created by Sora Kim on 2/2/22.
//

import UIKit

private extension UIBezierPath {
    static func star(center: CGPoint, radius: CGFloat, points: Int = 5, ratio: CGFloat = 0.45) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<(points * 2) {
            let r = index.isMultiple(of: 2) ? radius : radius * ratio
            let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
            let point = CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }
}

final class StarMorph: NSObject {
    enum Phase { case opening, closing }
    let phase: Phase
    private var onEnd: (() -> Void)?

    init(phase: Phase = .opening) {
        self.phase = phase
        super.init()
    }
}

extension StarMorph: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.75
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }

        let masked: UIView
        switch phase {
        case .opening:
            container.addSubview(to)
            masked = to
        case .closing:
            container.insertSubview(to, belowSubview: from)
            masked = from
        }

        let center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let small = UIBezierPath.star(center: center, radius: 2)
        let big = UIBezierPath.star(center: center, radius: container.bounds.height * 1.6)

        let shape = CAShapeLayer()
        shape.fillColor = UIColor.black.cgColor
        shape.path = phase == .opening ? big.cgPath : small.cgPath
        masked.layer.mask = shape

        onEnd = {
            masked.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }

        let morph = CABasicAnimation(keyPath: "path")
        morph.fromValue = phase == .opening ? small.cgPath : big.cgPath
        morph.toValue = shape.path
        morph.duration = transitionDuration(using: transitionContext)
        morph.timingFunction = .init(name: phase == .opening ? .easeIn : .easeOut)
        morph.delegate = self
        shape.add(morph, forKey: "morph")
    }
}

extension StarMorph: CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        onEnd?()
        onEnd = nil
    }
}
