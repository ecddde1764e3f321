import Preview
import SourceModel
import Transitions
import UIKit

/// Runs cases and asks every rule about what they have shown.
@MainActor
package final class Checker {
    private let source: SourceReport?
    private var references: [CheckCase: Rest] = [:]

    /// - Parameter source: What the classes' sources hold; nil for Segue's own effects.
    package init(source: SourceReport? = nil) {
        self.source = source
    }

    /// The cases of a transition, the ordinary ones first.
    package func cases(of entry: CatalogueEntry) -> [CheckCase] {
        entry.operations.flatMap { operation in
            let subject = Situation.Subject(
                entry: entry, operation: operation, isInterruptible: !entry.isGuest)
            return Situation.all.filter { $0.applies(subject) }.map {
                CheckCase(target: entry.id, operation: operation.rawValue, situation: $0.id)
            }
        }
    }

    /// Runs a case; nil if there is no such transition or situation.
    package func observe(_ check: CheckCase) -> Observation? {
        Rehearsal.run(check, source: source)
    }

    /// What is wrong in a case.
    package func findings(in seen: Observation) -> [Finding] {
        let found = Rule.all.map { rule in (rule, rule.find(seen)) }
        let present = Set(found.filter { !$0.1.isEmpty }.map(\.0.id))
        let explained = Set(Rule.all.filter { present.contains($0.id) }.flatMap(\.explains))
        return found.filter { !explained.contains($0.0.id) }.flatMap { rule, faults in
            faults.map { fault in
                Finding(
                    rule: rule.id, severity: rule.severity, check: seen.check, message: fault.message,
                    subject: fault.subject, place: fault.place, operation: fault.operation ?? seen.check.operation,
                    time: fault.time)
            }
        }
    }
}
