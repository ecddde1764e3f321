extension Rule {
    /// What an announcement may be off by: less is not noticed, and a curve's last tenth is hardly seen.
    private static let slack = 0.1  // s
    private static let slackShare = 0.25
    /// The tail of a spring, in which nothing visible moves any more, may last so much longer.
    private static let tail = 0.5  // s
    /// The part of the screen that may still change in a tail.
    private static let still = 0.01

    static let durationMismatch = Rule(
        "duration-mismatch", .warning, "The transition takes longer or shorter than it announces.",
        symptom: """
            What is animated beside the transition (the navigation bar, the keyboard, blocks given to the transition \
            coordinator) ends too early or too late, and a drag's progress does not fit the finger.
            """,
        cause: """
            UIKit reads `transitionDuration(using:)` once, before the start, and plans everything beside the transition by it. \
            The animations take another time: a number of their own, a delay that was not added, blocks that begin one after \
            the other.
            """,
        remedy: """
            Take the time of all animations from `transitionDuration(using:)`, delays and follow-ups included, and call \
            `completeTransition(_:)` when the last one ends.
            """,
        example: """
            let duration = transitionDuration(using: context)
            UIView.animate(withDuration: duration * 0.75, delay: duration * 0.25) {
                toView.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            """
    ) { seen in
        guard seen.situation.id == "timed" else { return [] }
        return seen.checked.compactMap { passage in
            guard passage.isReported, !passage.isHeld, !passage.wasCancelled, let real = passage.real else {
                return nil
            }
            let announced = passage.announced
            let difference = real - announced
            var slack = max(slack, announced * slackShare)
            if difference > slack, announced > 0, let last = passage.lastTree,
                let then = passage.tree(at: announced / real),
                seen.change(from: then, to: last).share < still
            {
                slack = max(slack, tail)
            }
            guard abs(difference) > slack else { return nil }
            // One that animates what is not there in a rehearsal has nothing to wait for.
            if real < 1 / 120, seen.animates { return nil }
            let words =
                real < 1 / 120
                ? "it announces \(announced.seconds) and completes at once"
                : "it announces \(announced.seconds) and completes after \(real.seconds)"
            return Fault(
                words, place: seen.place(of: "transitionDuration"), operation: passage.operation.rawValue,
                time: passage.start + min(announced, real))
        }
    }
}

extension Double {
    /// A time in words: `0.35 s`.
    var seconds: String { "\((self * 100).rounded() / 100) s" }
}
