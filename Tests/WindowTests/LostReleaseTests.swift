import Foundation
import Testing

@testable import Window

/// A release that SDL misses while another window has the focus.
@Suite("a missed release")
struct LostReleaseTests {
    /// Feeds events with what the display says about the button, and tells of each what is reported.
    private func report(_ events: [(WindowEvent.Kind, isDown: Bool)]) -> [String] {
        var filter = LostRelease()
        return events.flatMap { event in filter.events(for: event.0) { event.isDown } }.map { kind in
            switch kind {
            case .mouseDown(_, let point, _, _): "down \(Int(point.x)),\(Int(point.y))"
            case .mouseUp(_, let point, _): "up \(Int(point.x)),\(Int(point.y))"
            case .mouseMoved(let point): "moved \(Int(point.x)),\(Int(point.y))"
            case .focusLost: "lost"
            case .focusGained: "gained"
            default: "other"
            }
        }
    }

    private let down = WindowEvent.Kind.mouseDown(.left, at: CGPoint(x: 390, y: 401), clicks: 1, [])

    private func moved(_ x: Int) -> WindowEvent.Kind { .mouseMoved(to: CGPoint(x: x, y: 402)) }
    private func up(_ x: Int) -> WindowEvent.Kind { .mouseUp(.left, at: CGPoint(x: x, y: 403), []) }

    @Test("the next press is reported where the pointer was before it moved")
    func drag() {
        let reported = report([
            (down, true), (moved(300), true), (.focusLost, true), (.focusGained, false), (moved(388), false),
            (moved(360), true), (moved(330), true), (up(330), false),
        ])
        #expect(
            reported == [
                "down 390,401", "moved 300,402", "lost", "gained", "moved 388,402", "down 388,402", "moved 360,402",
                "moved 330,402", "up 330,403",
            ])
    }

    @Test("a press right on coming back is reported where the pointer is")
    func dragAtOnce() {
        let reported = report([
            (down, true), (.focusLost, true), (.focusGained, false), (moved(388), true), (moved(360), true),
            (up(330), false),
        ])
        #expect(
            reported == [
                "down 390,401", "lost", "gained", "down 388,402", "moved 388,402", "moved 360,402", "up 330,403",
            ])
    }

    @Test("so is the next click that does not move")
    func click() {
        let reported = report([(down, true), (.focusLost, true), (moved(70), false), (up(70), false)])
        #expect(reported == ["down 390,401", "lost", "moved 70,402", "down 70,403", "up 70,403"])
    }

    @Test("a button held all the time presses once")
    func held() {
        let reported = report([
            (down, true), (.focusLost, true), (.focusGained, true), (moved(70), true), (up(70), true),
        ])
        #expect(reported == ["down 390,401", "lost", "gained", "moved 70,402", "up 70,403"])
    }

    @Test("without a loss of focus nothing is asked or added")
    func usual() {
        let reported = report([(down, false), (moved(70), false), (moved(71), true), (up(71), false)])
        #expect(reported == ["down 390,401", "moved 70,402", "moved 71,402", "up 71,403"])
    }
}
