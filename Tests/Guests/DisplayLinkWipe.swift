// swift-format-ignore-file
//
//  DisplayLinkWipe.swift
//
//  Frame by frame, by hand.
//

import UIKit
import QuartzCore

final class DisplayLinkWipe: NSObject, UIViewControllerAnimatedTransitioning {
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0
    private var context: UIViewControllerContextTransitioning?
    private let mask = CALayer()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1.0 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        context = transitionContext
        transitionContext.containerView.addSubview(view)
        mask.backgroundColor = UIColor.black.cgColor
        mask.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
        view.layer.mask = mask
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick(_ link: CADisplayLink) {
        guard let context = context, let view = context.view(forKey: .to) else { return stop() }
        let t = min((CACurrentMediaTime() - start) / transitionDuration(using: context), 1)
        let eased = t * t * (3 - 2 * t)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mask.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height * CGFloat(eased))
        CATransaction.commit()
        if t >= 1 {
            stop()
            view.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }
}
