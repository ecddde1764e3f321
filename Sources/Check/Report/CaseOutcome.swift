/// What came of one case.
package struct CaseOutcome: Equatable, Sendable {
    package var check: CheckCase
    package var findings: [Finding]

    package init(_ check: CheckCase, _ findings: [Finding] = []) {
        self.check = check
        self.findings = findings
    }
}
