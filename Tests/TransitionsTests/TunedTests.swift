import Foundation
import Testing
import Transitions

/// Curves that effects do not have of themselves: one that only slows down, one that swings both ways, a spring.
private let curves: [Curve] = [
    .linear, .cubic(0.2, 0, 0, 1), .cubic(0.3, -0.4, 0.5, 1.7), .spring(dampingRatio: 0.4, response: 0.3),
]

/// Every effect at other paces.
@MainActor
@Suite("Every effect, tuned")
struct TunedTests {
    /// A theatre whose effect has another curve from the next run on; nil if it takes none.
    private func theatre(_ play: Play, _ curve: Curve) throws -> Theatre? {
        let theatre = try Theatre(play)
        guard theatre.effect.hasCurve else { return nil }
        theatre.effect.curve = curve
        return theatre
    }

    @Test("timed, it takes what it announces, from one resting picture to the other", arguments: Play.all, curves)
    func timed(_ play: Play, _ curve: Curve) throws {
        guard let theatre = try theatre(play, curve) else { return }
        let before = theatre.picture()
        theatre.start()
        let start = theatre.clock.now
        #expect(theatre.picture().isEqual(to: before), "at the start")
        #expect(!theatre.picture(at: play.isEntering ? 0.3 : 0.7, since: start).isEqual(to: before))
        theatre.clock.advance(to: start + theatre.duration)
        try theatre.expectFinished(play)
        let (announced, real) = try #require(theatre.durations.last)
        #expect(announced == theatre.duration)
        #expect(abs(try #require(real) - announced) < 0.0001)
    }

    @Test("dragged and cancelled, or caught late and cancelled, all is as before", arguments: Play.all, curves)
    func cancelled(_ play: Play, _ curve: Curve) throws {
        guard let theatre = try theatre(play, curve) else { return }
        let before = Rest(of: theatre)
        let drag = theatre.drag()
        theatre.act { drag.update(0.4) }
        #expect(!theatre.picture().isEqual(to: before.picture))
        theatre.act { drag.release(velocity: 0, size: 80) }
        #expect(theatre.rest() < 1)
        theatre.expectRestored(to: before)
        theatre.forget()
        theatre.start()
        theatre.clock.advance(by: theatre.duration * 0.9)
        theatre.act { theatre.context?.catchTransition() }
        theatre.act { theatre.context?.drag(to: 0.5) }
        theatre.act { theatre.context?.cancel() }
        theatre.rest()
        #expect(Rest(of: theatre).tree.difference(from: before.tree) == nil)
        #expect(theatre.picture().isEqual(to: before.picture))
    }

    @Test(
        "caught and moved, it shows the timed run's pictures, swings and all", arguments: Play.all,
        [Curve.cubic(0.3, -0.4, 0.5, 1.7), .spring(dampingRatio: 0.4, response: 0.3)])
    func caught(_ play: Play, _ curve: Curve) throws {
        guard let timed = try theatre(play, curve), let theatre = try theatre(play, curve) else { return }
        VirtualClock.current = timed.clock
        timed.start()
        let start = timed.clock.now
        let times = [0.12, 0.4, 0.85]
        let pictures = times.map { timed.picture(at: $0, since: start) }
        timed.rest()
        VirtualClock.current = theatre.clock
        theatre.start()
        theatre.clock.advance(by: theatre.duration * 0.9)
        let context = try #require(theatre.context)
        theatre.act { context.catchTransition() }
        for index in [1, 0, 2] {
            theatre.act { context.drag(to: times[index]) }
            #expect(theatre.picture().countOfPixels(differingFrom: pictures[index], by: 1) == 0, "at \(times[index])")
        }
        theatre.act { context.cancel() }
        theatre.rest()
    }

    @Test("dragged and finished, it ends once, at rest", arguments: Play.all, curves)
    func finished(_ play: Play, _ curve: Curve) throws {
        guard let theatre = try theatre(play, curve) else { return }
        let drag = theatre.drag()
        theatre.act { drag.update(0.7) }
        theatre.act { drag.release(velocity: 0, size: 80) }
        #expect(theatre.rest() < 1)
        try theatre.expectFinished(play)
    }

