/// Why an image could not be read or written: one line that names the file and says what to do.
package struct ImageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// What the system says of an error number, in lower case as the middle of a sentence.
    static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
