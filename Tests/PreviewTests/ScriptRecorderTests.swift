import Testing
import UIKit

@testable import Preview

/// What is written down of live input, and that it does the same again.
@Suite("Script recorder")
@MainActor
struct ScriptRecorderTests {
    /// Does something live on a session while its time goes on, and gives what was recorded and what happened.
    private func recorded(
        _ effect: String = "alpha", mode: Mode? = nil, size: CGSize = CGSize(width: 100, height: 200),
        _ hand: (LiveHand) -> Void
    ) -> (script: DragScript, events: [String], depth: Int) {
        var result = (script: DragScript(), events: [String](), depth: 0)
        withSession(effect, mode: mode, size: size) { session in
            let log = EventLog(session)
            let live = LiveHand(session)
            let recorder = ScriptRecorder(session) { live.time }
            hand(live)
            result.script = recorder.script
            session.comeToRest()
            result.events = log.names
            result.depth = session.depth
        }
        return result
    }

    private func played(
        _ script: DragScript, _ effect: String = "alpha", mode: Mode? = nil,
        size: CGSize = CGSize(width: 100, height: 200)
    ) -> (events: [String], depth: Int) {
        var result = (events: [String](), depth: 0)
        withSession(effect, mode: mode, size: size) { session in
            let log = EventLog(session)
            ScriptPlayer(script, on: session).finish()
            session.comeToRest()
            result = (log.names, session.depth)
        }
        return result
    }

    @Test("an even drag from an edge is written in four lines")
    func evenDrag() {
        let (script, _, depth) = recorded(size: CGSize(width: 400, height: 800)) { hand in
            hand.wait(3.25)
            hand.down(CGPoint(x: 395, y: 200))
            hand.move(to: CGPoint(x: 395 - 10 - 240, y: 200), in: 0.5)
            hand.wait(0.25)
            hand.up()
        }
        #expect(script.steps.count == 4)
        #expect(script.line == "from right at 0.25, to 0.6 in 0.5s, hold 0.25s, release")
        #expect(depth == 1)
    }

    @Test("what is no drag from an edge stays in points; keys, wheels, buttons and the focus are written too")
    func points() {
        let (script, _, _) = recorded { hand in
            hand.down(CGPoint(x: 50, y: 60))
            hand.move(to: CGPoint(x: 70, y: 20), in: 0.1)
            hand.up()
            hand.wait(0.5)
            hand.key(.return)
            hand.wait(0.125)
            hand.down(CGPoint(x: 20, y: 30.5), finger: 77_000_000)
            hand.move(to: CGPoint(x: 60, y: 30.5), in: 0.2, finger: 77_000_000)
            hand.cancel(finger: 77_000_000)
            hand.session.handle(.wheel(dx: 0.25, dy: -1, isPrecise: true, at: CGPoint(x: 10, y: 20), time: hand.time))
            hand.key(.character("/"), .shift)
            hand.session.handle(.text("?"))
            hand.key(.character("l"))
            hand.session.handle(.text("l"))
            hand.session.handle(.down(.mouse, button: .other, at: .zero, time: hand.time))
            hand.session.handle(.up(.mouse, button: .other, at: .zero, time: hand.time))
            hand.session.handle(.down(.mouse, button: .back, at: .zero, time: hand.time))
            hand.session.handle(.focusLost)
            hand.session.adopt(picture(0xFF00_8040), name: "green", path: "/pictures/my green.png")
            // Hovering, and the size of a window in which nothing goes on, are no input.
            hand.session.handle(.moved(.mouse, to: CGPoint(x: 1, y: 1), time: hand.time))
            hand.key(.character("q"), .control)
        }
        let expected = """
            press 50,60, move 70,20 in 0.1s, release, wait 0.5s, key Return, wait 0.125s, finger 1 press 20,30.5, \
            finger 1 move 60,30.5 in 0.2s, finger 1 cancel, wheel 0.25,-1 precise at 10,20, key Shift-/, type "?", \
            key L, cancel, button back, focus lost, drop "/pictures/my green.png"
            """
        #expect(script.line == expected)
    }

