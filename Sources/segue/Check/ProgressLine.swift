import Foundation
import Window

/// One line on a terminal that says how far a long work is, and goes when that is over.
@MainActor
final class ProgressLine {
    /// How often it changes at most.
    private static let interval = 0.1  // s
    private let isShown: Bool
    private var last = 0.0
    private var isDrawn = false

    /// - Parameter isShown: Whether anybody sees it.
    init(isShown: Bool) {
        self.isShown = isShown
    }

    /// On a terminal that can take a line back.
    static var isWanted: Bool {
        isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    func show(done: Int, of count: Int, at name: String?) {
        let now = MonotonicTime.now
        guard isShown, count > 0, now - last >= Self.interval else { return }
        last = now
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
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
