// swift-format-ignore-file
import UIKit

/// Lets the new screen fall in and bounce on the bottom edge.
class GravityDrop: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {
    private var animator: UIDynamicAnimator!
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let toVC = transitionContext.viewController(forKey: .to)!
        let finalFrame = transitionContext.finalFrame(for: toVC)

        toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: -finalFrame.height)
        container.addSubview(toVC.view)

        animator = UIDynamicAnimator(referenceView: container)
        animator.delegate = self

        let gravity = UIGravityBehavior(items: [toVC.view])
        gravity.magnitude = 4
        animator.addBehavior(gravity)

        let floor = UICollisionBehavior(items: [toVC.view])
        floor.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: finalFrame.maxY), to: CGPoint(x: finalFrame.maxX, y: finalFrame.maxY))
        animator.addBehavior(floor)

        let item = UIDynamicItemBehavior(items: [toVC.view])
        item.elasticity = 0.3
        item.allowsRotation = false
        animator.addBehavior(item)

        DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration(using: transitionContext)) {
            self.animator.removeAllBehaviors()
            toVC.view.transform = .identity
            toVC.view.frame = finalFrame
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    }
}
