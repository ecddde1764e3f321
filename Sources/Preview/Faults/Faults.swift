/// What is wrong with a user's sources, or went wrong while they ran, as it is shown over the screens.
package struct Faults: Codable, Equatable, Sendable {
    /// In a few words: what happened, and to which file.
    package var title: String
    package var entries: [Entry]
    /// What becomes of it: which version is on show, and what to do.
    package var hint: String

    /// One message with its place.
    package struct Entry: Codable, Equatable, Sendable {
        /// `Zoom.swift:42:17`, or less where less is known.
        package var place: String
        package var message: String
        /// The line of the source.
        package var source: String?
        /// Where in that line, counted in UTF-8 bytes from 1.
        package var column: Int?

        package init(place: String, message: String, source: String? = nil, column: Int? = nil) {
            self.place = place
            self.message = message
            self.source = source
            self.column = column
        }

        /// The line without the space before it, and how many characters of it lie before the place.
        var excerpt: (text: String, before: Int)? {
            guard let source else { return nil }
            let indent = source.prefix { $0 == " " || $0 == "\t" }
            let text = String(source.dropFirst(indent.count)).replacing("\t", with: "    ")
            guard let column else { return (text, 0) }
            let bytes = Array(source.utf8.prefix(max(column - 1, 0)))
            return (text, max(String(decoding: bytes, as: UTF8.self).count - indent.count, 0))
        }
    }

    package init(title: String, entries: [Entry], hint: String) {
        self.title = title
        self.entries = entries
        self.hint = hint
    }
}
