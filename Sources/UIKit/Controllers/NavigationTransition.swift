/// One change of what a navigation controller shows.
@MainActor
final class NavigationTransition: TransitionHost {
    private let navigation: UINavigationController
    private let before: [UIViewController]
    private let after: [UIViewController]
    private let from: UIViewController
    private let to: UIViewController
    private let operation: UINavigationController.Operation
    private let container: TransitionContainerView
    private var barChange: UINavigationBar.Change?

    /// - Parameter after: The stack to come; it has another top than the present one.
    init(_ navigation: UINavigationController, after: [UIViewController], operation: UINavigationController.Operation) {
        self.navigation = navigation
        self.after = after
        self.operation = operation
        before = navigation.stack
        from = before[before.count - 1]
        to = after[after.count - 1]
        container = TransitionContainerView(frame: navigation.contentView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func plan(
        window: UIWindow, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
    ) -> TransitionPlan {
        TransitionPlan(
            operation: operation == .pop ? .pop : .push, window: window, from: from, to: to, fromView: from.view,
            toView: to.view, container: container,
            initialFrames: [ObjectIdentifier(from): navigation.screenFrame(of: from)],
            finalFrames: [ObjectIdentifier(to): navigation.screenFrame(of: to)],
            animator: animator, interaction: interaction, isAnimated: animated)
    }

    private var added: [UIViewController] { after.filter { controller in !before.contains { $0 === controller } } }
    private var removed: [UIViewController] { before.filter { controller in !after.contains { $0 === controller } } }

    func begin(_ context: TransitionContext) {
        navigation.stack = after
        for controller in added { navigation.addChild(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in [navigation, from, to] { controller.activeTransition = context }
        to.isMovingToParent = added.contains { $0 === to }
        from.isMovingFromParent = removed.contains { $0 === from }
        navigation.contentView.insertSubview(container, at: 0)
        // A device has one container for all: what the way there has left in it is there for the way back, which may look for it.
        if operation == .pop { for view in from.leftInContainer { container.addSubview(view) } }
        container.addSubview(from.view)
        navigation.adaptSafeArea(of: to)
        let animated = context.isAnimated
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
        changeBar(context)
    }

    /// Fades the bar from one screen's items to the other's, along with the transition.
    private func changeBar(_ context: TransitionContext) {
        let bar = navigation.navigationBar
        let change = bar.beginChange(to: after.map(\.navigationItem))
        barChange = change
        context.coordinator.animateAlongsideTransition(in: bar, animation: { _ in change.fade() }, completion: nil)
        guard let tabs = navigation.tabBarController, Self.hidesBottomBar(before) != Self.hidesBottomBar(after) else {
            return
        }
        let away = Self.hidesBottomBar(after)
        context.coordinator.animateAlongsideTransition(
            in: tabs.tabBar, animation: { _ in tabs.pushBarAway(away, finally: false) }, completion: nil)
    }

    /// Whether a stack has a screen above its root that takes the tab bar away.
    static func hidesBottomBar(_ stack: [UIViewController]) -> Bool {
        stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    func end(_ context: TransitionContext, completed: Bool) {
        navigation.tabBarController?.pushBarAway(
            Self.hidesBottomBar(completed ? after : before), finally: true)
        let animated = context.isAnimated
        barChange?.end(completed: completed, items: (completed ? after : before).map(\.navigationItem))
        if completed {
            place(to, context)
            from.view.removeFromSuperview()
            close(context)
            finish()
        } else {
            navigation.stack = before
            to.viewIfLoaded?.removeFromSuperview()
            navigation.install(from)
            close(context)
            takeBack(animated: animated)
        }
        for controller in [navigation, from, to] { controller.activeTransition = nil }
        to.isMovingToParent = false
        from.isMovingFromParent = false
        if completed { navigation.delegate?.navigationController(navigation, didShow: to, animated: animated) }
    }

    /// Moves the screen that came out of the container.
    private func place(_ controller: UIViewController, _ context: TransitionContext) {
        context.putInPlace(
            controller.view, in: navigation.contentView, frame: navigation.screenFrame(of: controller))
        navigation.install(controller)
    }

    /// Takes the container off, and what was left in it.
    private func close(_ context: TransitionContext) {
        if operation == .pop {
            for view in from.leftInContainer where view.superview === container { view.removeFromSuperview() }
        }
        let left = context.clear(container, keeping: nil)
        if operation == .push, context.phase == .finished { to.leftInContainer = left }
        container.removeFromSuperview()
    }

    private func finish() {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        for controller in removed {
            controller.viewIfLoaded?.fixedSafeArea = nil
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: navigation) }
    }

    private func takeBack(animated: Bool) {
        to.beginAppearanceTransition(false, animated: animated)
        to.endAppearanceTransition()
        from.beginAppearanceTransition(true, animated: animated)
        from.endAppearanceTransition()
        for controller in added {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.fixedSafeArea = nil
            controller.removeFromParent()
        }
        for controller in removed { controller.didMove(toParent: navigation) }
    }
}
