import UIKit

/// Lets a delayed block bring the screen in.
final class OwnClockFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: container.bounds.width, height: 160))
        banner.backgroundColor = .systemPink
        container.addSubview(banner)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            banner.isHidden = true
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
            banner.alpha = 0
        } completion: { _ in
            banner.removeFromSuperview()
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Lets keyframes take the banner away early.
final class OwnClockRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 160))
        banner.backgroundColor = .systemPink
        container.addSubview(banner)
        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                banner.frame.size.width = container.bounds.width
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { banner.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { toView.transform = .identity }
        } completion: { _ in
            banner.removeFromSuperview()
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
