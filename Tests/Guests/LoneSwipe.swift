import UIKit

/// Swipes back through a stack. The animation is the system's.
class LoneSwipe: UIPercentDrivenInteractiveTransition {
    private let navigationController: UINavigationController
    private(set) var isInteracting = false
    private var isFarEnough = false

    init?(attachedTo viewController: UIViewController) {
        guard let navigationController = viewController.navigationController else { return nil }
        self.navigationController = navigationController
        super.init()
        let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleSwipe(_:)))
        swipe.edges = .left
        viewController.view.addGestureRecognizer(swipe)
    }

    @objc private func handleSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
        guard let view = swipe.view?.superview else { return }
        let progress = max(0, min(1, swipe.translation(in: view).x / view.bounds.width))
        switch swipe.state {
        case .began:
            isInteracting = true
            navigationController.popViewController(animated: true)
        case .changed:
            isFarEnough = progress > 0.5
            update(progress)
        case .ended:
            isInteracting = false
            isFarEnough ? finish() : cancel()
        default:
            isInteracting = false
            cancel()
        }
    }
}
