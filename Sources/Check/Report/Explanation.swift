import Preview

/// What there is to read about rules and situations.
package enum Explanation {
    /// A rule, or a situation, from its symptom to its remedy; nil if there is none of that id.
    package static func text(of id: String) -> String? {
        if let rule = (Rule.all + Rule.aboutIgnores).first(where: { $0.id == id }) { return text(of: rule) }
        guard let situation = Situation.of(id) else { return nil }
        return """
            \(situation.id): when \(situation.title)

            What a hand does, with GO for the operation, BACK for the way back from it, and EDGE for the edge that drives it:

                \(situation.script.replacing(", ", with: "\n    "))
            """
    }

    private static func text(of rule: Rule) -> String {
        let example = rule.example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        return """
            \(rule.id) (\(rule.severity.rawValue))
            \(rule.summary)

            What users see
            \(wrapped(rule.symptom))

            Why
            \(wrapped(rule.cause))

            What to do
            \(wrapped(rule.remedy))

            \(example)
            """
    }

    /// All rules and all situations, a line to each.
    package static var list: String {
        let rules = (Rule.all + Rule.aboutIgnores).map { ($0.id, $0.severity.rawValue, $0.summary) }
        let width = (rules.map(\.0.count) + Situation.all.map(\.id.count)).max() ?? 0
        func pad(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(width - text.count, 0))
        }
        return """
            Rules; segue check --explain ID says more:

            \(rules.map { "  \(pad($0.0, width))  \(pad($0.1, 7))  \($0.2)" }.joined(separator: "\n"))

            Situations; --situation ID checks in one only:

            \(Situation.all.map { "  \(pad($0.id, width))  \($0.title)" }.joined(separator: "\n"))
            """
    }

    /// The rule or the situation that someone who mistyped an id may have meant.
    package static func nearest(to id: String) -> String? {
        Nearest.to(id, of: (Rule.all + Rule.aboutIgnores).map(\.id) + Situation.all.map(\.id))
    }

    /// Lines of at most 80 characters.
    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > 80 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
