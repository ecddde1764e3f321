/// The pace at which a transition goes back that was cancelled without a release.
private let withdrawal = CAMediaTimingFunction(name: .easeInEaseOut)
/// How many animations that begin in each other's completions are taken off at once when a transition is cancelled.
private let longestChain = 20

extension TransitionContext {
    // MARK: What gestures report

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !hasReported, isInteractive else { return }
        isUpdated = true
        reportedProgress = min(max(percentComplete, 0), 1)
    }

    package func finishInteractiveTransition() {
        guard !hasReported, isInteractive else { return }
        isTakenBack = false
        endInteraction()
    }

    package func cancelInteractiveTransition() {
        guard !hasReported, isInteractive else { return }
        isTakenBack = true
        endInteraction()
    }

    package func pauseInteractiveTransition() {
        guard !hasReported, !isInteractive else { return }
        isInteractive = true
        isTakenBack = false
        phase = .caught
        coordinator.interactionChanged()
        tell(.caught)
    }

    private func endInteraction() {
        isInteractive = false
        phase = .settling
        coordinator.interactionChanged()
        waitForReport()
    }

    // MARK: What drives the picture

    /// Starts under a gesture of ours: held at 0, curves linear.
    package func beginDrag() {
        startHeld()
    }

    /// Stops a running or settling transition at the picture it shows; it keeps its curves. False if it cannot be held.
    @discardableResult
    package func catchTransition() -> Bool {
        guard hasStarted, !hasReported, isAnimated, !isInteractive, let driver else { return false }
        stopSettling()
        if driver is TimeDriver {
            if let interruptible = askForInterruptible(expecting: { $0.state == .active }) { takeOver(interruptible) }
        } else if let driver = driver as? AnimatorDriver {
            checkInterruptible(is: driver.animator)
        }
        self.driver?.hold()
        reportedProgress = min(max(fraction, 0), 1)
        pauseInteractiveTransition()
        return true
    }

    /// Drives an interruptible animator itself from now on, if it is the one at work.
    func takeOver(_ interruptible: any UIViewImplicitlyAnimating) {
        if interruptible.state == .active {
            driver?.release()
            driver = AnimatorDriver(interruptible, context: self)
        } else {
            note(.secondInterruptibleAnimator)
            Console.say(
                "interruptibleAnimator(using:) returned an animator that is not the one at work; "
                    + "return the same one throughout a transition.")
        }
    }

    /// Shows the picture at a fraction of the announced duration while a gesture holds the transition.
    package func drag(to fraction: CGFloat) {
        guard !hasReported, phase.isHeld, let driver else { return }
        let top = max(1, driver.fraction)
        driver.seek(min(max(fraction, 0), phase == .caught ? top : 1))
        updateInteractiveTransition(fraction)
    }

    /// Lets go by the rule for our own drags.
    ///
    /// - Parameters:
    ///   - velocity: Towards the end of the transition, in points per second.
    ///   - size: The container's extent along the drag, in points.
    package func release(velocity: CGFloat, size: CGFloat, rule: ReleaseRule = ReleaseRule()) {
        guard !hasReported, phase.isHeld else { return }
        settle(
            finishing: rule.finishes(at: fraction, velocity: velocity, size: size),
            .velocity(size > 0 ? velocity / size : 0))
    }

    /// Lets go towards one of the ends.
    func settle(finishing: Bool, _ settling: Settling) {
        guard !hasReported, isInteractive, let driver else { return }
        if finishing { finishInteractiveTransition() } else { cancelInteractiveTransition() }
        tell(.settling)
        let end = driver.settle(to: finishing ? 1 : 0, settling)
        guard end.isFinite else { return }
        arrival = VirtualClock.current.schedule(at: end) { [weak self] in
            MainActor.assumeIsolated { self?.arrive(finishing: finishing) }
        }
    }

    /// Takes the transition back from wherever it is: Escape, the other button, a lost focus, a changed size.
    package func cancel() {
        guard hasStarted, !hasReported, isAnimated else { return }
        if phase == .settling && isTakenBack { return }
        if !isInteractive, !catchTransition() { return }
        guard driver != nil else { return cancelInteractiveTransition() }
        let rest = max(Double(fraction), 0) * announcedDuration
        settle(finishing: false, .curve(duration: rest, withdrawal, nil))
    }

    /// The settling has reached its end. A cancelled animation is taken off: its completions run, unfinished, and
    /// the animator reports.
    private func arrive(finishing: Bool) {
        guard !hasReported, phase == .settling else { return }
        arrival = nil
        guard !finishing, let driver else { return }
        driver.removeAnimations()
        // Completions may have begun what follows, which has to be undone as well, and so on.
        for _ in 0..<longestChain where !hasReported && driver.isAnimating { driver.removeAnimations() }
        if !hasReported { driver.runOn() }
    }

    func stopSettling() {
        arrival?.cancel()
        arrival = nil
    }

    func tell(_ phase: TransitionPhase) {
        guard let window else { return }
        TransitionQueue.of(window).tell(phase, self)
    }
}
