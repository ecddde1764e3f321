/// Manages how a presented controller covers the one that presents it: its frame, and views of its own around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    /// Whether views that an animator leaves in the container stay in it, as on a device, until the dismissal: users' own code
    /// may look for them there. Else they are taken off, lest they lie over the screen.
    package static var keepsWhatIsLeft = false

    open private(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// The style that is asked for; `.automatic` and sheets count as full screen.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.built }
    /// The view that holds the presentation, from its start until the dismissal is over.
    open internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The view that the animator moves.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view ends, in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the whole window is covered, not the presenting view only.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the hierarchy while the presentation lasts.
    open var shouldRemovePresentersView: Bool { false }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// The style in surroundings of little width: the same.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Traits that hold instead of the surroundings' for what is presented.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            presentedViewController.overrideUserInterfaceStyle =
                overrideTraitCollection?.userInterfaceStyle ?? .unspecified
        }
    }

    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? UIScreen.main.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }

    /// Tells it who really presents: the outermost controller, whoever was asked.
    func setPresenting(_ controller: UIViewController) {
        presentingViewController = controller
    }
}

/// Covers everything; the presenter's view leaves.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}

/// Lets a presentation take on another style than it was asked for.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// `.none` keeps the style; `.fullScreen` and `.overFullScreen` replace it. Asked once, when it is presented.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The same, asked first.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
}
