// swift-format-ignore-file
import UIKit

@available(iOS 9.0, *)
public class VersionChecks: NSObject, UIViewControllerAnimatedTransitioning {

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        transitionContext.containerView.addSubview(to)

        if #available(iOS 11.0, *) {
            to.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        } else {
            to.layer.shouldRasterize = false
        }
        if #available(iOS 13, tvOS 13, *) {
            to.layer.cornerCurve = .continuous
        }

        to.layer.cornerRadius = 60
        to.layer.masksToBounds = true
        to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)

        #if swift(>=4.2)
        let options: UIView.AnimationOptions = .curveEaseOut
        #else
        let options: UIViewAnimationOptions = .curveEaseOut
        #endif

        #if os(iOS) || os(tvOS)
        let damping: CGFloat = 0.8
        #else
        let damping: CGFloat = 1
        #endif

        #if targetEnvironment(macCatalyst)
        let velocity: CGFloat = 1
        #else
        let velocity: CGFloat = 0
        #endif

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: options, animations: {
            to.transform = .identity
            to.layer.cornerRadius = 0
        }) { _ in
            if #available(iOS 11.0, *) {
                to.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            }
            to.layer.masksToBounds = false
            to.layer.cornerRadius = 0
            to.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    @available(*, unavailable, message: "use animateTransition(using:)")
    public func animate() {}
}
