import CoreGraphics
import Foundation
import Synchronization

/// `segue run` with a window on a display of its own, used as a person would.
final class RunningSegue: Sendable {
    let display: VirtualDisplay
    let trace: Trace
    /// A folder of its own, in which the program was started.
    let folder: TemporaryFolder
    private let command: Command
    private let hasManager: Bool
    /// Where the window lies on the display, in pixels.
    private let place = Mutex(CGRect.zero)

    /// Opens the window and waits for its first frame.
    ///
    /// - Parameter windowManager: Needed for full screen, minimising and focus.
    init(
        _ arguments: [String] = [], windowManager: Bool = false, displaySize: (width: Int, height: Int) = (1000, 1000)
    ) async throws {
        let folder = try TemporaryFolder()
        let display = try await VirtualDisplay(
            width: displaySize.width, height: displaySize.height, windowManager: windowManager)
        let trace = Trace(path: folder.file("trace.jsonl"))
        let command = try Command(
            Command.segue, ["run"] + arguments + ["--trace", trace.path, "--seconds", "300"],
            environment: Self.environment(display, folder), in: folder.path, limit: 400)
        try await waitUntil(within: 60, for: "the first frame") {
            guard command.isRunning else { throw Failure("segue ended at once: \(command.errorsSoFar)") }
            return try !trace.lines().isEmpty
        }
        self.folder = folder
        self.display = display
        self.trace = trace
        self.command = command
        hasManager = windowManager
        try await findWindow()
    }

    /// What a program on a display of its own is given, and what of the desktop that the tests run on is kept from it.
    static func environment(_ display: VirtualDisplay?, _ folder: TemporaryFolder) -> [String: String?] {
        [
            "DISPLAY": display?.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "SDL_RENDER_DRIVER": nil,
            "HOME": folder.path, "XDG_STATE_HOME": folder.file("state"), "XDG_PICTURES_DIR": folder.path,
            "XDG_VIDEOS_DIR": folder.path,
        ]
    }

    /// Ends the program as a session that ends does, then the display.
    @discardableResult
    func stop() async throws -> Command.Result {
        let result = try await command.stop()
        try await display.stop()
        return result
    }

    /// Waits for the program to end by itself, for example after a key.
    func end() async throws -> Command.Result {
        let result = try await command.result()
        try await display.stop()
        return result
    }

    /// What it has said on standard error.
    var errors: String { command.errorsSoFar }

    // MARK: - Window

    /// The window's picture on the display, in pixels.
    var frame: CGRect { place.withLock { $0 } }

    static let byClass = ["search", "--onlyvisible", "--class", "segue"]

    /// Asks the display where the window is.
    func findWindow() async throws {
        // The window manager's frame is not accounted for in that answer; where a pointer put into the corner is tells.
        let geometry = ["getwindowgeometry", "--shell"]
        let corner = ["mousemove", "--window", "%1", "0", "0", "getmouselocation", "--shell"]
        let answer = try await display.xdotool(Self.byClass + geometry + (hasManager ? corner : []))
        var values: [String: CGFloat] = [:]
        for line in answer.output.split(separator: "\n") {
            let pair = line.split(separator: "=")
            if pair.count == 2, let value = Double(pair[1]) { values[String(pair[0])] = value }
        }
        guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"], let height = values["HEIGHT"]
        else { throw Failure("no window of segue was found: \(answer.output)") }
        place.withLock { $0 = CGRect(x: x, y: y, width: width, height: height) }
    }

    /// Gives the window another size.
    func resize(width: Int, height: Int) async throws {
        try await display.xdotool(Self.byClass + ["windowsize", "\(width)", "\(height)"])
        let deadline = Date(timeIntervalSinceNow: 30)
        repeat {
            try await findWindow()
            guard Date() < deadline else { throw Failure("the window stays at \(frame.size)") }
        } while frame.size != CGSize(width: width, height: height)
    }

    /// The window's title.
    func title() async throws -> String {
        try await display.xdotool(Self.byClass + ["getwindowname"]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: - Input

    /// Presses keys, named as xdotool names them (`Tab`, `bracketleft`, `ctrl+q`).
    func press(_ keys: String...) async throws {
        try await display.xdotool(["key", "--delay", "1"] + keys)
    }

    /// Clicks at a fraction of the window.
    func click(_ x: Double, _ y: Double, button: Int = 1, times: Int = 1) async throws {
        try await display.xdotool(
            move(to: (x, y)) + ["click", "--repeat", "\(times)", "--delay", "30", "\(button)"])
    }

    /// One step of a drag; positions are fractions of the window, from the top left.
    enum Step {
        case press(Double, Double)
        /// Moves from one place to another in a straight line, evenly, in so many steps of 8 ms.
        case move(from: (Double, Double), to: (Double, Double), steps: Int)
        case release
        /// Another button, pressed and lifted.
        case click(button: Int)
    }

    /// Carries out steps in one run of xdotool, so that their timing is not the test's.
    func drag(_ steps: Step...) async throws {
        var arguments: [String] = []
        for step in steps {
            switch step {
            case .press(let x, let y):
                arguments += move(to: (x, y)) + ["mousedown", "1"]
            case .move(let start, let end, let count):
                for number in 1...count {
                    let part = Double(number) / Double(count)
                    let x = start.0 + (end.0 - start.0) * part
                    let y = start.1 + (end.1 - start.1) * part
                    arguments += move(to: (x, y)) + ["sleep", "0.008"]
                }
            case .release:
                arguments += ["mouseup", "1"]
            case .click(let button):
                arguments += ["click", "\(button)"]
            }
        }
        try await display.xdotool(arguments)
    }

    private func move(to place: (x: Double, y: Double)) -> [String] {
        // A window's last pixel is at its size less one.
        let frame = frame
        let x = frame.minX + min(max(place.x, 0), 1) * (frame.width - 1)
        let y = frame.minY + min(max(place.y, 0), 1) * (frame.height - 1)
        return ["mousemove", "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
    }

    // MARK: - What is seen

    /// Does something, waits until the trace says what is to come of it, and returns the lines since then.
    @discardableResult
    func doing(
        until condition: TraceCondition, upTo seconds: Double = 60, isolation: isolated (any Actor)? = #isolation,
        _ action: () async throws -> Void
    ) async throws -> [Trace.Line] {
        let mark = try trace.lines().count
        try await action()
        var lines: [Trace.Line] = []
        do {
            try await waitUntil(within: seconds, for: condition.name) {
                lines = Array(try trace.lines().dropFirst(mark))
                if !condition.holds(lines), !command.isRunning { throw Failure("segue has ended: \(errors)") }
                return condition.holds(lines)
            }
        } catch {
            throw Failure("\(error); events: \(lines.events); last frame: \(String(describing: lines.lastFrame))")
        }
        return lines
    }

    /// Presses a key and waits for what is to come of it.
    @discardableResult
    func press(_ keys: String..., until condition: TraceCondition) async throws -> [Trace.Line] {
        try await doing(until: condition) { try await display.xdotool(["key", "--delay", "1"] + keys) }
    }

    /// The window's picture as the display shows it.
    func picture() throws -> CGImage {
        try display.screenshot(of: frame)
    }

    /// The picture once a test's key press is shown in it.
    func picture(after key: String) async throws -> CGImage {
        try await press(key, until: .answer)
        return try picture()
    }
}
