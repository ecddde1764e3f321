// swift-format-ignore-file
import UIKit

/// Picks the two controllers by type where it can and runs a closure with them.
class TypedAnimator<From: UIViewController, To: UIViewController>: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Body = (_ from: From, _ to: To, _ container: UIView, _ duration: TimeInterval, _ finish: @escaping () -> ()) -> ()

    let duration: TimeInterval
    let body: Body

    init(duration: TimeInterval, body: @escaping Body) {
        self.duration = duration
        self.body = body
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from: From = controller(.from, in: transitionContext),
              let to: To = controller(.to, in: transitionContext) else {
            transitionContext.completeTransition(false)
            return
        }
        to.view.frame = transitionContext.finalFrame(for: to)
        body(from, to, transitionContext.containerView, duration) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func controller<T>(_ key: UITransitionContextViewControllerKey, in context: UIViewControllerContextTransitioning) -> T? {
        let controller = context.viewController(forKey: key)
        if let navigation = controller as? UINavigationController, let top = navigation.topViewController as? T {
            return top
        }
        return controller as? T
    }
}

final class StretchAnimator: TypedAnimator<UIViewController, UIViewController> {
    init() {
        super.init(duration: 0.5) { from, to, container, duration, finish in
            container.addSubview(to.view)
            to.view.transform = CGAffineTransform(scaleX: 0.01, y: 1).concatenating(CGAffineTransform(translationX: container.bounds.midX, y: 0))
            UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: {
                to.view.transform = .identity
            }, completion: { _ in
                to.view.transform = .identity
                finish()
            })
        }
    }
}
