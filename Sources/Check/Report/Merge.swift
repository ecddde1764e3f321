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
    package static func merged(_ outcomes: [CaseOutcome]) -> [MergedFinding] {
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
        return order.compactMap { merged[$0] }.sorted(by: precedes)
    }
}