    @Test("dragged, every curve counts as linear", arguments: Play.all)
    func linear(_ play: Play) throws {
        var pictures: [CGImage] = []
        for curve in curves {
            guard let theatre = try theatre(play, curve) else { return }
            let drag = theatre.drag()
            theatre.act { drag.update(0.35) }
            pictures.append(theatre.picture())
            theatre.act { drag.cancel() }
            theatre.rest()
        }
        for picture in pictures { #expect(picture.countOfPixels(differingFrom: pictures[0], by: 1) == 0) }
    }

    @Test("another duration is kept by all, also by those with a pace of their own", arguments: Play.all)
    func duration(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.effect.duration = Effect.Duration(enter: 1.3, leave: 0.7)
        let before = theatre.picture()
        theatre.start()
        let start = theatre.clock.now
        theatre.clock.advance(to: start + theatre.duration - 0.002)
        #expect(theatre.context != nil)
        #expect(!theatre.picture().isEqual(to: before))
        theatre.clock.advance(to: start + theatre.duration)
        try theatre.expectFinished(play)
    }
}

/// A screen that slides in, by the block that UIKit has for its curve or by a way that may be sampled.
private final class Slide: Effect {
    /// Where the way bends; nil for a plain block.
    var stops: [Double]?
    /// A view that is seen between a quarter of the time and the end.
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 10))

    override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let rest = stage.to.center.x
        mark.backgroundColor = .green
        mark.alpha = 0
        stage.add(mark)
        stage.to.center.x = rest + stage.size.width
        stage.jump(at: 0.25) { self.mark.alpha = 1 }
        stage.jump(at: 1) { self.mark.alpha = 0 }
        if let stops {
            stage.animate(through: stops, along: { stage.to.center.x = rest + stage.size.width * CGFloat(1 - $0) })
        } else {
            stage.animate { stage.to.center.x = rest }
        }
    }
}

/// What curves do to a simple effect, measured in pixels.
@MainActor
@Suite("The place of what slides at a pace")
struct SlideTests {
    private func scene(_ curve: Curve, _ stops: [Double]?) throws -> (theatre: Theatre, slide: Slide) {
        let entry = CatalogueEntry("slide", "?", "Slide", [.push]) {
            let slide = Slide(duration: Effect.Duration(enter: 0.5, leave: 0.5), curve: .linear)
            slide.curve = curve
            slide.stops = stops
            return slide
        }
        let theatre = Theatre(entry, .push, plain: true)
        return (theatre, try #require(theatre.effect as? Slide))
    }

    @Test(
        "at ¼, ½ and ¾ and between, it is where the curve says",
        arguments: curves + [
            .easeIn, .easeInOut, .spring(dampingRatio: 1, response: 0.5), .spring(dampingRatio: 0.15, response: 0.1),
        ],
        [nil, [], [0.3, 0.8]] as [[Double]?])
    func place(_ curve: Curve, _ stops: [Double]?) throws {
        let theatre = try scene(curve, stops).theatre
        theatre.start()
        let start = theatre.clock.now
        for t in [0.11, 0.25, 0.5, 0.6, 0.75, 0.99] {
            let picture = theatre.picture(at: t, since: start)
            // Past its place, what slides leaves the right of the screen below uncovered again.
            let way = curve.value(at: t)
            let expected = 80 * (way > 1 ? max(2 - way, 0) : max(way, 0))
            #expect(abs(picture.run(2, row: 100) - expected) < 0.4, "at \(t)")
        }
        theatre.rest()
    }

    @Test("what jumps does so at its time, once, however the curve swings", arguments: curves)
    func jumps(_ curve: Curve) throws {
        let (theatre, slide) = try scene(curve, nil)
        theatre.start()
        let start = theatre.clock.now
        for t in stride(from: 0.02, to: 0.999, by: 0.03) {
            theatre.clock.advance(to: start + t * theatre.duration)
            #expect(slide.mark.layer.presentation()?.opacity == (t >= 0.25 ? 1 : 0), "at \(t)")
        }
        theatre.rest()
        #expect(slide.mark.superview == nil)
    }
}
