// swift-format-ignore-file
import UIKit

/// A storyboard segue that vends its own transition.
class ZoomSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
        destination.transitioningDelegate = self
        destination.modalPresentationStyle = .fullScreen
        super.perform()
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ZoomSegueAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ZoomSegueAnimator(reverse: true)
    }
}

class ZoomSegueAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let reverse: Bool

    init(reverse: Bool = false) {
        self.reverse = reverse
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView
        if reverse { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        let front = reverse ? from : to
        let large = CGAffineTransform(scaleX: 2, y: 2)
        front.transform = reverse ? .identity : large
        front.alpha = reverse ? 1 : 0
        UIView.animate(withDuration: 0.5, animations: {
            front.transform = self.reverse ? large : .identity
            front.alpha = self.reverse ? 0 : 1
        }, completion: { _ in
            front.transform = .identity
            front.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
