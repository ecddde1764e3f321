import UIKit

/// Reports as soon as it has set things going, as beginners do.
class EagerPush: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to.view)
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        turn.fromValue = CGFloat.pi / 2
        turn.toValue = 0
        turn.duration = 0.5
        to.view.layer.add(turn, forKey: "turn")
        transitionContext.completeTransition(true)
    }
}
