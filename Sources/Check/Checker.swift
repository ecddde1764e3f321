import Preview
import SourceModel
import Transitions
import UIKit

/// Runs cases and asks every rule about what they have shown.
@MainActor
package final class Checker {
    private let source: SourceReport?
    private let asked: String?
    private let comparisons: Comparisons
    private static let waysBack: Set<String> = ["pop", "dismiss"]

    /// - Parameters:
    ///   - source: What the classes' sources hold; nil for Segue's own effects.
    ///   - asked: The one operation that is wanted; nil for all.
    package init(source: SourceReport? = nil, asked: String? = nil) {
        self.source = source
        self.asked = asked
        // A way back that is asked for by name is played, whatever tells of it.
        GuestEffect.playsGuessedWaysBack = asked.map(Self.waysBack.contains) ?? false
        comparisons = Comparisons(source: source)
    }

    /// The cases of a transition, the ordinary ones first.
    ///
    /// - Parameter style: The style to present in, where `tellingCases` have told it.
    package func cases(of entry: CatalogueEntry, in style: PresentationStyle? = nil) -> [CheckCase] {
        let style = style ?? (hasOwnStyle(entry) ? nil : namedStyle)
        let isInterruptible =
            source.map { !$0.landmarks(named: "interruptibleAnimator", kind: .declaration).isEmpty } ?? true
        return operations(of: entry).flatMap { operation in
            let subject = Situation.Subject(entry: entry, operation: operation, isInterruptible: isInterruptible)
            return Situation.all.filter { $0.applies(subject) }.map {
                var check = CheckCase(target: entry.id, operation: operation.rawValue, situation: $0.id)
                if check.isModal { check.style = style?.rawValue }
                return check
            }
        }
    }

    /// What it is checked in: not the way back where nothing tells that it is for that.
    private func operations(of entry: CatalogueEntry) -> [TransitionOperation] {
        let isGuessed = source?.candidates.first { $0.name == entry.id }?.isWayBackGuessed == true
        guard isGuessed, asked == nil else { return entry.operations }
        return entry.operations.filter { !Self.waysBack.contains($0.rawValue) }
    }

    /// Runs a case; nil if there is no such transition or situation.
    package func observe(_ check: CheckCase) -> Observation? {
        let seen = Rehearsal.run(check, source: source)
        seen?.comparisons = comparisons
        return seen
    }

    /// What is wrong in a case.
    package func findings(in seen: Observation) -> [Finding] {
        let found = Rule.all.map { rule in (rule, rule.find(seen)) }
        var explained: Set<String> = []
        for (rule, faults) in found where !faults.isEmpty {
            let isSilenced = faults.allSatisfy { self.isSilenced(rule, $0, seen.check.target) }
            explained.formUnion(isSilenced ? Set(rule.explains).subtracting(Rule.standingAlone) : Set(rule.explains))
        }
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

extension Checker {
    /// Whether a comment in the sources silences a fault.
    private func isSilenced(_ rule: Rule, _ fault: Fault, _ name: String) -> Bool {
        guard let source, !source.ignores.isEmpty else { return false }
        let place = fault.place ?? source.candidates.first { $0.name == name }?.place
        return !source.silencing(rule.id, at: place, of: name).isEmpty
    }
}

// MARK: Styles

extension Checker {
    /// Situations that tell whether a transition is at home in a style.
    private static let telling = ["timed", "cancelled"]

    /// Cases in the styles that come into question, which tell the one to present in; none where that is known.
    ///
    /// An animator by itself does not say which style it is for: that stands where its controller is made. The sources may say
    /// it there; else it is the one in which it has the fewest faults: the first, if it has none there.
    package func tellingCases(of entry: CatalogueEntry) -> [CheckCase] {
        guard !hasOwnStyle(entry), namedStyle == nil else { return [] }
        return [PresentationStyle.fullScreen, .custom].flatMap { style in
            operations(of: entry).flatMap { operation in
                Self.telling.map {
                    CheckCase(
                        target: entry.id, operation: operation.rawValue, situation: $0, style: style.rawValue)
                }
            }
            .filter(\.isModal)
        }
    }

    /// The style that the outcomes of telling cases speak for.
    package static func style(by outcomes: [CaseOutcome]) -> PresentationStyle? {
        var weights: [(style: PresentationStyle, weight: Int)] = []
        for outcome in outcomes {
            guard let style = outcome.check.style.flatMap(PresentationStyle.init) else { continue }
            let weight = outcome.findings.reduce(0) { $0 + $1.weight }
            if let index = weights.firstIndex(where: { $0.style == style }) {
                weights[index].weight += weight
            } else {
                weights.append((style, weight))
            }
        }
        return weights.min { $0.weight < $1.weight }?.style
    }

    /// Whether a transition says by itself how its screens are presented.
    private func hasOwnStyle(_ entry: CatalogueEntry) -> Bool {
        (entry.make() as? GuestEffect)?.knowsPresentationStyle != false
    }

    /// The style that the sources give to a controller, if they give one only.
    private var namedStyle: PresentationStyle? {
        let named = source?.landmarks(named: "modalPresentationStyle", kind: .assignment).compactMap(\.argument) ?? []
        let styles = Set(named.compactMap { $0.split(separator: ".").last.map(String.init) })
        if styles.count == 1, let style = styles.first.flatMap(Self.style) { return style }
        // Only `.custom` asks a delegate for it.
        let isVended =
            source.map { !$0.landmarks(named: "presentationController", kind: .declaration).isEmpty } ?? false
        return isVended ? .custom : nil
    }

    /// The style that stands for one of UIKit's: what is presented in a context covers the whole screen here.
    private static func style(named name: String) -> PresentationStyle? {
        switch name {
        case "overCurrentContext": .overFullScreen
        case "currentContext", "pageSheet", "formSheet", "automatic": .fullScreen
        default: PresentationStyle(rawValue: name)
        }
    }
}

extension Finding {
    /// How much it speaks against a style: one that breaks the app more than several blemishes, and nothing what a class reports in
    /// every style in which it animates anything. Where nothing but the container is seen, the class does not bring the screen that
    /// is left in full screen alone.
    fileprivate var weight: Int {
        if rule == Rule.successAfterCancel.id { return 0 }
        if rule == Rule.blankFrame.id { return 2 }
        return switch severity {
        case .note: 0
        case .warning: 1
        case .error: 4
        }
    }
}

extension CheckCase {
    /// Whether a screen is presented in it.
    fileprivate var isModal: Bool { operation == "present" || operation == "dismiss" }
}
