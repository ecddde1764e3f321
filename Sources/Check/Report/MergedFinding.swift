import SourceModel

/// One fault of a class with all the situations in which it shows.
package struct MergedFinding: Equatable, Sendable {
    package var rule: String
    package var severity: Severity
    package var message: String
    package var subject: String
    package var place: SourcePlace?
    /// In the order of the cases; those of one operation and situation once, whatever the style.
    package var occurrences: [Occurrence]
    /// The rules whose findings in the same class it explains, in other situations too; they are not told by themselves.
    package var consequences: [String] = []
    /// Files that show it, once they are written.
    package var evidence: Evidence?

    /// A way to see it.
    package struct Occurrence: Equatable, Sendable {
        /// The case to run.
        package var check: CheckCase
        /// The operation in which it shows.
        package var operation: String
        /// When, in seconds of the script.
        package var time: Double?

        package init(check: CheckCase, operation: String, time: Double?) {
            self.check = check
            self.operation = operation
            self.time = time
        }
    }

    /// What `--evidence` has written.
    package struct Evidence: Equatable, Sendable {
        /// A filmstrip; nil where none can be drawn, as of a trap.
        package var picture: String?
        /// A drag script.
        package var script: String

        package init(picture: String?, script: String) {
            self.picture = picture
            self.script = script
        }
    }

    package init(
        rule: String, severity: Severity, message: String, subject: String = "", place: SourcePlace? = nil,
        occurrences: [Occurrence] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.subject = subject
        self.place = place
        self.occurrences = occurrences
    }

    /// The heaviest first, then as the sources have them.
    static func precedes(_ one: MergedFinding, _ other: MergedFinding) -> Bool {
        if one.severity != other.severity { return one.severity > other.severity }
        let places = (one.place, other.place)
        switch places {
        case (let first?, let second?) where first != second:
            return (first.file, first.line, first.column) < (second.file, second.line, second.column)
        case (.some, .none): return true
        case (.none, .some): return false
        default: return (one.rule, one.subject) < (other.rule, other.subject)
        }
    }
}
