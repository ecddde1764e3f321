import Testing
import UIKit

@testable import Preview

/// The mouse and fingers: edges, catching, and every way of taking back.
@Suite("Pointers")
@MainActor
struct PointerTests {
    private static let size = CGSize(width: 100, height: 200)

    /// A press in the middle of an edge's zone, and where a drag of half the screen takes it.
    nonisolated private static func way(_ edge: Edge) -> (CGPoint, CGPoint) {
        switch edge {
        case .left: (CGPoint(x: 5, y: 100), CGPoint(x: 85, y: 100))
        case .right: (CGPoint(x: 95, y: 100), CGPoint(x: 15, y: 100))
        case .top: (CGPoint(x: 50, y: 5), CGPoint(x: 50, y: 155))
        case .bottom: (CGPoint(x: 50, y: 195), CGPoint(x: 50, y: 45))
        }
    }

    @Test("each edge drives the operation of its direction, in each mode", arguments: Edge.allCases, Mode.allCases)
    func edges(_ edge: Edge, _ mode: Mode) {
        withSession("alpha", mode: mode) { session in
            if !edge.isForward() {
                session.press(.return)
                session.comeToRest()
            }
            let depth = session.depth
            let (start, end) = Self.way(edge)
            let time = session.drag(from: start, to: end)
            #expect(session.status.phase == .interactive)
            #expect(session.status.operation == (edge.isForward() ? mode.forward : mode.back))
            #expect(session.status.progress > 0.5)
            session.release(at: end, time: time + 1)
            #expect(session.comeToRest())
            #expect(session.depth == depth + (edge.isForward() ? 1 : -1))
        }
    }

    @Test(
        "progress is the way since recognition, 10 points from the start, in however few events it comes",
        arguments: Edge.allCases, [1, 2, 7])
    func progress(_ edge: Edge, _ steps: Int) {
        withSession("alpha") { session in
            if !edge.isForward() {
                session.press(.return)
                session.comeToRest()
            }
            let (start, end) = Self.way(edge)
            _ = session.drag(from: start, to: end, steps: steps)
            let extent = edge == .left || edge == .right ? Self.size.width : Self.size.height
            let expected = Double(abs(end.x - start.x) + abs(end.y - start.y) - 10) / Double(extent)
            #expect(abs(session.status.progress - expected) < 1e-6)
        }
    }

    @Test("a slow drag let go before the middle goes back, and the picture with it")
    func cancelledDrag() {
        withSession("alpha") { session in
            let before = session.shot
            let log = EventLog(session)
            let end = CGPoint(x: 60, y: 100)
            let time = session.drag(from: CGPoint(x: 95, y: 100), to: end)
            #expect(session.shot != before)
            session.release(at: end, time: time + 0.5)
            session.comeToRest()
            #expect(log.names == ["began", "settling", "cancelled"])
            #expect(session.shot == before)
            #expect(session.depth == 0)
        }
    }

