/// What `segue-source` has found in a user's sources. Knows neither UIKit nor SwiftSyntax: it is what the two sides share.
package struct SourceReport: Codable, Equatable, Sendable {
    /// What can be run, in the order in which it stands in the sources.
    package var candidates: [Candidate]
    /// View controllers of the sources, for `--root` to name.
    package var screens: [Screen]
    /// What the compiler is to be given.
    package var files: [RewrittenFile]
    /// What cannot be run, or does not work as it would on a device, and why.
    package var remarks: [Remark]
    /// What findings may point at, in the order of the sources.
    package var landmarks: [Landmark]
    /// Comments that silence rules, in the order of the sources.
    package var ignores: [Ignore]

    package init(
        candidates: [Candidate] = [], screens: [Screen] = [], files: [RewrittenFile] = [], remarks: [Remark] = [],
        landmarks: [Landmark] = [], ignores: [Ignore] = []
    ) {
        self.candidates = candidates
        self.screens = screens
        self.files = files
        self.remarks = remarks
        self.landmarks = landmarks
        self.ignores = ignores
    }
}

/// A place in a user's file; line and column count from 1, the column in UTF-8 bytes as the compiler counts.
package struct SourcePlace: Codable, Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A view controller class of the sources.
package struct Screen: Codable, Equatable, Sendable {
    package var name: String
    package var place: SourcePlace
    /// The expression that makes one, such as `DemoViewController()`; nil if it needs what cannot be guessed.
    package var expression: String?

    package init(name: String, place: SourcePlace, expression: String?) {
        self.name = name
        self.place = place
        self.expression = expression
    }
}

/// Something to say about the sources that is not the compiler's to say.
package struct Remark: Codable, Equatable, Sendable {
    package var place: SourcePlace
    package var message: String

    package init(place: SourcePlace, message: String) {
        self.place = place
        self.message = message
    }
}

/// A file as the compiler gets it.
package struct RewrittenFile: Codable, Equatable, Sendable {
    /// The user's file, absolute.
    package var original: String
    /// What the compiler reads. It begins with a `#sourceLocation`, so that lines and the file are those of the original.
    package var rewritten: String
    /// Where columns differ, in order.
    package var edits: [Edit]

    package init(original: String, rewritten: String, edits: [Edit]) {
        self.original = original
        self.rewritten = rewritten
        self.edits = edits
    }

    /// A change within a line: bytes of the original that gave way to others. No change spans or makes a line.
    package struct Edit: Codable, Equatable, Sendable {
        package var line: Int
        /// In the original.
        package var column: Int
        package var removed: Int
        package var inserted: Int

        package init(line: Int, column: Int, removed: Int, inserted: Int) {
            self.line = line
            self.column = column
            self.removed = removed
            self.inserted = inserted
        }
    }

    /// The column in the original of a column in what the compiler read; of what was inserted, where that begins.
    package func column(ofRewritten column: Int, line: Int) -> Int {
        var shift = 0
        for edit in edits where edit.line == line {
            let start = edit.column + shift
            guard start < column else { break }
            if column < start + edit.inserted { return edit.column }
            shift += edit.inserted - edit.removed
        }
        return max(column - shift, 1)
    }
}
