extension Rule {
    static let notRestoredOnReturn = Rule(
        "not-restored-on-return", .warning, "A screen that was left and returned to is not as it was before.",
        symptom:
            "The first screen is invisible, dim, shifted or scaled once one comes back to it, by another way than the animator's own.",
        cause: """
            The animator changes the leaving view and does not put it back when it is out of sight. Coming back without \
            animation, or with the system's, nobody does.
            """,
        remedy: "In the completion, give the leaving view its values back: it is not seen any more.",
        example: """
            } completion: { _ in
                fromView.alpha = 1
                fromView.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: ["does-not-return"]
    ) { seen in
        guard seen.situation.returns, seen.operation != .pop, seen.operation != .dismiss,
            let first = seen.checked.first?.before, let last = seen.rests.last,
            first.depth == last.depth, let passage = seen.checked.first,
            seen.passages.allSatisfy({ $0.isCompleted == true })
        else { return [] }
        return StateChanges.between(first, last, passage).map { change in
            Fault(
                "back on the first screen, \(change.text)", subject: change.subject,
                place: seen.place(ofAssignment: change.property, on: change.text, in: seen.operation),
                operation: seen.check.operation, time: last.time)
        }
    }
}
