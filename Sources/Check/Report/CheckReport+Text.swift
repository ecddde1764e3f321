import SourceModel

extension CheckReport {
    /// For people: a class after the other, quiet where all is well.
    ///
    /// - Parameter isColored: Whether a terminal shows it.
    package func text(isColored: Bool) -> String {
        let paint = Paint(isOn: isColored)
        var blocks: [String] = []
        var quiet: [String] = []
        for report in classes {
            let block = text(of: report, paint)
            guard !report.findings.isEmpty else {
                quiet.append(block)
                continue
            }
            if !quiet.isEmpty { blocks.append(quiet.joined(separator: "\n")) }
            quiet = []
            blocks.append(block)
        }
        if !quiet.isEmpty { blocks.append(quiet.joined(separator: "\n")) }
        let remarks = notes.map { note in
            "\(note.place.map { text(of: $0) + ": " } ?? "")\(paint.severity(note.severity)): \(note.message) "
                + paint.weak("[\(note.rule)]")
        }
        if !remarks.isEmpty { blocks.append(remarks.joined(separator: "\n")) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func text(of report: ClassReport, _ paint: Paint) -> String {
        let found =
            report.findings.isEmpty ? "nothing found" : Self.count(report.findings.count, "finding", "findings")
        var head = "\(paint.strong(report.name)): \(Self.count(report.outcomes.count, "run", "runs")), \(found)"
        if !report.ignored.isEmpty { head += ", \(report.ignored.count) ignored" }
        if let style = report.style { head += "; presented as \(style)" }
        if let skipped = report.skipped { head += "; \(skipped.count) left out: \(skipped.reason)" }
        return ([head] + report.findings.map { text(of: $0, in: report, paint) }).joined(separator: "\n\n")
    }

    private func text(of finding: MergedFinding, in report: ClassReport, _ paint: Paint) -> String {
        var lines = [
            "  \(paint.severity(finding.severity)): \(finding.message) \(paint.weak("[\(finding.rule)]"))"
        ]
        if let place = finding.place ?? report.place { lines.append("    at \(text(of: place))") }
        let occasions = Occasions(report: report, finding: finding).text
        if !occasions.isEmpty { lines.append("    \(occasions)") }
        if !finding.consequences.isEmpty {
            lines.append("    also, as a consequence: \(finding.consequences.joined(separator: ", "))")
        }
        if let picture = finding.evidence?.picture { lines.append("    picture: \(picture)") }
        if let command = command(for: finding, in: report) { lines.append("    see it: \(command)") }
        return lines.joined(separator: "\n")
    }

    /// The command that shows a finding in the window.
    package func command(for finding: MergedFinding, in report: ClassReport) -> String? {
        finding.occurrences.first.map {
            Replay.command(
                for: $0.check, words: words, isGuest: report.place != nil, script: finding.evidence?.script)
        }
    }

    /// For editors and services: a line to each finding, as compilers write them.
    package var lines: String {
        let own = classes.flatMap { report in
            report.findings.map { (place: $0.place ?? report.place, name: report.name, finding: $0) }
        }
        return (own + notes.map { (place: $0.place, name: "", finding: $0) }).map { place, name, finding in
            "\(place.map(text) ?? name): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
        }
        .joined()
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}

/// A terminal's colours.
private struct Paint {
    let isOn: Bool

    func strong(_ text: String) -> String { paint(text, "1") }
    func weak(_ text: String) -> String { paint(text, "90") }

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: paint("error", "1;31")
        case .warning: paint("warning", "1;35")
        case .note: paint("note", "1;36")
        }
    }

    private func paint(_ text: String, _ code: String) -> String {
        isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
