import Foundation

/// Something the compiler, or a step before or after it, says about the user's sources.
package struct Diagnostic: Codable, Equatable, Sendable {
    package enum Severity: String, Codable, Sendable {
        case error
        case warning
        case note
    }

    /// The user's file, absolute; `--make` or `--root` for an expression given there, whose line is 0; nil if it is about no file.
    package var file: String?
    /// Counted from 1; the column in UTF-8 bytes of the user's line.
    package var line: Int
    package var column: Int
    package var severity: Severity
    package var message: String
    /// The user's line.
    package var source: String?
    package var notes: [Diagnostic]

    package init(
        file: String? = nil, line: Int = 0, column: Int = 0, severity: Severity = .error, message: String,
        source: String? = nil, notes: [Diagnostic] = []
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.source = source
        self.notes = notes
    }

    /// `Zoom.swift:12:9: error: message`, the file relative to a folder if it is below it.
    package func headline(from folder: String = FileManager.default.currentDirectoryPath) -> String {
        "\(place(from: folder))\(severity.rawValue): \(message)"
    }

    /// `Zoom.swift:12:9: `, as far as it is known.
    private func place(from folder: String) -> String {
        guard let file else { return "" }
        let name = Self.relative(file, to: folder)
        return line == 0 ? "\(name): " : column == 0 ? "\(name):\(line): " : "\(name):\(line):\(column): "
    }

    /// The headline, the user's line and a caret under the place, and so for each note.
    /// - Parameter isColored: whether for a terminal, in the compiler's colours.
    package func text(isColored: Bool, from folder: String = FileManager.default.currentDirectoryPath) -> String {
        var lines: [String] = []
        for diagnostic in [self] + notes {
            lines.append(isColored ? diagnostic.coloredHeadline(from: folder) : diagnostic.headline(from: folder))
            if let source = diagnostic.source {
                lines.append(source)
                if diagnostic.column > 0 {
                    let caret = diagnostic.caret(source)
                    lines.append(isColored ? "\u{1b}[1;32m\(caret)\u{1b}[0m" : caret)
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    private func coloredHeadline(from folder: String) -> String {
        let place = "\u{1b}[1m\(place(from: folder))"
        let color =
            switch severity {
            case .error: 31
            case .warning: 35
            case .note: 90
            }
        return "\(place)\u{1b}[1;\(color)m\(severity.rawValue): \u{1b}[0;1m\(message)\u{1b}[0m"
    }

    /// A caret below the column, tabs kept so that it stands right whatever their width.
    private func caret(_ source: String) -> String {
        let before = String(decoding: source.utf8.prefix(max(column - 1, 0)), as: UTF8.self)
        return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
    }

    package static func relative(_ file: String, to folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }
}
