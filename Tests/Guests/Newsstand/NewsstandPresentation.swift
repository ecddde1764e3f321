// swift-format-ignore-file
import UIKit

final class NewsstandPresentation: UIPresentationController {
    private let configuration: NewsstandConfiguration
    private lazy var veil: UIView = {
        let view = UIView()
        view.backgroundColor = configuration.veil
        return view
    }()

    init(presentedViewController: UIViewController, presenting: UIViewController?, configuration: NewsstandConfiguration) {
        self.configuration = configuration
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).inset(by: configuration.inset)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        containerView.insertSubview(veil, at: 0)
        veil.frame = containerView.bounds
        veil.alpha = 0
        alongside { self.veil.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { self.veil.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { veil.removeFromSuperview() }
    }

    private func alongside(_ changes: @escaping () -> Void) {
        if let coordinator = presentedViewController.transitionCoordinator {
            coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
        } else {
            changes()
        }
    }
}
