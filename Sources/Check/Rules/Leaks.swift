import UIKit

extension Rule {
    static let leaks = Rule(
        "leaks", .warning, "Screens, views or animators outlive the transition and the app around them.",
        symptom: "Memory grows with every visit of a screen, and what it observes goes on happening.",
        cause: """
            A cycle: a closure that holds the animator which holds it, an animation's delegate (which is held strongly), a \
            display link or a timer that nobody invalidates; or a property of a shared object that keeps the last screens.
            """,
        remedy: "Hold screens weakly, or let go of them in `animationEnded(_:)`; invalidate links and timers there.",
        example: """
            func animationEnded(_ transitionCompleted: Bool) {
                context = nil
                displayLink?.invalidate()
            }
            """
    ) { seen in
        guard !seen.checked.contains(where: \.isHung) else { return [] }
        let clocks = Set(seen.passages.flatMap(\.clocksLeft))
        if let clock = [OwnClock.displayLink, .timer].first(where: clocks.contains) {
            let word = clock == .timer ? "a timer" : "a display link"
            return [
                Fault(
                    ([word + " of the transition still runs when all is over"] + seen.leaks.prefix(1))
                        .joined(separator: ", and keeps "), subject: word,
                    place: clock == .timer
                        ? seen.place(of: "scheduledTimer", "Timer") : seen.place(of: "CADisplayLink"),
                    operation: seen.check.operation)
            ]
        }
        return seen.leaks.map { name in
            Fault("\(name) is still alive after all screens are gone", subject: name, operation: seen.check.operation)
        }
    }
}
