// swift-format-ignore-file
//  SpringLayer.swift

import UIKit

final class SpringLayer: NSObject, UIViewControllerAnimatedTransitioning {

    private lazy var spring: CASpringAnimation = {
        let animation = CASpringAnimation(keyPath: "transform.translation.y")
        animation.mass = 1
        animation.stiffness = 170
        animation.damping = 22
        animation.initialVelocity = 0
        return animation
    }()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return spring.settlingDuration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to)?.view else { return }
        transitionContext.containerView.addSubview(to)

        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak to] in
            to?.layer.removeAnimation(forKey: "spring")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        spring.fromValue = to.bounds.height
        spring.toValue = 0
        spring.duration = spring.settlingDuration
        to.layer.add(spring, forKey: "spring")
        CATransaction.commit()
    }
}
