// swift-format-ignore-file
//
//  A real cube out of a CATransformLayer; the screens are only pictures on two of its faces.
//

import UIKit

@available(iOS 10.0, *)
final class TransformLayerCube: NSObject, UIViewControllerAnimatedTransitioning {

  private let vertical: Bool
  private let seconds: TimeInterval

  init(vertical: Bool = false, duration: TimeInterval = 0.9) {
    self.vertical = vertical
    self.seconds = duration
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return seconds }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    container.addSubview(to)
    to.layoutIfNeeded()

    let size = container.bounds.size
    let depth = vertical ? size.height : size.width

    let stage = UIView(frame: container.bounds)
    stage.backgroundColor = .black
    container.addSubview(stage)

    let cube = CATransformLayer()
    cube.frame = stage.bounds
    stage.layer.addSublayer(cube)

    let front = face(picture(of: from), size: size)
    front.transform = CATransform3DMakeTranslation(0, 0, depth / 2)
    cube.addSublayer(front)

    let side = face(picture(of: to), size: size)
    var turn = vertical ? CATransform3DMakeRotation(-.pi / 2, 1, 0, 0) : CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    turn = CATransform3DTranslate(turn, 0, 0, depth / 2)
    side.transform = turn
    cube.addSublayer(side)

    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 900
    perspective = CATransform3DTranslate(perspective, 0, 0, -depth / 2)
    let target = vertical ? CATransform3DRotate(perspective, .pi / 2, 1, 0, 0) : CATransform3DRotate(perspective, -.pi / 2, 0, 1, 0)

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      stage.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: perspective)
    animation.toValue = NSValue(caTransform3D: target)
    animation.duration = seconds
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.2, 1)
    cube.transform = target
    cube.add(animation, forKey: "turn")
    CATransaction.commit()
  }

  private func face(_ image: UIImage, size: CGSize) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.contents = image.cgImage
    layer.isDoubleSided = false
    return layer
  }

  private func picture(of view: UIView) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    return renderer.image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}
