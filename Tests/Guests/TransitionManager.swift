// swift-format-ignore-file
//
//  TransitionManager.swift
//  One object that is animator and both delegates, shared by the whole app.
//

import UIKit

class TransitionManager: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {

    static let sharedInstance = TransitionManager()

    private var presenting = false

    private override init() {
        super.init()
    }

    // MARK: UIViewControllerAnimatedTransitioning protocol methods

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {

        // get reference to our fromView, toView and the container view that we should perform the transition in
        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)!
        let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!

        // set up from 2D transforms that we'll use in the animation
        let π: CGFloat = 3.14159265359
        let offScreenRight = CGAffineTransform(rotationAngle: -π/2)
        let offScreenLeft = CGAffineTransform(rotationAngle: π/2)

        toView.transform = self.presenting ? offScreenRight : offScreenLeft

        // rotate around the top-left corner
        toView.layer.anchorPoint = CGPoint(x: 0, y: 0)
        fromView.layer.anchorPoint = CGPoint(x: 0, y: 0)
        toView.layer.position = CGPoint(x: 0, y: 0)
        fromView.layer.position = CGPoint(x: 0, y: 0)

        container.addSubview(toView)
        container.addSubview(fromView)

        let duration = self.transitionDuration(using: transitionContext)

        UIView.animate(withDuration: duration, delay: 0.0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2, options: [], animations: {
            fromView.transform = self.presenting ? offScreenLeft : offScreenRight
            toView.transform = CGAffineTransform.identity
        }, completion: { finished in
            for view in [fromView, toView] {
                view.transform = CGAffineTransform.identity
                view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                view.layer.position = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.75
    }

    // MARK: UIViewControllerTransitioningDelegate protocol methods

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = false
        return self
    }

    // MARK: UINavigationControllerDelegate

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = operation == .push
        return self
    }
}
