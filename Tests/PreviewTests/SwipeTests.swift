import Testing
import UIKit

@testable import Preview

/// Two fingers on a trackpad, which the system tells as a wheel.
@Suite("Swipe")
@MainActor
struct SwipeTests {
    private static let middle = CGPoint(x: 50, y: 100)
    /// How often a trackpad tells, in seconds.
    private static let interval = 0.008

    /// Moves fingers by so many points at each time that a trackpad tells, and lets a frame pass now and then.
    private func swipe(
        _ session: Session, dx: CGFloat, dy: CGFloat = 0, times: Int, from start: Double = 5, isPrecise: Bool = true
    ) -> Double {
        var time = start
        for index in 0..<times {
            time += Self.interval
            // Fingers that go left show more of the right.
            let (x, y) = (-dx / Swipe.pointsPerNotch, dy / Swipe.pointsPerNotch)
            session.handle(.wheel(dx: x, dy: y, isPrecise: isPrecise, at: Self.middle, time: time))
            if index.isMultiple(of: 2) { session.tick(realSeconds: Self.interval * 2) }
        }
        return time
    }

    @Test(
        "fingers to the left go forward and to the right back, as a drag from the edge they leave",
        arguments: Mode.allCases)
    func directions(_ mode: Mode) {
        withSession("alpha", mode: mode) { session in
            _ = swipe(session, dx: -2.5, times: 24)
            #expect(session.status.phase == .interactive)
            if mode == .modal {
                #expect(session.status.operation == .present)
            }
            // 60 points, of which 10 are the threshold, on a screen of 100.
            #expect(abs(session.status.progress - 0.5) < 1e-9)
            _ = swipe(session, dx: -2.5, times: 4, from: 5.3 - 0.1)
            session.comeToRest()
            #expect(session.depth == 1)
            _ = swipe(session, dx: 3, times: 24, from: 20)
            #expect(session.status.operation == mode.back)
            session.comeToRest()
            #expect(session.depth == 0)
        }
    }

