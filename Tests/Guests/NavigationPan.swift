// swift-format-ignore-file
//
//  NavigationPan.swift
//

import UIKit

/// Owns the navigation controller's delegate and an edge pan; scaled pop under the finger.
class NavigationPan: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {

	@IBOutlet weak var navigationController: UINavigationController? {
		didSet { install() }
	}

	var interactionController: UIPercentDrivenInteractiveTransition?

	private func install() {
		guard let nav = navigationController else { return }
		nav.delegate = self
		nav.interactivePopGestureRecognizer?.isEnabled = false
		let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(gestureRecognizer:)))
		pan.delegate = self
		pan.maximumNumberOfTouches = 1
		nav.view.addGestureRecognizer(pan)
	}

	@objc func panned(gestureRecognizer: UIPanGestureRecognizer) {
		let view = self.navigationController!.view!
		switch gestureRecognizer.state {
		case .began:
			self.interactionController = UIPercentDrivenInteractiveTransition()
			if self.navigationController!.viewControllers.count > 1 {
				self.navigationController!.popViewController(animated: true)
			}
		case .changed:
			let translation = gestureRecognizer.translation(in: view)
			self.interactionController?.update(max(translation.x, 0) / view.bounds.width)
		case .ended:
			if gestureRecognizer.velocity(in: view).x > 0 {
				self.interactionController?.finish()
			} else {
				self.interactionController?.cancel()
			}
			self.interactionController = nil
		default:
			self.interactionController?.cancel()
			self.interactionController = nil
		}
	}

	func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
		guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
		let v = pan.velocity(in: pan.view)
		return v.x > abs(v.y)
	}

	func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
		return false
	}

	func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
		return ScalePopAnimator(popping: operation == .pop)
	}

	func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
		return self.interactionController
	}
}

class ScalePopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
	private let popping: Bool
	init(popping: Bool) { self.popping = popping }

	func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

	func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
		let from = transitionContext.viewController(forKey: .from)!.view!
		let to = transitionContext.viewController(forKey: .to)!.view!
		let container = transitionContext.containerView
		let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
		let behind = CGAffineTransform(scaleX: 0.9, y: 0.9)
		if popping {
			container.insertSubview(to, belowSubview: from)
			to.transform = behind
		} else {
			container.addSubview(to)
			to.transform = away
		}
		UIView.animate(withDuration: 0.4, delay: 0, options: UIView.AnimationOptions(rawValue: 0), animations: {
			to.transform = .identity
			from.transform = self.popping ? away : behind
		}, completion: { _ in
			from.transform = .identity
			to.transform = .identity
			transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
		})
	}
}
