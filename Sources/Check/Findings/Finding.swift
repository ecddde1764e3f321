import SourceModel

/// A fault of a class, in one situation: what is told to people and programs.
package struct Finding: Codable, Equatable, Sendable {
    /// The rule's id.
    package var rule: String
    package var severity: Severity
    package var check: CheckCase
    package var message: String
    package var subject: String
    package var place: SourcePlace?
    /// The operation in which it shows.
    package var operation: String
    /// When it shows, in seconds of the case's script.
    package var time: Double?

    package init(
        rule: String, severity: Severity, check: CheckCase, message: String, subject: String, place: SourcePlace?,
        operation: String, time: Double?
    ) {
        self.rule = rule
        self.severity = severity
        self.check = check
        self.message = message
        self.subject = subject
        self.place = place
        self.operation = operation
        self.time = time
    }
}
