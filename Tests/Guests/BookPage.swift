// swift-format-ignore-file
import UIKit

// Opens the left cover like a book around its spine.
class BookPage: NSObject, UIViewControllerAnimatedTransitioning {
	enum Mode {
		case open
		case close
	}

	var mode: Mode

	init(mode: Mode) {
		self.mode = mode
		super.init()
	}

	func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
		return 1.0
	}

	func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
		let container = transitionContext.containerView
		let from = transitionContext.view(forKey: .from)!
		let to = transitionContext.view(forKey: .to)!

		let cover: UIView
		switch mode {
		case .open:
			container.insertSubview(to, belowSubview: from)
			cover = from
		case .close:
			container.addSubview(to)
			cover = to
		}

		cover.setAnchorPointKeepingPosition(CGPoint(x: 0, y: 0.5))
		var perspective = CATransform3DIdentity
		perspective.m34 = -1 / 1200
		let opened = CATransform3DRotate(perspective, -.pi / 2, 0, 1, 0)
		cover.layer.zPosition = 100

		if mode == .close {
			cover.layer.transform = opened
		} else {
			cover.layer.transform = perspective
		}

		UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseIn, animations: {
			cover.layer.transform = self.mode == .open ? opened : perspective
		}, completion: { done in
			cover.layer.transform = CATransform3DIdentity
			cover.layer.zPosition = 0
			cover.setAnchorPointKeepingPosition(CGPoint(x: 0.5, y: 0.5))
			transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
		})
	}
}

fileprivate extension UIView {
	func setAnchorPointKeepingPosition(_ point: CGPoint) {
		let old = CGPoint(x: bounds.size.width * layer.anchorPoint.x, y: bounds.size.height * layer.anchorPoint.y)
		let new = CGPoint(x: bounds.size.width * point.x, y: bounds.size.height * point.y)
		var position = layer.position
		position.x += new.x - old.x
		position.y += new.y - old.y
		layer.position = position
		layer.anchorPoint = point
	}
}
