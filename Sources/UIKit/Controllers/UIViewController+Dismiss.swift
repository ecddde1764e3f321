extension UIViewController {
    /// Dismisses now, or when the transitions before are over.
    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let window = transitionWindow else {
            return Console.say("dismiss: the view of \(type(of: self)) is not in a window; nothing is dismissed.")
        }
        TransitionQueue.of(window).perform { [self] in
            startDismissal(in: window, animated: animated, completion: completion)
        }
    }

    private func startDismissal(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        // A controller that presents something dismisses that; else it asks the one that presents it.
        guard let lowest = presentedViewController?.broughtBy ?? presentation else {
            return Console.say("dismiss: \(type(of: self)) presents nothing and is not presented; nothing happens.")
        }
        var stack = [lowest]
        while let above = stack.last?.presented.ownPresentation { stack.append(above) }
        let change = DismissTransition(stack, window: window)
        let leaving = change.leaving
        let delegate = leaving.transitioningDelegate

        let queue = TransitionQueue.of(window)
        let drag = animated ? queue.takeDrag() : nil
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if animated {
            animator = leaving.attachedTransition?.animator(for: .dismiss)
            if let animator {
                interaction = leaving.attachedTransition?.interaction(for: .dismiss, using: animator)
            } else {
                animator = delegate?.animationController(forDismissed: leaving)
                interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
            }
        }
        let context = TransitionContext(
            change.plan(
                animator: animator, interaction: drag?.replacing(interaction) ?? interaction, animated: animated),
            host: change,
            whenOver: { completed in if completed { completion?() } })
        queue.run(context)
    }
}

/// Takes a presented controller out, and with it all that it presents: the topmost is animated, the others just go.
@MainActor
final class DismissTransition: TransitionHost {
    /// From the lowest that goes to the topmost.
    private let stack: [Presentation]
    private let lowest: Presentation
    private let topmost: Presentation
    private let window: UIWindow
    /// What the container holds before the transition.
    private var before: [UIView] = []
    private let presentedPlace: ViewPlace?

    init(_ stack: [Presentation], window: UIWindow) {
        self.stack = stack
        self.window = window
        lowest = stack[0]
        topmost = stack[stack.count - 1]
        presentedPlace = topmost.controller.presentedView.flatMap(ViewPlace.init)
    }

    /// The controller that is seen to go.
    var leaving: UIViewController { topmost.presented }

    /// The controller that is there afterwards.
    private var entering: UIViewController { lowest.presenter }

    /// Whether the entering view is out of the hierarchy and has to be brought back.
    private var bringsBack: Bool { lowest.removesPresenter }

    func plan(
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
    ) -> TransitionPlan {
        let frame = topmost.container.bounds
        // The leaving view may end anywhere: it is told where it is, so that code which moves it from its end has one.
        let leavingFrame = topmost.controller.presentedView?.frame ?? .zero
        let system = topmost.systemAnimator(presenting: false)
        return TransitionPlan(
            operation: .dismiss, window: window, from: leaving, to: entering,
            fromView: topmost.controller.presentedView, toView: bringsBack ? entering.view : nil,
            container: topmost.container, presentationStyle: topmost.style,
            initialFrames: [
                ObjectIdentifier(leaving): leavingFrame,
                ObjectIdentifier(entering): bringsBack ? .zero : frame,
            ],
            finalFrames: [ObjectIdentifier(entering): frame, ObjectIdentifier(leaving): leavingFrame],
            companions: bringsBack ? [] : [entering.view],
            animator: animated ? animator ?? system : ImmediateAnimator(), interaction: animated ? interaction : nil,
            isAnimated: animated)
    }

    func begin(_ context: TransitionContext) {
        before = topmost.container.subviews
        for presentation in stack {
            presentation.isInTransition = true
            presentation.presented.isBeingDismissed = true
            presentation.presented.activeTransition = context
        }
        entering.activeTransition = context
        topmost.steady(topmost.controller.presentedView, at: context.initialFrame(for: leaving))
        if bringsBack { lowest.steady(entering.view, at: context.finalFrame(for: entering)) }
        topmost.controller.dismissalTransitionWillBegin()
        leaving.beginAppearanceTransition(false, animated: context.isAnimated)
        if bringsBack { entering.beginAppearanceTransition(true, animated: context.isAnimated) }
    }

    func end(_ context: TransitionContext, completed: Bool) {
        if completed { complete(context) } else { takeBack(context) }
        for presentation in stack {
            presentation.unsteady()
            presentation.isInTransition = false
            presentation.presented.isBeingDismissed = false
            presentation.presented.activeTransition = nil
        }
        entering.activeTransition = nil
    }

    private func complete(_ context: TransitionContext) {
        noteMovedPresenter(context)
        lowest.returnPresenter()
        topmost.controller.dismissalTransitionDidEnd(true)
        for presentation in stack.reversed() { presentation.close() }
        for presentation in stack.dropLast() { presentation.presented.setAppears(false) }
        if bringsBack { entering.endAppearanceTransition() }
        leaving.endAppearanceTransition()
    }

    private func takeBack(_ context: TransitionContext) {
        noteMovedPresenter(context)
        if bringsBack { entering.view.removeFromSuperview() } else { lowest.returnPresenter() }
        if let view = topmost.controller.presentedView { presentedPlace?.restore(view) }
        context.restore(topmost.container, to: before)
        topmost.controller.dismissalTransitionDidEnd(false)
        if bringsBack {
            entering.beginAppearanceTransition(false, animated: context.isAnimated)
            entering.endAppearanceTransition()
        }
        leaving.beginAppearanceTransition(true, animated: context.isAnimated)
        leaving.endAppearanceTransition()
    }

    private func noteMovedPresenter(_ context: TransitionContext) {
        guard !bringsBack, !lowest.presenterIsInPlace() else { return }
        context.remark(
            .presenterMoved,
            "the presenter's view was moved out of its place, which leaves a device black; it is put back.")
    }
}
