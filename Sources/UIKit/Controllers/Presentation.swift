/// One controller presented over another, for as long as it is.
@MainActor
final class Presentation {
    /// The controller whose view is covered: the outermost one around the caller, or the one that defines the context.
    let presenter: UIViewController
    let presented: UIViewController
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
    let container: TransitionContainerView
    /// Where the presenter's view was before; kept up to date while it stays there.
    private(set) var home: ViewPlace?
    /// The size for which the presented view was last laid out.
    private var laidOutSize: CGSize?
    /// The views whose safe area stands still while they move, and leave.
    private var steadied: [UIView] = []
    /// Whether a transition moves the presented view at the moment.
    var isInTransition = false

    init(
        presenter: UIViewController, presented: UIViewController, controller: UIPresentationController,
        style: UIModalPresentationStyle
    ) {
        self.presenter = presenter
        self.presented = presented
        self.controller = controller
        self.style = style
        container = TransitionContainerView(frame: .zero)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.willLayout = { [weak self] in self?.containerWillLayout() }
        container.didLayout = { [weak self] in
            guard let self else { return }
            TransitionWatch.run(as: presented.activeTransition) { self.controller.containerViewDidLayoutSubviews() }
        }
    }

    /// Whether the presenter's view leaves while this lasts.
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// The system's own transition for it, where no delegate has another.
    func systemAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        let definer = style.isInContext && presenter.providesPresentationContextTransitionStyle ? presenter : presented
        return definer.modalTransitionStyle.animator(presenting: presenting)
    }

    /// Whether only the presenter's own area is covered.
    private var isInContext: Bool { style.isInContext || !controller.shouldPresentInFullscreen }

    /// Puts the container above the presenter.
    func open(in window: UIWindow) {
        home = ViewPlace(of: presenter.view)
        let host = isInContext ? presenter.view.superview ?? window : window
        container.place(in: host === window ? window.bounds : presenter.view.frame)
        if host === window {
            host.addSubview(container)
        } else {
            host.insertSubview(container, aboveSubview: presenter.view)
        }
        controller.containerView = container
        presenter.ownPresentation = self
        presented.broughtBy = self
    }

    /// Moves the presenter's view into the container, at the back, where it was seen before.
    func takePresenter() {
        guard let view = presenter.viewIfLoaded else { return }
        let center = view.superview?.convert(view.center, to: container) ?? view.center
        container.insertSubview(view, at: 0)
        view.center = center
    }

    /// Brings the presenter's view back to where it was.
    func returnPresenter() {
        guard let view = presenter.viewIfLoaded else { return }
        home?.restore(view)
    }

    /// Has a sample screen prefer some size where the presentation controller gives it none, as it does to screens that say
    /// nothing.
    func giveRoom() {
        let size = controller.frameOfPresentedViewInContainerView.size
        guard size.width < 1 || size.height < 1, presented.preferredContentSize == .zero,
            let fallback = presented.fallbackContentSize
        else { return }
        presented.preferredContentSize = fallback
    }

    /// Keeps a view's safe area at what it is in its place: what is on the move, or out of the window, would otherwise
    /// lay itself out anew.
    ///
    /// - Parameter frame: Its place, in the container.
    func steady(_ view: UIView?, at frame: CGRect) {
        guard let view, view.fixedSafeArea == nil else { return }
        let outer = container.safeAreaInsets
        let room = container.bounds
        view.fixedSafeArea = UIEdgeInsets(
            top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
            bottom: max(frame.maxY - room.maxY + outer.bottom, 0), right: max(frame.maxX - room.maxX + outer.right, 0))
        steadied.append(view)
    }

    /// Lets the safe areas of the views that are in the window follow their places again.
    func unsteady() {
        for view in steadied where view.window != nil { view.fixedSafeArea = nil }
        steadied.removeAll { $0.fixedSafeArea == nil }
    }

    /// Takes everything away again: the presentation is over, or never came to be.
    func close() {
        presented.viewIfLoaded?.removeFromSuperview()
        controller.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        container.willLayout = nil
        container.didLayout = nil
        controller.containerView = nil
        for view in steadied { view.fixedSafeArea = nil }
        steadied = []
        if presenter.ownPresentation === self { presenter.ownPresentation = nil }
        if presented.broughtBy === self { presented.broughtBy = nil }
    }

    /// Where the presenter's view is in the container while it is in it.
    var presenterFrame: CGRect { container.bounds }

    /// Whether the presenter's view is where it has to be while the presentation stands.
    func presenterIsInPlace() -> Bool {
        guard let view = presenter.viewIfLoaded else { return true }
        return home?.holds(view) ?? true
    }

    private func containerWillLayout() {
        TransitionWatch.run(as: presented.activeTransition) { controller.containerViewWillLayoutSubviews() }
        defer { laidOutSize = container.bounds.size }
        guard !isInTransition, let laidOutSize, laidOutSize != container.bounds.size,
            let view = controller.presentedView, view.superview === container
        else { return }
        view.place(in: controller.frameOfPresentedViewInContainerView)
    }
}

extension UIViewController {
    /// The controller that this one, or one around it, presents.
    public var presentedViewController: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presented = current.ownPresentation?.presented { return presented }
            controller = current.parent
        }
        return nil
    }

    /// The controller that presented this one, or one around it.
    public var presentingViewController: UIViewController? {
        presentation?.presenter
    }

    /// What manages this controller's presentation, while it is presented.
    public var presentationController: UIPresentationController? { presentation?.controller }

    /// The presentation that brought this controller, or one around it.
    var presentation: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.broughtBy { return presentation }
            controller = current.parent
        }
        return nil
    }

    /// The window in which this controller's transitions take place: its own, or that of what covers it.
    var transitionWindow: UIWindow? {
        viewIfLoaded?.window ?? presentedViewController?.transitionWindow
    }
}
