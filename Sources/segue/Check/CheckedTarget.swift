import Check
import Compile
import SourceModel

/// A transition that is checked: its cases, and what they have come to so far.
@MainActor
struct CheckedTarget {
    /// So many deaths at one place are enough to know of it.
    private static let enoughDeaths = 3
    /// So many hangs are: each takes seconds.
    private static let enoughHangs = 2

    /// What came of a case.
    private enum Result {
        case findings([Finding])
        /// The place is nil where it is not known.
        case death(Finding, isHang: Bool)
        /// It was not run, as nothing new was to be expected.
        case left
    }

    let id: String
    let operations: [String]
    var isAsked = false
    /// How its screens are presented; nil until that is known, or where it says so itself.
    private(set) var style: String?
    private(set) var cases: [CheckCase] = []
    private var isPlanned = false
    private var results: [Result?] = []
    private var handedOut = 0
    /// Whether it has shown what it will go on to show.
    private var isGivenUp = false
    /// Whether its cases are those that tell the style.
    private var isTelling = false
    /// What those came to, some of which come again.
    private var told: [CheckCase: Result] = [:]

    init(id: String, operations: [String]) {
        self.id = id
        self.operations = operations
    }

    var hasCases: Bool { isPlanned && !isGivenUp && next != nil }
    /// Whether there is nothing more to hand out.
    var isHandedOut: Bool { isPlanned && !isTelling && !hasCases }
    var doneCount: Int { isGivenUp ? cases.count : results.count { $0 != nil } }

    /// The first case that was not handed out. Another style waits for what the one before it comes to.
    private var next: Int? {
        guard let next = results.indices.dropFirst(handedOut).first(where: { results[$0] == nil }) else { return nil }
        let waits =
            isTelling
            && zip(cases, results).prefix(next).contains {
                $0.style != cases[next].style && $1 == nil
            }
        return waits ? nil : next
    }

    mutating func plan(_ cases: [CheckCase]) {
        self.cases = cases
        results = cases.map { told[$0] }
        isPlanned = true
        giveUpIfClear()
    }

    /// Cases that tell the style come before the plan; without any, it is the usual one.
    mutating func tell(_ cases: [CheckCase]) {
        isTelling = true
        plan(cases)
        concludeIfTold()
    }

    /// The next case, which is handed out.
    mutating func handOut() -> CheckCase? {
        guard let next else { return nil }
        handedOut = next + 1
        return cases[next]
    }

    mutating func finish(_ check: CheckCase, _ findings: [Finding]) {
        finish(check, .findings(findings))
    }

    /// The process ended in a case.
    mutating func finish(_ check: CheckCase, _ crash: CrashReport) {
        if isTelling, crash.isHang {
            // Another loop in the same style takes seconds and tells nothing new.
            for index in cases.indices.dropFirst(handedOut) where cases[index].style == check.style {
                results[index] = .left
            }
        }
        finish(check, .death(Self.finding(check, crash), isHang: crash.isHang))
    }

    /// The process ended before there were cases, as an object was made.
    mutating func fail(_ crash: CrashReport) {
        let check = CheckCase(target: id, operation: operations.first ?? "", situation: Situation.all.first?.id ?? "")
        plan([check])
        handedOut = 1
        finish(check, crash)
    }

    private mutating func finish(_ check: CheckCase, _ result: Result) {
        guard let index = cases.firstIndex(of: check) else { return }
        results[index] = result
        leaveOtherStylesIfFlawless()
        giveUpIfClear()
        concludeIfTold()
    }

    /// Where the first style shows no fault there is nothing to choose; what traps in the others need not be run.
    private mutating func leaveOtherStylesIfFlawless() {
        guard isTelling, let first = cases.first?.style else { return }
        let isFlawless = zip(cases, results).allSatisfy { check, result in
            guard check.style == first else { return true }
            guard case .findings(let found)? = result else { return false }
            return found.allSatisfy { $0.severity == .note }
        }
        guard isFlawless else { return }
        for index in cases.indices where cases[index].style != first { results[index] = .left }
    }

    private mutating func giveUpIfClear() {
        if !isTelling, cut != nil { isGivenUp = true }
    }

    /// Once the style is known, the plan can be asked for.
    private mutating func concludeIfTold() {
        guard isTelling, results.allSatisfy({ $0 != nil }) else { return }
        style = (Checker.style(by: outcomes(cases.count)) ?? .fullScreen).rawValue
        for (check, result) in zip(cases, results) where check.style == style {
            if case .left? = result { continue }
            told[check] = result
        }
        (isTelling, isPlanned, isAsked) = (false, false, false)
        (cases, results, handedOut) = ([], [], 0)
    }

    /// What the first cases came to.
    private func outcomes(_ count: Int) -> [CaseOutcome] {
        zip(cases, results).prefix(count).compactMap { check, result in
            switch result {
            case .findings(let findings)?: CaseOutcome(check, findings)
            case .death(let finding, _)?: CaseOutcome(check, [finding])
            case .left?, nil: nil
            }
        }
    }

    /// After how many cases the rest is left out, and why: those that follow would show the same again.
    private var cut: (count: Int, reason: String)? {
        var deaths: [SourcePlace?: Int] = [:]
        var hangs = 0
        for (index, result) in results.enumerated() {
            guard case .death(let finding, let isHang)? = result else { continue }
            if isHang { hangs += 1 } else { deaths[finding.place, default: 0] += 1 }
            if hangs >= Self.enoughHangs { return (index + 1, "it hangs again and again") }
            if deaths[finding.place, default: 0] >= Self.enoughDeaths {
                return (index + 1, "it traps again and again at the same place")
            }
        }
        return nil
    }

    /// What all came to; what was run beyond the cut does not count, as it depends on how many processes there were.
    func report(in source: SourceReport) -> ClassReport {
        let cut = cut
        let outcomes = outcomes(cut?.count ?? cases.count)
        let skipped = cut.flatMap { cut in
            cut.count < cases.count
                ? ClassReport.Skipped(count: cases.count - cut.count, reason: cut.reason) : nil
        }
        let place = source.candidates.first { $0.name == id }?.place
        return ClassReport(name: id, place: place, outcomes: outcomes, skipped: skipped, source: source)
    }

    private static func finding(_ check: CheckCase, _ crash: CrashReport) -> Finding {
        let rule = crash.isHang ? Rule.hangs : Rule.traps
        let place = crash.place.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column) }
        let message = crash.message + (crash.function.map { " (\($0))" } ?? "")
        return Finding(
            rule: rule.id, severity: rule.severity, check: check, message: message,
            subject: place == nil ? crash.message : "", place: place, operation: check.operation, time: nil)
    }
}
