// swift-format-ignore-file
import UIKit

@objc protocol TopMenuDelegate {
    func dismiss()
}

// The main screen moves down and stays visible as a strip; the menu lies behind it.
class TopMenu: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {

    var duration = 0.5
    var isPresenting = false
    var delegate: TopMenuDelegate?

    var snapshot: UIView? {
        didSet {
            if let delegate = self.delegate {
                let tap = UITapGestureRecognizer(target: delegate, action: #selector(TopMenuDelegate.dismiss))
                snapshot?.addGestureRecognizer(tap)
            }
        }
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)!
        let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
        let container = transitionContext.containerView

        let moveDown = CGAffineTransform(translationX: 0, y: container.frame.height - 150)
        let moveUp = CGAffineTransform(translationX: 0, y: -50)

        if isPresenting {
            toView.transform = moveUp
            snapshot = fromView.snapshotView(afterScreenUpdates: true)
            container.addSubview(toView)
            container.addSubview(snapshot!)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            toView.alpha = 0
        }

        UIView.animate(withDuration: duration, delay: 0.0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.3, options: [], animations: {
            if self.isPresenting {
                self.snapshot?.transform = moveDown
                toView.transform = CGAffineTransform.identity
            } else {
                self.snapshot?.transform = CGAffineTransform.identity
                fromView.transform = moveUp
            }
        }, completion: { finished in
            toView.alpha = 1
            fromView.transform = .identity
            toView.transform = .identity
            let cancelled = transitionContext.transitionWasCancelled
            if self.isPresenting == cancelled {
                self.snapshot?.removeFromSuperview()
                self.snapshot = nil
            }
            transitionContext.completeTransition(!cancelled)
        })
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }
}
