import Check
import Compile
import SourceModel

/// A transition that is checked: its cases, and what they have come to so far.
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
    }

    let id: String
    let operations: [String]
    var isAsked = false
    private(set) var cases: [CheckCase] = []
    private var isPlanned = false
    private var results: [Result?] = []
    private var handedOut = 0
    /// Whether it has shown what it will go on to show.
    private var isGivenUp = false

    init(id: String, operations: [String]) {
        self.id = id
        self.operations = operations
    }

    var hasCases: Bool { isPlanned && !isGivenUp && handedOut < cases.count }
    /// Whether there is nothing more to hand out.
    var isHandedOut: Bool { isPlanned && !hasCases }
    var doneCount: Int { isGivenUp ? cases.count : results.count { $0 != nil } }

    mutating func plan(_ cases: [CheckCase]) {
        self.cases = cases
        results = Array(repeating: nil, count: cases.count)
        isPlanned = true
    }

    /// The next case, which is handed out.
    mutating func handOut() -> Int {
        defer { handedOut += 1 }
        return handedOut
    }

    mutating func finish(_ index: Int, _ findings: [Finding]) {
        results[index] = .findings(findings)
    }

    /// The process ended in a case.
    mutating func finish(_ index: Int, _ crash: CrashReport) {
        results[index] = .death(Self.finding(cases[index], crash), isHang: crash.isHang)
        if cut != nil { isGivenUp = true }
    }

    /// The process ended before there were cases, as an object was made.
    mutating func fail(_ crash: CrashReport) {
        plan([CheckCase(target: id, operation: operations.first ?? "", situation: Situation.all.first?.id ?? "")])
        finish(handOut(), crash)
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
    func report(at place: SourcePlace?) -> ClassReport {
        let cut = cut
        let outcomes = zip(cases, results).prefix(cut?.count ?? cases.count).compactMap { check, result in
            switch result {
            case .findings(let findings)?: CaseOutcome(check, findings)
            case .death(let finding, _)?: CaseOutcome(check, [finding])
            case nil: nil as CaseOutcome?
            }
        }
        let skipped = cut.flatMap { cut in
            cut.count < cases.count
                ? ClassReport.Skipped(count: cases.count - cut.count, reason: cut.reason) : nil
        }
        return ClassReport(name: id, place: place, outcomes: outcomes, skipped: skipped)
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
