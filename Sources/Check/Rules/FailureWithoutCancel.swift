extension Rule {
    static let failureWithoutCancel = Rule(
        "failure-without-cancel", .error, "A transition that nobody took back is reported as cancelled.",
        symptom: "The new screen comes, and is gone at the end: the app stays where it was.",
        cause: """
            `completeTransition(false)`, or the value of another question: the completion's `finished` is false where an \
            animation was replaced or had nothing to animate.
            """,
        remedy: "Pass `!transitionWasCancelled`, which is about the gesture alone.",
        example: """
            UIView.animate(withDuration: duration, animations: animations) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: [
            "finished-decides",
            "wrong-screen", "state-not-restored", "not-restored-on-return", "jump-at-end", "does-not-return",
            "wrong-rest-picture", "dead-to-touches",
        ]
    ) { seen in
        seen.checked.filter { $0.remarks.contains(.failureWithoutCancel) }.map { passage in
            Fault(
                "completeTransition(_:) is told false although nobody cancelled the \(passage.operation.rawValue)",
                place: seen.place(of: "completeTransition"), operation: passage.operation.rawValue, time: passage.end)
        }
    }
}
