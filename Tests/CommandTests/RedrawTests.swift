import CoreGraphics
import Foundation
import Testing

extension WindowSuite {
    /// What is drawn of a frame, and that nothing else of it is old.
    @Suite("redrawing", .serialized)
    struct RedrawTests {
        @Test("the plate is drawn without the screen behind it, and the window is what drawing all of it shows")
        func plate() async throws {
            let segue = try await RunningSegue(["card"])
            let height = Int(segue.frame.height)
            // Keys that change no more than the plate, which fades in between.
            var lines = try await segue.press("h", until: .answer)
            lines += try await segue.press("h", until: .answer)
            lines += try await segue.press("bracketleft", until: .answer)
            let rows = lines.filter { $0.inputAge != nil }.compactMap(\.rows)
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
            let all = TraceCondition(name: "a whole frame") { $0.contains { $0.rows == height } }
            try await segue.doing(until: all) { try await segue.hideAndShow() }
            try await segue.expect(kept, "the window drawn again")
            try await segue.stop()
        }
    }
}
