import Foundation
import Testing
import Transitions

/// What is seen of every effect, pixel for pixel.
@MainActor
@Suite("Pictures of every effect")
struct PictureTests {
    @Test("the first picture is the one before: running, held by a drag, caught", arguments: Play.all)
    func first(_ play: Play) throws {
        let theatre = try Theatre(play)
        let before = theatre.picture()
        theatre.start()
        #expect(theatre.picture().isEqual(to: before), "running")
        theatre.act { theatre.context?.catchTransition() }
        theatre.clock.advance(by: 1)
        #expect(theatre.picture().isEqual(to: before), "caught at the start")
        theatre.act { theatre.context?.cancel() }
        theatre.rest()
        let drag = theatre.drag()
        theatre.clock.advance(by: 1)
        #expect(theatre.picture().isEqual(to: before), "held")
        theatre.act { drag.update(0.5) }
        #expect(!theatre.picture().isEqual(to: before))
        theatre.act { drag.update(0) }
        #expect(theatre.picture().isEqual(to: before), "dragged back")
        drag.cancel()
        theatre.rest()
    }

    @Test("KNOWN-FAULTS 39: the last picture is the one after: held at 1 and at the end", arguments: Play.all)
    func last(_ play: Play) throws {
        let after = try Rest.after(play).picture
        var theatre = try Theatre(play)
        let drag = theatre.drag()
        theatre.act { drag.update(1) }
        #expect(theatre.picture().isEqual(to: after), "held at 1")
        theatre.clock.advance(by: 1)
        #expect(theatre.context != nil, "it does not end by itself")
        theatre.act { drag.cancel() }
        theatre.rest()
        theatre = try Theatre(play)
        theatre.start()
        theatre.clock.advance(by: theatre.duration)
        #expect(theatre.picture().isEqual(to: after), "at the end")
    }

    @Test(
        "first and last pictures are the resting ones at odd sizes with three pixels to a point, too",
        arguments: Play.all)
    func ends(_ play: Play) throws {
        let size = CGSize(width: 41, height: 77)
        func scene() throws -> Theatre {
            try Theatre(play, size: size, scale: 3) { theatre in
                for screen in [theatre.lower, theatre.upper] {
                    screen.unit = 0.5
                    screen.element.frame = CGRect(x: 9.5, y: 21, width: 8.3, height: 9)
                }
            }
        }
        let silent = try scene()
        let before = silent.picture()
        silent.change()
        let after = silent.picture()
        let theatre = try scene()
        let drag = theatre.drag()
        #expect(theatre.picture().isEqual(to: before))
        theatre.act { drag.update(1) }
        #expect(theatre.picture().isEqual(to: after))
        theatre.act { drag.cancel() }
        theatre.rest()
        #expect(theatre.picture().isEqual(to: before))
        theatre.start()
        #expect(theatre.picture().isEqual(to: before))
        theatre.rest()
        #expect(theatre.picture().isEqual(to: after))
    }

    @Test("at a quarter, the half and three quarters it is neither blank nor at rest", arguments: Play.all)
    func between(_ play: Play) throws {
        let theatre = try Theatre(play)
        let (before, after) = (theatre.picture(), try Rest.after(play).picture)
        var pictures = [before, after]
        theatre.start()
        let start = theatre.clock.now
        for t in [0.25, 0.5, 0.75] {
            let picture = theatre.picture(at: t, since: start)
            #expect(!picture.isBlank)
            // The ripple has covered the screen before its end.
            if play.id == "ripple", picture.isEqual(to: play.isEntering ? after : before) { continue }
            #expect(!pictures.contains { $0.isEqual(to: picture) }, "at \(t)")
            pictures.append(picture)
        }
        theatre.rest()
    }

    @Test("leaving at t is entering at 1 − e(t), the screens exchanged", arguments: Play.leaving)
    func mirrored(_ play: Play) throws {
        // The twelve promise it; an effect that is named in `Pace` promises it too.
        guard let pace = Pace.of(play.id) else { return }
        let enter = Play(id: play.id, operation: play.operation.opposite)
        for t in [0.2, 0.4, 0.55, 0.8] {
            let leaving = try Theatre(play)
            leaving.start()
            let left = leaving.picture(at: t, since: leaving.clock.now)
            leaving.rest()
            let entering = try Theatre(enter)
            entering.start()
            let entered = entering.picture(at: pace.time(of: 1 - pace(t)), since: entering.clock.now)
            entering.rest()
            // The screen that is left fades out below the background here, and the entered one shows through it there.
            if play.id == "awesome", t > 2.0 / 3 { continue }
            // The flying picture has the other one on it only on the way there: twice as dense along its outline.
            let outline = play.id == "awesome" ? 160 : 0
            #expect(left.countOfPixels(differingFrom: entered, by: 2) <= outline, "at \(t)")
        }
    }

    @Test("KNOWN-FAULTS 6, 7: from release to rest no step is larger than one frame's motion", arguments: Play.all)
    func release(_ play: Play) throws {
        let theatre = try Theatre(play)
        for (p, velocity) in [(0.3, 0.0), (0.7, 0), (0.4, 400), (0.7, -400)] {
            let drag = theatre.drag()
            theatre.act { drag.update(p) }
            let held = theatre.picture()
            theatre.act { drag.release(velocity: velocity, size: 80) }
            #expect(theatre.picture().isEqual(to: held), "the release itself moves nothing")
            let context = try #require(theatre.context)
            let goal = context.transitionWasCancelled ? 0.0 : 1
            theatre.clock.advance(by: 1.0 / 60)
            let first = theatre.picture()
            var ways = [abs(context.fraction - p)]
            var last = first
            while true {
                let before = Double(context.fraction)
                theatre.clock.advance(by: 1.0 / 60)
                if theatre.context == nil {
                    ways.append(abs(goal - before))
                    break
                }
                ways.append(abs(context.fraction - before))
                if abs(goal - context.fraction) < 0.01 { last = theatre.picture() }
            }
            let rest = theatre.picture()
            // One frame's motion: that of the finger, or of the settling where it is fastest.
            let motion = max(abs(velocity) / 80 / 60, ways.dropFirst().max() ?? 0)
            #expect(ways[0] <= motion + 0.002, "from \(p) at \(velocity)")
            #expect(try #require(ways.last) < 0.002, "it arrives at rest")

            if goal == 1 {
                theatre.act { theatre.request(play.operation.opposite) }
                theatre.rest()
            }
            let other = theatre.drag()
            theatre.act { other.update(goal > 0 ? p + motion : p - motion) }
            let moved = theatre.picture()
            #expect(first.distance(from: held) <= moved.distance(from: held) * 1.05 + 0.001, "from \(p) at \(velocity)")
            theatre.act { other.update(abs(goal - 0.002)) }
            let near = theatre.picture()
            #expect(rest.distance(from: last) <= near.distance(from: rest) * 1.05 + 0.001, "to \(goal) at \(velocity)")
            theatre.act { other.cancel() }
            theatre.rest()
        }
    }
}
