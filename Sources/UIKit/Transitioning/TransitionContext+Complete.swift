/// How long after its expected end a transition may stay without a report, in seconds. A device would wait for ever.
private let patienceForReport = 10.0
/// How often that is granted again while something still animates in the container.
private let patienceGranted = 6

extension TransitionContext {
    package func completeTransition(_ didComplete: Bool) {
        guard hasStarted, !hasReported else {
            remark(.completedTwice, "completeTransition(_:) was called twice for one \(operation.rawValue); ignored.")
            return
        }
        hasReported = true
        trace.wasAskedAboutCancel = isAskedAboutCancel
        TransitionWatch.end(self)
        trace.end()
        judgeAtEndOfTurn()
        noteContradiction(didComplete)
        realDuration = driver.map { Double($0.elapsed) } ?? VirtualClock.current.now - startTime
        stopSettling()
        patience?.cancel()
        let animator = animator
        // Animations of the way back are done with; time runs again before anyone can start new ones.
        driver?.release()
        isInteractive = false
        phase = didComplete ? .finished : .cancelled
        frameAtReport = plan?.toView.flatMap { $0.superview === container ? $0.frame : nil }
        host?.end(self, completed: didComplete)
        animator?.animationEnded(didComplete)
        (interaction as? UIPercentDrivenInteractiveTransition)?.leave(self)
        coordinator.end()
        let over = whenOver
        let window = window
        letGo()
        over?(didComplete)
        if let window { TransitionQueue.of(window).ended(self) }
    }

    /// Whether the user's code had asked, by the time it reported the end, if the transition was taken back.
    package var wasAskedAboutCancel: Bool { trace.wasAskedAboutCancel }

    /// Remembers a report that does not fit what the gesture decided.
    private func noteContradiction(_ didComplete: Bool) {
        if didComplete && isTakenBack {
            remark(
                .successAfterCancel,
                "the animator reported success of a cancelled \(operation.rawValue); "
                    + "pass !transitionWasCancelled to completeTransition(_:).")
        } else if !didComplete && !isTakenBack && isAnimated {
            remarks.append(.failureWithoutCancel)
        } else if !didComplete, isTakenBack, !isAskedAboutCancel, driver is TimeDriver, !trace.hasKeepers {
            note(.cancelByFinished)
        }
        if !didComplete, isTakenBack, isAnimated, plan?.fromView.map({ $0.superview == nil }) == true {
            remark(
                .leavingViewRemoved,
                "the animator took the view being left off the screen although the \(operation.rawValue) was cancelled, which "
                    + "leaves a device black; it is put back.")
        }
    }

    /// Sees to it that a transition nobody reports still comes to rest.
    func waitForReport(granted: Int = 0) {
        patience?.cancel()
        let due = announcedDuration + patienceForReport
        patience = VirtualClock.current.schedule(after: due) { [weak self] in
            MainActor.assumeIsolated { self?.reportOverdue(granted: granted) }
        }
    }

    private func reportOverdue(granted: Int) {
        guard !hasReported else { return }
        if isInteractive {
            guard isNeverDriven else { return waitForReport(granted: granted) }
            remark(
                .neverDriven,
                "the delegate returned an interaction controller for a \(operation.rawValue) that no gesture drives; a device "
                    + "would hang at the start, Segue takes the transition back.")
            return cancel()
        }
        if granted < patienceGranted, driver?.isAnimating == true { return waitForReport(granted: granted + 1) }
        remark(
            .neverCompleted,
            "completeTransition(_:) was not called for \(Int(patienceForReport)) s after the \(operation.rawValue) "
                + "should have ended; a device would hang, Segue ends it.")
        completeTransition(!isTakenBack)
    }

    /// Whether a driver of the user's own has begun it and done nothing since, with no finger on the screen.
    private var isNeverDriven: Bool {
        initiallyInteractive && !isUpdated && phase == .interactive && !(interaction is DragInteraction)
            && window?.touchState.touches.isEmpty != false
    }

    /// Ends it where it is, undone: its window goes away.
    func abandon() {
        guard hasStarted, !hasReported else { return }
        isTakenBack = true
        driver?.removeAnimations()
        if !hasReported { completeTransition(false) }
    }

    /// Keeps a finding for the checker and says it on the console.
    func remark(_ remark: TransitionRemark, _ line: String) {
        remarks.append(remark)
        Console.say(line)
    }
}
