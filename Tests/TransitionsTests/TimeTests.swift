import Foundation
import Testing
import Transitions

/// One function of time, however it is chosen.
@MainActor
@Suite("The time of every effect")
struct TimeTests {
    @Test("KNOWN-FAULTS 43: it takes what it announces, timed and dragged", arguments: Play.all)
    func duration(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.start()
        theatre.rest()
        let (announced, real) = try #require(theatre.durations.first)
        #expect(announced == theatre.duration)
        #expect(abs(try #require(real) - announced) < 0.0001)
        theatre.act { theatre.request(play.operation.opposite) }
        theatre.rest()
        let drag = theatre.drag()
        theatre.act { drag.update(0.8) }
        theatre.act { drag.release(velocity: 0, size: 80) }
        theatre.rest()
        #expect(abs(try #require(theatre.durations.last?.real) - announced) < 0.0001)
    }

    @Test("another duration and curve are taken from the effect", arguments: Play.all)
    func configured(_ play: Play) throws {
        let theatre = try Theatre(play)
        // The system's transitions have a time and a spring of their own.
        if play.id.hasPrefix("system") { return }
        theatre.effect.duration = Effect.Duration(enter: 0.8, leave: 1.4)
        theatre.start()
        let seconds = theatre.rest()
        #expect(abs(seconds - theatre.duration) <= 2.0 / 60)
        try theatre.expectFinished(play)
    }

    @Test("KNOWN-FAULTS 45: the picture at a time does not depend on the frames before it", arguments: Play.all)
    func steps(_ play: Play) throws {
        let (once, often) = (try Theatre(play), try Theatre(play))
        VirtualClock.current = once.clock
        once.start()
        let picture = once.picture(at: 0.6, since: once.clock.now)
        once.rest()
        VirtualClock.current = often.clock
        often.start()
        let start = often.clock.now
        for t in [0.013, 0.2, 0.21, 0.47, 0.5999] { _ = often.picture(at: t, since: start) }
        #expect(often.picture(at: 0.6, since: start).isEqual(to: picture))
        often.rest()
    }

    @Test("caught and moved, it shows the timed run's pictures, curves and all, both ways", arguments: Play.all)
    func caught(_ play: Play) throws {
        let timed = try Theatre(play)
        timed.start()
        let start = timed.clock.now
        let times = [0.2, 0.5, 0.85]
        let pictures = times.map { timed.picture(at: $0, since: start) }
        timed.rest()
        let theatre = try Theatre(play)
        theatre.start()
        // Late: of an effect in several parts the first are over.
        theatre.clock.advance(by: theatre.duration * 0.9)
        let context = try #require(theatre.context)
        theatre.act { context.catchTransition() }
        for index in [2, 0, 1, 0] {
            theatre.act { context.drag(to: times[index]) }
            let difference = theatre.picture().countOfPixels(differingFrom: pictures[index], by: 1)
            #expect(difference == 0, "at \(times[index])")
        }
        theatre.act { context.cancel() }
        theatre.rest()
    }

    @Test("dragged, curves count as linear: at p it looks as at the time whose eased value is p", arguments: Play.all)
    func linear(_ play: Play) throws {
        // Of an effect that is not named in `Pace` the curve is not known here.
        guard let pace = Pace.of(play.id) else { return }
        let theatre = try Theatre(play)
        let drag = theatre.drag()
        for p in [0.15, 0.5, 0.8] {
            theatre.act { drag.update(p) }
            let dragged = theatre.picture()
            let timed = try Theatre(play)
            timed.start()
            // The last third of awesome has a curve to itself, as has the first on the way back.
            let third = 1.0 / 3
            let t =
                switch (play.id, play.isEntering) {
                case ("awesome", true):
                    p < 2 * third ? pace.time(of: p * 1.5) / 1.5 : 2 * third + pace.time(of: p * 3 - 2) * third
                case ("awesome", false):
                    p < third ? pace.time(of: p * 3) * third : third + pace.time(of: (p - third) * 1.5) / 1.5
                default: pace.time(of: p)
                }
            let picture = timed.picture(at: t, since: timed.clock.now)
            timed.rest()
            VirtualClock.current = theatre.clock
            #expect(dragged.countOfPixels(differingFrom: picture, by: 2) == 0, "at \(p)")
        }
        theatre.act { drag.cancel() }
        theatre.rest()
    }

    @Test("what crosses the whole screen stays under the finger", arguments: [0.1, 0.5, 0.9])
    func underTheFinger(p: Double) throws {
        let rows = [("system-push", TransitionOperation.push), ("system-push", .pop), ("system-cover", .present)]
        for (id, operation) in rows {
            let theatre = try Theatre(Play(id: id, operation: operation), plain: true)
            let drag = theatre.drag()
            theatre.act { drag.update(p) }
            let seen = theatre.picture()
            let way = operation == .pop ? 1 - p : p
            let (run, size) =
                id == "system-push" ? (seen.run(2, row: 100), 80.0) : (seen.run(2, column: 60), 150.0)
            #expect(abs(run - size * way) < 0.3, "\(id), \(operation)")
            theatre.act { drag.cancel() }
            theatre.rest()
        }
    }

    @Test("KNOWN-FAULTS 5: on the way back from a drag it shows the pictures of the way there", arguments: Play.all)
    func wayBack(_ play: Play) throws {
        let theatre = try Theatre(play)
        let before = theatre.picture()
        var drag = theatre.drag()
        theatre.act { drag.update(0.45) }
        theatre.act { drag.release(velocity: 0, size: 80) }
        var seen: [(fraction: CGFloat, picture: CGImage)] = []
        while theatre.context != nil {
            theatre.clock.advance(by: 1.0 / 30)
            guard let context = theatre.context else { break }
            seen.append((context.fraction, theatre.picture()))
        }
        #expect(theatre.picture().isEqual(to: before))
        theatre.clock.advance(by: 1.0 / 60)
        #expect(theatre.picture().isEqual(to: before), "nor does anything flash up afterwards")
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.fraction > $1.fraction }, "one way")
        drag = theatre.drag()
        for (fraction, picture) in seen.prefix(6) {
            theatre.act { drag.update(fraction) }
            #expect(theatre.picture().countOfPixels(differingFrom: picture, by: 1) == 0, "at \(fraction)")
        }
        theatre.act { drag.cancel() }
        theatre.rest()
    }

    @Test("KNOWN-FAULTS 42: the spring of the system's transitions ends where and when it says")
    func spring() throws {
        for (id, operation) in [("system-push", TransitionOperation.push), ("system-cover", .present)] {
            let theatre = try Theatre(Play(id: id, operation: operation), plain: true)
            theatre.start()
            let late = theatre.picture(at: 0.98, since: theatre.clock.now)
            // x(0.49) / x(0.5), by another program: 0.99980.
            let (run, size) =
                id == "system-push" ? (late.run(2, row: 100), 80.0) : (late.run(2, column: 60), 150.0)
            #expect(abs(run - size * 0.9998) < 0.1)
            theatre.clock.advance(by: 0.0101)
            #expect(theatre.context == nil)
        }
    }
}
