// swift-format-ignore-file
import UIKit

class SnapAttach: NSObject, UIViewControllerAnimatedTransitioning {
    var animator: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1.0 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        container.addSubview(to)
        to.center = CGPoint(x: container.bounds.midX, y: -container.bounds.height)

        let animator = UIDynamicAnimator(referenceView: container)
        let snap = UISnapBehavior(item: to, snapTo: CGPoint(x: container.bounds.midX, y: container.bounds.midY))
        snap.damping = 0.8
        animator.addBehavior(snap)
        self.animator = animator

        Timer.scheduledTimer(withTimeInterval: transitionDuration(using: transitionContext), repeats: false) { _ in
            animator.removeAllBehaviors()
            to.transform = .identity
            to.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
