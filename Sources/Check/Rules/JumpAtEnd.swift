extension Rule {
    /// A corner that moves by less at rest is not seen to jump: the last thousandth of a spring over a large phone's height.
    private static let stillPoints = 2.0
    /// The part of the screen that may change at the end without a jump: a picture that has flown to its thumbnail gives way to it.
    private static let stillShare = 0.16
    /// The part that nobody sees change: text that is set anew.
    private static let unseenShare = 0.002

    /// What changes by less than this in each frame comes gently: a background that is faded in when all is over.
    fileprivate static let abruptShare = stillShare / 2

    static let jumpAtEnd = Rule(
        "jump-at-end", .warning, "The picture jumps when the transition ends.",
        symptom:
            "In the last frame the screen changes at once: it jumps to its place, or something vanishes or appears.",
        cause: """
            The animation's last picture is not that of the screen at rest. The end values differ from the final frame, the \
            animated layers are not where the views are, or something is taken away that could still be seen.
            """,
        remedy: """
            Animate to exactly what will be at rest: the frame that `finalFrame(for:)` gives, the identity, alpha 1. Fade out \
            what is removed at the end.
            """,
        example: """
            UIView.animate(withDuration: duration) {
                toView.transform = .identity
                toView.frame = context.finalFrame(for: toController)
                overlay.alpha = 0
            } completion: { _ in
                overlay.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
            """
    ) { seen in
        // A drag to the very end may stop what would have gone on; the other ways to the end show what is wrong there.
        guard !seen.changesSize, seen.situation.id != "dragged-to-end" else { return [] }
        return seen.checked.compactMap { passage in
            guard passage.isReported, !seen.isFollowedAtOnce(passage), let after = passage.after,
                let last = passage.lastTree, let first = passage.firstTree, (passage.real ?? 0) > 1 / 120
            else { return nil }
            let change = seen.change(from: last, to: after.shown)
            guard change.share > unseenShare else { return nil }
            // Taken back to a first picture that already was another one: that is the first frame's fault.
            if passage.isCompleted == false, seen.change(from: first, to: last).share < unseenShare { return nil }
            let jump = seen.jump(of: passage, from: last, to: after.shown)
            let moves = (jump?.points ?? 0) > stillPoints
            guard moves || (change.share > stillShare && seen.isAbrupt(from: last, passage)) else { return nil }
            let what = passage.isCompleted == true ? "at the end" : "at the end of the way back"
            return Fault(
                moves ? "\(jump?.words ?? "") \(what)" : "\(change.words), changes \(what)",
                subject: passage.isCompleted == true ? "finish" : "cancel",
                place: seen.place(of: "completeTransition"), operation: passage.operation.rawValue, time: passage.end)
        }
    }
}

extension Observation {
    /// Whether what changes between the last picture of a transition and the rest after it changes at once, not bit by bit.
    fileprivate func isAbrupt(from last: ShownTree, _ passage: Passage) -> Bool {
        guard let end = passage.end, let after = passage.after else { return false }
        let pictures = [last] + frames.filter { $0.time >= end && $0.time < after.time }.map(\.shown) + [after.shown]
        return zip(pictures, pictures.dropFirst()).contains { change(from: $0, to: $1).share > Rule.abruptShare }
    }
}
