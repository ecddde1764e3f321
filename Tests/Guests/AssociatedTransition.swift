// swift-format-ignore-file
//
//  AssociatedTransition.swift
//
//  usage: vc.tr_transition = AssociatedTransition(); present(vc, animated: true)
//

import UIKit
import ObjectiveC

private var transitionKey: UInt8 = 0

extension UIViewController {
    var tr_transition: AssociatedTransition? {
        get {
            return objc_getAssociatedObject(self, &transitionKey) as? AssociatedTransition
        }
        set {
            objc_setAssociatedObject(self, &transitionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            transitioningDelegate = newValue
        }
    }

    func tr_present(_ controller: UIViewController, with transition: AssociatedTransition, completion: (() -> Void)? = nil) {
        controller.tr_transition = transition
        controller.modalPresentationStyle = .custom
        present(controller, animated: true, completion: completion)
    }
}

class AssociatedTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return Rotation(entering: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return Rotation(entering: false)
    }

    class Rotation: NSObject, UIViewControllerAnimatedTransitioning {
        let entering: Bool
        init(entering: Bool) { self.entering = entering }

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            let view = transitionContext.viewController(forKey: entering ? .to : .from)!.view!
            if entering {
                transitionContext.containerView.addSubview(view)
            } else if let below = transitionContext.view(forKey: .to) {
                transitionContext.containerView.insertSubview(below, at: 0)
            }
            let spun = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 0.01, y: 0.01)
            view.transform = entering ? spun : .identity
            UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
                view.transform = self.entering ? .identity : spun
            }, completion: { _ in
                view.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }
}
