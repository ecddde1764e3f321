import CoreGraphics
import Testing
import UIKit

@testable import Preview

/// A hand on the inspector of a running program: it finds each control by the program's twin, and does to both the same.
@MainActor
final class InspectorHand {
    /// The device's screen, in points: high enough for all of the panel.
    static let size = CGSize(width: 393, height: 1240)
    static let screen = CGRect(origin: .zero, size: size)
    static let sizeWords = ["--size", "393x1240"]
    static let panel = CGRect(x: size.width, y: 0, width: InspectorView.width, height: size.height)

    let segue: RunningSegue
    private(set) var twin: Twin
    private var time = 0.0

    /// Opens the program with an effect, without the plate, and the inspector.
    init(_ effect: String) async throws {
        segue = try await RunningSegue([effect] + Self.sizeWords, displaySize: (1300, 1400))
        twin = Twin(effect, size: Self.size)
        try await press("h", .character("h"))
        let rest = try await segue.render([effect, "--at", "0"] + Self.sizeWords)
        try await segue.expect(rest, "the screen at rest")
    }

    /// Presses a key, in both.
    func press(_ name: String, _ key: Preview.Key, _ modifiers: Modifiers = [], until condition: TraceCondition? = nil)
        async throws
    {
        twin.noteKey(key, modifiers)
        if let condition {
            try await segue.press(name, until: condition)
        } else {
            try await segue.press(name)
        }
    }

    func openInspector() async throws {
        try await press("i", .character("i"), until: .event("inspector", detail: "open"))
        try await segue.waitForWidth(Self.size.width + InspectorView.width)
    }

    /// Goes on with a twin whose settings are the defaults, as those of the program are now.
    func beginAnew(_ effect: String) {
        twin = Twin(effect, size: Self.size)
        for key in [Preview.Key.character("h"), .character("i")] { twin.noteKey(key) }
    }

    /// A place in a control: from 0, 0 at its top left to 1, 1.
    func place(_ x: CGFloat = 0.5, _ y: CGFloat = 0.5, of find: (InspectorView) -> UIView?) throws -> CGPoint {
        Self.point((x, y), of: try twin.place(find))
    }

    private static func point(_ part: (CGFloat, CGFloat), of place: CGRect) -> CGPoint {
        CGPoint(
            x: (place.minX + place.width * part.0).rounded(), y: (place.minY + place.height * part.1).rounded())
    }

    func click(_ x: CGFloat = 0.5, _ y: CGFloat = 0.5, _ find: (InspectorView) -> UIView?) async throws {
        try await click(at: try place(x, y, of: find))
    }

    func click(at point: CGPoint) async throws {
        // Two clicks at one place would be a double click if they came faster than this.
        time += 1
        twin.note(
            .moved(.mouse, to: point, time: time), .down(.mouse, button: .primary, at: point, time: time),
            .up(.mouse, button: .primary, at: point, time: time + 0.05))
        try await segue.click(at: point)
    }

    /// Drags from one place in a control to another one.
    func drag(
        from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), _ find: (InspectorView) -> UIView?
    ) async throws {
        let place = try twin.place(find)
        try await drag(from: Self.point(start, of: place), to: Self.point(end, of: place))
    }

    func drag(from start: CGPoint, to end: CGPoint) async throws {
        let points = (0...6).map { step in
            let part = CGFloat(step) / 6
            return CGPoint(
                x: (start.x + (end.x - start.x) * part).rounded(), y: (start.y + (end.y - start.y) * part).rounded())
        }
        time += 1
        twin.note(.moved(.mouse, to: start, time: time), .down(.mouse, button: .primary, at: start, time: time))
        time += 0.1
        // The first step is what a drag is told by, the last one where it ends.
        twin.note(.moved(.mouse, to: points[1], time: time), .moved(.mouse, to: end, time: time))
        twin.note(.up(.mouse, button: .primary, at: end, time: time + 0.016))
        try await segue.press(along: points)
        try await segue.letGo()
    }

    func move(to point: CGPoint) async throws {
        time += 1
        twin.note(.moved(.mouse, to: point, time: time))
        try await segue.move(to: point)
    }

    /// Copies the words for the command line, and returns what they are.
    func words() async throws -> [String] {
        // Nothing that the twin would have to do too.
        let copied = try place(of: { $0.command.copy })
        let lines = try await segue.doing(until: .event("copied")) { try await segue.click(at: copied) }
        let line = try #require(lines.last { $0.event == "copied" }?.detail)
        return line.split(separator: " ").dropFirst(2).map(String.init)
    }

    /// Expects the screen to show what `segue render` draws, given the words that the panel copies; returns these.
    @discardableResult
    func expectExported(at fraction: Double, _ what: String) async throws -> [String] {
        let words = try await words()
        let still = try await segue.render(words + Self.sizeWords + ["--at", "\(fraction)"])
        try await segue.expect(still, in: Self.screen, "\(what), as exported")
        return words
    }

    /// The value that follows a key in words for the command line.
    static func value(of key: String, in words: [String]) -> String? {
        if let place = words.firstIndex(of: key) { return words[place + 1] }
        return words.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
    }
}
