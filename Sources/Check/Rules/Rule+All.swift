extension Rule {
    /// All there are, in the order of the manual.
    package static let all: [Rule] = [
        neverCompletes,
        completesTwice,
        successAfterCancel,
        failureWithoutCancel,
        finishedDecides,
        wrongScreen,
        enteringViewMissing,
        enteringViewChanged,
        stateNotRestored,
        notRestoredOnReturn,
        anchorPointChanged,
        wrongFrame,
        frameUnderTransform,
        leftoverView,
        leftoverMask,
        leftoverAnimation,
        deadToTouches,
        presenterLost,
        interruptibleAnimatorMadeTwice,
        animatorLeftPaused,
        unbalancedAppearance,
        leaks,
        doesNotReturn,
        stateCarried,
        wrongRestPicture,
        completesWhileMoving,
        durationMismatch,
        blankFrame,
        blankSnapshot,
        firstFrame,
        jumpAtRelease,
        jumpAtEnd,
        ownClock,
        slowSetup,
        slowFrame,
        traps,
        hangs,
    ]

    /// What leaves an app unusable: it is told even where what brings it about is silenced, unless it is silenced itself.
    static let standingAlone: Set<String> = [
        "dead-to-touches", "presenter-lost", "leftover-view", "entering-view-missing", "never-completes",
    ]

    /// The rule of an id.
    package static func of(_ id: String) -> Rule? {
        all.first { $0.id == id }
    }
}
