extension UIViewController {
    /// Presents now, or when the transitions before are over.
    func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let window = transitionWindow else {
            return Console.say(
                "present: the view of \(type(of: self)) is not in a window; \(type(of: presented)) is not presented.")
        }
        TransitionQueue.of(window).perform { [self] in
            startPresentation(of: presented, in: window, animated: animated, completion: completion)
        }
    }

    private func startPresentation(
        of presented: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?
    ) {
        if let objection = objection(to: presented) { return Console.say(objection) }
        let style = presented.modalPresentationStyle.built
        let presenter = style.isInContext ? contextDefiner : outermost
        let delegate = presented.transitioningDelegate
        let made = makePresentationController(for: presented, presenter: presenter, style: style)
        let (controller, built) = adapt(made, style: style)
        controller.setPresenting(presenter)
        let presentation = Presentation(
            presenter: presenter, presented: presented, controller: controller, style: built)
        let change = PresentTransition(presentation, window: window)
        presentation.open(in: window)
        presented.loadViewIfNeeded()

        let queue = TransitionQueue.of(window)
        let drag = animated ? queue.takeDrag() : nil
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if animated {
            animator = presented.attachedTransition?.animator(for: .present)
            if let animator {
                interaction = presented.attachedTransition?.interaction(for: .present, using: animator)
            } else {
                animator = delegate?.animationController(
                    forPresented: presented, presenting: presenter, source: self)
                interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
            }
        }
        let context = TransitionContext(
            change.plan(
                animator: animator, interaction: drag?.replacing(interaction) ?? interaction, animated: animated),
            host: change,
            whenOver: { completed in if completed { completion?() } })
        queue.run(context)
    }

    /// Why a controller cannot be presented, or nil.
    private func objection(to presented: UIViewController) -> String? {
        if presented === self {
            return "present: \(type(of: self)) cannot present itself; nothing happens."
        }
        if let already = presentedViewController {
            return "present: \(type(of: self)) is already presenting \(type(of: already)); "
                + "\(type(of: presented)) is not presented."
        }
        if presented.presentingViewController != nil {
            return "present: \(type(of: presented)) is already being presented; nothing happens."
        }
        if presented.parent != nil {
            return "present: \(type(of: presented)) is inside another controller and cannot be presented."
        }
        if viewIfLoaded?.window == nil {
            return "present: the view of \(type(of: self)) is not in a window; \(type(of: presented)) is not presented."
        }
        return nil
    }

    /// The nearest controller, this one first, that defines a presentation context; else the outermost.
    private var contextDefiner: UIViewController {
        var controller: UIViewController? = self
        while let current = controller {
            if current.definesPresentationContext { return current }
            controller = current.parent
        }
        return outermost
    }

    private func makePresentationController(
        for presented: UIViewController, presenter: UIViewController, style: UIModalPresentationStyle
    ) -> UIPresentationController {
        switch style {
        case .custom:
            return presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: self)
                ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        case .overFullScreen, .overCurrentContext:
            return UIPresentationController(presentedViewController: presented, presenting: presenter)
        case .fullScreen, .currentContext, .pageSheet, .formSheet, .popover, .none, .automatic:
            return FullScreenPresentationController(presentedViewController: presented, presenting: presenter)
        }
    }

    /// Lets the presentation controller's delegate choose another style.
    private func adapt(
        _ controller: UIPresentationController, style: UIModalPresentationStyle
    ) -> (UIPresentationController, UIModalPresentationStyle) {
        guard let delegate = controller.delegate else { return (controller, style) }
        let wish = delegate.adaptivePresentationStyle(
            for: controller, traitCollection: controller.traitCollection)
        delegate.presentationController(
            controller, willPresentWithAdaptiveStyle: wish, transitionCoordinator: transitionCoordinator)
        let (presented, presenter) = (controller.presentedViewController, controller.presentingViewController)
        switch wish {
        case .fullScreen:
            return (FullScreenPresentationController(presentedViewController: presented, presenting: presenter), wish)
        case .overFullScreen:
            return (UIPresentationController(presentedViewController: presented, presenting: presenter), wish)
        case .none, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover, .automatic:
            return (controller, style)
        }
    }
}

/// Brings a presented controller in.
@MainActor
final class PresentTransition: TransitionHost {
    private let presentation: Presentation
    private let window: UIWindow

