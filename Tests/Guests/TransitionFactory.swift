// swift-format-ignore-file
import UIKit

enum TransitionType {
    case present
    case dismiss
    case push
    case pop
}

class Transitions {
    static func zoom(_ type: TransitionType) -> UIViewControllerAnimatedTransitioning {
        return ZoomWorker(type: type)
    }

    static func drop(_ type: TransitionType) -> UIViewControllerAnimatedTransitioning {
        return DropWorker(type: type)
    }

    class func random(_ type: TransitionType) -> UIViewControllerAnimatedTransitioning {
        return Int(arc4random_uniform(2)) == 0 ? zoom(type) : drop(type)
    }
}

private extension TransitionType {
    var isForward: Bool { return self == .present || self == .push }
}

class ZoomWorker: NSObject, UIViewControllerAnimatedTransitioning {
    let type: TransitionType
    init(type: TransitionType) { self.type = type; super.init() }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)
        let to = transitionContext.view(forKey: .to)
        let moving = type.isForward ? to! : from!
        if let to = to {
            if type.isForward { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
        }
        let small = CGAffineTransform(scaleX: 0.2, y: 0.2)
        if type.isForward { moving.transform = small; moving.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: type.isForward ? .curveEaseOut : .curveEaseIn, animations: {
            moving.transform = self.type.isForward ? .identity : small
            moving.alpha = self.type.isForward ? 1 : 0
        }, completion: { _ in
            moving.transform = .identity
            moving.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class DropWorker: NSObject, UIViewControllerAnimatedTransitioning {
    let type: TransitionType
    init(type: TransitionType) { self.type = type; super.init() }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let height = container.frame.height
        let up = CGAffineTransform(translationX: 0, y: -height)
        switch type {
        case .present, .push:
            let to = transitionContext.view(forKey: .to)!
            container.addSubview(to)
            to.transform = up
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: { to.transform = .identity }) { _ in
                to.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        case .dismiss, .pop:
            let from = transitionContext.view(forKey: .from)!
            if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, belowSubview: from) }
            UIView.animate(withDuration: 0.5, animations: { from.transform = up }) { _ in
                from.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }
}
