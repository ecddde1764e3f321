import Testing
import Transitions
import UIKit

@testable import Preview

/// Pause, step, scrub, reverse and loop: each shows what the timed run showed.
@Suite("Playback")
@MainActor
struct PlaybackTests {
    /// The pictures of a timed push at every frame, from the one before its start to the one after its end.
    private func timedRun(_ session: Session) -> [Shot] {
        var shots: [Shot] = []
        session.press(.return)
        shots.append(session.shot)
        while session.recorder.isRunning {
            session.frames(1)
            shots.append(session.shot)
        }
        return shots
    }

    @Test("stepping on frame by frame shows the timed run's pictures")
    func steps() {
        var expected: [Shot] = []
        withSession("alpha") { expected = timedRun($0) }
        withSession("alpha") { session in
            session.press(.space)
            #expect(session.status.phase == .paused)
            #expect(session.shot == expected[0])
            for (frame, shot) in expected.enumerated().dropFirst() {
                session.press(.right)
                #expect(session.shot == shot, "frame \(frame)")
            }
            #expect(session.status.phase == .idle)
        }
    }

    @Test("stepping back, with and without Shift, shows kept pictures again")
    func stepsBack() {
        withSession("alpha") { session in
            let shots = timedRun(session)
            session.press(.home)
            #expect(session.shot == shots[0])
            for _ in 0..<12 { session.press(.right) }
            #expect(session.shot == shots[12])
            session.press(.left, .shift)
            #expect(session.shot == shots[2])
            session.press(.left)
            #expect(session.shot == shots[1])
            session.press(.left, .shift)
            #expect(session.shot == shots[0])
            session.press(.right, .shift)
            #expect(session.shot == shots[10])
        }
    }

    @Test("a pause stops the picture, and going on ends as if there had been none")
    func pause() {
        withSession("alpha") { session in
            let shots = timedRun(session)
            session.press(.backspace)
            session.comeToRest()
            session.press(.return)
            session.frames(7)
            session.press(.space)
            #expect(session.shot == shots[7])
            session.frames(50)
            #expect(session.shot == shots[7])
            #expect(session.status.phase == .paused)
            session.press(.space)
            session.frames(3)
            #expect(session.shot == shots[10])
            session.comeToRest()
            #expect(session.shot == shots.last)
            #expect(session.depth == 1)
        }
    }

    @Test(
        "scrubbing, while it runs and afterwards, shows the timed run's picture at that time",
        arguments: [0, 5, 13, 26])
    func scrubs(_ frame: Int) {
        withSession("alpha") { session in
            let shots = timedRun(session)
            let fraction = Double(frame) * frameTime / 0.45
            session.scrub(to: fraction)
            #expect(session.shot == shots[frame])
            session.press(.end)
            session.press(.backspace)
            session.comeToRest()
            session.press(.return)
            session.scrub(to: fraction)
            #expect(session.shot == shots[frame])
            session.scrub(to: 1)
            #expect(session.shot == shots.last)
            #expect(session.depth == 1)
        }
    }

    @Test("reversed it runs through the same pictures, and undoes what had not ended")
    func reverse() {
        withSession("alpha") { session in
            let shots = timedRun(session)
            session.press(.backspace)
            session.comeToRest()
            let log = EventLog(session)
            session.press(.return)
            session.frames(9)
            session.press("r")
            session.frames(4)
            #expect(session.shot == shots[5])
            session.press("r")
            session.frames(2)
            #expect(session.shot == shots[7])
            session.press("r")
            session.frames(8)
            #expect(session.status.phase == .idle)
            #expect(session.shot == shots[0])
            #expect(session.depth == 0)
            #expect(log.names.last == "cancelled")
            #expect(!session.isBusy)
        }
    }

    @Test("reversed after its end it shows the way back, and the state stays")
    func reverseAfterwards() {
        withSession("alpha") { session in
            let shots = timedRun(session)
            session.press("r")
            session.frames(9)
            #expect(session.shot == shots[27 - 9])
            session.frames(30)
            #expect(session.shot == shots[0])
            #expect(session.depth == 1)
            session.press(.escape)
            #expect(session.shot == shots.last)
        }
    }

    @Test("what is done in the past goes on from the picture shown there")
    func catchInThePast() {
        withSession("alpha") { session in
            let shots = timedRun(session)
            session.press(.backspace)
            session.comeToRest()
            session.press(.return)
            session.frames(20)
            for _ in 0..<12 { session.press(.left) }
            #expect(session.shot == shots[8])
            let point = CGPoint(x: 50, y: 100)
            session.handle(.down(.mouse, button: .primary, at: point, time: 50))
            #expect(session.status.phase == .interactive)
            #expect(session.shot == shots[8])
            session.release(at: point, time: 51)
            session.comeToRest()
            #expect(session.depth == 0)
            #expect(session.shot == shots[0])
        }
    }

