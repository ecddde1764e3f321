// swift-format-ignore-file
import UIKit

// MARK: - Protocol

protocol DirectedTransition: UIViewControllerAnimatedTransitioning {
    var presenting: Bool { get set }
    var totalDuration: TimeInterval { get }

    func animatePresentation(in container: UIView, view: UIView, done: @escaping () -> Void)
    func animateDismissal(in container: UIView, view: UIView, done: @escaping () -> Void)
}

extension DirectedTransition {
    var totalDuration: TimeInterval { return 0.4 }

    func run(_ context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        let completion = { context.completeTransition(!context.transitionWasCancelled) }

        if presenting {
            guard let view = context.view(forKey: .to) else { return completion() }
            container.addSubview(view)
            animatePresentation(in: container, view: view, done: completion)
        } else {
            guard let view = context.view(forKey: .from) else { return completion() }
            if let below = context.view(forKey: .to) { container.insertSubview(below, belowSubview: view) }
            animateDismissal(in: container, view: view, done: completion)
        }
    }
}

// MARK: - Implementation

final class SqueezeTransition: NSObject, DirectedTransition {
    var presenting: Bool = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { totalDuration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { run(transitionContext) }

    func animatePresentation(in container: UIView, view: UIView, done: @escaping () -> Void) {
        view.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        UIView.animate(withDuration: totalDuration, animations: { view.transform = .identity }, completion: { _ in done() })
    }

    func animateDismissal(in container: UIView, view: UIView, done: @escaping () -> Void) {
        UIView.animate(withDuration: totalDuration, animations: {
            view.transform = CGAffineTransform(scaleX: 0.01, y: 1)
        }, completion: { _ in
            view.transform = .identity
            done()
        })
    }
}
