// swift-format-ignore-file
import UIKit

class PageCurl: NSObject, UIViewControllerAnimatedTransitioning {
  let up: Bool

  @objc init(up: Bool) {
    self.up = up
  }

  convenience override init() {
    self.init(up: true)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.9
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    let options: UIView.AnimationOptions = [up ? .transitionCurlUp : .transitionCurlDown, .curveEaseInOut]
    UIView.transition(from: from!, to: to!, duration: self.transitionDuration(using: transitionContext), options: options) { finished in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
