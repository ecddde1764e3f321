import Foundation
import Testing
import Transitions

/// Every effect under a finger, through the window's touches and an edge's recogniser.
@MainActor
@Suite("Every effect under a finger")
struct TouchTests {
    @Test("dragged from each edge and let go before the middle, it is taken back", arguments: Play.all)
    func cancelled(_ play: Play) throws {
        for edge in UIRectEdge.four {
            let theatre = try Theatre(play)
            guard theatre.canBeTouched(at: edge) else { continue }
            theatre.register(edge)
            let before = Rest(of: theatre)
            let finger = Finger(theatre, at: edge)
            finger.move(to: 10 + finger.size * 0.4)
            #expect(theatre.events == [.began], "\(edge.word)")
            let context = try #require(theatre.context)
            #expect(abs(context.fraction - 0.4) < 0.001, "measured along the \(edge.word) edge's axis, from 10 pt on")
            #expect(!theatre.picture().isEqual(to: before.picture))
            finger.wait()
            finger.lift()
            theatre.rest()
            theatre.expectRestored(to: before)
        }
    }

    @Test("dragged from each edge beyond the middle, it is finished", arguments: Play.all)
    func finished(_ play: Play) throws {
        for edge in UIRectEdge.four {
            let theatre = try Theatre(play)
            guard theatre.canBeTouched(at: edge) else { continue }
            let recognizer = theatre.register(edge)
            let finger = Finger(theatre, at: edge)
            finger.move(to: 10 + finger.size * 0.6)
            finger.wait()
            finger.lift()
            theatre.rest()
            theatre.left.view.removeGestureRecognizer(recognizer)
            try theatre.expectFinished(play)
        }
    }

    @Test("flicked it finishes, however short; flicked against the direction it is taken back", arguments: Play.all)
    func flicked(_ play: Play) throws {
        let theatre = try Theatre(play)
        let recognizer = theatre.register(.right)
        var finger = Finger(theatre, at: .right)
        finger.move(to: 32, frames: 3)
        finger.lift()
        theatre.rest()
        theatre.left.view.removeGestureRecognizer(recognizer)
        try theatre.expectFinished(play)

        let other = try Theatre(play)
        other.register(.bottom)
        let before = Rest(of: other)
        finger = Finger(other, at: .bottom)
        finger.move(to: 135)
        finger.wait()
        // Still beyond the middle, but 48 points back within the last 150 ms: 320 points a second.
        finger.move(to: 87, frames: 2)
        finger.lift()
        other.rest()
        other.expectRestored(to: before)
    }

    @Test("KNOWN-FAULTS 16: a touch that is cancelled takes the transition back", arguments: Play.all)
    func touchCancelled(_ play: Play) throws {
        for fromWindow in [false, true] {
            let theatre = try Theatre(play)
            theatre.register(.left)
            let before = Rest(of: theatre)
            let finger = Finger(theatre, at: .left)
            finger.move(to: 70)
            if fromWindow { theatre.window.cancelTouches(time: theatre.clock.now) } else { finger.cancel() }
            theatre.rest()
            theatre.expectRestored(to: before)
        }
    }

    @Test("KNOWN-FAULTS 17: swipes one after another never start a transition inside another", arguments: Play.all)
    func repeated(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.register(.right)
        let before = Rest(of: theatre)
        for _ in 1...4 {
            let finger = Finger(theatre, at: .right)
            finger.move(to: 40, frames: 2)
            finger.move(to: 14, frames: 2)
            finger.lift()
            theatre.clock.advance(by: 0.02)
        }
        theatre.rest()
        let begun = theatre.events.filter { $0 == .began }.count
        #expect(theatre.events.filter(\.isOver) == Array(repeating: .cancelled, count: begun))
        #expect(Rest(of: theatre).tree.difference(from: before.tree) == nil)
        #expect(theatre.picture().isEqual(to: before.picture))
    }

    @Test("KNOWN-FAULTS 18: a back swipe on the root screen does nothing", arguments: ["alpha", "open-door"])
    func root(_ id: String) throws {
        for operation in [TransitionOperation.push, .present] {
            let theatre = try Theatre(Play(id: id, operation: operation))
            var asked = 0
            theatre.lower.registerInteractiveTransition(from: .left, .back) { asked += 1 }
            let before = Rest(of: theatre)
            let finger = Finger(theatre, at: .left)
            finger.move(to: 60)
            finger.lift()
            theatre.rest()
            #expect(asked == 0 && theatre.events.isEmpty)
            #expect(Rest(of: theatre).tree.difference(from: before.tree) == nil)
            #expect(theatre.reaches(theatre.lower))
        }
    }

    @Test("KNOWN-FAULTS 21: a drag along the edge starts nothing", arguments: UIRectEdge.four.map(\.rawValue))
    func wrongAxis(_ edge: UInt) throws {
        let edge = UIRectEdge(rawValue: edge)
        let theatre = try Theatre(Play(id: "alpha", operation: .push))
        theatre.register(edge)
        let start =
            edge.isHorizontal ? CGPoint(x: edge == .left ? 4 : 76, y: 60) : CGPoint(x: 40, y: edge == .top ? 4 : 146)
        theatre.window.touch(1, phase: .began, at: start, time: 0)
        for step in 1...5 {
            let along = CGFloat(step) * 6
            let point = CGPoint(
                x: start.x + (edge.isHorizontal ? 0 : along), y: start.y + (edge.isHorizontal ? along : 0))
            theatre.window.touch(1, phase: .moved, at: point, time: Double(step) / 60)
        }
        theatre.window.touch(1, phase: .ended, at: start, time: 1)
        #expect(theatre.events.isEmpty)
    }

    @Test("KNOWN-FAULTS 22: the progress follows the finger, not the view that it moves", arguments: Play.all)
    func feedback(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.register(.left)
        let finger = Finger(theatre, at: .left)
        finger.move(to: 50, frames: 4)
        let context = try #require(theatre.context)
        #expect(abs(context.fraction - 0.5) < 0.001)
        for distance in [60.0, 30, 58, 22] {
            finger.move(to: distance, frames: 2)
            #expect(abs(context.fraction - (distance - 10) / 80) < 0.001)
        }
        finger.wait()
        finger.lift()
        theatre.rest()
    }

    @Test("KNOWN-FAULTS 19: turned round on the way, the last movement decides", arguments: [true, false])
    func turned(_ finishes: Bool) throws {
        let play = Play(id: "card", operation: .present)
        let theatre = try Theatre(play)
        theatre.register(.bottom)
        let finger = Finger(theatre, at: .bottom)
        finger.move(to: finishes ? 20 : 135)
        finger.wait()
        finger.move(to: finishes ? 75 : 87, frames: 2)
        finger.lift()
        theatre.rest()
        #expect(theatre.events.last == (finishes ? .finished : .cancelled))
    }
}
