// swift-format-ignore-file
//
//  SideMenu.swift
//  Trailhead
//
//  Created by Luc Bertin on 22/04/2020.
//

import UIKit

final class SideMenuInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private weak var controller: UIViewController?

    func attach(to controller: UIViewController) {
        self.controller = controller
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handle(_:)))
        controller.view.addGestureRecognizer(pan)
    }

    @objc private func handle(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view?.superview ?? gesture.view else { return }
        let moved = -gesture.translation(in: view).x / view.bounds.width
        let progress = CGFloat(fminf(fmaxf(Float(moved), 0), 1))
        switch gesture.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended where progress > 0.35 || gesture.velocity(in: view).x < -500:
            isActive = false
            finish()
        case .ended, .cancelled, .failed:
            isActive = false
            cancel()
        default:
            break
        }
    }
}

final class SideMenuTransition: NSObject {
    let interaction = SideMenuInteraction()
    var widthRatio: CGFloat = 0.75
}

extension SideMenuTransition: UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = SideMenuPresentation(presentedViewController: presented, presenting: presenting ?? source)
        controller.widthRatio = widthRatio
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        interaction.attach(to: presented)
        return SideMenuAnimator(appearing: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SideMenuAnimator(appearing: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        interaction.isActive ? interaction : nil
    }
}

final class SideMenuPresentation: UIPresentationController {
    var widthRatio: CGFloat = 0.75
    private lazy var overlay: UIButton = {
        let button = UIButton(type: .custom)
        button.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        button.alpha = 0
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        return button
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
        return bounds.divided(atDistance: bounds.width * widthRatio, from: .minXEdge).slice
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        overlay.frame = containerView.bounds
        containerView.insertSubview(overlay, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [overlay] _ in overlay.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [overlay] _ in overlay.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { overlay.removeFromSuperview() } else { overlay.alpha = 1 }
    }

    @objc private func close() {
        presentedViewController.dismiss(animated: true)
    }
}

final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let appearing: Bool

    init(appearing: Bool) {
        self.appearing = appearing
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let menu = transitionContext.viewController(forKey: appearing ? .to : .from) else { return }
        let shown = transitionContext.finalFrame(for: menu)
        let visible = appearing ? shown : menu.view.frame
        let hidden = visible.offsetBy(dx: -visible.width, dy: 0)
        if appearing {
            transitionContext.containerView.addSubview(menu.view)
            menu.view.frame = hidden
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                       options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut) {
            menu.view.frame = self.appearing ? visible : hidden
        } completion: { _ in
            if transitionContext.transitionWasCancelled { menu.view.frame = self.appearing ? hidden : visible }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
