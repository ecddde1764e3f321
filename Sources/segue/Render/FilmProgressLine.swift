import Export
import Foundation
import Window

/// How far a film is, in a line on the terminal.
@MainActor
final class FilmProgressLine {
    /// How often it changes.
    private static let interval = 0.1  // s
    /// How long before it says how much time is left.
    private static let silence = 0.5  // s
    private let line: ProgressLine
    private let name: String
    private let began = MonotonicTime.now
    private var last = 0.0

    init(_ name: String) {
        self.name = name
        line = ProgressLine.ofTerminal
    }

    func show(_ progress: FilmProgress) {
        let now = MonotonicTime.now
        switch progress {
        case .frames(let done, let count):
            guard now - last >= Self.interval else { return }
            last = now
            var text = "\(name): \(done) of \(count) frames"
            let passed = now - began
            if done > 0, passed > Self.silence {
                text += ", \(Int((passed / Double(done) * Double(count - done)).rounded(.up))) s left"
            }
            line.say(text)
        case .finishing:
            line.say("\(name): all frames, the encoder finishes")
        }
    }

    func erase() {
        line.erase()
    }
}
