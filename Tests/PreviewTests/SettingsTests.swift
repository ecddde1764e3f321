import Testing
import Transitions
import UIKit

@testable import Preview

/// Settings change what is on show, and can be taken back.
@Suite("Settings")
@MainActor
struct SettingsTests {
    /// Plays an effect to its middle and stops there.
    private func pausedInTheMiddle(_ session: Session) {
        session.goForward()
        session.scrub(to: 0.5)
    }

    @Test("a change is seen at once in a paused transition, at the same fraction")
    func paused() {
        withSession("alpha") { session in
            pausedInTheMiddle(session)
            let before = session.shot
            session.tune("curve") { $0.curve = .easeIn }
            session.tick(realSeconds: frameTime)
            #expect(session.shot != before)
            #expect(session.status.phase == .paused)
            #expect(abs(session.status.elapsed / session.status.duration - 0.5) < 1e-6)
            session.tune("curve") { $0.curve = nil }
            session.tick(realSeconds: frameTime)
            #expect(session.shot == before)
        }
    }

    @Test("a change in mid-run plays on from the same fraction and ends where it would have")
    func running() {
        withSession("alpha") { session in
            let log = EventLog(session)
            session.goForward()
            session.frames(9)
            let fraction = session.status.elapsed / session.status.duration
            session.tune("duration") { $0.duration = 3 }
            session.tick(realSeconds: 0)
            #expect(session.status.phase == .running)
            #expect(session.status.duration == 3)
            #expect(abs(session.status.elapsed / 3 - fraction) < 1e-6)
            #expect(session.comeToRest())
            #expect(session.depth == 1)
            #expect(log.names == ["began", "finished"])
        }
    }

    @Test("a change on the way back is seen on the way back, as deep as it was")
    func back() {
        withSession("alpha", mode: .navigation) { session in
            for _ in 0..<2 {
                session.goForward()
                session.comeToRest()
            }
            session.goBack()
            session.scrub(to: 0.5)
            session.tune("duration") { $0.duration = 1 }
            session.tick(realSeconds: frameTime)
            #expect(session.status.operation == .pop)
            #expect(session.status.duration == 1)
            session.goToEnd()
            #expect(session.depth == 1)
        }
    }

    @Test("while a finger holds the transition it is left alone, and changed with the next tick after")
    func held() {
        withSession("alpha") { session in
            _ = session.drag(from: CGPoint(x: 99, y: 100), to: CGPoint(x: 50, y: 100))
            let before = session.shot
            session.tune("curve") { $0.curve = .linear }
            session.tick(realSeconds: 0)
            #expect(session.status.phase == .interactive)
            #expect(session.shot == before)
        }
    }

    @Test("undo takes a whole run of changes back, redo brings it again, and a new change forgets what was undone")
    func undo() {
        withSession("circle-spread") { session in
            for radius in [40.0, 50, 60] { session.tune("startRadius") { $0.set("startRadius", to: .number(radius)) } }
            session.history.endRun()
            session.tune("duration") { $0.duration = 2 }
            #expect(session.lead.tuning.duration == 2)
            session.press("z", .control)
            #expect(session.lead.tuning.duration == nil)
            #expect(session.lead.tuning["startRadius"] == .number(60))
            session.press("z", .control)
            #expect(session.lead.tuning.isEmpty)
            session.press("z", [.control, .shift])
            #expect(session.lead.tuning["startRadius"] == .number(60))
            session.tune("duration") { $0.duration = 1 }
            session.press("z", [.control, .shift])
            #expect(session.lead.tuning.duration == 1)
        }
    }

    @Test("two runs of changes of the same thing are two to undo")
    func runs() {
        withSession("alpha") { session in
            session.tune("duration") { $0.duration = 1 }
            session.tune("duration") { $0.duration = 2 }
            session.history.endRun()
            session.tune("duration") { $0.duration = 3 }
            session.undoChange()
            #expect(session.lead.tuning.duration == 2)
            session.undoChange()
            #expect(session.lead.tuning.duration == nil)
        }
    }

    @Test("each effect keeps its own settings")
    func perEffect() {
        withSession("alpha") { session in
            session.tune(nil) { $0.duration = 2 }
            session.select("fade")
            #expect(session.lead.tuning.isEmpty)
            session.select("alpha")
            #expect(session.lead.tuning.duration == 2)
        }
    }

    @Test("a wider edge zone takes drags that a narrow one left to the screen, and a threshold decides the release")
    func gestures() {
        withSession("alpha") { session in
            @MainActor func dragFrom70() -> Double {
                session.drag(from: CGPoint(x: 70, y: 100), to: CGPoint(x: 20, y: 100))
            }
            var time = dragFrom70()
            #expect(!session.isRunning)
            session.release(at: CGPoint(x: 20, y: 100), time: time + 1)
            session.change(nil) { $0.gestures.zones.width = 40 }
            time = dragFrom70()
            #expect(session.isRunning)
            session.change(nil) { $0.gestures.release.threshold = 0.2 }
            session.release(at: CGPoint(x: 20, y: 100), time: time + 1)
            session.comeToRest()
            #expect(session.depth == 1)
        }
    }

    @Test("a part of the duration is played over and over, in either direction, and left by Escape")
    func loopPart() {
        withSession("fade") { session in
            session.goForward()
            session.goToEnd()
            session.loop(0.25...0.5)
            var seen: [Double] = []
            for _ in 0..<180 {
                session.tick(realSeconds: frameTime)
                seen.append(session.shownTime / session.recordedDuration)
            }
            #expect(seen.allSatisfy { $0 >= 0.25 - 1e-9 && $0 <= 0.5 + 1e-9 })
            #expect(zip(seen, seen.dropFirst()).filter { $1 < $0 }.count >= 4)
            session.reverse()
            seen = []
            for _ in 0..<90 {
                session.tick(realSeconds: frameTime)
                seen.append(session.shownTime / session.recordedDuration)
            }
            #expect(seen.allSatisfy { $0 >= 0.25 - 1e-9 && $0 <= 0.5 + 1e-9 })
            #expect(zip(seen, seen.dropFirst()).filter { $1 > $0 }.count >= 1)
            session.press(.escape)
            #expect(session.loopPart == nil)
        }
    }

    @Test("where effects start is chosen for all that follow")
    func origin() {
        withSession("circle-spread", size: CGSize(width: 100, height: 200)) { session in
            session.startEffects(from: CGRect(x: 20, y: 170, width: 0, height: 0))
            let before = session.shot
            session.goForward()
            session.scrub(to: 0.02)
            let after = session.shot
            let changed = (0..<after.pixels.count).filter { after.pixels[$0] != before.pixels[$0] }
            #expect(!changed.isEmpty)
            // The circle is 30 points at first.
            #expect(changed.allSatisfy { hypot(Double($0 % 100) - 20, Double($0 / 100) - 170) < 40 })
        }
    }

    @Test("a dropped picture becomes the second screen, another one the first, wherever one is")
    func pictures() {
        withSession("alpha") { session in
            let (red, green) = (picture(0xFF80_0000), picture(0xFF00_8000))
            session.adopt(red, name: "red.png")
            session.goForward()
            session.comeToRest()
            #expect(session.shot.pixels.first == 0xFF80_0000)
            session.adopt(green, name: "green.png")
            #expect(session.depth == 1 && !session.isBusy)
            #expect(session.shot.pixels.first == 0xFF80_0000)
            session.goBack()
            session.comeToRest()
            #expect(session.shot.pixels.first == 0xFF00_8000)
        }
    }
}
