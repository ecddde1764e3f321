extension UINavigationController {
    /// The stack after all changes that wait for their turn.
    var plannedStack: [UIViewController] {
        guard let window = transitionWindow else { return stack }
        return TransitionQueue.of(window).waiting.reduce(stack) { stack, request in
            guard request.owner === self, let change = request.change else { return stack }
            return change.applied(to: stack)
        }
    }

    /// Whether a change of the stack can be seen, so that it is a transition.
    private var isOnScreen: Bool {
        guard isViewLoaded, view.window != nil, case .appeared = appearance else { return false }
        return true
    }

    /// Makes a change now, or when the transitions before are over.
    ///
    /// - Returns: The controllers that leave the stack by it.
    @discardableResult
    func request(_ change: StackChange, animated: Bool) -> [UIViewController] {
        let planned = plannedStack
        if let objection = change.objection(on: planned) {
            Console.say(objection)
            return []
        }
        let after = change.applied(to: planned)
        if let window = transitionWindow {
            TransitionQueue.of(window).perform(owner: self, change: change) { [self] in
                make(change, animated: animated)
            }
        } else {
            replaceSilently(with: after)
        }
        return planned.filter { controller in !after.contains { $0 === controller } }
    }

    private func make(_ change: StackChange, animated: Bool) {
        if let objection = change.objection(on: stack) { return Console.say(objection) }
        let after = change.applied(to: stack)
        guard let from = stack.last, let to = after.last, from !== to, isOnScreen, let window = view.window else {
            return replaceSilently(with: after)
        }
        let isPop = stack.contains { $0 === to }
        let host = NavigationTransition(self, after: after, operation: isPop ? .pop : .push)
        let queue = TransitionQueue.of(window)
        let drag = animated ? queue.takeDrag() : nil
        let (animator, interaction) =
            animated ? animators(for: isPop ? .pop : .push, from: from, to: to) : (ImmediateAnimator(), nil)
        let plan = host.plan(
            window: window, animator: animator, interaction: drag?.replacing(interaction) ?? interaction,
            animated: animated)
        queue.run(TransitionContext(plan, host: host))
    }

    /// The effect that belongs to the controller coming in or going out; else the delegate's; else the system's.
    private func animators(
        for operation: Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?) {
        let kind = operation == .pop ? TransitionOperation.pop : .push
        let subject = operation == .pop ? from : to
        if let attached = subject.attachedTransition, let animator = attached.animator(for: kind) {
            return (animator, attached.interaction(for: kind, using: animator))
        }
        let delegate = delegate
        if let animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) {
            return (animator, delegate?.navigationController(self, interactionControllerFor: animator))
        }
        return (SystemPushAnimator(operation), nil)
    }

    /// Whether going back from the top is left to the system's transition.
    var popsBySystem: Bool {
        guard let from = stack.last, stack.count > 1 else { return false }
        if from.attachedTransition?.animator(for: .pop) != nil { return false }
        let to = stack[stack.count - 2]
        return delegate?.navigationController(self, animationControllerFor: .pop, from: from, to: to) == nil
    }

    /// Changes the stack with nothing to be seen of it, or beneath the top.
    func replaceSilently(with after: [UIViewController]) {
        let before = stack
        let (old, new) = (before.last, after.last)
        let isAppearing = appearance.isVisible && old !== new
        stack = after
        for controller in after where controller.parent !== self { addChild(controller) }
        let removed = before.filter { controller in !after.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        if isViewLoaded, old !== new {
            if isAppearing { old?.setAppears(false) }
            old?.viewIfLoaded?.removeFromSuperview()
            if isAppearing { new?.beginAppearanceTransition(true, animated: false) }
            if let new { install(new) }
            if case .appeared = appearance { new?.endAppearanceTransition() }
        }
        for controller in removed {
            controller.viewIfLoaded?.fixedSafeArea = nil
            controller.removeFromParent()
        }
        for controller in after where !before.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
        if isViewLoaded { navigationBar.show(after.map(\.navigationItem)) }
    }
}
