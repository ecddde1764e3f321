import SourceModel

/// What a rule has found in one case.
package struct Fault: Sendable {
    /// What is wrong, with the numbers: `the from view's transform is scale 0.9, and was the identity before`.
    package var message: String
    /// Tells faults of one rule apart that need different repairs, such as the property's name; faults that share it are one
    /// finding in many situations.
    package var subject: String
    /// Where the class does it, as far as the source tells.
    package var place: SourcePlace?
    /// The operation in which it shows, where the case has several.
    package var operation: String?
    /// When it shows, in seconds of the script.
    package var time: Double?

    package init(
        _ message: String, subject: String = "", place: SourcePlace? = nil, operation: String? = nil,
        time: Double? = nil
    ) {
        self.message = message
        self.subject = subject
        self.place = place
        self.operation = operation
        self.time = time
    }
}
