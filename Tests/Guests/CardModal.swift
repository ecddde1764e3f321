// swift-format-ignore-file
//
//  CardModal.swift
//  Wallet
//
//  Created by Anjali Deshmukh on 2018-09-30.
//

import UIKit

class CardModalTransition: NSObject, UIViewControllerTransitioningDelegate {

    var topForShow: CGFloat
    var fromViewScale: CGFloat

    init(topForShow: CGFloat = 44, fromViewScale: CGFloat = 0.92) {
        self.topForShow = topForShow
        self.fromViewScale = fromViewScale
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardPresentAnimator(transition: self)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardDismissAnimator(transition: self)
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
        controller.transition = self
        return controller
    }
}

class CardPresentationController: UIPresentationController {
    weak var transition: CardModalTransition?
    fileprivate let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView!.bounds
        let top = transition?.topForShow ?? 0
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        shade.frame = containerView!.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.alpha = 0
        containerView!.addSubview(shade)
        let scale = transition?.fromViewScale ?? 1
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.shade.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }, completion: { context in
            if context.isCancelled {
                self.presentingViewController.view.transform = .identity
                self.shade.removeFromSuperview()
            }
        })
    }

    override func dismissalTransitionWillBegin() {
        let old = presentingViewController.view.transform
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.shade.alpha = 0
            self.presentingViewController.view.transform = .identity
        }, completion: { context in
            if context.isCancelled {
                self.presentingViewController.view.transform = old
                self.shade.alpha = 1
            }
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            shade.removeFromSuperview()
        }
    }
}

class CardPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: CardModalTransition
    init(transition: CardModalTransition) { self.transition = transition }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toVC = transitionContext.viewController(forKey: .to)!
        let frame = transitionContext.finalFrame(for: toVC)
        toVC.view.frame = frame
        toVC.view.transform = CGAffineTransform(translationX: 0, y: frame.height)
        transitionContext.containerView.addSubview(toVC.view)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .curveEaseIn, animations: {
            toVC.view.transform = .identity
        }, completion: { _ in
            toVC.view.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class CardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: CardModalTransition
    init(transition: CardModalTransition) { self.transition = transition }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC = transitionContext.viewController(forKey: .from)!
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            fromVC.view.transform = CGAffineTransform(translationX: 0, y: fromVC.view.bounds.height)
        }, completion: { _ in
            if transitionContext.transitionWasCancelled {
                fromVC.view.transform = .identity
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
