import SourceModel
import SwiftSyntax

/// Changes to a file's bytes, none of which spans or makes a line.
struct EditList {
    struct Change {
        let range: Range<Int>
        let text: String
    }

    private(set) var changes: [Change] = []
    private let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Puts text in front of a position.
    mutating func insert(_ text: String, at position: AbsolutePosition) {
        changes.append(Change(range: position.utf8Offset..<position.utf8Offset, text: text))
    }

    /// Puts text in the place of a token, without what surrounds it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        replace(start..<end, with: text)
    }

    /// The text stands on the first line of the range; what lies on further ones is blanked.
    mutating func replace(_ range: Range<Int>, with text: String) {
        var start = range.lowerBound
        var text: String? = text
        while true {
            let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline ?? range.upperBound
            changes.append(Change(range: start..<end, text: text ?? String(repeating: " ", count: end - start)))
            text = nil
            guard let newline else { return }
            start = newline + 1
        }
    }

    /// Blanks a node: as many spaces, so that no column changes.
    mutating func blank(_ node: some SyntaxProtocol) {
        blank(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    mutating func blank(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
            if end > start {
                changes.append(Change(range: start..<end, text: String(repeating: " ", count: end - start)))
            }
            start = end + 1
        }
    }

    /// The text with all changes made, and where they are.
    func applied() -> (text: String, edits: [RewrittenFile.Edit]) {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 4096)
        var edits: [RewrittenFile.Edit] = []
        var position = 0
        var line = 1
        var lineStart = 0
        func copy(to end: Int) {
            while position < end {
                output.append(bytes[position])
                if bytes[position] == UInt8(ascii: "\n") {
                    line += 1
                    lineStart = position + 1
                }
                position += 1
            }
        }
        let ordered = changes.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, change) in ordered where change.range.lowerBound >= position {
            copy(to: change.range.lowerBound)
            let inserted = Array(change.text.utf8)
            if change.range.count == inserted.count, inserted.allSatisfy({ $0 == UInt8(ascii: " ") }) {
                // Nothing moves.
                output += inserted
            } else {
                edits.append(
                    .init(
                        line: line, column: position - lineStart + 1, removed: change.range.count,
                        inserted: inserted.count))
                output += inserted
            }
            position = change.range.upperBound
        }
        copy(to: bytes.count)
        return (String(decoding: output, as: UTF8.self), edits)
    }
}
