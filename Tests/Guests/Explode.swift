// swift-format-ignore-file
//
//  Explode.swift
//  Created by R. Vance
//

import UIKit

class Explode: NSObject, UIViewControllerAnimatedTransitioning {

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1.0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)!
    let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
    containerView.addSubview(toView)
    containerView.sendSubviewToBack(toView)

    let size = toView.frame.size
    var snapshots = [UIView]()
    let xFactor: CGFloat = 6.0
    let yFactor = xFactor * size.height / size.width

    let fromViewSnapshot = fromView.snapshotView(afterScreenUpdates: false)

    for x in stride(from: 0.0, to: Double(size.width), by: Double(size.width / xFactor)) {
      for y in stride(from: 0.0, to: Double(size.height), by: Double(size.width / yFactor)) {
        let region = CGRect(x: CGFloat(x), y: CGFloat(y), width: size.width / xFactor, height: size.width / yFactor)
        let snapshot = fromViewSnapshot!.resizableSnapshotView(from: region, afterScreenUpdates: false, withCapInsets: UIEdgeInsets.zero)
        snapshot?.frame = region
        containerView.addSubview(snapshot!)
        snapshots.append(snapshot!)
      }
    }
    containerView.sendSubviewToBack(fromView)

    UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
      for view in snapshots {
        let xOffset = self.randomBetween(-100.0, 100.0)
        let yOffset = self.randomBetween(-100.0, 100.0)
        view.frame = view.frame.offsetBy(dx: xOffset, dy: yOffset)
        view.alpha = 0.0
        view.transform = CGAffineTransform(rotationAngle: self.randomBetween(-10.0, 10.0)).concatenating(CGAffineTransform(scaleX: 0.01, y: 0.01))
      }
    }, completion: { finished in
      for view in snapshots {
        view.removeFromSuperview()
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }

  // arc4random is not there on every platform; drand48 is good enough for sparks
  private func randomBetween(_ small: CGFloat, _ big: CGFloat) -> CGFloat {
    let diff = big - small
    return CGFloat(drand48()) * diff + small
  }
}
