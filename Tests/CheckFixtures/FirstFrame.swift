import UIKit

/// Shows the new screen in full before it is slid in: the start is set only with the delayed animation.
final class FirstFrameFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let width = transitionContext.containerView.bounds.width
        transitionContext.containerView.addSubview(toView)
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = width
        slide.toValue = 0
        slide.duration = 0.35
        slide.beginTime = toView.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.05
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        toView.layer.add(slide, forKey: "slide")
        CATransaction.commit()
    }
}

/// Slides in with a delay, from where it waits.
final class FirstFrameRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let width = transitionContext.containerView.bounds.width
        transitionContext.containerView.addSubview(toView)
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = width
        slide.toValue = 0
        slide.duration = 0.35
        slide.beginTime = toView.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.05
        slide.fillMode = .backwards
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        toView.layer.add(slide, forKey: "slide")
        CATransaction.commit()
    }
}

/// Presents a screen that is there at once with some of its opacity, and grows to all of it; or with all of it, and fades the rest.
final class FirstFrameTranslucent: NSObject, UIViewControllerAnimatedTransitioning {
    private let start: CGFloat

    init(start: CGFloat) {
        self.start = start
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        toView.alpha = start
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
            toView.alpha = 1
        } completion: { _ in
            toView.transform = .identity
            toView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
