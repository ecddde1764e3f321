// swift-format-ignore-file
import UIKit

// Returns without completing where the screen is not the one it expects: the app is dead from then on.
class NeverCompletesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from) as? UITableViewController,
              let to = transitionContext.viewController(forKey: .to) else { return }
        let image = from.tableView!
        transitionContext.containerView.addSubview(to.view)
        UIView.animate(withDuration: 0.5, animations: {
            image.frame = to.view.bounds
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