    @Test("slow motion and speed change when, not what")
    func speed() {
        withSession("alpha") { session in
            let shots = timedRun(session)
            session.press(.backspace)
            session.comeToRest()
            session.press("s")
            session.press(.return)
            session.frames(50)
            #expect(session.shot == shots[5])
            session.press("s")
            session.press("]")
            session.frames(4)
            #expect(session.shot == shots[13])
            session.press("[")
            session.press("[")
            session.frames(4)
            #expect(session.shot == shots[15])
        }
    }

    @Test("a loop goes there and back until it is told to stop, whatever comes between")
    func loop() {
        withSession("alpha") { session in
            let log = EventLog(session)
            session.press("l")
            session.frames(60 * 8)
            #expect(log.names.filter { $0 == "finished" }.count == 8)
            session.press("l")
            session.comeToRest()
            let ended = log.names.count
            session.frames(120)
            #expect(log.names.count == ended)
        }
    }

    @Test("a loop in the tabs turns round at both ends")
    func loopTabs() {
        withSession("alpha", mode: .tabs) { session in
            let log = EventLog(session)
            session.press("l")
            session.frames(60 * 6)
            #expect(log.names.filter { $0 == "finished" }.count >= 5)
        }
    }

    @Test("with nothing recorded, keys of time say so and do nothing")
    func nothingYet() {
        withSession { session in
            for key in [Key.left, .right, .home, .end, .character("r")] {
                session.press(key)
                #expect(session.status.phase == .idle)
            }
        }
    }

    @Test("a hang or a sleep of the machine does not make the picture jump")
    func gap() {
        withSession("fade") { session in
            session.press(.return)
            session.frames(6)
            session.tick(realSeconds: 3600)
            #expect(session.status.elapsed < 0.3)
        }
    }

    @Test(
        "the end is as the resting screen and the start as the screen before, in every operation",
        arguments: [
            TransitionOperation.push, .pop, .present, .dismiss, .tab,
        ])
    func ends(_ operation: TransitionOperation) {
        withSession("alpha", mode: Mode(operation)) { session in
            let before = session.shot
            #expect(session.play(operation))
            let after = session.shot
            let isBack = operation == .pop || operation == .dismiss
            session.scrub(to: 0)
            let start = session.shot
            session.scrub(to: 1)
            #expect(session.shot == after)
            #expect((after == before) == isBack)
            #expect((start == before) == !isBack)
        }
    }

    @Test("code that changes the screen in mid-transition is seen again when stepping back through it")
    func segments() {
        withSession("fade") { session in
            session.press(.return)
            let patch = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            patch.backgroundColor = .red
            session.clock.schedule(after: 0.5) { MainActor.assumeIsolated { session.window.addSubview(patch) } }
            session.clock.schedule(after: 1) { MainActor.assumeIsolated { patch.removeFromSuperview() } }
            var shots = [session.shot]
            for _ in 0..<90 {
                session.frames(1)
                shots.append(session.shot)
            }
            #expect(shots[29] != shots[31])
            for frame in [80, 61, 59, 31, 29, 1, 0] {
                session.scrub(to: Double(frame) * frameTime / 2)
                #expect(session.shot == shots[frame], "frame \(frame)")
            }
        }
    }

    @Test("in every effect and operation, scrubbing shows what the timed run showed")
    func catalogue() {
        for entry in Catalogue.own {
            for operation in entry.operations {
                withSession(entry.id, mode: Mode(operation)) { session in
                    if operation == session.mode.back, operation != .tab {
                        session.press(.return)
                        session.press(.end)
                    }
                    session.press(operation == session.mode.back && operation != .tab ? .backspace : .return)
                    let frames = Int(session.status.duration * 60)
                    var shots: [Int: Shot] = [:]
                    for frame in 1...frames {
                        session.frames(1)
                        if [frames / 4, frames / 2, frames * 3 / 4].contains(frame) { shots[frame] = session.shot }
                    }
                    session.comeToRest()
                    for (frame, shot) in shots {
                        session.scrub(to: Double(frame) * frameTime / (session.record?.end ?? 1))
                        #expect(session.shot == shot, "\(entry.id) \(operation) frame \(frame)")
                    }
                }
            }
        }
    }
}
