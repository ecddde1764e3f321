// swift-format-ignore-file
import UIKit

// A centred box that pops up over a dimmed background, as an alert does.

class PopupPresentationController: UIPresentationController {
  var size = CGSize(width: 280, height: 220)
  private let chrome = UIView()

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    chrome.backgroundColor = UIColor(white: 0.0, alpha: 0.4)
    chrome.alpha = 0
  }

  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    return CGSize(width: min(size.width, parentSize.width - 40), height: size.height)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: container.bounds.size)
    return CGRect(x: container.bounds.midX - size.width / 2, y: container.bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    chrome.frame = containerView!.bounds
    containerView!.insertSubview(chrome, at: 0)
    presentedView!.layer.cornerRadius = 14
    presentedView!.layer.masksToBounds = true
    presentedViewController.transitionCoordinator!.animate(alongsideTransition: { context in
      self.chrome.alpha = 1.0
    }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator!.animate(alongsideTransition: { context in
      self.chrome.alpha = 0.0
    }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    chrome.frame = containerView!.bounds
    presentedView!.frame = frameOfPresentedViewInContainerView
  }
}

class PopupAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresentation = false

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return isPresentation ? 0.35 : 0.2
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if isPresentation {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      view.alpha = 0
      UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseOut, .beginFromCurrentState], animations: {
        view.transform = .identity
        view.alpha = 1
      }, completion: { finished in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
    } else {
      guard let view = transitionContext.view(forKey: .from) else { return }
      UIView.animate(withDuration: 0.2, animations: {
        view.alpha = 0
      }, completion: { finished in
        view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
    }
  }
}

class PopupManager: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    return PopupPresentationController(presentedViewController: presented, presenting: source)
  }

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    let controller = PopupAnimator()
    controller.isPresentation = true
    return controller
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    let controller = PopupAnimator()
    controller.isPresentation = false
    return controller
  }
}