    @Test(
        "played again, a recording does what was done, effect for effect and drag for drag",
        arguments: ["alpha", "card", "middle-page", "system-push"], 1...12)
    func replay(_ effect: String, _ seed: UInt64) throws {
        let (script, events, depth) = recorded(effect) { hand in
            var random = SeededGenerator(seed: seed)
            hand.key(.return)
            for _ in 0..<12 { hand.doSomething(&random) }
            for pointer in hand.pressed { hand.up(finger: pointer) }
        }
        let read = try DragScript(parsing: script.description)
        #expect(read == script)
        let again = played(read, effect)
        #expect(again.events == events, "\(script.line)")
        #expect(again.depth == depth)
        #expect(events.contains("finished") || events.contains("cancelled"))
    }

    @Test("a trembling hand's way is kept within a quarter of a point, and its speed at the release", arguments: 1...8)
    func tolerance(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var samples = [ScriptPath.Sample(time: 3, point: CGPoint(x: 10, y: 300))]
        var (x, y, time) = (10.0, 300.0, 3.0)
        for step in 0..<150 {
            let passed = Double.random(in: 0.004...0.012, using: &random)
            time += passed + (step == 70 ? 0.3 : 0)
            x += (2 + sin(Double(step) / 20) * 2) * passed * 125 + Double.random(in: -0.04...0.04, using: &random)
            y += Double.random(in: -0.04...0.04, using: &random)
            samples.append(.init(time: time, point: CGPoint(x: x, y: y)))
        }
        let path = ScriptPath(from: samples[0], through: Array(samples.dropFirst()))
        let parts = path.simplified(endsAt: time + 0.002)
        #expect(parts.count < 60)
        var motion = DragMotion(at: samples[0].point, time: 3)
        var asDone = motion
        for sample in samples.dropFirst() {
            asDone.add(sample.point, time: sample.time)
            let part = parts.first { $0.time >= sample.time }
            let start = parts.last { $0.time < sample.time }?.time ?? 3
            guard let part else {
                Issue.record("the way ends before \(sample.time)")
                return
            }
            let fraction = (sample.time - start) / (part.time - start)
            let way = hypot(part.point.x - part.before.x, part.point.y - part.before.y)
            let speed = way / (part.time - start)
            let there = CGPoint(
                x: part.before.x + (part.point.x - part.before.x) * fraction,
                y: part.before.y + (part.point.y - part.before.y) * fraction)
            #expect(
                hypot(there.x - sample.point.x, there.y - sample.point.y) <= ScriptPath.tolerance + speed
                    * ScriptPath.slack + 1e-9)
            if sample.time == part.time { motion.add(part.point, time: part.time) }
        }
        let (last, lastAsDone) = (motion.velocity(at: time + 0.002), asDone.velocity(at: time + 0.002))
        #expect(hypot(last.dx - lastAsDone.dx, last.dy - lastAsDone.dy) < 5)
        #expect(parts.last?.point == samples.last?.point && parts.last?.time == samples.last?.time)
    }
}

/// A hand at work on a session whose time goes on as in a window.
@MainActor
final class LiveHand {
    let session: Session
    private(set) var time = 1234.5
    private var points: [Int: CGPoint] = [:]
    private static let interval = 1 / 125.0

    init(_ session: Session) {
        self.session = session
    }

    var pressed: [Int] { points.keys.sorted() }

    func wait(_ seconds: Double) {
        let end = time + seconds
        while time < end - 1e-9 {
            let step = min(frameTime, end - time)
            session.tick(realSeconds: step)
            time += step
        }
    }

    func key(_ key: Key, _ modifiers: Modifiers = []) { session.press(key, modifiers) }

    func down(_ point: CGPoint, finger: Int = -1) {
        points[finger] = point
        session.handle(.down(.init(id: finger), button: .primary, at: point, time: time))
    }

