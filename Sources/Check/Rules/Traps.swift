extension Rule {
    /// Found by whoever runs the case: the process is gone.
    package static let traps = Rule(
        "traps", .error, "The class brings the app down.",
        symptom: "The app is gone, from one moment to the next, when this transition is used in this way.",
        cause: """
            A check of the language fails: an optional that is nil is unwrapped with `!`, a cast with `as!` does not hold, an \
            index is out of range, a number does not fit, or the class calls `fatalError` or `exit`. Most often it is \
            `view(forKey:)`, which is nil for the presenter in the styles that leave it where it is, or a controller that is \
            not of the class the animator was written for.
            """,
        remedy: "Bind it with `guard let`, and complete the transition where there is nothing to animate.",
        example: """
            guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
                context.completeTransition(!context.transitionWasCancelled)
                return
            }
            """
    ) { _ in [] }
}
