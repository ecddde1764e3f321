import Preview
import SourceModel
import Transitions

/// How a case is seen in the window.
package enum Replay {
    /// The command that plays a case before one's eyes.
    ///
    /// - Parameters:
    ///   - words: What names the sources or the effect.
    ///   - isGuest: Whether the target is a class of sources.
    ///   - script: A file with the case's script; nil to have Segue write it.
    package static func command(
        for check: CheckCase, words: [String], isGuest: Bool, script: String? = nil
    ) -> String {
        var parts = ["segue", "run"]
        if isGuest {
            parts += words.map(\.shellWord) + ["--class", check.target.shellWord]
        } else {
            parts.append(check.target)
        }
        parts += ["--fresh", "--operation", check.operation, "--situation", check.situation]
        if let style = check.style { parts += ["--presentation-style", style] }
        if let script { parts += ["--replay", script.shellWord] }
        return parts.joined(separator: " ")
    }

    /// The drag script of a case, on one line; nil if there is no such case.
    package static func script(of check: CheckCase) -> DragScript? {
        guard let situation = Situation.of(check.situation),
            let operation = TransitionOperation(rawValue: check.operation)
        else { return nil }
        return situation.script(for: operation)
    }
}
