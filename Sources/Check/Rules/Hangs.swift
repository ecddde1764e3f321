extension Rule {
    /// Found by whoever runs the case: the process had to be ended.
    package static let hangs = Rule(
        "hangs", .error, "The class does not return.",
        symptom: "The screen freezes for good; after some seconds the system ends the app.",
        cause: """
            A loop never meets its condition, two functions call each other without end, or the main thread waits for \
            something that only the main thread could bring: a semaphore that a completion block signals, a run loop that is \
            run until an animation is over.
            """,
        remedy: """
            Let the method return at once: an animation runs after it, and what is to follow belongs in the animation's \
            completion.
            """,
        example: """
            UIView.animate(withDuration: duration, animations: {
                view.alpha = 0
            }, completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            })
            """
    ) { _ in [] }
}
