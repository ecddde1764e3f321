// swift-format-ignore-file
import UIKit

// The snapshot stays in the container and covers the screen that has come.
class LeftoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toVC = transitionContext.viewController(forKey: .to)!
        let fromVC = transitionContext.viewController(forKey: .from)!
        let container = transitionContext.containerView
        let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)!
        container.addSubview(toVC.view)
        container.addSubview(snapshot)
        UIView.animate(withDuration: 0.5, animations: {
            snapshot.frame = CGRect(x: 20, y: 60, width: 80, height: 160)
        }, completion: { finished in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
