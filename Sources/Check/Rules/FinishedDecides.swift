extension Rule {
    static let finishedDecides = Rule(
        "finished-decides", .note,
        "Whether the transition was cancelled is taken from the animation, not from the context.",
        symptom: """
            Nothing here. On a device the finger may go back and the app be on the other screen all the same: developers have \
            seen animations that a gesture took back report that they finished.
            """,
        cause: """
            `completeTransition(finished)`: an animation's `finished` tells whether it was interrupted. UIKit does not say what it \
            is where a percent-driven transition runs back to its start.
            """,
        remedy: "Pass `!transitionWasCancelled`, which is about the gesture.",
        example: """
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            """
    ) { seen in
        // The end of one that hangs is Segue's own report.
        let cancelled = seen.checked.filter { $0.remarks.contains(.cancelByFinished) && !$0.isHung }
        // `finished && !transitionWasCancelled` asks the context only where the animation has finished.
        guard !cancelled.isEmpty, seen.baseline?.checked.contains(where: \.asksAboutCancel) != true else { return [] }
        return cancelled.map { passage in
            Fault(
                "the end of the cancelled \(passage.operation.rawValue) is reported without asking transitionWasCancelled",
                place: seen.place(ofCall: "completeTransition", with: "finished"),
                operation: passage.operation.rawValue, time: passage.end)
        }
    }
}
