/// What a transition has left on screens that should show nothing of it any more.
package struct TransitionResidue: Equatable, Sendable {
    package var animations: [LeftAnimation] = []
    package var masks: [LeftMask] = []
    /// Views that were put into the window itself.
    package var windowViews: [LeftView] = []

    package var isEmpty: Bool { animations.isEmpty && masks.isEmpty && windowViews.isEmpty }
}

/// An animation that a transition has added to a layer and that is still on it.
package struct LeftAnimation: Equatable, Sendable {
    package enum State: Equatable, Sendable {
        /// Over, and kept by `isRemovedOnCompletion = false`.
        case stays
        /// Repeats without end, or stands.
        case endless
        /// Goes on for so many seconds.
        case running(TimeInterval)
    }

    package let key: String?
    /// What it changes; nil for a group or a transition.
    package let keyPath: String?
    /// On or inside which view.
    package let role: TransitionViewRole
    /// Whether it is on that view's own layer, not on a mask, sublayer or subview of it.
    package let isOnView: Bool
    package let state: State
}

/// A view that has another mask than before its transition.
package struct LeftMask: Equatable, Sendable {
    package let role: TransitionViewRole
    /// Whether it had one that is gone.
    package let isLost: Bool
}

extension TransitionContext {
    /// What is left of the transition at the moment. To be asked when it is over, two frames or so later: what is taken off
    /// in the meantime was not left. Views that nobody keeps any more have nothing on them.
    package func residue() -> TransitionResidue {
        TransitionResidue(
            animations: trace.animationsLeft(), masks: trace.masksLeft(), windowViews: trace.windowViewsLeft())
    }

    /// Tells what the transition has set going that still goes on: timers that repeat, display links. To be asked when all is
    /// over; it keeps nothing of the transition alive.
    package func clockProbe() -> @MainActor () -> [OwnClock] {
        { [trace] in trace.clocksLeft() }
    }

    /// Whether it has begun and not been reported.
    var isUnderWay: Bool { hasStarted && !hasReported }

    /// Keeps a finding for the checker, once, and says nothing.
    func note(_ remark: TransitionRemark) {
        if !remarks.contains(remark) { remarks.append(remark) }
    }

    /// Looks at what can only be judged when the code that reported is done: an animator's own completion reports while its
    /// state is about to change.
    func judgeAtEndOfTurn() {
        VirtualClock.current.whenTurnEnds { [weak self] in
            MainActor.assumeIsolated { self?.judge() }
        }
    }

    private func judge() {
        for remark in trace.takeAnimatorRemarks() { note(remark) }
        for controller in [trace.from, trace.to].compactMap({ $0 }) {
            guard controller.lastTransition === self, controller.activeTransition == nil else { continue }
            controller.noteUnfinishedAppearance()
        }
    }
}
