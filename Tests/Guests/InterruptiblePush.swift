// swift-format-ignore-file
//
//  InterruptiblePush.swift
//  Atlas
//

import UIKit

final class InterruptiblePush: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private var animator: UIViewImplicitlyAnimating?

    init(operation: UINavigationController.Operation = .push) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator = self.interruptibleAnimator(using: transitionContext)
        animator.startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator {
            return animator
        }

        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        let pushing = operation == .push
        let offset = container.bounds.height

        if pushing {
            container.addSubview(to)
            to.frame = container.bounds.offsetBy(dx: 0, dy: offset)
        } else {
            container.insertSubview(to, belowSubview: from)
            to.frame = container.bounds
            to.alpha = 0.3
        }

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) {
            if pushing {
                to.frame = container.bounds
                from.alpha = 0.3
            } else {
                from.frame = container.bounds.offsetBy(dx: 0, dy: offset)
                to.alpha = 1
            }
        }
        animator.addCompletion { position in
            from.alpha = 1
            to.alpha = 1
            from.frame = container.bounds
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
