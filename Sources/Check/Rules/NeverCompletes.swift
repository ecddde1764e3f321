extension Rule {
    static let neverCompletes = Rule(
        "never-completes", .error, "The transition never says that it is over.",
        symptom: "The app stays as it is in mid-transition: no touch does anything, and no other transition starts.",
        cause: """
            UIKit waits for `completeTransition(_:)` on the context. A path through `animateTransition(using:)` that leaves \
            early, or a completion block that is never called, forgets it. Or the delegate returns an interaction controller \
            although no gesture is on, and UIKit waits for that.
            """,
        remedy: """
            Call `completeTransition(_:)` on every path, exactly once, also where there is nothing to animate; return an \
            interaction controller only while a gesture drives it.
            """,
        example: """
            guard let toView = context.view(forKey: .to) else {
                context.completeTransition(!context.transitionWasCancelled)
                return
            }
            """,
        explains: [
            "duration-mismatch", "wrong-frame", "leftover-view", "jump-at-end", "blank-frame", "dead-to-touches",
            "state-not-restored", "entering-view-missing", "wrong-screen", "does-not-return", "not-restored-on-return",
            "wrong-rest-picture", "first-frame",
        ]
    ) { seen in
        seen.checked.filter(\.isHung).map { passage in
            passage.remarks.contains(.neverDriven)
                ? Fault(
                    "the interaction controller that the delegate returns for the \(passage.operation.rawValue) is driven by "
                        + "nothing: it stays at its start", subject: "interaction",
                    place: seen.place(
                        of: "interactionControllerForPresentation", "interactionControllerForDismissal",
                        "interactionControllerFor"),
                    operation: passage.operation.rawValue, time: passage.start)
                : Fault(
                    "completeTransition(_:) is not called within 10 s of the \(passage.operation.rawValue)'s end",
                    place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue,
                    time: passage.start + passage.announced)
        }
    }
}
