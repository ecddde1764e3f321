import CoreGraphics
import Foundation
import Testing

extension WindowSuite {
    /// How the window opens, what it shows against what `segue render` writes, and how it ends.
    @Suite("opening and ending")
    struct LifeTests {
        @Test("before and after a transition the window shows what render writes at 0 and at 1")
        func sameAsRender() async throws {
            let segue = try await RunningSegue(["card", "--dark"])
            try await segue.press("h", until: .answer)
            for (part, key) in [("0", nil), ("1", "Return")] {
                if let key { try await segue.press(key, until: .rest(after: "finished")) }
                let file = segue.folder.file("\(part).png")
                let result = try await Command.run(
                    Command.segue,
                    ["render", "card", "--operation", "present", "--dark", "--scale", "1", "--at", part, "-o", file])
                #expect(result.code == 0, "\(result.errors)")
                expectSame(
                    try segue.picture(), try CGImage.decode(contentsOf: file), "the window against render at \(part)")
            }
            try await segue.stop()
        }

        @Test("the window has the screen's size, another one where it is asked for, and its shape on a small display")
        func size() async throws {
            let segue = try await RunningSegue(["fade"])
            #expect(segue.frame.size == CGSize(width: 393, height: 852))
            #expect(try await segue.title() == "Fade – Segue")
            try await segue.stop()
            let wide = try await RunningSegue(["fade", "--size", "300x200", "--scale", "1.5"])
            #expect(wide.frame.size == CGSize(width: 450, height: 300))
            try await wide.stop()
            let small = try await RunningSegue(displaySize: (400, 400))
            #expect(small.frame.height < 400 && abs(small.frame.width * 852 / 393 - small.frame.height) < 3)
            // What there was no room for beside a panel is as large as before without it.
            let width = small.frame.width
            try await small.press("i", until: .event("inspector", detail: "open"))
            try await waitUntil(within: 10, for: "the panel") {
                try small.display.screenshot()[395, 100] != 0xff00_0000
            }
            try await small.press("i", until: .event("inspector", detail: "closed"))
            try await small.waitForWidth(width)
            try await small.stop()
        }

        @Test("two pictures of the screen's size are shown pixel for pixel")
        func pictures() async throws {
            let folder = try TemporaryFolder()
            let (from, to) = (Pictures.pattern(393, 852, 3), Pictures.pattern(393, 852, 5))
            try from.writePNG(to: folder.file("from.png"))
            try to.writePNG(to: folder.file("to.png"))
            let segue = try await RunningSegue([
                "circle-spread", "--from", folder.file("from.png"), "--to", folder.file("to.png"),
            ])
            try await segue.press("h", until: .answer)
            expectSame(try segue.picture(), from, "the first picture in the window")
            try await segue.press("Return", until: .rest(after: "finished"))
            expectSame(try segue.picture(), to, "the second picture in the window")
            try await segue.stop()
        }

        @Test("a trace that can no longer be written is told once, and the window goes on")
        func brokenTrace() async throws {
            let folder = try TemporaryFolder()
            let display = try await VirtualDisplay()
            let result = try await Command.run(
                Command.segue, ["run", "--seconds", "0.5", "--trace", "/dev/full"],
                environment: RunningSegue.environment(display, folder))
            try await display.stop()
            #expect((result.code, result.output) == (0, ""))
            #expect(isOneLine(result.errors) && result.errors.contains("/dev/full"), "\(result.errors)")
        }

        @Test("--operation, --mode and --speed hold from the start")
        func options() async throws {
            let segue = try await RunningSegue(["alpha", "--mode", "tabs", "--speed", "4"])
            let lines = try await segue.press("Return", until: .rest(after: "finished"))
            #expect(lines.story == ["tab began", "tab finished"])
            try await segue.stop()
        }

        @Test("--seconds ends the run with 0, as SIGTERM does, at rest and on the way")
        func ends() async throws {
            let folder = try TemporaryFolder()
            let display = try await VirtualDisplay()
            let environment = RunningSegue.environment(display, folder)
            let timed = try await Command.run(Command.segue, ["run", "--seconds", "0.5"], environment: environment)
            #expect((timed.code, timed.output, timed.errors) == (0, "", ""))
            try await display.stop()

            let resting = try await RunningSegue()
            let rest = try await resting.stop()
            #expect((rest.code, rest.output, rest.errors) == (0, "", ""))
            let moving = try await RunningSegue(["fade", "--speed", "0.05"])
            try await moving.press("Return", until: .frame("running"))
            let move = try await moving.stop()
            #expect((move.code, move.output, move.errors) == (0, "", ""))
        }

        @Test("a display that goes away ends the run with one line")
        func lostDisplay() async throws {
            let segue = try await RunningSegue()
            try await segue.display.stop()
            let result = try await segue.end()
            #expect(result.code == 1)
            #expect(isOneLine(result.errors), "\(result.errors)")
        }

        @Test("without a display segue says so in a line and writes the tour", arguments: [[], ["run"]])
        func noDisplay(arguments: [String]) async throws {
            let folder = try TemporaryFolder()
            let environment = RunningSegue.environment(nil, folder)
            let result = try await Command.run(Command.segue, arguments, environment: environment, in: folder.path)
            #expect(result.code == 0)
            #expect(isOneLine(result.errors) && result.errors.contains("segue-tour.png"), "\(result.errors)")
            let tour = try CGImage.decode(contentsOf: folder.file("segue-tour.png"))
            // Twelve rows of five frames, each larger than a thumbnail.
            #expect(tour.width > 500 && tour.height > 12 * 150)
        }

        @Test("a display that cannot be reached is named in one line")
        func unreachableDisplay() async throws {
            let folder = try TemporaryFolder()
            var environment = RunningSegue.environment(nil, folder)
            environment["DISPLAY"] = ":4711"
            let result = try await Command.run(Command.segue, ["run"], environment: environment, in: folder.path)
            #expect(result.code == 1)
            #expect(isOneLine(result.errors) && result.errors.contains(":4711"), "\(result.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }
}

/// Whether a message is one line that says something.
func isOneLine(_ text: String) -> Bool {
    text.hasSuffix("\n") && text.count > 10 && text.dropLast().allSatisfy { $0 != "\n" }
}
