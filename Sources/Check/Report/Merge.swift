import SourceModel

extension MergedFinding {
    /// What makes findings the same one in several situations.
    private struct Key: Hashable {
        let rule: String
        let subject: String
        let place: SourcePlace?

        init(_ finding: Finding) {
            rule = finding.rule
            subject = finding.subject
            place = finding.place
        }
    }

    /// A case whatever the style.
    private struct Step: Hashable {
        let operation: String
        let situation: String

        init(_ check: CheckCase) {
            operation = check.operation
            situation = check.situation
        }
    }

    /// The findings of a class's cases, each fault once.
    ///
    /// A case that was tried in several styles, because the class does not say which one it is for, shows a fault only if all of
    /// them do: in the others the class is not used.
    ///
    /// - Parameter isSilenced: Whether a comment silences one, so that it does not stand for what leaves an app unusable.
    package static func merged(
        _ outcomes: [CaseOutcome], isSilenced: (MergedFinding) -> Bool = { _ in false }
    ) -> [MergedFinding] {
        var tried: [Step: Int] = [:]
        var seen: [Step: [Key: Set<String?>]] = [:]
        for outcome in outcomes {
            let step = Step(outcome.check)
            tried[step, default: 0] += 1
            for finding in outcome.findings {
                seen[step, default: [:]][Key(finding), default: []].insert(outcome.check.style)
            }
        }
        var order: [Key] = []
        var merged: [Key: MergedFinding] = [:]
        for outcome in outcomes {
            let step = Step(outcome.check)
            for finding in outcome.findings {
                let key = Key(finding)
                guard seen[step]?[key]?.count == tried[step] else { continue }
                if merged[key] == nil {
                    order.append(key)
                    merged[key] = MergedFinding(
                        rule: finding.rule, severity: finding.severity, message: finding.message,
                        subject: finding.subject, place: finding.place)
                }
                let isKnown = merged[key]?.occurrences.contains {
                    Step($0.check) == step && $0.operation == finding.operation
                }
                guard isKnown == false else { continue }
                merged[key]?.occurrences.append(
                    Occurrence(check: finding.check, operation: finding.operation, time: finding.time))
            }
        }
        return folded(order.compactMap { merged[$0] }, isSilenced).sorted(by: precedes)
    }

    /// Leaves out what another finding of the class explains, and notes it there.
    ///
    /// A rule drops its consequences in the case that shows it; they may show in other cases too, in which it cannot be told. Only
    /// those are folded that show in no operation in which the cause does not, and never something heavier than the cause. What shows
    /// with no hand on the screen does not come of what shows under a hand only, and what shows in the first use does not come of
    /// what one use has left to the next.
    private static func folded(
        _ findings: [MergedFinding], _ isSilenced: (MergedFinding) -> Bool
    ) -> [MergedFinding] {
        let explains = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, Set($0.explains)) })
        let silenced = findings.map(isSilenced)
        var causes: [Int: Int] = [:]
        for (place, finding) in findings.enumerated() {
            causes[place] = findings.indices.first { other in
                let cause = findings[other]
                if silenced[other], Rule.standingAlone.contains(finding.rule) { return false }
                return explains[cause.rule]?.contains(finding.rule) == true && cause.severity >= finding.severity
                    && explains[finding.rule]?.contains(cause.rule) != true
                    && Set(finding.occurrences.map(\.operation)).isSubset(of: cause.occurrences.map(\.operation))
                    && (cause.showsUntouched || !finding.showsUntouched)
                    && (cause.rule != Rule.stateCarried.id || !finding.showsInFirstUse)
            }
        }
        var kept = findings
        for place in findings.indices {
            guard let root = root(of: place, causes), root != place else { continue }
            if !kept[root].consequences.contains(findings[place].rule) {
                kept[root].consequences.append(findings[place].rule)
            }
        }
        return kept.indices.filter { (root(of: $0, causes) ?? $0) == $0 }.map { kept[$0] }
    }

    /// The cause that has no cause itself; nil where causes go round in a circle.
    private static func root(of place: Int, _ causes: [Int: Int]) -> Int? {
        var (place, steps) = (place, 0)
        while let next = causes[place] {
            (place, steps) = (next, steps + 1)
            if steps > causes.count { return nil }
        }
        return place
    }
}

extension MergedFinding {
    /// Whether it shows where the animator has served once only.
    fileprivate var showsInFirstUse: Bool {
        occurrences.contains { Situation.of($0.check.situation)?.keepsAnimator != true }
    }

    /// Whether it shows where nothing is dragged.
    fileprivate var showsUntouched: Bool {
        occurrences.contains { Situation.of($0.check.situation)?.script.contains("EDGE") != true }
    }
}
