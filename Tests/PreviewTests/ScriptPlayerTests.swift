import Testing
import UIKit

@testable import Preview

/// Scripts at work on a session.
@Suite("Script player")
@MainActor
struct ScriptPlayerTests {
    private func played(
        _ text: String, on effect: String = "alpha", mode: Mode? = nil, _ body: (Session, EventLog) throws -> Void
    ) throws {
        let script = try DragScript(parsing: text)
        try withSession(effect, mode: mode) { session in
            let log = EventLog(session)
            ScriptPlayer(script, on: session).finish()
            try body(session, log)
        }
    }

    @Test(
        "a drag is at the fraction that it was taken to, from every edge", arguments: Edge.allCases,
        [0.0, 0.3, 0.75, 1])
    func fraction(_ edge: Edge, _ fraction: Double) throws {
        for mode in Mode.allCases {
            let before = edge.isForward() ? "" : "key Return, until rest, "
            try played("\(before)from \(edge.rawValue) \(fraction) at 0.2", mode: mode) { session, _ in
                #expect(session.status.phase == .interactive)
                #expect(session.status.operation == (edge.isForward() ? mode.forward : mode.back))
                #expect(abs(session.status.progress - fraction) < 1e-9)
            }
        }
    }

    @Test(
        "what a drag's release decides is what the speed and the place say",
        arguments: [
            ("from right 0, to 0.6 in 0.4s, hold 0.2s, release", true),
            ("from right 0, to 0.4 in 0.4s, hold 0.2s, release", false),
            // 100 points a second at most: 0.4 of 100 points in 0.1 s is 400.
            ("from right 0, to 0.4 in 0.1s, release", true),
            ("from right 1.3, hold 0.2s, to 0.51 in 0.1s, release", false),
            ("flick right", true),
            ("from right 0.9, cancel, release", false), ("from right 0.9, key Escape, release", false),
            ("from right 0.9, focus lost", false),
            ("finger 1 from right, finger 1 to 0.9 in 0.5s, finger 1 cancel", false),
        ])
    func release(_ text: String, _ finishes: Bool) throws {
        try played(text + ", until rest") { session, log in
            #expect(session.depth == (finishes ? 1 : 0))
            #expect(log.names.last == (finishes ? "finished" : "cancelled"))
            #expect(session.status.phase == .idle)
        }
    }

    @Test("a script takes exactly the time that it says, and rest is waited for")
    func time() throws {
        try withSession("alpha") { session in
            let script = try DragScript(
                parsing: "wait 0.1s, move 1,1 in 0.05s, key Return, until rest, stall 2s, from right, to 1 in 333ms")
            let player = ScriptPlayer(script, on: session)
            player.advance(to: 0.1)
            #expect(player.time == 0.1 && session.status.phase == .idle && !player.isOver)
            player.advance(to: 0.3)
            #expect(session.status.phase == .running)
            player.finish()
            #expect(player.isOver)
            // The effect's 0.45 s end with a step of time.
            let sum = 0.1 + 0.05 + 0.45 + 2 + 0.333
            #expect(player.time >= sum && player.time < sum + 1 / ScriptPlayer.tickRate)
        }
    }

    @Test("the same script makes the same frames, whatever the display's rate is", arguments: [23.0, 60, 144, 1000])
    func rates(_ rate: Double) throws {
        let script = try DragScript(
            parsing: "from right 0.1 at 0.3, to 0.7 in 0.21s, hold 50ms, release, wait 0.07s, key R, wait 0.05s, "
                + "key R, until rest, flick left, wait 0.1s, press 50,100, move 70,90 in 0.1s, release, until rest")
        func frames(_ advance: (Session, Double) -> Void) -> [Shot] {
            var shots: [Shot] = []
            withSession("awesome", mode: .navigation) { session in
                for frame in 0..<24 {
                    advance(session, Double(frame) * 0.05)
                    shots.append(session.shot)
                }
            }
            return shots
        }
        var player: ScriptPlayer?
        let straight = frames { session, time in
            if player == nil { player = ScriptPlayer(script, on: session) }
            player?.advance(to: time)
        }
        var passed: Double?
        let paced = frames { session, time in
            if passed == nil {
                session.play(script)
                session.tick(realSeconds: 0.5)
            }
            var now = passed ?? 0
            while now + 1 / rate <= time + 1e-9 {
                session.tick(realSeconds: 1 / rate)
                now += 1 / rate
            }
            session.tick(realSeconds: time - now)
            passed = time
        }
        #expect(Set(straight.map(\.description)).count > 8)
        #expect(straight == paced)
    }

    @Test("movement is told 120 times a second, at exact times, and ends exactly")
    func samples() throws {
        var hand = ScriptHand()
        let glass = ScriptHand.Glass(size: CGSize(width: 200, height: 400), threshold: 10)
        _ = hand.input(of: .press(.init(10, 20)), at: 1, on: glass)
        let moves = hand.input(of: .move(.init(x: .percent(50), y: .points(27.5)), in: 0.06), at: 1, on: glass)
        #expect(moves.count == 8)
        for (index, move) in moves.enumerated() {
            let time = min(Double(index + 1) / 120, 0.06)
            #expect(abs(move.time - (1 + time)) < 1e-12)
            guard case .moved(.mouse, let point, move.time) = move.input else {
                Issue.record("\(move) is no movement")
                continue
            }
            #expect(abs(point.x - (10 + 90 * time / 0.06)) < 1e-9 && abs(point.y - (20 + 7.5 * time / 0.06)) < 1e-9)
        }
        #expect(moves.last == .init(time: 1.06, input: .moved(.mouse, to: CGPoint(x: 100, y: 27.5), time: 1.06)))
        #expect(hand.input(of: .move(.init(0, 0)), at: 2, on: glass).count == 1)
        #expect(hand.input(of: .move(.init(0, 0), in: 1.0 / 120), at: 2, on: glass).count == 1)
        #expect(hand.input(of: .to(0.5), at: 2, on: glass).isEmpty)
    }

    @Test(
        "a drag comes down in its edge's zone wherever along the edge it is", arguments: Edge.allCases, [0.0, 0.25, 1])
    func zones(_ edge: Edge, _ place: Double) {
        var hand = ScriptHand()
        let glass = ScriptHand.Glass(size: CGSize(width: 200, height: 400), threshold: 10)
        let events = hand.input(of: .from(edge, to: nil, at: place), at: 0, on: glass)
        guard case .down(.mouse, .primary, let point, 0) = events.first?.input else {
            Issue.record("\(events) is no press")
            return
        }
        #expect(EdgeZones().edges(at: point, in: glass.size).contains(edge))
        let along = edge == .left || edge == .right ? point.y / 400 : point.x / 200
        #expect(abs(along - place) < 0.01)
    }

    @Test("a dropped picture becomes a screen; one that is not there is one line")
    func drop() throws {
        let path = NSTemporaryDirectory() + "segue-drop-\(ProcessInfo.processInfo.processIdentifier).png"
        try picture(0xFF11_2233).writePNG(to: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try withSession { session in
            var lines: [String] = []
            session.onMessage = { lines.append($0) }
            let script = DragScript([.drop(path), .drop("/none.png"), .key(.return), .untilRest])
            ScriptPlayer(try DragScript(parsing: script.line), on: session).finish()
            #expect(session.shot == Shot(picture(0xFF11_2233)))
            #expect(lines.count == 2 && lines.last?.contains("/none.png") == true, "\(lines)")
        }
    }
}
