// swift-format-ignore-file
//
//  RenderedScreens.swift
//

import UIKit

extension UIView {
    /// Returns an image of the view as it stands.
    var asImage: UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        return renderer.image { rendererContext in
            layer.render(in: rendererContext.cgContext)
        }
    }
}

final class RenderedScreens: NSObject, UIViewControllerAnimatedTransitioning {

    var direction: UIRectEdge = .right

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from), let toVC = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView

        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        toVC.view.setNeedsLayout()
        toVC.view.layoutIfNeeded()

        let old = UIImageView(image: fromVC.view.asImage)
        let new = UIImageView(image: toVC.view.asImage)
        old.frame = fromVC.view.frame
        new.frame = toVC.view.frame

        let backdrop = UIView(frame: container.bounds)
        backdrop.backgroundColor = .black
        backdrop.addSubview(new)
        backdrop.addSubview(old)
        container.addSubview(toVC.view)
        container.addSubview(backdrop)

        new.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        new.alpha = 0

        let dx: CGFloat = direction.contains(.right) ? container.bounds.width : -container.bounds.width

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4, animations: {
                old.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            })
            UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.4, animations: {
                old.transform = CGAffineTransform(scaleX: 0.6, y: 0.6).concatenating(CGAffineTransform(translationX: dx, y: 0))
                new.alpha = 1
            })
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4, animations: {
                new.transform = .identity
            })
        }, completion: { _ in
            backdrop.removeFromSuperview()
            let cancelled = transitionContext.transitionWasCancelled
            if cancelled { toVC.view.removeFromSuperview() }
            transitionContext.completeTransition(!cancelled)
        })
    }
}
