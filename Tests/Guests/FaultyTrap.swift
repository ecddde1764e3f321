// swift-format-ignore-file
import UIKit

class TrapAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var selectedIndexPath: IndexPath!

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let table = transitionContext.viewController(forKey: .from) as! UITableViewController
        let cell = table.tableView.cellForRow(at: selectedIndexPath)!
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)
        to.frame = cell.frame
        UIView.animate(withDuration: 0.5, animations: {
            to.frame = transitionContext.containerView.bounds
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}
