// swift-format-ignore-file
import UIKit

/// Swipe between tabs; the tab bar controller's delegate, animator and interaction in one file.
final class TabPan: UIPercentDrivenInteractiveTransition, UITabBarControllerDelegate {
    private weak var tabs: UITabBarController?
    private var panning = false

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init()
        tabs.delegate = self
        tabs.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        guard let tabs = tabs, let count = tabs.viewControllers?.count else { return }
        let x = recognizer.translation(in: tabs.view).x
        switch recognizer.state {
        case .began:
            let next = tabs.selectedIndex + (recognizer.velocity(in: tabs.view).x < 0 ? 1 : -1)
            guard (0..<count).contains(next) else { return }
            panning = true
            tabs.selectedIndex = next
        case .changed:
            update(abs(x) / tabs.view.bounds.width)
        case .ended:
            guard panning else { return }
            panning = false
            if abs(x) > tabs.view.bounds.width / 3 { finish() } else { cancel() }
        default:
            panning = false
            cancel()
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let controllers = tabBarController.viewControllers!
        return TabPanAnimator(forward: controllers.firstIndex(of: fromVC)! < controllers.firstIndex(of: toVC)!)
    }

    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return panning ? self : nil
    }
}

final class TabPanAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let forward: Bool
    init(forward: Bool) { self.forward = forward }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.view(forKey: .from)!, to = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView
        let shift = container.bounds.width * (forward ? 1 : -1)
        container.addSubview(to)
        to.transform = CGAffineTransform(translationX: shift, y: 0)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: {
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: -shift, y: 0)
        }, completion: { _ in
            to.transform = .identity
            from.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
