// swift-format-ignore-file
import UIKit

class RunningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  required init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let subject = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting {
      container.addSubview(subject)
      subject.alpha = 0
      subject.transform = CGAffineTransform(translationX: 0, y: 40)
    } else if let to = transitionContext.view(forKey: .to) {
      container.insertSubview(to, at: 0)
    }

    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: [.curveEaseOut],
      animations: {
        subject.alpha = self.isPresenting ? 1 : 0
        subject.transform = self.isPresenting ? .identity : CGAffineTransform(translationX: 0, y: 40)
      },
      completion: { position in
        subject.alpha = 1
        subject.transform = .identity
        transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
      })
  }
}
