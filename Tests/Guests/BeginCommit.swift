// swift-format-ignore-file
// From before blocks, kept alive through every migration.
import UIKit

class BeginCommit: NSObject, UIViewControllerAnimatedTransitioning {
    var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let toView = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(toView)
        toView.alpha = 0
        toView.frame = toView.frame.offsetBy(dx: 0, dy: 60)

        UIView.beginAnimations("appear", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.easeOut)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationDidStop(#selector(animationDidStop(_:finished:context:)))
        toView.alpha = 1
        toView.frame = toView.frame.offsetBy(dx: 0, dy: -60)
        UIView.commitAnimations()
    }

    @objc func animationDidStop(_ animationID: String?, finished: NSNumber?, context: UnsafeMutableRawPointer?) {
        self.context?.view(forKey: .to)?.alpha = 1
        self.context?.completeTransition(!self.context!.transitionWasCancelled)
        self.context = nil
    }
}
