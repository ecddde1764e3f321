import Compile
import Foundation
import Preview

extension Faults {
    static let waiting = "Save the file to try again."
    private static let going = "The last good version goes on below. \(waiting)"

    /// What the compiler says.
    ///
    /// - Parameter hasGood: whether an earlier version is on show.
    init(_ diagnostics: [Diagnostic], of name: String, hasGood: Bool) {
        let errors = diagnostics.filter { $0.severity == .error }
        self.init(
            title: "\(name) does not compile: \(errors.count) \(errors.count == 1 ? "error" : "errors")",
            entries: errors.map(Entry.init),
            hint: (hasGood ? "The last good version goes on below. " : "") + Self.way(out: errors))
    }

    /// What to do: an option of the command line is not mended by saving.
    private static func way(out errors: [Diagnostic]) -> String {
        guard let option = errors.compactMap(\.file).first(where: { $0.hasPrefix("--") }) else { return waiting }
        return "Start again with another \(option)."
    }

    /// Sources that compile and have nothing to show.
    ///
    /// - Parameter hasGood: whether an earlier version is on show.
    init(_ reason: String, in name: String, hasGood: Bool) {
        self.init(
            title: "\(name) cannot be shown", entries: [Entry(place: "", message: reason)],
            hint: hasGood ? Self.going : Self.waiting)
    }

    /// Code that has come to an end.
    ///
    /// - Parameter hasGood: whether an earlier version is still on show.
    init(_ crash: CrashReport, of name: String, hasGood: Bool) {
        let place = crash.place.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)" }
        let entry = Entry(
            place: [place, crash.function].compactMap { $0 }.joined(separator: "  "), message: crash.message,
            source: crash.place.flatMap(Self.line), column: crash.place.flatMap { $0.column > 0 ? $0.column : nil })
        self.init(
            title: "\(name) has stopped", entries: [entry],
            hint: hasGood ? Self.going : "It is started anew and waits. \(Self.waiting)")
    }

    /// The line at a place.
    private static func line(at place: CrashReport.Place) -> String? {
        guard let text = try? String(contentsOfFile: place.file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil
    }
}

extension Faults.Entry {
    fileprivate init(_ diagnostic: Diagnostic) {
        let file = diagnostic.file.map { URL(fileURLWithPath: $0).lastPathComponent }
        // What an option says has neither line nor column.
        let isPlaced = diagnostic.line > 0
        self.init(
            place: file.map { isPlaced ? "\($0):\(diagnostic.line):\(diagnostic.column)" : $0 } ?? "",
            message: diagnostic.message, source: diagnostic.source,
            column: isPlaced && diagnostic.source != nil ? diagnostic.column : nil)
    }
}
