extension Rule {
    /// The part of the screen that has to change while nobody moves.
    private static let moved = 0.01
    /// A transition that ends sooner than this was not held: the drag stands still for longer.
    private static let patience = 1.2  // s

    static let ownClock = Rule(
        "own-clock", .warning, "Part of the animation does not follow the finger.",
        symptom: """
            While a drag is held still, something goes on moving, or the transition ends by itself; and when the finger goes \
            back, part of the picture does not.
            """,
        cause: """
            UIKit drives an interactive transition through the time of the container's layer. What a timer, a delayed block or a \
            display link does, or an animation in a layer outside the container, knows nothing of that time.
            """,
        remedy: """
            Express the whole as animations in the container: delays as `UIView.animate(withDuration:delay:…)` or keyframes \
            instead of `asyncAfter` and timers, a display link's drawing as animated properties.
            """,
        example: """
            UIView.animateKeyframes(withDuration: duration, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center = end }
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: ["jump-at-end", "jump-at-release", "wrong-screen", "completes-while-moving"]
    ) { seen in
        guard seen.situation.id == "held", let passage = seen.checked.last, passage.isHeld else { return [] }
        @MainActor func fault(_ words: String, at time: Double) -> [Fault] {
            [
                Fault(
                    words + passage.clocks.map { ": it uses \($0)" }.joined(),
                    place: seen.place(of: "asyncAfter", "perform", "scheduledTimer", "Timer", "CADisplayLink")
                        ?? seen.place(of: "animateTransition"),
                    operation: passage.operation.rawValue, time: time)
            ]
        }
        let held = seen.frames.filter { $0.phase?.isHeld == true }
        if let end = passage.end, end < passage.start + patience {
            return fault("the transition ends although the drag is still held", at: end)
        }
        // Stretches in which the drag stands still: early at a fifth, long at the half, and both again.
        var stands: [[Observation.Frame]] = []
        for frame in held {
            if let now = stands.last?.last, abs(now.fraction - frame.fraction) < 1e-4 {
                stands[stands.count - 1].append(frame)
            } else {
                stands.append([frame])
            }
        }
        stands = stands.filter { $0.count > 2 }
        for stand in stands {
            let change = seen.change(from: stand[0].shown, to: stand[stand.count - 1].shown)
            if change.share > moved {
                return fault(
                    "\(change.words), changes while the drag is held still",
                    at: stand[0].time)
            }
        }
        for (index, stand) in stands.enumerated() {
            guard let again = stands[(index + 1)...].last(where: { abs($0[0].fraction - stand[0].fraction) < 1e-3 })
            else { continue }
            let change = seen.change(from: stand[0].shown, to: again[0].shown)
            if change.share > moved {
                let percent = Int((stand[0].fraction * 100).rounded())
                return fault("\(change.words), differs when the drag comes back to \(percent) %", at: again[0].time)
            }
        }
        return []
    }
}

extension Passage {
    /// What was set going that follows the clock, in words; nothing if it is not known.
    fileprivate var clocks: [String] {
        var words: [String] = []
        for case .ownClock(let clock, let delay) in remarks {
            let word =
                switch clock {
                case .timer: "a timer"
                case .delayedBlock: "a block delayed by \(delay.seconds)"
                case .displayLink: "a display link"
                }
            if words.isEmpty { words.append(word) }
        }
        return words
    }
}
