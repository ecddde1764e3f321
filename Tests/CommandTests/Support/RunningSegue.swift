import CoreGraphics
import Foundation

/// `segue run` with a window on a display of its own, used as a person would.
final class RunningSegue: Sendable {
    let display: VirtualDisplay
    let trace: Trace
    /// Where the window's picture lies on the display, in pixels.
    let frame: CGRect
    private let command: Command
    private let folder: TemporaryFolder

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
            Command.segue, ["run"] + arguments + ["--trace", trace.path, "--seconds", "100"],
            environment: [
                "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil,
                "HOME": folder.path, "XDG_STATE_HOME": folder.file("state"), "XDG_PICTURES_DIR": folder.path,
            ], in: folder.path)
        try await waitUntil(within: 30, for: "the first frame") {
            guard command.isRunning else { throw Failure("segue ended before its first frame") }
            return try !trace.frames().isEmpty
        }
        self.folder = folder
        self.display = display
        self.trace = trace
        self.command = command
        frame = try Self.place(of: display)
    }

    /// Ends the program as Ctrl-Q does, checks nothing, and ends the display.
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

    private static func place(of display: VirtualDisplay) throws -> CGRect {
        let answer = try display.xdotool([
            "search", "--onlyvisible", "--class", "segue", "getwindowgeometry", "--shell",
        ])
        var values: [String: CGFloat] = [:]
        for line in answer.output.split(separator: "\n") {
            let pair = line.split(separator: "=")
            if pair.count == 2, let value = Double(pair[1]) { values[String(pair[0])] = value }
        }
        guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"], let height = values["HEIGHT"]
        else {
            throw Failure("no window of segue was found: \(answer.output)")
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: - Input

    /// Presses keys, named as xdotool names them (`Tab`, `bracketleft`, `ctrl+q`).
    func press(_ keys: String...) throws {
        try display.xdotool(["key"] + keys)
    }

    /// Clicks at a fraction of the window.
    func click(_ x: Double, _ y: Double, button: Int = 1) throws {
        try display.xdotool(move(to: (x, y)) + ["click", "\(button)"])
    }

    /// One step of a drag; positions are fractions of the window, from the top left.
    enum Step {
        case press(Double, Double)
        /// Moves there in a straight line, evenly, in that many seconds.
        case move(Double, Double, seconds: Double)
        case hold(seconds: Double)
        case release
    }

    /// Carries out a drag in one run of xdotool, so that its timing is not the test's.
    func drag(_ steps: Step...) throws {
        var arguments: [String] = []
        var position = (x: 0.0, y: 0.0)
        for step in steps {
            switch step {
            case .press(let x, let y):
                position = (x, y)
                arguments += move(to: position) + ["mousedown", "1"]
            case .move(let x, let y, let seconds):
                let count = max(Int(seconds / 0.008), 1)
                for number in 1...count {
                    let part = Double(number) / Double(count)
                    arguments += move(to: (position.x + (x - position.x) * part, position.y + (y - position.y) * part))
                    arguments += ["sleep", "0.008"]
                }
                position = (x, y)
            case .hold(let seconds):
                arguments += ["sleep", "\(seconds)"]
            case .release:
                arguments += ["mouseup", "1"]
            }
        }
        try display.xdotool(arguments)
    }

    private func move(to place: (x: Double, y: Double)) -> [String] {
        // A window's last pixel is at its size less one.
        let x = frame.minX + min(max(place.x, 0), 1) * (frame.width - 1)
        let y = frame.minY + min(max(place.y, 0), 1) * (frame.height - 1)
        return ["mousemove", "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
    }

    // MARK: - What is seen

    /// Waits for an event of this name after the first `skip` events, and returns all events so far.
    @discardableResult
    func wait(for event: String, after skip: Int = 0, upTo seconds: Double = 15) async throws -> [String] {
        var events: [String] = []
        do {
            try await waitUntil(within: seconds, for: "the event \(event)") {
                events = try trace.events()
                return events.dropFirst(skip).contains(event)
            }
        } catch {
            throw Failure("\(error); events: \(events)")
        }
        return events
    }

    /// Waits until nothing moves: the newest frame's phase is idle.
    func waitForRest(upTo seconds: Double = 15) async throws {
        try await waitUntil(within: seconds, for: "rest") { try trace.frames().last?.phase == "idle" }
    }

    /// The window's picture as the display shows it.
    func picture() throws -> CGImage {
        let screen = try display.screenshot()
        let (x, y) = (Int(frame.minX), Int(frame.minY))
        return CGImage(width: Int(frame.width), height: Int(frame.height), isOpaque: true) { pixels in
            for row in 0..<Int(frame.height) {
                for column in 0..<Int(frame.width) {
                    pixels[row * Int(frame.width) + column] = screen[x + column, y + row]
                }
            }
        }
    }
}

/// The number of pixels in which two pictures of the same size differ; all of them if the sizes differ.
func differences(_ first: CGImage, _ second: CGImage) -> Int {
    guard first.width == second.width, first.height == second.height else {
        return max(first.width * first.height, second.width * second.height)
    }
    return (0..<first.width * first.height).reduce(0) { $0 + (first.pixels[$1] == second.pixels[$1] ? 0 : 1) }
}
