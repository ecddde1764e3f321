import Compile
import Foundation
import Preview

extension Faults {
    static let waiting = "Save the file to try again."

    /// What the compiler says.
    ///
    /// - Parameter hasGood: whether an earlier version is on show.
    init(_ diagnostics: [Diagnostic], of name: String, hasGood: Bool) {
        let errors = diagnostics.filter { $0.severity == .error }
        self.init(
            title: "\(name) does not compile: \(errors.count) \(errors.count == 1 ? "error" : "errors")",
            entries: errors.map(Entry.init),
            hint: hasGood ? "The last good version goes on below. \(Self.waiting)" : Self.waiting)
    }

    /// Code that has come to an end.
    init(_ crash: StageEnvironment.Crash, of name: String) {
        self.init(
            title: "\(name) has stopped",
            entries: [Entry(place: crash.place, message: crash.message, source: crash.source, column: crash.column)],
            hint: "It is started anew and waits. \(Self.waiting)")
    }
}

extension Faults.Entry {
    fileprivate init(_ diagnostic: Diagnostic) {
        let file = diagnostic.file.map { URL(fileURLWithPath: $0).lastPathComponent }
        self.init(
            place: file.map { "\($0):\(diagnostic.line):\(diagnostic.column)" } ?? "", message: diagnostic.message,
            source: diagnostic.source, column: diagnostic.source == nil ? nil : diagnostic.column)
    }
}
