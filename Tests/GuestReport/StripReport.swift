/// What `guest-strip` has found, for the test that started it.
package struct StripReport: Codable, Sendable {
    /// What kept the sources from being built or loaded.
    package var errors: [String] = []
    /// Classes that cannot be made, and what they lack.
    package var missing: [String] = []
    package var plays: [Play] = []

    package init() {}

    /// One operation of one class.
    package struct Play: Codable, Sendable {
        package var name: String
        package var operation: String
        /// Seconds that it took.
        package var duration = 0.0
        /// The picture of five moments, a PNG file.
        package var strip: String?
        /// What is wrong, each the end of a sentence that begins with the class.
        package var complaints: [String] = []

        package init(name: String, operation: String) {
            self.name = name
            self.operation = operation
        }
    }
}
