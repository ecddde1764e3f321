import Foundation
import Window

/// How far a check is, as programs read it.
struct CheckProgress: Codable {
    var done: Int
    var of: Int
}

/// One line on a terminal that says how far a long work is, and goes when that is over; or lines for a program.
@MainActor
final class ProgressLine {
    /// How often it changes at most.
    private static let interval = 0.1  // s
    private let isShown: Bool
    private let isForPrograms: Bool
    private let output: FileHandle
    private var last = 0.0
    private var isDrawn = false

    /// - Parameters:
    ///   - isShown: Whether anybody sees it.
    ///   - isForPrograms: Whether it is lines of JSON.
    ///   - output: Where it is drawn.
    init(isShown: Bool, isForPrograms: Bool = false, output: FileHandle = .standardError) {
        self.output = output
        self.isShown = isShown && !isForPrograms
        self.isForPrograms = isForPrograms
    }

    /// On a terminal that can take a line back.
    static var isWanted: Bool {
        isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// One on the terminal of this process, or of the process that has started this one for a user's code.
    static var ofTerminal: ProgressLine {
        guard StageEntry.current != nil else { return ProgressLine(isShown: isWanted) }
        return ProgressLine(
            isShown: isatty(StageDescriptor.terminal) == 1,
            output: FileHandle(fileDescriptor: StageDescriptor.terminal, closeOnDealloc: false))
    }

    func show(done: Int, of count: Int, at name: String?) {
        let now = MonotonicTime.now
        guard isShown || isForPrograms, count > 0, now - last >= Self.interval else { return }
        last = now
        if isForPrograms, let data = try? JSONEncoder().encode(CheckProgress(done: done, of: count)) {
            return write(String(decoding: data, as: UTF8.self) + "\n")
        }
        say("\(done) of \(count) runs" + (name.map { ", \($0)" } ?? ""))
    }

    func say(_ text: String) {
        guard isShown else { return }
        write("\r\u{1b}[K" + text)
        isDrawn = true
    }

    func erase() {
        guard isDrawn else { return }
        write("\r\u{1b}[K")
        isDrawn = false
    }

    private func write(_ text: String) {
        try? output.write(contentsOf: Data(text.utf8))
    }
}
