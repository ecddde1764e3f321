import CoreGraphics
import Foundation
import Testing

extension WindowSuite {
    /// What a desktop does to a window while something runs in it: no jump, no stuck state, no crash.
    @Suite("robustness", .serialized)
    struct RobustnessTests {
        @Test("full screen, minimising, another size and a clock that stood still do not disturb a transition")
        func onTheWay() async throws {
            let segue = try await RunningSegue(["alpha", "--speed", "0.1"], windowManager: true)
            try await segue.press("h", until: .answer)
            let before = try segue.picture()
            let place = segue.frame

            // A process that was stopped goes on where it was: three seconds away are not three seconds of the transition.
            try await segue.press("Return", until: .frame("running", 0.2...0.4))
            let process = try await segue.process()
            kill(process, SIGSTOP)
            try await Task.sleep(for: .milliseconds(200))
            let held = try #require(try segue.trace.lines().lastFrame?.progress)
            try await Task.sleep(for: .seconds(3))
            let lines = try await segue.doing(until: .frame("running", held...1)) { kill(process, SIGCONT) }
            let next = try #require(lines.first { $0.phase == "running" }?.progress)
            #expect(next >= held && next - held < 0.1, "from \(held) to \(next)")
            try await Self.thereAndBack(segue)

            // Full screen and back in the middle of one.
            try await segue.press("Return", until: .frame("running", 0.1...0.4))
            try await segue.press("F11")
            try await segue.waitForWidth(CGFloat(segue.display.width))
            try await segue.press("F11")
            try await segue.waitForWidth(place.width)
            try await Self.thereAndBack(segue)
            try await segue.expect(before, "the screen after full screen")

            // Minimised and restored in the middle of one.
            try await segue.press("Return", until: .frame("running", 0.1...0.4))
            let window = try await segue.display.xdotool(RunningSegue.byClass).output
                .trimmingCharacters(in: .whitespacesAndNewlines)
            try await segue.display.xdotool(["windowminimize", window])
            try await Task.sleep(for: .seconds(1))
            let count = try segue.trace.lines().filter { $0.event == nil }.count
            try await Task.sleep(for: .milliseconds(300))
            #expect(try segue.trace.lines().filter { $0.event == nil }.count == count, "frames of a hidden window")
            try await segue.display.xdotool(["windowmap", window, "windowactivate", "--sync", window])
            try await Self.thereAndBack(segue)
            try await Self.expectSomewhere(before, segue, "the screen after the window was hidden")

            // Another size in the middle of one: it runs on, and only the picture is scaled.
            try await segue.press("Return", until: .frame("running", 0.1...0.4))
            try await segue.resize(width: 300, height: 650)
            try await segue.resize(width: 393, height: 852)
            try await Self.thereAndBack(segue)
            try await Self.expectSomewhere(before, segue, "the screen after other sizes")
            #expect(try segue.trace.lines().open == 0)
            let result = try await segue.stop()
            #expect(result.code == 0)
        }

        /// Waits until a picture is seen somewhere on the display: a window manager may put the window elsewhere.
        private static func expectSomewhere(_ picture: CGImage, _ segue: RunningSegue, _ what: String) async throws {
            try await waitUntil(within: 10, for: what) {
                Pictures.contains(try segue.display.screenshot(), picture)
            }
        }

        /// Sees what runs go on, sends it to its end, and goes back.
        private static func thereAndBack(_ segue: RunningSegue) async throws {
            let held = try segue.trace.lines().lastFrame?.progress ?? 0
            try await segue.doing(until: .frame("running", held...1)) {}
            for key in [nil, "BackSpace"] {
                if let key { try await segue.press(key, until: .frame("running")) }
                let lines = try await segue.press("End", until: .rest(after: "finished"))
                #expect(lines.story.last?.hasSuffix(" finished") == true)
            }
        }

        @Test("a display that goes away in mid-transition ends the run with one line and 1, and what was done is kept")
        func lostDisplay() async throws {
            let segue = try await RunningSegue(["fade", "--speed", "0.05", "--record", "done.txt"])
            try await segue.press("Return", until: .frame("running"))
            try await segue.display.stop()
            let result = try await segue.end()
            #expect(result.code == 1)
            #expect(isOneLine(result.errors), "\(result.errors)")
            #expect(try Self.state(segue).contains("fade"))
            #expect(try String(contentsOfFile: segue.folder.file("done.txt"), encoding: .utf8).contains("key Return"))
        }

        @Test("a terminal that is closed ends the run, and its state is kept for the next")
        func hangUp() async throws {
            let segue = try await RunningSegue(["alpha"])
            try await segue.press("8", until: .rest(after: "selected"))
            kill(try await segue.process(), SIGHUP)
            #expect(try await segue.end().code == 0)
            #expect(try Self.state(segue).contains("fade"))
        }

        @Test("an effect that is remembered and no longer known does not keep the window from opening")
        func unknownEffect() async throws {
            let segue = try await RunningSegue(["fade"])
            try await segue.stop()
            let state = try Self.state(segue).replacingOccurrences(of: "\"fade\"", with: "\"gone\"")
            #expect(state.contains("gone"))
            try state.write(toFile: segue.folder.file("state/segue/state.json"), atomically: true, encoding: .utf8)
            var environment = RunningSegue.environment(nil, segue.folder)
            environment["SDL_VIDEODRIVER"] = "dummy"
            let next = try await Command.run(
                Command.segue, ["run", "--seconds", "0.2"], environment: environment, in: segue.folder.path)
            #expect(next.code == 0 && next.errors.isEmpty, "\(next.errors)")
        }

        private static func state(_ segue: RunningSegue) throws -> String {
            try String(contentsOfFile: segue.folder.file("state/segue/state.json"), encoding: .utf8)
        }
    }
}
