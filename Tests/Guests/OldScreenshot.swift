// swift-format-ignore-file
//
//  OldScreenshot.swift
//  Ported from Swift 2 by hand
//

import UIKit

class OldScreenshot: NSObject, UIViewControllerAnimatedTransitioning {

    var reversed: Bool = false

    func takeScreenshot(_ view: UIView) -> UIImage! {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, UIScreen.main.scale)
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image
    }

    func renderLayer(_ view: UIView) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(view.frame.size, true, 0.0)
        defer { UIGraphicsEndImageContext() }
        view.layer.render(in: UIGraphicsGetCurrentContext()!)
        return UIGraphicsGetImageFromCurrentImageContext()!
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.55
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC : UIViewController! = transitionContext.viewController(forKey: .from)
        let toVC : UIViewController! = transitionContext.viewController(forKey: .to)
        let containerView : UIView! = transitionContext.containerView

        containerView.addSubview(toVC.view)
        let image = reversed ? renderLayer(fromVC.view) : takeScreenshot(fromVC.view)
        let screenshot : UIImageView = UIImageView(image: image)
        screenshot.frame = fromVC.view.bounds
        containerView.addSubview(screenshot)

        let angle = CGFloat(reversed ? M_PI_4 : -M_PI_4)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseIn, animations: {
            () -> Void in
            screenshot.transform = CGAffineTransform(rotationAngle: angle).translatedBy(x: 0, y: containerView.frame.size.height * 1.6)
        }) { (finished: Bool) -> Void in
            screenshot.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
