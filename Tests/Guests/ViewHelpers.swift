// swift-format-ignore-file
import UIKit

// MARK: Helpers

extension UIView {
    var x: CGFloat {
        get { return frame.origin.x }
        set { frame.origin.x = newValue }
    }

    var y: CGFloat {
        get { return self.frame.origin.y }
        set { self.frame.origin.y = newValue }
    }

    var width: CGFloat { return frame.size.width }
    var height: CGFloat { return frame.size.height }

    func fadeIn(_ duration: TimeInterval = 0.25, completion: ((Bool) -> Swift.Void)? = nil) {
        alpha = 0
        isHidden = false
        UIView.animate(withDuration: duration, animations: { self.alpha = 1 }, completion: completion)
    }

    func addSubviews(_ views: UIView...) {
        views.forEach { addSubview($0) }
    }

    func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
        frame = other.bounds.inset(by: insets)
    }

    class func curtain(color: UIColor, frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }
}

extension CGRect {
    var center: CGPoint { return CGPoint(x: midX, y: midY) }
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1.0) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255.0,
            green: CGFloat((hex >> 8) & 0xff) / 255.0,
            blue: CGFloat(hex & 0xff) / 255.0,
            alpha: alpha)
    }
}

// MARK: Animator

/// Curtain closes over the old screen and opens on the new one.
class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let color = UIColor(hex: 0x7A1F2B)

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        container.addSubview(to)
        to.isHidden = true

        let half = CGRect(x: 0, y: 0, width: container.width / 2, height: container.height)
        let left = UIView.curtain(color: color, frame: half)
        let right = UIView.curtain(color: color, frame: half)
        container.addSubviews(left, right)
        left.x = -half.width
        right.x = container.width

        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: {
            left.x = 0
            right.x = half.width
            left.alpha = 0.9
        }, completion: { _ in
            to.isHidden = false
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut, animations: {
                left.x = -half.width
                right.x = container.width
            }, completion: { _ in
                left.removeFromSuperview()
                right.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        })
    }
}
