import CoreGraphics
import Foundation
import Testing

/// What the end-to-end tests stand on.
@Suite("the test harness", .serialized)
struct HarnessTests {
    @Test("a program's exit code, output and errors are told apart")
    func command() async throws {
        let result = try await Command.run("sh", ["-c", "echo out; echo err >&2; exit 3"])
        #expect((result.code, result.output, result.errors) == (3, "out\n", "err\n"))
    }

    @Test("a program that is stopped has ended, and its output is kept")
    func stop() async throws {
        let command = try Command("sh", ["-c", "echo begun; exec sleep 60"])
        try await waitUntil(within: 10, for: "output") { command.outputSoFar == "begun\n" }
        #expect(command.isRunning)
        _ = try await command.stop()
        #expect(!command.isRunning)
    }

    @Test("a program that a failed test leaves behind is ended")
    func orphan() async throws {
        // `timeout` cannot pass a signal on in the first moments of its child: Debian 12's does not block signals around
        // the fork. The number comes when these are over.
        var command: Command? = try Command("sh", ["-c", "sleep 0.2; echo $$; exec sleep 60"])
        try await waitUntil(within: 60, for: "its number") { command?.outputSoFar.hasSuffix("\n") == true }
        let text = command?.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines)
        let identifier = try #require(text.flatMap { pid_t($0) })
        #expect(kill(identifier, 0) == 0)
        command = nil
        try await waitUntil(within: 60, for: "its end") { hasEnded(identifier) }
    }

    /// Whether a process is gone, or dead and only waits for an init that collects it: in some containers there is none.
    private func hasEnded(_ identifier: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8) else { return true }
        return status.split(separator: ")").last?.hasPrefix(" Z") == true
    }

    @Test("a screenshot shows the display, black at first, at its size")
    func screenshot() async throws {
        let display = try await VirtualDisplay(width: 160, height: 90)
        let image = try display.screenshot()
        #expect((image.width, image.height) == (160, 90))
        #expect(image[31, 17] == 0xff00_0000)
        try await display.stop()
    }

    @Test("real input moves the pointer of a display that has a window manager")
    func pointer() async throws {
        let display = try await VirtualDisplay(width: 160, height: 90, windowManager: true)
        try await display.xdotool(["mousemove", "31", "17"])
        #expect(try await display.xdotool(["getmouselocation"]).output.hasPrefix("x:31 y:17 "))
        try await display.stop()
    }
}