    func move(to end: CGPoint, in seconds: Double, finger: Int = -1) {
        guard let start = points[finger] else { return }
        let count = max(Int((seconds / Self.interval).rounded(.up)), 1)
        for step in 1...count {
            let part = CGFloat(step) / CGFloat(count)
            wait(seconds / Double(count))
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            session.handle(.moved(.init(id: finger), to: point, time: time))
        }
        points[finger] = end
    }

    func up(finger: Int = -1) {
        guard let point = points.removeValue(forKey: finger) else { return }
        session.handle(.up(.init(id: finger), button: .primary, at: point, time: time))
    }

    func cancel(finger: Int) {
        points[finger] = nil
        session.handle(.cancelled(.init(id: finger), time: time))
    }

    /// One of the things that people do.
    func doSomething(_ random: inout SeededGenerator) {
        let finger = [-1, -1, 5, 9].randomElement(using: &random) ?? -1
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 0..<100, using: &random), y: CGFloat.random(in: 0..<200, using: &random))
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3:
            guard points[finger] == nil else { return up(finger: finger) }
            let y = CGFloat.random(in: 30...170, using: &random)
            down(
                [CGPoint(x: 97, y: y), CGPoint(x: 3, y: y), CGPoint(x: 50, y: 198), CGPoint(x: 50, y: 2)].randomElement(
                    using: &random) ?? .zero, finger: finger)
            move(to: point(), in: Double.random(in: 0.05...0.4, using: &random), finger: finger)
        case 4: move(to: point(), in: Double.random(in: 0.02...0.4, using: &random), finger: finger)
        case 5, 6: up(finger: finger)
        case 7: key(.return)
        case 8: key(.backspace)
        case 9: if Bool.random(using: &random) { key(.escape) } else { session.handle(.focusLost) }
        default: wait(Double.random(in: 0...0.8, using: &random))
        }
    }
}

/// Scripts in a window with its tools.
@Suite("Scripts and tools")
@MainActor
struct ScriptToolTests {
    @Test("keys that an open gallery takes are written, and chosen by again")
    func gallery() {
        var (script, chosen) = (DragScript(), "")
        withWorkspace("alpha") { workspace in
            var time = 3.0
            let recorder = ScriptRecorder(workspace.session) { time }
            for key in [Key.character("a"), .right, .right, .return] {
                workspace.handle(.key(key, [], isRepeat: false))
                time += 0.25
            }
            (script, chosen) = (recorder.script, workspace.session.status.effect)
        }
        #expect(script.line == "key A, wait 0.25s, key Right, wait 0.25s, key Right, wait 0.25s, key Return")
        #expect(chosen != "alpha")
        withWorkspace("alpha") { workspace in
            workspace.session.play(script)
            for _ in 0..<80 { workspace.tick(realSeconds: frameTime) }
            #expect(workspace.session.status.effect == chosen && workspace.gallery == nil)
            #expect(workspace.session.player == nil)
        }
    }

    @Test("while a script is at work the mouse does nothing to the tools either")
    func mouse() {
        withWorkspace("alpha") { workspace in
            workspace.session.play(DragScript([.from(.right, to: 0.5), .wait(5)]))
            for _ in 0..<10 { workspace.tick(realSeconds: frameTime) }
            workspace.handle(.key(.character("a"), [], isRepeat: false))
            workspace.handle(.down(.mouse, button: .primary, at: CGPoint(x: 50, y: 50), time: 9))
            workspace.handle(.up(.mouse, button: .primary, at: CGPoint(x: 50, y: 50), time: 9))
            #expect(workspace.gallery == nil && workspace.holds.isEmpty)
            #expect(abs(workspace.session.status.progress - 0.5) < 1e-9)
            workspace.handle(.key(.escape, [], isRepeat: false))
            #expect(workspace.session.player == nil)
        }
    }
}
