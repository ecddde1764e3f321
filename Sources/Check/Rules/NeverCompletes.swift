extension Rule {
    static let neverCompletes = Rule(
        "never-completes", .error, "The transition never says that it is over.",
        symptom: "The app stays as it is in mid-transition: no touch does anything, and no other transition starts.",
        cause: """
            UIKit waits for `completeTransition(_:)` on the context. A path through `animateTransition(using:)` that leaves \
            early, or a completion block that is never called, forgets it.
            """,
        remedy: "Call `completeTransition(_:)` on every path, exactly once, also where there is nothing to animate.",
        example: """
            guard let toView = context.view(forKey: .to) else {
                context.completeTransition(!context.transitionWasCancelled)
                return
            }
            """,
        explains: [
            "duration-mismatch", "wrong-frame", "leftover-view", "jump-at-end", "blank-frame", "dead-to-touches",
            "state-not-restored", "entering-view-missing",
        ]
    ) { seen in
        seen.checked.filter { $0.remarks.contains(.neverCompleted) }.map { passage in
            Fault(
                "completeTransition(_:) is not called within 10 s of the \(passage.operation.rawValue)'s end",
                place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue,
                time: passage.start + passage.announced)
        }
    }
}
