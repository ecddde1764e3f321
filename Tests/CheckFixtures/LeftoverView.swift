import UIKit

/// Leaves its veil behind.
final class LeftoverViewFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let veil = UIView(frame: context.containerView.bounds)
        veil.backgroundColor = .black
        veil.alpha = 0
        context.containerView.addSubview(veil)
        toView.alpha = 0
        context.containerView.bringSubviewToFront(toView)
        UIView.animate(withDuration: 0.3) {
            veil.alpha = 0.4
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Takes its veil away after it has reported.
final class LeftoverViewRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let veil = UIView(frame: context.containerView.bounds)
        veil.backgroundColor = .black
        veil.alpha = 0
        context.containerView.addSubview(veil)
        toView.alpha = 0
        context.containerView.bringSubviewToFront(toView)
        UIView.animate(withDuration: 0.3) {
            veil.alpha = 0.4
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            veil.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Leaves a picture of the presenter beside the menu that it presents, until that is dismissed.
final class LeftoverViewMenu: NSObject, UIViewControllerAnimatedTransitioning {
    private static let pictureTag = 41

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let fromVC = context.viewController(forKey: .from),
            let toView = toVC.view, let fromView = fromVC.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let container = context.containerView
        toView.frame = context.finalFrame(for: toVC)
        let isBack = fromVC.isBeingDismissed
        let picture =
            isBack ? container.viewWithTag(Self.pictureTag) : fromView.snapshotView(afterScreenUpdates: false)
        guard let picture else { return context.completeTransition(!context.transitionWasCancelled) }
        let aside = container.bounds.width * 0.8
        if !isBack {
            container.insertSubview(toView, belowSubview: fromView)
            picture.tag = Self.pictureTag
            picture.isUserInteractionEnabled = false
            container.addSubview(picture)
            fromView.isHidden = true
        }
        UIView.animate(withDuration: 0.3) {
            picture.center.x += isBack ? -aside : aside
        } completion: { _ in
            let isDone = !context.transitionWasCancelled
            fromView.isHidden = false
            if isBack, isDone { container.addSubview(toView) }
            if isBack == isDone { picture.removeFromSuperview() }
            context.completeTransition(isDone)
        }
    }
}

/// Leaves a dot over the screen that it presents.
final class LeftoverViewDot: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to), let toView = toVC.view else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        toView.frame = context.finalFrame(for: toVC)
        context.containerView.addSubview(toView)
        let dot = UIView(frame: CGRect(x: 40, y: 90, width: 60, height: 70))
        dot.backgroundColor = .red
        context.containerView.addSubview(dot)
        toView.alpha = 0
        UIView.animate(withDuration: 0.3) {
            toView.alpha = 1
        } completion: { _ in
            toView.alpha = 1
            if context.transitionWasCancelled || toVC.presentedViewController != nil { dot.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
