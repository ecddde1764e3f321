import CoreGraphics
import Foundation
import Testing

extension WindowSuite {
    /// What is drawn of a frame, and that nothing else of it is old.
    @Suite("redrawing", .serialized)
    struct RedrawTests {
        /// Has the whole window drawn again by taking it away and showing it.
        private func redraw(_ segue: RunningSegue) async throws {
            try await segue.display.xdotool(RunningSegue.byClass + ["windowunmap", "--sync"])
            let all = Int(segue.frame.height)
            let isDrawn = TraceCondition(name: "a whole frame") { $0.contains { $0.rows == all } }
            try await segue.doing(until: isDrawn) {
                let answer = try await segue.display.xdotool(["search", "--class", "segue"])
                for window in answer.output.split(separator: "\n") {
                    try await segue.display.xdotool(["windowmap", String(window)])
                }
            }
        }

        @Test("the plate is drawn without the screen behind it, and the window is what drawing all of it shows")
        func plate() async throws {
            let segue = try await RunningSegue(["card"])
            let height = Int(segue.frame.height)
            // Keys that change no more than the plate, which fades in between.
            var lines = try await segue.press("h", until: .answer)
            lines += try await segue.press("h", until: .answer)
            lines += try await segue.press("bracketleft", until: .answer)
            let rows = lines.compactMap(\.rows)
            #expect(rows.allSatisfy { $0 < height / 4 } && rows.contains { $0 > 0 }, "\(rows)")

            // All that moves, held halfway: no part of it was left where it had been.
            try await segue.press("space", until: .event("paused"))
            for _ in 0..<3 { try await segue.press("shift+Right", until: .frame("paused", 0.01...1)) }
            try await segue.press("Left", until: .answer)
            try await segue.press("e", until: .answer)
            try await segue.press("h", until: .answer)
            // What the plate says of a frame's cost would be another one.
            try await Task.sleep(for: .milliseconds(600))
            let kept = try segue.picture()
            try await redraw(segue)
            try await segue.expect(kept, "the window drawn again")
            try await segue.stop()
        }
    }
}
