extension CheckReport {
    /// For services that show test results: a suite to each class, a case to each operation in each situation.
    ///
    /// - Parameter severity: What a finding has to weigh for its cases to have failed.
    package func junit(failingAt severity: Severity) -> String {
        let suites = classes.map { suite($0, severity) }
        let tests = suites.reduce(0) { $0 + $1.tests }
        let failures = suites.reduce(0) { $0 + $1.failures }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="segue check" tests="\(tests)" failures="\(failures)">
            \(suites.map(\.text).joined(separator: "\n"))
            </testsuites>

            """
    }

    private func suite(_ report: ClassReport, _ severity: Severity) -> (text: String, tests: Int, failures: Int) {
        var cases: [String] = []
        var failures = 0
        var seen: Set<CheckCase> = []
        for outcome in report.outcomes {
            var check = outcome.check
            check.style = nil
            guard seen.insert(check).inserted else { continue }
            let found = report.findings.filter { finding in
                finding.severity >= severity
                    && finding.occurrences.contains {
                        $0.check.operation == check.operation && $0.check.situation == check.situation
                    }
            }
            if !found.isEmpty { failures += 1 }
            let name = "\(check.operation), \(Situation.of(check.situation)?.title ?? check.situation)"
            let head = "    <testcase classname=\"\(xml(report.name))\" name=\"\(xml(name))\""
            // One case has one failure; what else is found is in its text.
            let body = found.first.map { first in
                """

                      <failure type="\(xml(first.rule))" message="\(xml(first.message))">\(xml(found.map { line(of: $0, in: report) }.joined(separator: "\n")))</failure>
                    </testcase>
                """
            }
            cases.append(body.map { "\(head)>\($0)" } ?? "\(head)/>")
        }
        let head = """
              <testsuite name="\(xml(report.name))" tests="\(cases.count)" failures="\(failures)" errors="0" skipped="0">
            """
        return (([head] + cases + ["  </testsuite>"]).joined(separator: "\n"), cases.count, failures)
    }

    private func line(of finding: MergedFinding, in report: ClassReport) -> String {
        let place = (finding.place ?? report.place).map { text(of: $0) + ": " } ?? ""
        return "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    }

    /// Text as XML takes it: what is no character there becomes a question mark.
    private func xml(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: "?"
            default: String(scalar)
            }
        }
        .joined()
    }
}
