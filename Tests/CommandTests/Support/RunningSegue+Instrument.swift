import CoreGraphics
import Foundation
import Testing

/// What the tests of the tools need: points in place of fractions, pictures that are waited for, the process itself.
extension RunningSegue {
    // MARK: Pointer, in window points: whole ones, as a window here has a pixel for each

    private func words(to point: CGPoint) -> [String] {
        ["mousemove", "\(Int(frame.minX + point.x.rounded()))", "\(Int(frame.minY + point.y.rounded()))"]
    }

    func move(to point: CGPoint) async throws {
        try await display.xdotool(words(to: point))
    }

    func click(at point: CGPoint) async throws {
        try await display.xdotool(words(to: point) + ["click", "1"])
    }

    /// Presses at the first point and goes on to the others, in 16 ms each; the button stays down until `letGo`.
    func press(along points: [CGPoint]) async throws {
        guard let first = points.first else { return }
        let way = points.dropFirst().flatMap { words(to: $0) + ["sleep", "0.016"] }
        try await display.xdotool(words(to: first) + ["mousedown", "1"] + way)
    }

    func letGo() async throws {
        try await display.xdotool(["mouseup", "1"])
    }

    // MARK: Pictures

    /// Waits until the window is so wide and stands still, on the display.
    func waitForWidth(_ width: CGFloat) async throws {
        let deadline = Date(timeIntervalSinceNow: 30)
        let whole = CGRect(x: 0, y: 0, width: display.width, height: display.height)
        var before = CGRect.null
        repeat {
            before = frame
            try await findWindow()
            guard Date() < deadline else { throw Failure("the window stays at \(frame), not \(width) wide") }
        } while frame.width != width || frame != before || !whole.contains(frame)
    }

    /// A part of the window's picture, in its points.
    func picture(of part: CGRect) throws -> CGImage {
        try display.screenshot(of: part.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    /// Waits until a part of the window, or all of it, shows a picture; what the display is told takes a moment to be seen.
    func expect(
        _ expected: CGImage, in part: CGRect? = nil, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        func seen() throws -> CGImage { try part.map { try picture(of: $0) } ?? picture() }
        try? await waitUntil(within: 10, for: what) { differences(try seen(), expected) == 0 }
        expectSame(try seen(), expected, what, sourceLocation: sourceLocation)
    }

    /// Waits until so many pixels of the window, or of a part, are other than in a picture of it, and returns what is seen.
    @discardableResult
    func expectChange(
        from before: CGImage, in part: CGRect? = nil, atLeast count: Int = 1, _ what: String
    ) async throws -> CGImage {
        func seen() throws -> CGImage { try part.map { try picture(of: $0) } ?? picture() }
        try await waitUntil(within: 10, for: what) { differences(try seen(), before) >= count }
        return try seen()
    }

    /// Takes the window away and shows it again.
    func hideAndShow() async throws {
        try await display.xdotool(Self.byClass + ["windowunmap", "--sync"])
        let windows = try await display.xdotool(["search", "--class", "segue"]).output
        for window in windows.split(separator: "\n") { try await display.xdotool(["windowmap", String(window)]) }
    }

    // MARK: Process

    /// The program's own process.
    func process() async throws -> pid_t {
        let answer = try await display.xdotool(Self.byClass + ["getwindowpid"]).output
        guard let identifier = pid_t(answer.trimmingCharacters(in: .whitespacesAndNewlines)), identifier > 1 else {
            throw Failure("the window does not say whose it is: \(answer)")
        }
        return identifier
    }

    /// Hundredths of a second that the process has computed, by the system's own count.
    func ticks() async throws -> Int {
        let stat = try String(contentsOfFile: "/proc/\(try await process())/stat", encoding: .utf8)
        // Behind the name in brackets: the state is field 3, user and system time are 14 and 15.
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 13, let user = Int(fields[11]), let system = Int(fields[12]) else {
            throw Failure("not understood: \(stat)")
        }
        return user + system
    }

    /// What `segue render` draws of the screen, at a pixel for each point.
    func render(_ arguments: [String]) async throws -> CGImage {
        let file = folder.file("still-\(UUID().uuidString).png")
        defer { unlink(file) }
        let result = try await Command.run(Command.segue, ["render"] + arguments + ["--scale", "1", "-o", file])
        guard result.code == 0 else { throw Failure("render \(arguments): \(result.errors)") }
        return try CGImage.decode(contentsOf: file)
    }
}
