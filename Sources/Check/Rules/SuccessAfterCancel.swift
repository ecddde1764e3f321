extension Rule {
    static let successAfterCancel = Rule(
        "success-after-cancel", .error, "A transition that was taken back is reported as done.",
        symptom: """
            The finger goes back, the picture goes back, and the app is on the other screen all the same: the stack and the \
            screen disagree, the screen is dead to touches or black.
            """,
        cause: """
            `completeTransition(true)`: the animator does not ask whether the gesture was cancelled. The completion's `finished` \
            is no answer either.
            """,
        remedy: "Pass `!transitionWasCancelled`, and undo what the animation changed where it was cancelled.",
        example: "context.completeTransition(!context.transitionWasCancelled)",
        explains: [
            "wrong-screen", "state-not-restored", "not-restored-on-return", "does-not-return", "dead-to-touches",
            "entering-view-missing", "entering-view-changed", "leftover-view", "wrong-frame", "jump-at-end",
            "wrong-rest-picture", "duration-mismatch", "anchor-point-changed", "state-carried", "presenter-lost",
            "blank-frame", "first-frame",
        ]
    ) { seen in
        seen.checked.filter { $0.remarks.contains(.successAfterCancel) }.map { passage in
            Fault(
                "completeTransition(_:) is told true although the \(passage.operation.rawValue) was cancelled",
                place: seen.place(ofCall: "completeTransition", with: "true"), operation: passage.operation.rawValue,
                time: passage.end)
        }
    }
}
