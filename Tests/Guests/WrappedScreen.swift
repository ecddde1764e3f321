import UIKit

/// Presents a screen inside a wrapper with a shadow, over a dimmed background; the animation is the system's.
class WrappedScreen: UIPresentationController {
    private var wrapper: UIView?
    private var dimming: UIView?

    override var presentedView: UIView? { return wrapper }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let screen = super.presentedView else { return }
        let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
        wrapper.layer.shadowOpacity = 0.4
        wrapper.layer.shadowRadius = 12
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.frame = wrapper.bounds
        wrapper.addSubview(screen)
        self.wrapper = wrapper

        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped(_:))))
        container.addSubview(dimming)
        self.dimming = dimming
        presentingViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                dimming.alpha = 0.5
            }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { removeAll() }
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.dimming?.alpha = 0
            }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { removeAll() }
    }

    private func removeAll() {
        dimming?.removeFromSuperview()
        dimming = nil
        wrapper = nil
    }

    @IBAction func dimmingViewTapped(_ sender: UITapGestureRecognizer) {
        presentingViewController.dismiss(animated: true)
    }
}
