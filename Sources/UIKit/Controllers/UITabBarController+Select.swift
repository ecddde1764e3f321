extension UITabBarController {
    /// The tab that will be selected after all changes that wait for their turn.
    var plannedSelection: UIViewController? {
        guard let window = transitionWindow else { return selected }
        return TransitionQueue.of(window).waiting.last { $0.owner === self }?.selection ?? selected
    }

    /// A tab was pressed: the delegate may object, and hears of the selection.
    func press(_ index: Int) {
        guard let tabs = viewControllers, tabs.indices.contains(index) else { return }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if let items = tabBar.items, items.indices.contains(index) { tabBar(tabBar, didSelect: items[index]) }
        select(controller)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Changes the tab now, or when the transitions before are over.
    func select(_ controller: UIViewController) {
        guard let window = transitionWindow else { return exchangeSilently(for: controller) }
        TransitionQueue.of(window).perform(owner: self, selection: controller) { [self] in
            startSelection(of: controller)
        }
    }

    private func startSelection(of controller: UIViewController) {
        guard controller !== selected, controller.parent === self else { return }
        guard let from = selected, isViewLoaded, let window = view.window, case .appeared = appearance else {
            return exchangeSilently(for: controller)
        }
        let (animator, interaction) = animators(from: from, to: controller)
        let host = TabTransition(self, from: from, to: controller)
        let queue = TransitionQueue.of(window)
        let drag = animator == nil ? nil : queue.takeDrag()
        let plan = host.plan(
            window: window, animator: animator, interaction: drag?.replacing(interaction) ?? interaction)
        queue.run(TransitionContext(plan, host: host))
    }

    /// The effect attached to the tab that is entered, else the delegate's; the system's tabs change at once.
    private func animators(
        from: UIViewController, to: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
        if let attached = to.attachedTransition, let animator = attached.animator(for: .tab) {
            return (animator, attached.interaction(for: .tab, using: animator))
        }
        let delegate = delegate
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        return (animator, animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) })
    }

    /// Changes the tab with nothing to be seen of it.
    func exchangeSilently(for controller: UIViewController?) {
        let old = selected
        guard old !== controller else { return }
        selected = controller
        defer { tellBar() }
        guard isViewLoaded else { return }
        let isAppearing = appearance.isVisible
        if isAppearing { controller?.beginAppearanceTransition(true, animated: false) }
        if isAppearing { old?.setAppears(false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let controller { install(controller) }
        if case .appeared = appearance { controller?.endAppearanceTransition() }
    }
}

/// One change of the selected tab.
@MainActor
final class TabTransition: TransitionHost {
    private let tabs: UITabBarController
    private let from: UIViewController
    private let to: UIViewController
    private let container: TransitionContainerView

    init(_ tabs: UITabBarController, from: UIViewController, to: UIViewController) {
        self.tabs = tabs
        self.from = from
        self.to = to
        container = TransitionContainerView(frame: tabs.contentView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func plan(
        window: UIWindow, animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionPlan {
        TransitionPlan(
            operation: .tab, window: window, from: from, to: to, fromView: from.view, toView: to.view,
            container: container, initialFrames: [ObjectIdentifier(from): tabs.screenFrame(of: from)],
            finalFrames: [ObjectIdentifier(to): tabs.screenFrame(of: to)], animator: animator ?? ImmediateAnimator(),
            interaction: animator == nil ? nil : interaction, isAnimated: animator != nil)
    }

    func begin(_ context: TransitionContext) {
        tabs.selected = to
        for controller in [tabs, from, to] { controller.activeTransition = context }
        tabs.contentView.insertSubview(container, at: 0)
        container.addSubview(from.view)
        tabs.adaptSafeArea(of: to)
        to.beginAppearanceTransition(true, animated: context.isAnimated)
        from.beginAppearanceTransition(false, animated: context.isAnimated)
        tabs.tellBar()
    }

    func end(_ context: TransitionContext, completed: Bool) {
        if completed {
            context.putInPlace(to.view, in: tabs.contentView, frame: tabs.screenFrame(of: to))
            tabs.install(to)
            from.view.removeFromSuperview()
        } else {
            tabs.selected = from
            to.viewIfLoaded?.removeFromSuperview()
            tabs.install(from)
        }
        context.clear(container, keeping: nil)
        container.removeFromSuperview()
        if completed {
            from.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            to.beginAppearanceTransition(false, animated: context.isAnimated)
            to.endAppearanceTransition()
            from.beginAppearanceTransition(true, animated: context.isAnimated)
            from.endAppearanceTransition()
        }
        for controller in [tabs, from, to] { controller.activeTransition = nil }
        tabs.tellBar()
    }
}
