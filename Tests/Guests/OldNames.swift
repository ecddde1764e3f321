// swift-format-ignore-file
//
//  OldNames.swift
//  Swift 4.0, Xcode 9
//

import UIKit

class OldNames: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {

    fileprivate var operation = UINavigationControllerOperation.none

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.operation = operation
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return TimeInterval(UINavigationControllerHideShowBarDuration)
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: UITransitionContextViewKey.from)!
        let to = transitionContext.view(forKey: UITransitionContextViewKey.to)!

        container.addSubview(to)
        if operation == UINavigationControllerOperation.pop {
            container.sendSubview(toBack: to)
        } else {
            container.bringSubview(toFront: to)
        }

        let moving = operation == .pop ? from : to
        let rest = UIEdgeInsetsInsetRect(container.bounds, UIEdgeInsetsMake(0, 0, 0, 0))
        let above = rest.offsetBy(dx: 0, dy: -rest.height)
        moving.frame = operation == .pop ? rest : above

        let spinner = UIActivityIndicatorView(activityIndicatorStyle: UIActivityIndicatorViewStyle.whiteLarge)
        spinner.center = CGPoint(x: rest.midX, y: rest.midY)
        container.addSubview(spinner)

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: UIViewKeyframeAnimationOptions.calculationModeLinear, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: {
                moving.frame = rest.offsetBy(dx: 0, dy: self.operation == .pop ? -rest.height * 0.2 : -rest.height * 0.1)
            })
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: {
                moving.frame = self.operation == .pop ? above : rest
            })
        }) { _ in
            spinner.removeFromSuperview()
            moving.frame = rest
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func stateName(_ state: UIGestureRecognizerState) -> String {
        switch state {
        case .began: return "began"
        case .changed: return "changed"
        default: return "other"
        }
    }

    func label() -> UILabel {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "old", attributes: [NSAttributedStringKey.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 12)])
        label.lineBreakMode = NSLineBreakMode.byTruncatingTail
        return label
    }

    func button() -> UIButton {
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("OK", for: UIControlState.normal)
        button.setTitle("…", for: UIControlState())
        return button
    }

    func observe() {
        NotificationCenter.default.addObserver(forName: NSNotification.Name.UIApplicationDidEnterBackground, object: nil, queue: nil) { _ in }
    }
}
