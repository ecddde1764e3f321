// swift-format-ignore-file
import UIKit

// CAAnimationGroup on the view's own layer; delegate closes it.
class GroupedLayers: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var view: UIView?
  private var done: (() -> Void)?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(to)
    view = to
    done = { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }

    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 0.3
    scale.toValue = 1.0

    let rotate = CABasicAnimation(keyPath: "transform.rotation")
    rotate.fromValue = -CGFloat.pi / 3
    rotate.toValue = 0

    let opacity = CABasicAnimation(keyPath: "opacity")
    opacity.fromValue = NSNumber(value: 0.0)
    opacity.toValue = NSNumber(value: 1.0)
    opacity.duration = 0.35

    let position = CABasicAnimation(keyPath: "position")
    position.fromValue = NSValue(cgPoint: CGPoint(x: to.layer.position.x, y: -to.bounds.height / 4))
    position.toValue = NSValue(cgPoint: to.layer.position)

    let group = CAAnimationGroup()
    group.animations = [scale, rotate, opacity, position]
    group.duration = transitionDuration(using: transitionContext)
    group.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1.0)
    group.delegate = self
    group.setValue("enter", forKey: "name")
    to.layer.add(group, forKey: "enter")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard (anim.value(forKey: "name") as? String) == "enter" else { return }
    view?.layer.removeAllAnimations()
    done?()
    done = nil
  }
}
