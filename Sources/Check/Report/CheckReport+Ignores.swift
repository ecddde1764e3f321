import Preview
import SourceModel

extension CheckReport {
    /// Takes out what comments in the sources silence, and notes which of these need a look themselves.
    ///
    /// - Parameters:
    ///   - source: What the sources hold.
    ///   - isComplete: Whether all there is was checked, so that what silenced nothing is of no use.
    package mutating func silence(by source: SourceReport, isComplete: Bool) {
        var used: Set<Use> = []
        for index in classes.indices {
            let one = classes[index]
            let isIgnored = { (finding: MergedFinding) in
                let uses = source.silencing(finding.rule, at: finding.place ?? one.place, of: one.name)
                used.formUnion(uses.map { Use(ignore: $0, rule: finding.rule) })
                return !uses.isEmpty
            }
            let ignored = one.findings.filter(isIgnored)
            classes[index].ignored = ignored
            classes[index].findings.removeAll { ignored.contains($0) }
        }
        notes = source.ignores.enumerated().flatMap { number, ignore in
            remarks(on: ignore) { rule in !isComplete || used.contains(Use(ignore: number, rule: rule)) }
        }
    }

    /// A rule that a comment names.
    private struct Use: Hashable {
        let ignore: Int
        let rule: String
    }

    private func remarks(on ignore: Ignore, isOfUse: (String) -> Bool) -> [MergedFinding] {
        func note(_ rule: Rule, _ message: String) -> MergedFinding {
            MergedFinding(rule: rule.id, severity: rule.severity, message: message, place: ignore.place)
        }
        var notes: [MergedFinding] = []
        if ignore.rules.isEmpty {
            notes.append(note(.unknownIgnore, "segue:ignore names no rule; segue check --explain lists them"))
        }
        for rule in ignore.rules {
            if Rule.of(rule) == nil {
                let hint = Nearest.to(rule, of: Rule.all.map(\.id)).map { "did you mean \($0)?" }
                notes.append(
                    note(.unknownIgnore, "there is no rule \(rule); \(hint ?? "segue check --explain lists them")"))
            } else if !isOfUse(rule) {
                notes.append(note(.unusedIgnore, "nothing is found here that segue:ignore \(rule) silences"))
            }
        }
        if ignore.reason.isEmpty, !ignore.rules.isEmpty {
            notes.append(note(.ignoreWithoutReason, "segue:ignore gives no reason; say why after the rule"))
        }
        return notes
    }
}

extension SourceReport {
    /// Which comments silence what a rule finds in a class, by their numbers.
    func silencing(_ rule: String, at place: SourcePlace?, of name: String) -> [Int] {
        guard !ignores.isEmpty else { return [] }
        let types = types(around: name)
        return ignores.indices.filter { number in
            types.contains { ignores[number].silences(rule, at: place, in: $0) }
        }
    }

    /// The types that take part where a class is checked: comments on any of them speak of it.
    fileprivate func types(around name: String) -> [String] {
        guard let candidate = candidates.first(where: { $0.name == name }) else { return [name] }
        return [name] + candidate.ancestors
            + [candidate.partner, candidate.interaction, candidate.presentation].compactMap { $0 }
    }
}

extension Rule {
    /// What there is to say about the comments that silence rules: these are about no run.
    package static let aboutIgnores: [Rule] = [unusedIgnore, ignoreWithoutReason, unknownIgnore]

    fileprivate static let unusedIgnore = Rule(
        "unused-ignore", .note, "A comment silences a rule that finds nothing there.",
        symptom: "None: but the comment would also silence the fault if it came back.",
        cause: "The fault has been mended, or the comment stands at another line than the finding.",
        remedy: "Remove the comment, or move it to the line of the finding or before the class.",
        example: "// segue:ignore leftover-view The badge is meant to stay."
    ) { _ in [] }

    fileprivate static let ignoreWithoutReason = Rule(
        "ignore-without-reason", .note, "A comment silences a rule and does not say why.",
        symptom: "None: but whoever reads it next cannot tell whether it still holds.",
        cause: "After the rules' ids the comment says nothing.",
        remedy: "Give the reason after the rule.",
        example: "// segue:ignore leftover-view The badge is meant to stay."
    ) { _ in [] }

    fileprivate static let unknownIgnore = Rule(
        "unknown-ignore", .note, "A comment silences a rule that does not exist.",
        symptom: "None: but the finding that was meant is still told.",
        cause: "The id is misspelt, or left out.",
        remedy: "Give the id as the finding has it in brackets.",
        example: "// segue:ignore leftover-view The badge is meant to stay."
    ) { _ in [] }
}
