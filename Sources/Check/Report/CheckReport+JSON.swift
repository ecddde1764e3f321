import Foundation
import SourceModel

extension CheckReport {
    /// The version of the form that `json` has; it changes when a field goes or changes its meaning.
    package static let schemaVersion = 1

    /// For programs; `Docs/Checking.md` says what each field is.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(ReportJSON(self)), as: UTF8.self)
    }
}

/// A report as programs read it.
private struct ReportJSON: Encodable {
    let version = CheckReport.schemaVersion
    let segue: String
    let target: String?
    let runs: Int
    let ignored: Int
    let skipped: Int
    let unchecked: [String]
    let classes: [Class]
    let notes: [Found]

    struct Class: Encodable {
        let name: String
        let place: Place?
        let runs: Int
        let skipped: Int
        let skippedReason: String?
        let style: String?
        let findings: [Found]
        let ignored: [Found]
    }

    struct Place: Encodable {
        let file: String
        let line: Int
        let column: Int
    }

    struct Found: Encodable {
        let rule: String
        let severity: String
        let message: String
        let subject: String
        let place: Place?
        let when: String?
        let occurrences: [Occurrence]
        let consequences: [String]
        let command: String?
        let script: String?
        let evidence: Evidence?
    }

    struct Occurrence: Encodable {
        let operation: String
        let run: String
        let situation: String
        let title: String
        let style: String?
        let time: Double?
    }

    struct Evidence: Encodable {
        let picture: String?
        let script: String
    }

    init(_ report: CheckReport) {
        segue = report.version
        target = report.target
        runs = report.runs
        ignored = report.ignoredCount
        skipped = report.skippedCount
        unchecked = report.unchecked
        classes = report.classes.map { one in
            Class(
                name: one.name, place: one.place.map { Place($0, report) }, runs: one.outcomes.count,
                skipped: one.skipped?.count ?? 0, skippedReason: one.skipped?.reason, style: one.style,
                findings: one.findings.map { Found($0, one, report) },
                ignored: one.ignored.map { Found($0, one, report) })
        }
        notes = report.notes.map { Found($0, nil, report) }
    }
}

extension ReportJSON.Place {
    fileprivate init(_ place: SourcePlace, _ report: CheckReport) {
        file = report.name(of: place.file)
        line = place.line
        column = place.column
    }
}

extension ReportJSON.Found {
    fileprivate init(_ finding: MergedFinding, _ one: ClassReport?, _ report: CheckReport) {
        rule = finding.rule
        severity = finding.severity.rawValue
        message = finding.message
        subject = finding.subject
        place = finding.place.map { ReportJSON.Place($0, report) }
        when = one.flatMap {
            let occasions = Occasions(report: $0, finding: finding).text
            return occasions.isEmpty ? nil : occasions
        }
        occurrences = finding.occurrences.map { occurrence in
            ReportJSON.Occurrence(
                operation: occurrence.operation, run: occurrence.check.operation, situation: occurrence.check.situation,
                title: Situation.of(occurrence.check.situation)?.title ?? occurrence.check.situation,
                style: occurrence.check.style,
                time: occurrence.time.map { ($0 * 1000).rounded() / 1000 })
        }
        consequences = finding.consequences
        command = one.flatMap { report.command(for: finding, in: $0) }
        script = finding.occurrences.first.flatMap { Replay.script(of: $0.check)?.line }
        evidence = finding.evidence.map { ReportJSON.Evidence(picture: $0.picture, script: $0.script) }
    }
}
