// swift-format-ignore-file
//
//  BaseAnimator.swift
//
//  Subclass and override `perform` (and `prepare` where something must be set first).
//

import UIKit

open class BaseAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    open var duration: TimeInterval { return 0.3 }

    public let isPresentation: Bool

    public init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    // MARK: Hooks

    open func prepare(container: UIView, from: UIView?, to: UIView?) {}

    open func perform(container: UIView, from: UIView?, to: UIView?) {}

    open func cleanUp(container: UIView, from: UIView?, to: UIView?) {}

    // MARK: UIViewControllerAnimatedTransitioning

    public final func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    public final func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)
        let to = transitionContext.view(forKey: .to)

        if let to = to {
            if isPresentation {
                container.addSubview(to)
            } else {
                container.insertSubview(to, at: 0)
            }
        }
        prepare(container: container, from: from, to: to)
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: {
            self.perform(container: container, from: from, to: to)
        }, completion: { _ in
            self.cleanUp(container: container, from: from, to: to)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class RollUpAnimator: BaseAnimator {
    override var duration: TimeInterval { return 0.5 }

    private var offset: CGAffineTransform = .identity

    override func prepare(container: UIView, from: UIView?, to: UIView?) {
        offset = CGAffineTransform(translationX: 0, y: container.bounds.height)
        if isPresentation {
            to?.transform = offset
        }
    }

    override func perform(container: UIView, from: UIView?, to: UIView?) {
        if isPresentation {
            to?.transform = .identity
            from?.alpha = 0.5
        } else {
            from?.transform = offset
        }
    }

    override func cleanUp(container: UIView, from: UIView?, to: UIView?) {
        from?.transform = .identity
        to?.transform = .identity
        from?.alpha = 1
    }
}

final class TiltAnimator: BaseAnimator {
    override func perform(container: UIView, from: UIView?, to: UIView?) {
        let leaving = CGAffineTransform(translationX: container.bounds.width * 1.3, y: 60).rotated(by: .pi / 8)
        if !isPresentation {
            from?.transform = leaving
        } else {
            to?.transform = .identity
        }
    }

    override func prepare(container: UIView, from: UIView?, to: UIView?) {
        if isPresentation {
            to?.transform = CGAffineTransform(translationX: container.bounds.width * 1.3, y: 60).rotated(by: .pi / 8)
        }
    }

    override func cleanUp(container: UIView, from: UIView?, to: UIView?) {
        [from, to].forEach { $0?.transform = .identity }
    }
}
