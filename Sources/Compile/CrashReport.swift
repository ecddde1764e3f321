import Foundation

/// Why the process that ran a user's code has died, and where in the user's files.
///
///     let trace = CrashReport.Trace(toolchain)                    // before the child is started
///     environment.merge(trace.environment) { $1 }                 // the child calls `CrashHandler.install()`
///     …
///     let report = CrashReport(standardError: text, signal: 4, trace: trace, library: product.library, files: files)
///     print(report.headline())
///
/// A child that hangs is asked where it is with `SIGQUIT` and, a second later, killed; its report says so with `isHung`.
package struct CrashReport: Equatable, Sendable {
    /// What happened, in the runtime's words: `Fatal error: Unexpectedly found nil while unwrapping an Optional value`.
    package var message: String
    /// The innermost place in the user's files; nil if it is not known.
    package var place: Place?
    /// The function there, with its type: `ZoomAnimator.animateTransition(using:)`.
    package var function: String?
    /// Whether it was ended because it did not return.
    package var isHang: Bool

    /// A place in a file of the user's; 0 for a column that is not known.
    package struct Place: Equatable, Sendable {
        package var file: String
        package var line: Int
        package var column: Int
    }

    /// `Zoom.swift:42: Fatal error: … (ZoomAnimator.animateTransition(using:))`.
    package func headline(from folder: String = FileManager.default.currentDirectoryPath) -> String {
        let place = place.map { "\(Diagnostic.relative($0.file, to: folder)):\($0.line): " } ?? ""
        return place + message + (function.map { " (\($0))" } ?? "")
    }

    /// - Parameters:
    ///   - standardError: what the child wrote there, or the last of it.
    ///   - signal: what ended it; nil if it left by itself, with a status.
    ///   - status: the exit status, where there was no signal.
    ///   - isHung: whether it was ended because it did not return.
    ///   - library: the shared object it had loaded.
    ///   - files: the user's files, absolute.
    package init(
        standardError: String, signal: Int32?, status: Int32 = 0, isHung: Bool = false, trace: Trace? = nil,
        library: String? = nil, files: [String]
    ) {
        isHang = isHung
        let said = Self.message(in: standardError)
        let frames = trace?.frames(of: library) ?? []
        let files = files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let users = Set(files)
        if let frame = frames.first(where: { users.contains($0.place.file) }) {
            place = frame.place
            function = frame.function
        } else if let named = said?.place, let file = files.first(where: { $0.hasSuffix("/" + named.file) }) {
            place = Place(file: file, line: named.line, column: 0)
        }
        if isHung {
            message = "does not return: an endless loop, or a wait"
        } else if let said {
            message = said.message
        } else if let signal {
            let isDeep = signal == SIGSEGV && Self.isRecursion(frames)
            let check = signal == SIGILL || signal == SIGTRAP ? frames.first?.check : nil
            message =
                isDeep
                ? "Fatal error: the stack is used up: a function calls itself without end"
                : check.map { "Fatal error: \($0)" } ?? Self.name(of: signal)
        } else {
            message = "left the program (exit status \(status))"
        }
    }

    /// The runtime's last words in a text, with the file's name and line if it gives those of the user's.
    private static func message(in text: String) -> (message: String, place: (file: String, line: Int)?)? {
        let marks = [
            "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
            "Fatal access conflict",
        ]
        for line in text.split(separator: "\n").reversed() {
            guard let mark = marks.first(where: { line.contains($0) }), let range = line.range(of: mark) else {
                continue
            }
            let message = String(line[range.lowerBound...])
            let words = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: true)
            guard words.count >= 2, let row = Int(words[1].trimmingCharacters(in: .whitespaces)) else {
                return (plain(message), nil)
            }
            let file = words[0].split(separator: "/").last.map(String.init) ?? ""
            return (plain(message), words[0].hasPrefix("Swift/") ? nil : (file, row))
        }
        return nil
    }

    /// A failed cast without the addresses of the types.
    private static func plain(_ message: String) -> String {
        guard message.hasPrefix("Could not cast") else { return message }
        return "Fatal error: " + message.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
    }

    /// Whether the innermost frames are those of functions that call each other again and again.
    private static func isRecursion(_ frames: [Trace.Frame]) -> Bool {
        guard let first = frames.first?.function else { return false }
        return frames.prefix(64).filter { $0.function == first }.count >= 8
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "Fatal error: a check of the language failed"
        case SIGSEGV, SIGBUS: "Fatal error: memory was used that is not there"
        case SIGFPE: "Fatal error: an arithmetic error"
        case SIGABRT: "aborted"
        case SIGKILL: "was killed"
        default: "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}
