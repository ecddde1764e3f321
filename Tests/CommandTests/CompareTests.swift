import CoreGraphics
import Testing

extension WindowSuite {
    /// Two effects side by side.
    @Suite("compare", .serialized)
    struct CompareTests {
        /// The two screens and what is between them, in window points.
        private static let left = CGRect(x: 0, y: 0, width: 300, height: 600)
        private static let right = CGRect(x: 324, y: 0, width: 300, height: 600)
        private static let size = ["--size", "300x600"]

        /// Both have ended so, one a little after the other, and rest.
        private static func both(_ event: String) -> TraceCondition {
            TraceCondition(name: "both \(event)") { lines in
                lines.events.filter { $0 == event }.count == 2
                    && TraceCondition.rest(after: event).holds(lines)
            }
        }

        /// Expects each half to be what `segue render` draws of its effect.
        private func expectStills(
            _ segue: RunningSegue, at fraction: String, _ right: String, _ what: String
        ) async throws {
            for (part, effect) in [(Self.left, "circle-spread"), (Self.right, right)] {
                let still = try await segue.render([effect, "--at", fraction] + Self.size)
                try await segue.expect(still, in: part, "\(what): \(effect)")
            }
        }

        @Test("two effects on one clock: keys, scrubbing, one drag and its cancelling move both, C ends it")
        func both() async throws {
            let segue = try await RunningSegue(["circle-spread", "--compare", "fade"] + Self.size)
            #expect(segue.frame.size == CGSize(width: 624, height: 600))
            #expect(try await segue.title() == "Circle Spread | Fade – Segue")
            try await segue.press("h", until: .answer)
            try await expectStills(segue, at: "0", "fade", "both at rest")
            let first = try segue.picture()
            #expect((300..<324).allSatisfy { first[$0, 300] == 0xff00_0000 })

            // A key, and the time of both.
            try await segue.press("space", until: .event("paused"))
            try await segue.press("shift+Right", "Right", "Right", until: .frame("paused", 0.39...0.41))
            let fade = try await segue.render(["fade", "--at", "0"] + Self.size)
            let still = try await segue.render(["circle-spread", "--at", "\(12.0 / 60 / 0.5)"] + Self.size)
            try await segue.expect(still, in: Self.left, "the left one, twelve frames on")
            try await segue.expectChange(from: fade, in: Self.right, atLeast: 10_000, "the right one on its way")
            try await segue.press("Escape", until: .rest(after: "cancelled"))
            try await segue.expect(first, "both after Esc")

            // One drag, on either screen, drives both; each goes as far as the finger.
            for screen in [Self.left, Self.right] {
                let edge = screen.maxX - 2
                let way = stride(from: CGFloat(0), through: 180, by: 12).map { CGPoint(x: edge - $0, y: 310) }
                try await segue.doing(until: .frame("interactive", 0.5...0.62)) { try await segue.press(along: way) }
                for part in [Self.left, Self.right] {
                    let old = try #require(first.cropping(to: part))
                    try await segue.expectChange(from: old, in: part, atLeast: 10_000, "a screen under the drag")
                }
                try await segue.doing(until: Self.both("cancelled")) {
                    try await segue.press("Escape")
                    try await segue.letGo()
                }
                try await segue.expect(first, "both after a drag that was cancelled")
            }
            try await segue.doing(until: Self.both("finished")) {
                try await segue.press(
                    along: stride(from: CGFloat(0), through: 240, by: 12).map {
                        CGPoint(x: Self.left.maxX - 2 - $0, y: 310)
                    })
                try await segue.letGo()
            }
            try await expectStills(segue, at: "1", "fade", "both at their ends")
            let end = try segue.picture()
            try await segue.press("BackSpace", until: Self.both("finished"))
            try await segue.expect(first, "both back at their starts")
            #expect(differences(first, end) > 20_000)

            try await segue.press("c", until: .event("compared"))
            try await segue.waitForWidth(300)
            let alone = try await segue.render(["circle-spread", "--at", "0"] + Self.size)
            try await segue.expect(alone, "the first one alone")

            // By key: the gallery chooses the other one.
            try await segue.press("c", until: .event("gallery"))
            try await segue.press("3", until: .event("comparing"))
            try await segue.waitForWidth(624)
            try await segue.press("Return", until: Self.both("finished"))
            try await expectStills(segue, at: "1", "open-door", "both at their ends, chosen by key")
            let result = try await segue.stop()
            #expect(result.code == 0)
        }
    }
}
