import CoreGraphics
import Testing

extension WindowSuite {
    /// Clicks on the screens, the mouse's other buttons, and everything at once.
    @Suite("clicks")
    struct ClickTests {
        @Test("the mouse's buttons for forward and back go forward and back")
        func sideButtons() async throws {
            let segue = try await RunningSegue(["alpha"])
            for (button, operation) in [(9, "push"), (8, "pop")] {
                let lines = try await segue.doing(until: .rest(after: "finished")) {
                    try await segue.click(0.5, 0.5, button: button)
                }
                #expect(lines.story == ["\(operation) began", "\(operation) finished"])
            }
            try await segue.stop()
        }

        @Test(
            "a click on the element named for an effect starts it there",
            arguments: [
                (effect: "circle-spread", x: 110.0, y: 150.0), (effect: "ripple", x: 93.0, y: 420.0),
                (effect: "picture-zoom", x: 300.0, y: 170.0), (effect: "circle-rect-spread", x: 196.0, y: 762.0),
            ])
        func element(effect: String, x: Double, y: Double) async throws {
            let segue = try await RunningSegue([effect, "--speed", "0.05"])
            try await segue.press("h", until: .answer)
            let before = try segue.picture()
            try await segue.doing(until: .frame("running", 0.1...1)) {
                try await segue.click(x / 392, y / 851)
            }
            try await segue.press("space", until: .event("paused"))
            let changed = change(before, try segue.picture())
            #expect(changed.contains(CGPoint(x: x, y: y)))
            // What has changed by now lies round the element and reaches no farther than its half of the screen.
            #expect(changed.height < 600, "\(changed)")
            try await segue.press("End", until: .rest(after: "finished"))
            #expect(differences(before, try segue.picture()) > 10_000)
            try await segue.press("BackSpace", until: .event("began"))
            try await segue.press("End", until: .rest(after: "finished"))
            expectSame(try segue.picture(), before, "the screen of \(effect) after there and back")
            try await segue.stop()
        }

        @Test("two quick clicks on the element leave one transition at a time, and a window at rest")
        func doubleClick() async throws {
            let segue = try await RunningSegue(["circle-spread"])
            let lines = try await segue.doing(until: Self.balance) {
                try await segue.click(110.0 / 392, 150.0 / 851, times: 2)
            }
            #expect(lines.story.first == "push began")
            #expect(lines.events.filter { $0 == "began" }.count <= 2)
            try await Self.use(segue)
            try await segue.stop()
        }

        /// A transition has begun, none is under way, and the picture is at rest.
        private static let balance = TraceCondition(name: "every transition to end") { lines in
            lines.events.contains("began") && lines.open == 0 && lines.lastFrame?.phase == "idle"
        }

        /// Expects the window to do what it does when it is new.
        private static func use(_ segue: RunningSegue) async throws {
            try await segue.press("5", until: .rest(after: "selected"))
            let on = try await segue.press("Return", until: .rest(after: "finished"))
            #expect(on.story == ["push began", "push finished"])
            let back = try await segue.press("BackSpace", until: .rest(after: "finished"))
            #expect(back.story == ["pop began", "pop finished"])
        }

        /// Letters that a hand lying on the keyboard would find; the numbers come from a fixed seed.
        private static func mashed(_ count: Int) -> [String] {
            let keys = [
                "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus", "equal", "Tab", "shift+Tab", "n", "m", "t",
                "Return", "Return", "BackSpace", "space", "Left", "Right", "shift+Left", "shift+Right", "Home", "End",
                "r",
                "l", "s", "bracketleft", "bracketright", "e", "h", "F1", "question", "Escape", "x", "Up", "F5",
            ]
            var state: UInt64 = 2026
            return (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return keys[Int(state >> 33) % keys.count]
            }
        }

        @Test("two seconds of keys and clicks at random leave a window that works")
        func mash() async throws {
            let segue = try await RunningSegue()
            var arguments: [String] = ["mousemove", "\(Int(segue.frame.midX))", "\(Int(segue.frame.midY))"]
            for (number, key) in Self.mashed(160).enumerated() {
                arguments += ["key", "--delay", "1", key, "sleep", "0.008"]
                if number % 20 == 7 { arguments += ["click", "\(1 + number / 20 % 3)"] }
                if number % 40 == 11 { arguments += ["mousedown", "1", "mousemove_relative", "--", "-40", "9"] }
                if number % 40 == 23 { arguments += ["mouseup", "1"] }
            }
            try await segue.doing(until: .answer) { try await segue.display.xdotool(arguments + ["mouseup", "1"]) }
            // Once a key that is not among them is answered, all of them have been.
            try await segue.press("F12", until: .event("screenshot"))
            // What stays switched on is switched off again.
            let lines = try segue.trace.lines()
            if lines.events.last(where: { $0 == "looping" || $0 == "looped" }) == "looping" {
                try await segue.press("l", until: .event("looped"))
            }
            if let speed = lines.last(where: { $0.event == "speed" })?.detail, speed != "×4" {
                try await segue.press(
                    "bracketright", "bracketright", "bracketright", "bracketright", "bracketright", "bracketright",
                    "bracketright", "bracketright", until: .event("speed", detail: "×4"))
            }
            try await Self.use(segue)
            #expect(try segue.trace.lines().open == 0)
            let result = try await segue.stop()
            #expect(result.code == 0)
        }
    }
}
