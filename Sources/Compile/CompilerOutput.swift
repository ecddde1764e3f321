import Foundation
import SourceModel

/// What the compiler wrote, read back: each diagnostic is a line `file:line:column: severity: message`, followed by the line it
/// is about, a caret and perhaps a fix, of which only what it says is kept.
struct CompilerOutput {
    /// A diagnostic as the compiler gave it.
    struct Entry: Equatable {
        var file: String
        var line: Int
        var column: Int
        var severity: Diagnostic.Severity
        var message: String
        /// What follows: the line that the compiler read, carets.
        var context: [String] = []
        var notes: [Entry] = []
    }

    /// The errors and warnings in order, notes attached to what they explain.
    private(set) var entries: [Entry] = []
    /// Lines before the first diagnostic or of no diagnostic: a crash's report.
    private(set) var rest: [String] = []

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let entry = Self.entry(line) {
                add(entry)
            } else if let last = entries.indices.last {
                if let note = entries[last].notes.indices.last {
                    entries[last].notes[note].context.append(line)
                } else {
                    entries[last].context.append(line)
                }
            } else if !line.isEmpty {
                rest.append(line)
            }
        }
    }

    private mutating func add(_ entry: Entry) {
        guard entry.severity == .note, let last = entries.indices.last else { return entries.append(entry) }
        entries[last].notes.append(entry)
    }

    private static func entry(_ line: String) -> Entry? {
        // The path may hold colons itself, so the place is looked for from the severity backwards.
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let message = String(line[mark.upperBound...])
            if place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) {
                let file = place.dropLast(2).joined(separator: ":")
                return Entry(file: file, line: row, column: column, severity: severity, message: message)
            }
            if place.count >= 2, let row = Int(place[place.count - 1]) {
                let file = place.dropLast().joined(separator: ":")
                return Entry(file: file, line: row, column: 0, severity: severity, message: message)
            }
        }
        for severity in [Diagnostic.Severity.error, .warning] where line.hasPrefix("\(severity.rawValue): ") {
            let message = String(line.dropFirst(severity.rawValue.count + 2))
            return Entry(file: "<unknown>", line: 0, column: 0, severity: severity, message: message)
        }
        return nil
    }
}
