// swift-format-ignore-file
import UIKit

class BlurBehindPresentation: UIPresentationController {
    private let blurView = UIVisualEffectView(effect: nil)

    override var frameOfPresentedViewInContainerView: CGRect {
        return containerView!.bounds.insetBy(dx: 30, dy: 120)
    }

    override func presentationTransitionWillBegin() {
        blurView.frame = containerView!.bounds
        containerView!.insertSubview(blurView, at: 0)
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.blurView.effect = UIBlurEffect(style: .dark)
        }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.blurView.effect = nil
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { blurView.removeFromSuperview() }
    }
}

class BlurBehindAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presenting: Bool
    init(presenting: Bool) { self.presenting = presenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let vc = transitionContext.viewController(forKey: presenting ? .to : .from)!
        if presenting {
            transitionContext.containerView.addSubview(vc.view)
            vc.view.frame = transitionContext.finalFrame(for: vc)
            vc.view.layer.cornerRadius = 20
            vc.view.layer.masksToBounds = true
        }
        let away = CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height)
        vc.view.transform = presenting ? away : .identity
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: .curveEaseOut, animations: {
            vc.view.transform = self.presenting ? .identity : away
        }, completion: { _ in
            vc.view.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class BlurBehindDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return BlurBehindPresentation(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return BlurBehindAnimator(presenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return BlurBehindAnimator(presenting: false)
    }
}
