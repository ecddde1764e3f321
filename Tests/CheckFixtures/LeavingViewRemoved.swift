import UIKit

/// Takes the screen that is left off at every end.
final class LeavingViewRemovedFault: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        slide(context) { $0.removeFromSuperview() }
    }
}

/// Takes the screen that is left off where it is left.
final class LeavingViewRemovedRight: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        slide(context) { if !context.transitionWasCancelled { $0.removeFromSuperview() } }
    }
}

/// Slides the entering screen over the other one, there and back.
@MainActor
private func slide(_ context: UIViewControllerContextTransitioning, atEnd: @escaping (UIView) -> Void) {
    guard let toVC = context.viewController(forKey: .to), let toView = context.view(forKey: .to),
        let fromView = context.view(forKey: .from)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    toView.frame = context.finalFrame(for: toVC)
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
    UIView.animate(withDuration: 0.3) {
        toView.transform = .identity
    } completion: { _ in
        toView.transform = .identity
        atEnd(fromView)
        context.completeTransition(!context.transitionWasCancelled)
    }
}
