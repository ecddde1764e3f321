import UIKit

extension Rule {
    static let animatorLeftPaused = Rule(
        "animator-left-paused", .error,
        "A property animator is neither running nor finished when the transition is over.",
        symptom: "The app traps when the animator is released, or the next transition continues this one's animation.",
        cause: """
            A `UIViewPropertyAnimator` that is paused, or stopped and not finished, must not be released. It was paused for a \
            drag, and the end of the drag neither continues nor finishes it.
            """,
        remedy:
            "At the end of the drag call `continueAnimation`, or `stopAnimation(false)` and `finishAnimation(at:)`.",
        example: """
            animator.isReversed = isCancelled
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
            """
    ) { seen in
        seen.checked.flatMap { passage -> [Fault] in
            passage.remarks.compactMap { remark in
                guard case .animatorLeftPaused(let state, let isReleased) = remark else { return nil }
                let words = state == .paused ? "paused" : "stopped and not finished"
                return Fault(
                    "a property animator is \(words) when the \(passage.operation.rawValue) is over"
                        + (isReleased ? " and is released like that, which traps" : ""), subject: words,
                    place: seen.place(of: "pauseAnimation", "stopAnimation", "UIViewPropertyAnimator"),
                    operation: passage.operation.rawValue, time: passage.end)
            }
        }
    }
}
