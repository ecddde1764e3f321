// swift-format-ignore-file
//
//  SwipeBack.swift
//

import UIKit

class SwipeBackInteractionController: UIPercentDrivenInteractiveTransition {

  var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController!

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    prepareGestureRecognizer(in: viewController.view)
  }

  private func prepareGestureRecognizer(in view: UIView) {
    let gesture = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleGesture(_:)))
    gesture.edges = .left
    view.addGestureRecognizer(gesture)
  }

  @objc func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = (translation.x / 200)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))

    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.navigationController?.popViewController(animated: true)
    case .changed:
      shouldCompleteTransition = progress > 0.5
      update(progress)
    case .cancelled:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      if shouldCompleteTransition {
        finish()
      } else {
        cancel()
      }
    default:
      break
    }
  }
}

class SwipeBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let interactionController: SwipeBackInteractionController?

  init(interactionController: SwipeBackInteractionController?) {
    self.interactionController = interactionController
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    to.transform = CGAffineTransform(translationX: -to.bounds.width / 4, y: 0)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: {
      from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0)
      to.transform = .identity
    }, completion: { _ in
      from.transform = .identity
      to.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}

class SwipeBackNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(_ navigationController: UINavigationController,
                            animationControllerFor operation: UINavigationController.Operation,
                            from fromVC: UIViewController,
                            to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard operation == .pop else { return nil }
    return SwipeBackAnimator(interactionController: SwipeBackInteractionController(viewController: fromVC))
  }

  func navigationController(_ navigationController: UINavigationController,
                            interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    guard let animator = animationController as? SwipeBackAnimator,
      let interactionController = animator.interactionController,
      interactionController.interactionInProgress
      else {
        return nil
    }
    return interactionController
  }
}
