// swift-format-ignore-file
import UIKit

// "Pile of paper" push and pop: shadow, dim and scale.
class ShadowedStack: NSObject, UIViewControllerAnimatedTransitioning
{
    var operation: UINavigationController.Operation = .push
    private let dimmingTag = 0xD1

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
    {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else
        {
            transitionContext.completeTransition(false)
            return
        }

        let pushing = (operation == .push)
        let front = pushing ? to : from
        let back = pushing ? from : to

        container.backgroundColor = .black
        if pushing
        {
            container.addSubview(to)
        }
        else
        {
            container.insertSubview(to, belowSubview: from)
        }

        let dim = UIView(frame: back.bounds)
        dim.backgroundColor = .black
        dim.tag = dimmingTag
        back.addSubview(dim)

        front.layer.shadowColor = UIColor.black.cgColor
        front.layer.shadowOffset = CGSize(width: -4, height: 0)
        front.layer.shadowRadius = 8
        front.layer.shadowOpacity = 0.6
        front.layer.shadowPath = UIBezierPath(rect: front.bounds).cgPath

        let aside = CGAffineTransform(translationX: container.bounds.width + 12, y: 0)
        let shrunk = CGAffineTransform(scaleX: 0.92, y: 0.92)

        front.transform = pushing ? aside : .identity
        back.transform = pushing ? .identity : shrunk
        dim.alpha = pushing ? 0 : 0.4

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut], animations: {
            front.transform = pushing ? .identity : aside
            back.transform = pushing ? shrunk : .identity
            dim.alpha = pushing ? 0.4 : 0
        }, completion: { _ in
            front.transform = .identity
            back.transform = .identity
            front.layer.shadowOpacity = 0
            front.layer.shadowPath = nil
            back.viewWithTag(self.dimmingTag)?.removeFromSuperview()
            container.backgroundColor = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
