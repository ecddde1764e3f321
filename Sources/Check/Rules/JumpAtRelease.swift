extension Rule {
    /// A screen may move by so much in any frame, in points.
    private static let still = 12.0
    /// And by so many times what it moves in the frames around.
    private static let times = 3.0
    /// What moves otherwise: the part of the screen that has to change at once.
    private static let shock = 0.25

    static let jumpAtRelease = Rule(
        "jump-at-release", .warning, "The picture jumps when the finger lets go or takes hold.",
        symptom:
            "At the moment of the release, or of a catch, the screens leap instead of going on from where they are.",
        cause: """
            The rest of the way is begun from another picture than the one that is shown: values are set without animation, the \
            progress is set to 0 or 1 before the end, or the remaining time is taken as 0.
            """,
        remedy: """
            Let `finish()` and `cancel()` of the percent-driven transition take the picture on from where it is. With an own \
            interaction controller, animate from the shown values, over the rest of the time.
            """,
        example: """
            case .ended:
                interaction.completionSpeed = max(1 - interaction.percentComplete, 0.25)
                translation > size / 2 ? interaction.finish() : interaction.cancel()
            """,
        explains: ["jump-at-end"]
    ) { seen in
        guard !seen.changesSize else { return [] }
        return seen.passages.enumerated().compactMap { index, passage -> Fault? in
            guard passage.operation == seen.operation, passage.isHeld, passage.isReported else { return nil }
            let frames = seen.frames
            let turn = frames.indices.dropFirst().dropLast(3).first { at in
                let (now, next) = (frames[at], frames[at + 1])
                guard now.passage == index, let phase = now.phase else { return false }
                if next.passage == index, let following = next.phase { return phase.isHeld != following.isHeld }
                return phase.isHeld
            }
            guard let turn else { return nil }
            let steps = (turn - 1...turn + 2).map {
                seen.jump(of: passage, from: frames[$0].shown, to: frames[$0 + 1].shown)
            }
            let around = [steps[0], steps[2], steps[3]].compactMap { $0?.points }.max() ?? 0
            let what = frames[turn].phase?.isHeld == true ? "when let go" : "when taken hold of"
            if let jump = steps[1], jump.points > still + times * around {
                return Fault(
                    "\(jump.words) \(what)", place: seen.place(of: "finish", "cancel", "animateTransition"),
                    operation: passage.operation.rawValue, time: frames[turn].time)
            }
            // Over at once: all that was left of the way is left out.
            guard frames[turn + 1].passage != index else { return nil }
            let change = seen.change(from: frames[turn].shown, to: frames[turn + 1].shown)
            guard change.share > shock else { return nil }
            return Fault(
                "\(change.words), changes at once \(what)",
                place: seen.place(of: "finish", "cancel", "animateTransition"),
                operation: passage.operation.rawValue, time: frames[turn].time)
        }
    }
}
