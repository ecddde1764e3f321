// swift-format-ignore-file
//
//  PopoverBubble.swift
//

import UIKit

protocol PopoverSource: AnyObject {
    var popoverSourceRect: CGRect { get }
}

final class PopoverBubblePresentation: UIPresentationController {
    private let arrow = CAShapeLayer()
    private let backdrop = UIControl()
    var sourceRect = CGRect(x: 140, y: 100, width: 44, height: 44)

    override var presentedView: UIView? {
        let view = super.presentedView
        view?.layer.cornerRadius = 12
        view?.layer.masksToBounds = true
        return view
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let size = presentedViewController.preferredContentSize == .zero ? CGSize(width: 240, height: 180) : presentedViewController.preferredContentSize
        let x = min(max(sourceRect.midX - size.width / 2, 8), containerView.bounds.maxX - size.width - 8)
        return CGRect(origin: CGPoint(x: x, y: sourceRect.maxY + 12), size: size)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        if let source = presentingViewController as? PopoverSource { sourceRect = source.popoverSourceRect }
        backdrop.frame = containerView.bounds
        backdrop.addTarget(self, action: #selector(backdropTouched), for: .touchUpInside)
        containerView.addSubview(backdrop)

        let path = UIBezierPath()
        path.move(to: CGPoint(x: sourceRect.midX, y: sourceRect.maxY + 2))
        path.addLine(to: CGPoint(x: sourceRect.midX + 10, y: sourceRect.maxY + 12))
        path.addLine(to: CGPoint(x: sourceRect.midX - 10, y: sourceRect.maxY + 12))
        path.close()
        arrow.path = path.cgPath
        arrow.fillColor = presentedViewController.view.backgroundColor?.cgColor ?? UIColor.white.cgColor
        containerView.layer.addSublayer(arrow)
        arrow.opacity = 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.arrow.opacity = 1
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.arrow.opacity = 0
        }, completion: { context in
            if context.isCancelled { self.arrow.opacity = 1 }
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        arrow.removeFromSuperlayer()
        backdrop.removeFromSuperview()
    }

    @objc private func backdropTouched() {
        presentedViewController.dismiss(animated: true)
    }
}

final class PopoverBubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool
    init(presenting: Bool) { self.presenting = presenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { presenting ? 0.35 : 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: presenting ? .to : .from) else { return }
        let view: UIView = controller.view
        if presenting {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
            view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            view.center.y -= view.bounds.height / 2
            view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            view.alpha = 0
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: presenting ? 0.7 : 1) {
            view.transform = self.presenting ? .identity : CGAffineTransform(scaleX: 0.1, y: 0.1)
            view.alpha = self.presenting ? 1 : 0
        }
        animator.addCompletion { _ in
            if !transitionContext.transitionWasCancelled, self.presenting {
                view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                view.frame = transitionContext.finalFrame(for: controller)
            }
            view.transform = .identity
            view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

final class PopoverBubbleManager: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = PopoverBubbleManager()

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        PopoverBubblePresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PopoverBubbleAnimator(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PopoverBubbleAnimator(presenting: false)
    }
}
