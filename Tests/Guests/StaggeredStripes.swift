// swift-format-ignore-file
//
//  StaggeredStripes.swift
//  Slats slide out left and right in turn; the last one to finish completes.
//

import UIKit

class StaggeredStripes: NSObject, UIViewControllerAnimatedTransitioning {

    private let count = 10
    private let total: TimeInterval = 0.9

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return self.total
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let fromVC = transitionContext.viewController(forKey: .from)
        let toVC = transitionContext.viewController(forKey: .to)
        guard let fromView = fromVC?.view, let toView = toVC?.view else { return }

        container.addSubview(toView)
        toView.frame = fromView.frame

        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)

        var slats = [UIView]()
        let slatHeight = fromView.frame.size.height / CGFloat(count)
        for i in 0 ..< count {
            let area = CGRect(x: 0, y: slatHeight * CGFloat(i), width: fromView.frame.size.width, height: slatHeight)
            let slat = fromView.resizableSnapshotView(from: area, afterScreenUpdates: false, withCapInsets: UIEdgeInsets.zero)
            slat!.frame = area
            canvas.addSubview(slat!)
            slats.append(slat!)
        }

        var finished = 0
        for i in slats.indices {
            let slat = slats[i]
            UIView.animate(withDuration: total * 0.5, delay: total * 0.5 * Double(i) / Double(count - 1), usingSpringWithDamping: 1, initialSpringVelocity: 0, options: UIViewAnimationOptions(), animations: {
                slat.center.x += (i % 2 == 0 ? -1 : 1) * slat.frame.width
            }, completion: { _ in
                finished += 1
                if finished == self.count {
                    canvas.removeFromSuperview()
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            })
        }
    }
}
