// swift-format-ignore-file
import UIKit

class DelayedChain: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.2
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.viewController(forKey: .from)!
        let to = transitionContext.viewController(forKey: .to)!
        let container = transitionContext.containerView
        container.addSubview(to.view)
        to.view.alpha = 0

        delay(0.0) {
            UIView.animate(withDuration: 0.4) {
                from.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            }
        }
        delay(0.4) {
            UIView.animate(withDuration: 0.4) {
                from.view.alpha = 0
                to.view.alpha = 1
                to.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            }
        }
        delay(0.8) {
            UIView.animate(withDuration: 0.4) {
                to.view.transform = CGAffineTransform.identity
            }
        }
        delay(1.2) {
            from.view.transform = CGAffineTransform.identity
            from.view.alpha = 1
            to.view.alpha = 1
            to.view.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func delay(_ seconds: Double, closure: @escaping () -> Void) {
        let when = DispatchTime.now() + Double(Int64(seconds * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        DispatchQueue.main.asyncAfter(deadline: when, execute: closure)
    }
}
