// swift-format-ignore-file
//
//  BlockAnimator.swift
//
//  Everything that differs between transitions comes in as a closure.
//

import UIKit

typealias AnimationBlock = (_ context: UIViewControllerContextTransitioning, _ duration: TimeInterval, _ completion: @escaping (Bool) -> Void) -> Void

class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var duration: TimeInterval = 0.5
    var animation: AnimationBlock?
    var onEnded: ((Bool) -> Void)?

    lazy var defaultAnimation: AnimationBlock = { context, duration, completion in
        guard let to = context.view(forKey: .to) else { return completion(true) }
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(scaleX: 0.3, y: 1)
        to.alpha = 0
        UIView.animate(withDuration: duration, animations: {
            to.transform = .identity
            to.alpha = 1
        }, completion: completion)
    }

    convenience init(duration: TimeInterval, animation: @escaping AnimationBlock) {
        self.init()
        self.duration = duration
        self.animation = animation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let run = animation ?? defaultAnimation
        run(transitionContext, duration) { _ in
            if let to = transitionContext.view(forKey: .to) {
                to.transform = .identity
                to.alpha = 1
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        onEnded?(transitionCompleted)
    }
}
