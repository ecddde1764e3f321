import UIKit

extension Rule {
    static let leftoverAnimation = Rule(
        "leftover-animation", .warning, "Animations of the transition stay on the screens when it is over.",
        symptom: "The screen shows the animation's last value for ever, whatever its properties are set to later.",
        cause: """
            `isRemovedOnCompletion = false` with a fill mode keeps the animation on the layer, or it repeats without end. The \
            layer's own value was never set.
            """,
        remedy: "Set the layer's own value to the final one and let the animation be removed.",
        example: """
            layer.opacity = 1
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = duration
            layer.add(fade, forKey: "fade")
            """
    ) { seen in
        seen.checked.flatMap { passage -> [Fault] in
            (passage.residue?.animations ?? []).compactMap { animation in
                // What only runs out after the end is no residue.
                if case .running = animation.state { return nil }
                // What goes with a screen that is gone for good.
                if passage.isGone(animation.role) { return nil }
                let what = animation.keyPath ?? animation.key ?? "a group"
                return Fault(
                    "an animation of \(what) stays on \(animation.role.words) after the \(passage.operation.rawValue)",
                    subject: "\(animation.role.words) \(what)",
                    place: seen.place(ofAssignment: "isRemovedOnCompletion") ?? seen.place(of: "add"),
                    operation: passage.operation.rawValue, time: passage.end)
            }
        }
    }
}

extension Passage {
    /// Whether a view has left for good: a later transition makes it anew.
    func isGone(_ role: TransitionViewRole) -> Bool {
        switch operation {
        case .pop, .dismiss: role == .from && isCompleted == true
        case .push, .present: role == .to && isCompleted == false
        case .tab: false
        }
    }
}
