// swift-format-ignore-file
//
//  ConstraintSheet.swift
//  Auto Layout inside the container; the bottom constraint is what moves.
//

import UIKit

final class ConstraintSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private var heightRatio: CGFloat = 0.6

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView

        if isPresenting {
            guard let sheet = transitionContext.view(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
            }
            containerView.addSubview(sheet)
            sheet.translatesAutoresizingMaskIntoConstraints = false
            let hidden = sheet.topAnchor.constraint(equalTo: containerView.bottomAnchor)
            let shown = sheet.bottomAnchor.constraint(equalTo: containerView.bottomAnchor)
            NSLayoutConstraint.activate([
                sheet.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
                sheet.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
                sheet.heightAnchor.constraint(equalTo: containerView.heightAnchor, multiplier: heightRatio),
                hidden
            ])
            containerView.layoutIfNeeded()

            hidden.isActive = false
            shown.isActive = true
            UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [], animations: {
                containerView.layoutIfNeeded()
            }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        } else {
            guard let sheet = transitionContext.view(forKey: .from) else {
                transitionContext.completeTransition(false)
                return
            }
            UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
                sheet.transform = CGAffineTransform(translationX: 0, y: sheet.bounds.height)
            }, completion: { _ in
                sheet.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }
}

final class ConstraintSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
    class Presentation: UIPresentationController {
        override func presentationTransitionWillBegin() {
            containerView?.backgroundColor = UIColor.black.withAlphaComponent(0)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.containerView?.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            })
        }

        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.containerView?.backgroundColor = UIColor.black.withAlphaComponent(0)
            })
        }
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Presentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ConstraintSheetAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ConstraintSheetAnimator(isPresenting: false)
    }
}