    init(_ presentation: Presentation, window: UIWindow) {
        self.presentation = presentation
        self.window = window
    }

    func plan(
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
    ) -> TransitionPlan {
        let (presenter, presented) = (presentation.presenter, presentation.presented)
        let removes = presentation.removesPresenter
        presentation.giveRoom()
        let system = presentation.systemAnimator(presenting: true)
        return TransitionPlan(
            operation: .present, window: window, from: presenter, to: presented,
            fromView: removes ? presenter.view : nil, toView: presentation.controller.presentedView,
            container: presentation.container, presentationStyle: presentation.style,
            initialFrames: [ObjectIdentifier(presenter): presentation.presenterFrame],
            finalFrames: [
                ObjectIdentifier(presenter): presentation.presenterFrame,
                ObjectIdentifier(presented): presentation.controller.frameOfPresentedViewInContainerView,
            ],
            companions: removes ? [] : [presenter.view],
            animator: animated ? animator ?? system : ImmediateAnimator(), interaction: animated ? interaction : nil,
            isAnimated: animated)
    }

    func begin(_ context: TransitionContext) {
        let (presenter, presented) = (presentation.presenter, presentation.presented)
        presentation.isInTransition = true
        presented.isBeingPresented = true
        presented.activeTransition = context
        presenter.activeTransition = context
        presentation.steady(presentation.controller.presentedView, at: context.finalFrame(for: presented))
        if presentation.removesPresenter {
            presentation.steady(presenter.view, at: presentation.presenterFrame)
            presentation.takePresenter()
        }
        presentation.controller.presentationTransitionWillBegin()
        // Only now is there a view that the presentation controller wraps the screen's in, and does it know where it goes.
        let frame = presentation.controller.frameOfPresentedViewInContainerView
        presentation.steady(presentation.controller.presentedView, at: frame)
        context.adopt(enteringView: presentation.controller.presentedView, at: frame)
        if presentation.removesPresenter {
            presenter.beginAppearanceTransition(false, animated: context.isAnimated)
        }
        presented.beginAppearanceTransition(true, animated: context.isAnimated)
    }

    func end(_ context: TransitionContext, completed: Bool) {
        presentation.isInTransition = false
        if completed { complete(context) } else { takeBack(context) }
        presentation.unsteady()
        presentation.presented.isBeingPresented = false
        presentation.presented.activeTransition = nil
        presentation.presenter.activeTransition = nil
    }

    private func complete(_ context: TransitionContext) {
        let (presenter, presented) = (presentation.presenter, presentation.presented)
        if let view = presentation.controller.presentedView {
            let frame = context.finalFrame(for: presented)
            if presentation.removesPresenter {
                context.putInPlace(view, in: presentation.container, frame: frame)
            } else {
                context.leaveInPlace(view, in: presentation.container, frame: frame)
            }
        }
        if presentation.removesPresenter {
            presenter.view.removeFromSuperview()
            if UIPresentationController.keepsWhatIsLeft {
                context.note(whatStaysIn: presentation.container, beside: presentation.controller.presentedView)
            } else {
                context.clear(presentation.container, keeping: presentation.controller.presentedView)
            }
        } else if noteMovedPresenter(context) {
            presentation.returnPresenter()
        }
        presentation.controller.presentationTransitionDidEnd(true)
        presented.endAppearanceTransition()
        if presentation.removesPresenter { presenter.endAppearanceTransition() }
    }

    private func takeBack(_ context: TransitionContext) {
        let (presenter, presented) = (presentation.presenter, presentation.presented)
        presented.viewIfLoaded?.removeFromSuperview()
        _ = noteMovedPresenter(context)
        presentation.returnPresenter()
        presentation.controller.presentationTransitionDidEnd(false)
        presentation.close()
        presented.beginAppearanceTransition(false, animated: context.isAnimated)
        presented.endAppearanceTransition()
        if presentation.removesPresenter {
            presenter.beginAppearanceTransition(true, animated: context.isAnimated)
            presenter.endAppearanceTransition()
        }
    }

    /// Whether the presenter's view has left its place although it had to stay there; says so.
    private func noteMovedPresenter(_ context: TransitionContext) -> Bool {
        guard !presentation.removesPresenter, !presentation.presenterIsInPlace() else { return false }
        context.remark(
            .presenterMoved,
            "the presenter's view was moved out of its place, which leaves a device black; it is put back.")
        return true
    }
}
