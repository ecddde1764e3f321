extension Rule {
    /// The part of the screen that has to differ: about a line of small text.
    private static let different = 0.0005

    static let doesNotReturn = Rule(
        "does-not-return", .error, "After a cancel, or there and back, the screen does not look as before.",
        symptom: """
            A screen that is come back to is shifted, faded, lacks an element or is not seen at all, at once or after some \
            rounds.
            """,
        cause: """
            What the transition changed on the screen that is left (an alpha, a transform, a hidden element, a mask) is only \
            put right on the path on which everything ends as planned.
            """,
        remedy: """
            Put back in the completion, on every path, what was changed for the animation. Where a later transition is to do \
            it, an unanimated way back has to do without: change copies or snapshots instead of the screen's own views.
            """,
        example: """
            UIView.animate(withDuration: duration) {
                fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            } completion: { _ in
                fromView.transform = .identity
                source.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: ["wrong-rest-picture", "state-carried"]
    ) { seen in
        guard !seen.changesSize else { return [] }
        for passage in seen.checked where passage.isCompleted == false && passage.isReported {
            guard let before = passage.before, let after = passage.after, !seen.isFollowedAtOnce(passage) else {
                continue
            }
            let change = seen.difference(from: before.shown, to: after.shown)
            guard change.share > different else { continue }
            return [
                Fault(
                    "after the cancelled \(passage.operation.rawValue) \(change.words), is not as before",
                    subject: "cancel",
                    place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue, time: passage.end
                )
            ]
        }
        // What a way back leads to without a cancel is looked at as a picture at rest; a class of which nothing tells that it goes
        // back may have a partner that puts right what it changes.
        let isWayBackGuessed = seen.source?.candidates.first { $0.name == seen.check.target }?.isWayBackGuessed == true
        guard !isWayBackGuessed, seen.operation != .pop, seen.operation != .dismiss,
            seen.passages.allSatisfy(\.isReported),
            let first = seen.rests.first, let last = seen.rests.last(where: { $0.depth == first.depth }),
            last.time > first.time, seen.passages.contains(where: { $0.isCompleted == true })
        else { return [] }
        let change = seen.difference(from: first.shown, to: last.shown)
        guard change.share > different else { return [] }
        return [
            Fault(
                "there and back, \(change.words), is not as before", subject: "return",
                place: seen.place(of: "animateTransition"), time: last.time)
        ]
    }
}
