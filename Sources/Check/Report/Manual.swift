/// The manual of the rules, as Markdown: `Docs/Rules.md`.
package enum Manual {
    /// - Parameters:
    ///   - mutations: How many faults were put into correct classes to see whether they are found.
    ///   - kinds: The rules that they are about, all of which were found.
    package static func text(mutations: Int, kinds: Set<String>) -> String {
        let missing = Rule.all.map(\.id).filter { !kinds.contains($0) }
        let rest =
            missing.isEmpty
            ? "" : " The others (\(missing.joined(separator: ", "))) are tested on classes of their own."
        let table = Rule.all.map { "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # Rules

            What `segue check` looks for; [Checking.md](Checking.md) says how. `segue check --explain ID` prints a rule's section. This page \
            is made from the rules themselves by `make rules`.

            An **error** leaves the app wrong, stuck or dead. A **warning** is seen by users, or breaks where the class is used in \
            another way. A **note** is worth knowing and right in some designs.

            For every rule the tests have a small class with exactly that fault, which is found, and one that nearly has it, which \
            passes. Besides, \(mutations) faults of \(kinds.count) of the \(Rule.all.count) kinds are put, one at a time, into \
            classes that are right: all \(mutations) are found by the rule that they break (`swift test --filter MutationTests`).\(rest)

            | rule | severity | what is wrong |
            |---|---|---|
            \(table.joined(separator: "\n"))

            \(Rule.all.map(section(of:)).joined(separator: "\n"))
            """
    }

    private static func section(of rule: Rule) -> String {
        """
        ## \(rule.id)

        *\(rule.severity.rawValue)* · \(rule.summary)

        **Users see:** \(rule.symptom.flattened)

        **Why:** \(rule.cause.flattened)

        **What to do:** \(rule.remedy.flattened)

        ```swift
        \(rule.example)
        ```

        """
    }
}

extension String {
    /// On one line.
    fileprivate var flattened: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
