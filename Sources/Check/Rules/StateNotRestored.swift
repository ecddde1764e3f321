extension Rule {
    static let stateNotRestored = Rule(
        "state-not-restored", .error, "After a cancelled transition the screen is not as it was before.",
        symptom:
            "The screen that one stays on is dim, shifted, scaled, clipped or without an element after the finger let go.",
        cause: """
            When a gesture is cancelled, UIKit runs the animation back and restores the views' places in the hierarchy. What \
            the animator set outside of an animation, or in a completion block for the successful end, stays; a view being left \
            that is removed in a completion block for every end is gone, and the screen black.
            """,
        remedy: "In the completion, put back what the animation changed where `transitionWasCancelled` is true.",
        example: """
            } completion: { _ in
                if context.transitionWasCancelled {
                    fromView.transform = .identity
                    fromView.layer.mask = nil
                }
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: ["does-not-return", "state-carried", "not-restored-on-return", "anchor-point-changed"]
    ) { seen in
        seen.checked.filter { $0.isCompleted == false && $0.isReported }.flatMap { passage -> [Fault] in
            if passage.remarks.contains(.leavingViewRemoved) {
                return [
                    Fault(
                        "the from view is taken off the screen although the \(passage.operation.rawValue) was cancelled",
                        subject: "the from view removed",
                        place: seen.place(
                            ofAssignment: "removeFromSuperview", on: "the from view", in: passage.operation),
                        operation: passage.operation.rawValue, time: passage.end)
                ]
            }
            guard let before = passage.before, let after = passage.after else { return [] }
            return StateChanges.between(before, after, passage).map { change in
                Fault(
                    "after the cancel \(change.text)", subject: change.subject,
                    place: seen.place(ofAssignment: change.property, on: change.text, in: passage.operation),
                    operation: passage.operation.rawValue,
                    time: passage.end)
            }
        }
    }
}
