extension TransitionContext {
    /// Begins: views into the container, appearance calls, then the animator or the gesture.
    func start() {
        guard let plan, !hasStarted, let window else { return }
        hasStarted = true
        startTime = VirtualClock.current.now
        for controller in [plan.from, plan.to] { controller.lastTransition = self }
        host?.begin(self)
        layOutEnteringView()
        trace.begin(plan)
        announcedDuration = isAnimated ? settingUp { max(plan.animator.transitionDuration(using: self), 0) } : 0
        TransitionQueue.of(window).tell(.began, self)
        TransitionWatch.begin(self)
        if isAnimated, let interaction = plan.interaction {
            if interaction.wantsInteractiveStart {
                initiallyInteractive = true
                isInteractive = true
                phase = .interactive
                TransitionWatch.run(as: self) { interaction.startInteractiveTransition(self) }
            } else {
                start(by: interaction)
            }
        } else {
            runAnimator()
        }
        coordinator.runAnimations()
        if !hasReported {
            plan.to.viewIsInHierarchy()
            waitForReport()
        }
    }

    /// Has an interaction controller start that wants to take hold only later. UIKit asks it all the same, in the place of the
    /// animator: it may be what holds the animation. Where it does nothing, the animator runs.
    private func start(by interaction: any UIViewControllerInteractiveTransitioning) {
        driver = TimeDriver(self)
        let before = stillness
        TransitionWatch.run(as: self) { interaction.startInteractiveTransition(self) }
        guard !hasReported, !hasRunAnimator else { return }
        if before.lasts { runAnimator() } else { checkInterruptible() }
    }

    /// The same for a drag of ours, which takes hold of what has been started at once.
    private func startHeld(by starter: any UIViewControllerInteractiveTransitioning) {
        (isInteractive, initiallyInteractive) = (false, false)
        start(by: starter)
        guard !hasReported else { return }
        (isInteractive, initiallyInteractive) = (true, true)
        if let interruptible = askForInterruptible(expecting: { $0.state == .active }) { takeOver(interruptible) }
        driver?.hold()
        coordinator.runAnimations()
        (driver as? TimeDriver)?.beginAnimations()
    }

    /// How things stand before code runs that may do nothing.
    private var stillness: Stillness {
        Stillness(of: window, [plan?.fromView, plan?.toView, plan?.from.viewIfLoaded, plan?.to.viewIfLoaded])
    }

    /// Starts the animator by the clock.
    func runAnimator() {
        guard let animator else { return }
        hasRunAnimator = true
        driver = driver ?? TimeDriver(self)
        animate(by: animator)
        provideEnteringView()
        if isAnimated { checkInterruptible() }
    }

    /// Runs the animator's own method; a second time if it has done nothing for want of the presenter's view, where nobody has
    /// said that the screen is to be presented in the style that leaves it out: it may be written for full screens.
    ///
    /// One that has changed, animated or scheduled anything, and has just not reported yet, is not asked again. What such a
    /// class has noted in its own properties before it gave up is noted twice.
    private func animate(by animator: any UIViewControllerAnimatedTransitioning) {
        let before = keepsViewByGuess ? stillness : nil
        settingUp { animator.animateTransition(using: self) }
        guard let before, hasKeptView, !hasReported, before.lasts else { return }
        givesAllViews = true
        remark(
            .keptView,
            "the animator did nothing without the presenter's view, which a presentation controller keeps from it; it is asked "
                + "once more and given that view, as of a full-screen presentation.")
        settingUp { animator.animateTransition(using: self) }
    }

    /// Whether one of the views is kept from the animator, by a style that is only the likeliest.
    private var keepsViewByGuess: Bool {
        guard let plan, plan.fromView == nil || plan.toView == nil else { return false }
        return (operation == .present ? plan.to : plan.from).isPresentationStyleGuessed
    }

    /// Starts the animator held at 0 with linear curves, for a gesture to drive.
    func startHeld() {
        guard let animator, driver == nil, !hasReported else { return }
        if let starter = (interaction as? DragInteraction)?.starter { return startHeld(by: starter) }
        if let interruptible = settingUp({ animator.interruptibleAnimatorIfPresent(using: self) }) {
            driver = AnimatorDriver(interruptible, context: self)
            settingUp { interruptible.pauseAnimation() }
            checkInterruptible(is: interruptible)
        } else {
            let time = TimeDriver(self)
            driver = time
            time.hold()
            time.paceLinearly()
            animate(by: animator)
            provideEnteringView()
            // All begin at 0, though the gesture may move on before the turn is over.
            coordinator.runAnimations()
            time.beginAnimations()
        }
    }

    /// Puts the presenter's view in behind a screen that goes, where the animator has not and nobody has said that it must: it
    /// may be written for a style that leaves the presenter where it is.
    private func provideEnteringView() {
        guard !hasReported, operation == .dismiss, let plan, plan.from.isPresentationStyleGuessed,
            let view = plan.toView, view.superview == nil
        else { return }
        containerView.insertSubview(view, at: 0)
        view.place(in: finalFrame(for: plan.to))
    }

    /// Lays the entering view out at its final size, so that an animator may take a snapshot of it at once: kinder than a device.
    private func layOutEnteringView() {
        guard let view = plan?.toView, let controller = plan?.to else { return }
        let frame = finalFrame(for: controller)
        if frame != .zero, view.superview == nil || view.superview === container {
            view.place(in: frame)
        }
        if Self.laysOutEnteringViews { view.layoutIfNeeded() }
    }
}
