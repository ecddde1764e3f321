// swift-format-ignore-file
//
//  OwnInteraction.swift
//
//  No percent driven class: the drag moves the views itself, animations only finish it.
//

import UIKit

class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: UIViewControllerContextTransitioning?
    private var progress: CGFloat = 0
    var wantsInteractiveStart: Bool { return true }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let to = transitionContext.view(forKey: .to)!
        let from = transitionContext.view(forKey: .from)!
        transitionContext.containerView.insertSubview(to, belowSubview: from)
    }

    func move(to progress: CGFloat) {
        self.progress = progress
        guard let context = context, let from = context.view(forKey: .from) else { return }
        from.transform = CGAffineTransform(translationX: from.bounds.width * progress, y: 0)
        context.updateInteractiveTransition(progress)
    }

    func end() {
        guard let context = context, let from = context.view(forKey: .from) else { return }
        let finishing = progress > 0.5
        if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        UIView.animate(withDuration: 0.25, animations: {
            from.transform = finishing ? CGAffineTransform(translationX: from.bounds.width, y: 0) : .identity
        }, completion: { _ in
            from.transform = .identity
            context.completeTransition(finishing)
        })
        self.context = nil
    }

    @objc func pan(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        switch recognizer.state {
        case .changed: move(to: max(0, recognizer.translation(in: view).x / view.bounds.width))
        case .ended, .cancelled: end()
        default: break
        }
    }
}

class OwnInteractionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)!
        let from = transitionContext.view(forKey: .from)!
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.3, animations: {
            from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0)
        }, completion: { _ in
            from.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
