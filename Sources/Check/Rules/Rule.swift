/// Something that no transition may do: what it is, how to mend it, and how it is found.
///
/// Each stands in a file of its own and has a line in `Rules.all`; documentation, `--explain` and tests derive from it.
package struct Rule: Sendable {
    /// Its name in reports and in `segue:ignore`: lower case, words joined by hyphens. It never changes.
    package let id: String
    package let severity: Severity
    /// What is wrong, in one sentence.
    package let summary: String
    /// What users see.
    package let symptom: String
    /// How it comes about.
    package let cause: String
    /// What to do.
    package let remedy: String
    /// The remedy as Swift code.
    package let example: String
    /// Rules whose findings in the same transition are consequences of this one: they are not told beside it.
    package let explains: [String]
    /// Finds it in what one case has shown.
    package let find: @MainActor @Sendable (Observation) -> [Fault]

    package init(
        _ id: String, _ severity: Severity, _ summary: String, symptom: String, cause: String, remedy: String,
        example: String, explains: [String] = [], find: @escaping @MainActor @Sendable (Observation) -> [Fault]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.symptom = symptom
        self.cause = cause
        self.remedy = remedy
        self.example = example
        self.explains = explains
        self.find = find
    }
}