    @Test("a flick finishes although it is short")
    func flick() {
        withSession("alpha") { session in
            let end = CGPoint(x: 75, y: 100)
            // 20 points in 3 frames are 400 points a second.
            let time = session.drag(from: CGPoint(x: 95, y: 100), to: end, steps: 3)
            session.release(at: end, time: time)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("a click in an edge zone reaches the screen, and starts no drag")
    func click() {
        withSession("alpha") { session in
            let log = EventLog(session)
            let point = CGPoint(x: 95, y: 100)
            session.handle(.down(.mouse, button: .primary, at: point, time: 1))
            session.release(at: point, time: 1.1)
            session.comeToRest()
            // The pictures lead on where they are tapped.
            #expect(log.names == ["began", "finished"])
            #expect(session.depth == 1)
        }
    }

    @Test("a drag from the root back says that there is nothing, and nothing breaks")
    func rootBack() {
        withSession("alpha") { session in
            var lines: [String] = []
            session.onMessage = { lines.append($0) }
            let end = CGPoint(x: 85, y: 100)
            let time = session.drag(from: CGPoint(x: 5, y: 100), to: end)
            session.release(at: end, time: time)
            #expect(lines == ["This is the first screen: nothing to pop"])
            #expect(session.comeToRest())
            session.press(.return)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("a running transition is caught anywhere and taken either way", arguments: [true, false])
    func caught(_ finishes: Bool) {
        withSession("fade") { session in
            session.press(.return)
            session.frames(60)
            let shown = session.shot
            let start = CGPoint(x: 50, y: 100)
            session.handle(.down(.mouse, button: .primary, at: start, time: 5))
            #expect(session.status.phase == .interactive)
            #expect(session.shot == shown)
            session.frames(10)
            #expect(session.shot == shown)
            let end = CGPoint(x: finishes ? 20 : 80, y: 100)
            session.handle(.moved(.mouse, to: end, time: 5.2))
            #expect(abs(session.status.progress - (finishes ? 0.8 : 0.2)) < 0.01)
            session.release(at: end, time: 6)
            #expect(session.comeToRest())
            #expect(session.depth == (finishes ? 1 : 0))
        }
    }

    @Test("the settling of a drag can be caught too")
    func caughtWhileSettling() {
        withSession("alpha") { session in
            let log = EventLog(session)
            let end = CGPoint(x: 30, y: 100)
            let time = session.drag(from: CGPoint(x: 95, y: 100), to: end)
            session.release(at: end, time: time + 0.5)
            session.frames(3)
            #expect(session.status.phase == .settling)
            session.handle(.down(.mouse, button: .primary, at: end, time: time + 1))
            #expect(session.status.phase == .interactive)
            session.handle(.moved(.mouse, to: CGPoint(x: 98, y: 100), time: time + 1.2))
            session.release(at: CGPoint(x: 98, y: 100), time: time + 2)
            #expect(session.comeToRest())
            #expect(log.names == ["began", "settling", "caught", "settling", "cancelled"])
        }
    }

    /// What takes a drag back.
    enum Interruption: String, CaseIterable {
        case escape, otherButton, focusLoss, resize, touchTaken
    }

    @Test(
        "whatever interrupts a drag, it goes back, and the released button means nothing",
        arguments: Interruption.allCases)
    func interrupted(_ interruption: Interruption) {
        withSession("alpha") { session in
            let before = session.shot
            let log = EventLog(session)
            let end = CGPoint(x: 20, y: 100)
            let time = session.drag(from: CGPoint(x: 95, y: 100), to: end)
            switch interruption {
            case .escape: session.press(.escape)
            case .otherButton: session.handle(.down(.mouse, button: .other, at: end, time: time))
            case .focusLoss: session.handle(.focusLost)
            case .resize: session.handle(.resized(width: 150, height: 300))
            case .touchTaken: session.handle(.cancelled(.mouse, time: time))
            }
            session.handle(.moved(.mouse, to: CGPoint(x: 10, y: 90), time: time + 0.1))
            session.release(at: CGPoint(x: 10, y: 90), time: time + 0.2)
            #expect(session.comeToRest())
            #expect(log.names.last == "cancelled")
            #expect(log.names.filter { $0 == "cancelled" || $0 == "finished" }.count == 1)
            #expect(session.depth == 0)
            #expect(session.shot == before)
            // Nothing hangs on: the next drag works.
            let again = session.drag(from: CGPoint(x: 95, y: 100), to: end, startingAt: 60)
            session.release(at: end, time: again + 1)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("Escape takes back a timed transition as well, a resize or a lost focus does not")
    func timedInterruptions() {
        withSession("fade") { session in
            session.press(.return)
            session.frames(30)
            session.handle(.focusLost)
            session.handle(.resized(width: 150, height: 300))
            session.comeToRest()
            #expect(session.depth == 1)
            session.press(.backspace)
            session.frames(30)
            session.press(.escape)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("after a resize the screens are drawn for the new pixels once nothing runs")
    func resize() {
        withSession("fade") { session in
            session.press(.return)
            session.frames(10)
            session.handle(.resized(width: 250, height: 500))
            #expect(UIScreen.main.scale == 1)
            session.comeToRest()
            #expect(UIScreen.main.scale == 2.5)
        }
    }

    @Test("the mouse's own buttons go back and forward")
    func buttons() {
        withSession("alpha") { session in
            let point = CGPoint(x: 50, y: 100)
            session.handle(.down(.mouse, button: .forward, at: point, time: 1))
            session.handle(.up(.mouse, button: .forward, at: point, time: 1.1))
            session.comeToRest()
            #expect(session.depth == 1)
            session.handle(.down(.mouse, button: .back, at: point, time: 3))
            session.comeToRest()
            #expect(session.depth == 0)
        }
    }

    @Test("a finger drives as the mouse does, and a second one disturbs nothing")
    func fingers() {
        withSession("alpha") { session in
            let (first, second) = (InputEvent.Pointer(id: 3), InputEvent.Pointer(id: 4))
            session.handle(.down(first, button: .primary, at: CGPoint(x: 95, y: 100), time: 1))
            session.handle(.moved(first, to: CGPoint(x: 70, y: 100), time: 1.1))
            session.handle(.down(second, button: .primary, at: CGPoint(x: 50, y: 50), time: 1.2))
            session.handle(.moved(second, to: CGPoint(x: 10, y: 50), time: 1.3))
            session.handle(.moved(first, to: CGPoint(x: 20, y: 100), time: 1.4))
            // 75 points of 100, less the 10 before it is recognised.
            #expect(abs(session.status.progress - 0.65) < 1e-6)
            session.handle(.up(second, button: .primary, at: CGPoint(x: 10, y: 50), time: 1.5))
            #expect(session.status.phase == .interactive)
            session.handle(.up(first, button: .primary, at: CGPoint(x: 10, y: 100), time: 3))
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("an effect starts where the screen was clicked, and returns there")
    func clickedPoint() {
        withSession("ripple") { session in
            let before = session.shot
            session.handle(.down(.mouse, button: .primary, at: CGPoint(x: 20, y: 30), time: 1))
            session.release(at: CGPoint(x: 20, y: 30), time: 1.1)
            session.frames(4)
            let opening = session.shot
            session.comeToRest()
            let after = session.shot
            func isOpen(_ shot: Shot, _ x: Int, _ y: Int) -> Bool {
                shot.pixels[y * 100 + x] == after.pixels[y * 100 + x]
            }
            func isShut(_ shot: Shot, _ x: Int, _ y: Int) -> Bool {
                shot.pixels[y * 100 + x] == before.pixels[y * 100 + x]
            }
            #expect(isOpen(opening, 20, 30) && isShut(opening, 80, 30) && isShut(opening, 50, 100))
            session.press(.backspace)
            session.frames(20)
            let closing = session.shot
            #expect(isOpen(closing, 20, 30) && isShut(closing, 80, 30) && isShut(closing, 50, 100))
        }
    }

    @Test("a given origin goes before what was clicked")
    func givenOrigin() {
        withSession("ripple", origin: CGRect(x: 70, y: 150, width: 10, height: 20)) { session in
            session.handle(.down(.mouse, button: .primary, at: CGPoint(x: 20, y: 30), time: 1))
            let before = session.shot
            session.release(at: CGPoint(x: 20, y: 30), time: 1.1)
            session.frames(4)
            let opening = session.shot
            #expect(opening.pixels[160 * 100 + 75] != before.pixels[160 * 100 + 75])
            #expect(opening.pixels[30 * 100 + 20] == before.pixels[30 * 100 + 20])
        }
    }
}
