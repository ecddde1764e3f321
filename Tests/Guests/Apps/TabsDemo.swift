// swift-format-ignore-file
import UIKit

class TabsViewController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let specs: [(String, UIColor)] = [("One", UIColor(red: 0.90, green: 0.30, blue: 0.26, alpha: 1)), ("Two", UIColor(red: 0.20, green: 0.60, blue: 0.86, alpha: 1)), ("Three", UIColor(red: 0.18, green: 0.80, blue: 0.44, alpha: 1))]
        viewControllers = specs.enumerated().map { index, spec in
            let controller = ColorTab(color: spec.1)
            controller.tabBarItem = UITabBarItem(title: spec.0, image: nil, tag: index)
            return controller
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let fromIndex = viewControllers?.firstIndex(of: fromVC), let toIndex = viewControllers?.firstIndex(of: toVC) else { return nil }
        return ScrollTabs(toRight: toIndex > fromIndex)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        return viewController !== selectedViewController
    }
}

class ColorTab: UIViewController {
    convenience init(color: UIColor) {
        self.init()
        view.backgroundColor = color
    }
}

class ScrollTabs: NSObject, UIViewControllerAnimatedTransitioning {
    var toRight: Bool

    init(toRight: Bool) {
        self.toRight = toRight
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from)?.view, let to = transitionContext.viewController(forKey: .to)?.view else { return }
        let container = transitionContext.containerView
        let offset = (toRight ? 1 : -1) * container.bounds.width
        container.addSubview(to)
        to.center.x += offset
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .curveEaseOut, animations: {
            from.center.x -= offset
            to.center.x -= offset
        }) { _ in
            from.center.x += offset
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