    @Test("the fingers count as lifted after a silence, and the release is decided as of a drag")
    func silence() {
        withSession { session in
            // 40 points slowly: 0.3 of the way, at 125 points a second.
            _ = swipe(session, dx: -1, times: 40)
            session.tick(realSeconds: frameTime)
            session.tick(realSeconds: Swipe.silence - 0.01)
            #expect(session.status.phase == .interactive)
            session.tick(realSeconds: 0.011)
            #expect(session.status.phase == .settling)
            session.comeToRest()
            #expect(session.depth == 0)
            // The same way in a flick.
            _ = swipe(session, dx: -8, times: 5, from: 20)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("a swipe turned round goes back, and past its start it begins nothing new")
    func reversal() {
        withSession(mode: .navigation) { session in
            session.press(.return)
            session.comeToRest()
            let log = EventLog(session)
            var time = swipe(session, dx: -4, times: 20)
            #expect(session.status.operation == .push && session.status.progress > 0.6)
            time = swipe(session, dx: 4, times: 40, from: time)
            #expect(session.status.operation == .push && session.status.progress == 0)
            session.comeToRest()
            #expect(session.depth == 1)
            #expect(log.names == ["began", "settling", "cancelled"])
        }
    }

    @Test("the tail that follows a swipe belongs to it: no second transition begins until there was a silence")
    func tail() {
        withSession(mode: .navigation) { session in
            let log = EventLog(session)
            var time = swipe(session, dx: -6, times: 20)
            // Fingers away, and yet movements for a second and a half, getting slower.
            var speed: CGFloat = 5
            for _ in 0..<180 {
                speed *= 0.97
                time = swipe(session, dx: -speed, times: 1, from: time)
            }
            session.comeToRest()
            #expect(session.depth == 1)
            #expect(log.names.filter { $0 == "began" }.count == 1)
            // Cancelled in the middle, what still comes does nothing.
            time = swipe(session, dx: -6, times: 15, from: time + 1)
            session.press(.escape)
            time = swipe(session, dx: -6, times: 30, from: time)
            #expect(session.status.phase != .interactive)
            session.comeToRest()
            time = swipe(session, dx: -6, times: 30, from: time)
            #expect(session.depth == 1 && session.status.phase == .idle)
            _ = swipe(session, dx: -6, times: 15, from: time + 0.2)
            #expect(session.status.phase == .interactive)
        }
    }

    @Test(
        "Escape, the lost focus and another effect take a swipe back, and the rest of it does nothing",
        arguments: [0, 1, 2])
    func taken(_ way: Int) {
        withSession(mode: .navigation) { session in
            let time = swipe(session, dx: -4, times: 22)
            #expect(session.status.phase == .interactive && session.status.progress > 0.7)
            switch way {
            case 0: session.press(.escape)
            case 1: session.handle(.focusLost)
            default: session.press("5")
            }
            _ = swipe(session, dx: -4, times: 22, from: time)
            session.comeToRest()
            #expect(session.depth == 0)
            session.frames(20)
            #expect(!session.isActive && session.grips.isEmpty)
        }
    }

    @Test("a running transition is caught by a swipe along its way, without a jump, and by no other")
    func caught() {
        for (mode, way) in [(Mode.navigation, CGVector(dx: -2, dy: 0)), (.modal, CGVector(dx: 0, dy: -2))] {
            withSession("alpha", mode: mode) { session in
                session.press(.return)
                session.frames(9)
                let before = session.status.progress
                var time = swipe(session, dx: way.dy, dy: way.dx, times: 8)
                #expect(session.status.phase == .running)
                session.comeToRest()
                session.press(.backspace)
                session.comeToRest()
                session.press(.return)
                session.frames(9)
                // No time passes: what is moved is the fingers' doing.
                for step in 1...20 {
                    time = 40 + Double(step) * Self.interval
                    session.handle(
                        .wheel(
                            dx: -way.dx / 10, dy: way.dy / 10, isPrecise: true, at: Self.middle, time: time))
                }
                #expect(session.status.phase == .interactive)
                // 40 points, 10 of which were the threshold, along the width or the height.
                let moved = mode == .modal ? 30.0 / 200 : 30.0 / 100
                #expect(abs(session.status.progress - before - moved) < 1e-6)
                session.comeToRest()
                #expect(session.status.phase == .idle && session.grips.isEmpty)
            }
        }
    }

    @Test("a mouse's wheel drives nothing: not sideways, not upright, not fast")
    func notches() {
        withSession { session in
            for step in 0..<8 {
                let time = 3 + Double(step) * 0.15
                session.handle(.wheel(dx: 1, dy: 0, isPrecise: false, at: Self.middle, time: time))
                session.tick(realSeconds: 0.15)
            }
            for step in 0..<40 {
                session.handle(.wheel(dx: 0, dy: -3, isPrecise: false, at: Self.middle, time: 8 + Double(step) * 0.01))
                session.tick(realSeconds: 0.01)
            }
            #expect(session.status.phase == .idle && session.depth == 0)
        }
    }

    @Test("whole notches sideways in a burst are a trackpad that tells no fractions")
    func burst() {
        withSession { session in
            for step in 0..<6 {
                let time = 3 + Double(step) * 0.03
                session.handle(.wheel(dx: 1, dy: 0, isPrecise: false, at: Self.middle, time: time))
                session.tick(realSeconds: 0.03)
            }
            #expect(session.status.phase == .interactive)
            #expect(abs(session.status.progress - 0.5) < 1e-9)
        }
    }

    @Test("an upright swipe and a wheel scroll what lies under them")
    func scroll() {
        withSession { session in
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            scroller.contentSize = CGSize(width: 100, height: 900)
            session.turn { session.window.rootViewController?.view.addSubview(scroller) }
            // It begins below the safe area.
            let start = scroller.contentOffset.y
            #expect(start == -scroller.adjustedContentInset.top)
            _ = swipe(session, dx: 0.5, dy: -5, times: 20)
            #expect(scroller.contentOffset == CGPoint(x: 0, y: start + 100))
            session.handle(.wheel(dx: 0, dy: -2, isPrecise: false, at: Self.middle, time: 9))
            #expect(scroller.contentOffset == CGPoint(x: 0, y: start + 120))
            session.handle(.wheel(dx: 0, dy: 1, isPrecise: false, at: Self.middle, time: 10))
            #expect(scroller.contentOffset == CGPoint(x: 0, y: start + 110))
            #expect(session.status.phase == .idle)
        }
    }

    @Test("while a mouse holds the transition a swipe does nothing")
    func held() {
        withSession { session in
            let time = session.drag(from: CGPoint(x: 98, y: 100), to: CGPoint(x: 38, y: 100))
            let progress = session.status.progress
            _ = swipe(session, dx: -3, times: 20, from: time)
            #expect(session.status.progress == progress)
            session.release(at: CGPoint(x: 38, y: 100), time: time + 1)
            session.comeToRest()
            #expect(session.depth == 0 || session.depth == 1)
        }
    }

    @Test("a slow frame is no silence: the fingers move on")
    func slowFrame() {
        withSession { session in
            var time = 5.0
            for _ in 0..<12 {
                time += 0.08
                session.handle(.wheel(dx: 0.5, dy: 0, isPrecise: true, at: Self.middle, time: time))
                session.tick(realSeconds: 0.15)
            }
            #expect(session.status.phase == .interactive)
            #expect(abs(session.status.progress - 0.5) < 1e-9)
        }
    }

    @Test("a script's swipe is at the fraction that it says")
    func script() throws {
        try withSession { session in
            let player = ScriptPlayer(try DragScript(parsing: "swipe left 0.62 in 0.31s, wait 50ms"), on: session)
            player.finish()
            #expect(abs(session.status.progress - 0.62) < 1e-9)
            ScriptPlayer(try DragScript(parsing: "until rest"), on: session).finish()
            #expect(session.depth == 1)
        }
    }
}
