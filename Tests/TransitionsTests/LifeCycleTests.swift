import Foundation
import Testing
import Transitions

/// What holds for every effect in every operation, whichever way it ends.
@MainActor
@Suite("Every effect")
struct LifeCycleTests {
    @Test(
        "KNOWN-FAULTS 13, 14, 35, 40: timed, it completes once and leaves what an unanimated change leaves",
        arguments: Play.all)
    func timed(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.start()
        #expect(theatre.rest() <= theatre.duration + 2.0 / 60, "it takes the time it announces")
        try theatre.expectFinished(play)
    }

    @Test("KNOWN-FAULTS 4: dragged and finished, up to the very end", arguments: Play.all, [0.6, 1.0])
    func draggedAndFinished(_ play: Play, to p: CGFloat) throws {
        let theatre = try Theatre(play)
        let drag = theatre.drag()
        for step in 1...6 {
            theatre.act { drag.update(p * CGFloat(step) / 6) }
            theatre.clock.advance(by: 1.0 / 60)
        }
        theatre.act { drag.release(velocity: 0, size: 80) }
        #expect(theatre.rest() < 1, "the settling is short")
        try theatre.expectFinished(play)
    }

    @Test(
        "KNOWN-FAULTS 1, 2, 3, 9, 10, 30, 31, 32: dragged and cancelled, all is as before", arguments: Play.all,
        [0, 0.02, 0.3, 0.7, 1.0])
    func draggedAndCancelled(_ play: Play, at p: CGFloat) throws {
        let theatre = try Theatre(play)
        let before = Rest(of: theatre)
        let drag = theatre.drag()
        theatre.act { drag.update(p / 2) }
        theatre.clock.advance(by: 0.1)
        theatre.act { drag.update(p) }
        theatre.clock.advance(by: 0.1)
        // Beyond the middle only a movement back takes it back.
        theatre.act { drag.release(velocity: p > 0.5 ? -400 : 0, size: 80) }
        #expect(theatre.rest() < 1, "the settling is short")
        theatre.expectRestored(to: before)
    }

    @Test("KNOWN-FAULTS 16: cancelled at any time: held, running, caught, settling", arguments: Play.all)
    func cancelled(_ play: Play) throws {
        for moment in ["held", "running", "caught", "finishing", "cancelling"] {
            let theatre = try Theatre(play)
            let before = Rest(of: theatre)
            switch moment {
            case "running", "caught":
                theatre.start()
                theatre.clock.advance(by: theatre.duration * 0.6)
                if moment == "caught" { theatre.act { theatre.context?.catchTransition() } }
            default:
                let drag = theatre.drag()
                theatre.act { drag.update(moment == "cancelling" ? 0.4 : 0.6) }
                if moment != "held" {
                    theatre.act { drag.release(velocity: 0, size: 80) }
                    theatre.clock.advance(by: 0.03)
                }
            }
            theatre.act { theatre.context?.cancel() }
            theatre.rest()
            theatre.expectRestored(to: before)
        }
    }

    @Test("caught and taken back, by place and by speed", arguments: Play.all)
    func caughtAndReversed(_ play: Play) throws {
        for (p, velocity) in [(0.2, 0.0), (0.9, -500)] {
            let theatre = try Theatre(play)
            let before = Rest(of: theatre)
            theatre.start()
            theatre.clock.advance(by: theatre.duration * 0.5)
            let context = try #require(theatre.context)
            let seen = theatre.picture()
            theatre.act { context.catchTransition() }
            #expect(theatre.picture().isEqual(to: seen), "it stops at the picture it shows")
            theatre.clock.advance(by: 0.5)
            #expect(theatre.picture().isEqual(to: seen), "and stays there")
            theatre.act { context.drag(to: p) }
            theatre.act { context.release(velocity: velocity, size: 80) }
            theatre.rest()
            theatre.expectRestored(to: before)
        }
    }

    @Test("caught twice and finished", arguments: Play.all)
    func caughtTwice(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.start()
        theatre.clock.advance(by: theatre.duration * 0.7)
        let context = try #require(theatre.context)
        theatre.act { context.catchTransition() }
        theatre.act { context.drag(to: 0.3) }
        theatre.act { context.release(velocity: 0, size: 80) }
        theatre.clock.advance(by: 0.05)
        let seen = theatre.picture()
        theatre.act { context.catchTransition() }
        #expect(theatre.picture().isEqual(to: seen), "a settling one is caught where it is")
        theatre.act { context.drag(to: 0.6) }
        theatre.act { context.release(velocity: 0, size: 80) }
        theatre.rest()
        #expect(theatre.events.filter { $0 == .caught }.count == 2)
        try theatre.expectFinished(play)
    }

    @Test("KNOWN-FAULTS 20: fast and short it finishes; thrown back it does not", arguments: Play.all)
    func flicked(_ play: Play) throws {
        let theatre = try Theatre(play)
        var drag = theatre.drag()
        theatre.act { drag.update(0.12) }
        theatre.clock.advance(by: 1.0 / 60)
        theatre.act { drag.release(velocity: 900, size: 80) }
        theatre.rest()
        try theatre.expectFinished(play)

        let other = try Theatre(play)
        let before = Rest(of: other)
        drag = other.drag()
        other.act { drag.update(0.9) }
        other.clock.advance(by: 1.0 / 60)
        other.act { drag.release(velocity: -900, size: 80) }
        other.rest()
        other.expectRestored(to: before)
    }

    @Test("KNOWN-FAULTS 15: let go before it has begun, it ends all the same", arguments: Play.all)
    func releasedEarly(_ play: Play) throws {
        for finishes in [true, false] {
            let theatre = try Theatre(play)
            let before = Rest(of: theatre)
            let drag = DragInteraction()
            drag.update(finishes ? 0.8 : 0.3)
            if finishes { drag.release(velocity: 0, size: 80) } else { drag.cancel() }
            theatre.act { drag.drive(in: theatre.window) { theatre.request(theatre.operation) } }
            theatre.rest()
            if finishes { try theatre.expectFinished(play) } else { theatre.expectRestored(to: before) }
        }
    }

    @Test("KNOWN-FAULTS 8: what a drag does after the end changes nothing", arguments: Play.all)
    func updatedLate(_ play: Play) throws {
        let theatre = try Theatre(play)
        let before = Rest(of: theatre)
        let drag = theatre.drag()
        theatre.act { drag.update(0.4) }
        theatre.act { drag.release(velocity: 0, size: 80) }
        theatre.rest()
        theatre.act {
            drag.update(0.5)
            drag.release(velocity: 2000, size: 80)
            drag.cancel()
        }
        theatre.clock.advance(by: 3)
        theatre.expectRestored(to: before)
    }
}
