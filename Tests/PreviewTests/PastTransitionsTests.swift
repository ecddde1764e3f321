import Testing
import Transitions
import UIKit

@testable import Preview

/// What is over costs nothing any more.
@MainActor
@Suite("Transitions that are over")
struct PastTransitionsTests {
    /// What a frame, or a turn of the clock, would have to pass.
    private struct Load: Equatable {
        var layers = 0
        var animations = 0
        var observers = 0
        var segments = 0
        var isWaiting = false
    }

    private func load(of session: Session) -> Load {
        var load = Load()
        func visit(_ layer: FrozenLayer) {
            load.layers += 1
            load.animations += layer.animations.count
            layer.mask.map(visit)
            layer.interior.children.forEach(visit)
        }
        visit(session.shownTree(of: session.lead).root)
        load.observers = TransitionQueue.of(session.window).observers.count
        load.segments = session.record?.segmentCount ?? 0
        load.isWaiting = session.clock.nextEvent != nil
        return load
    }

    @Test("leave nothing that a later one would have to pass", arguments: Catalogue.own.map(\.id))
    func nothingGrows(_ effect: String) throws {
        let operation = try #require(Catalogue.entry(effect)?.operations[0])
        var configuration = Session.Configuration()
        (configuration.effect, configuration.mode) = (effect, Mode(operation))
        (configuration.size, configuration.scale) = (CGSize(width: 100, height: 200), 1)
        let session = Session(configuration)
        defer { session.close() }
        var loads: [Load] = []
        for _ in 1...12 {
            session.start(operation)
            session.comeBack(from: operation)
            session.rest(seconds: 2)
            loads.append(load(of: session))
        }
        #expect(loads[1].layers > 1 && loads[1].animations == 0 && !loads[1].isWaiting)
        #expect(loads[11] == loads[1])
    }

    @Test("have no part in a frame, whose cost grows with its own layers and no faster")
    func evaluation() throws {
        func cost(_ count: Int) throws -> Double {
            let root = CALayer()
            root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            let clock = VirtualClock.current
            clock.turn {
                for number in 0..<count {
                    let layer = CALayer()
                    layer.frame = CGRect(x: number % 10, y: number / 10, width: 3, height: 4)
                    let animation = CABasicAnimation(keyPath: "position.x")
                    (animation.toValue, animation.duration) = (70, 3)
                    root.addSublayer(layer)
                    layer.add(animation, forKey: nil)
                }
            }
            let tree = root.freeze()
            let times = (1...9).map { round in
                processorTime { _ = tree.node(at: clock.now + Double(round) / 10, scale: 1) }
            }
            return try #require(times.min())
        }
        // Ten times as many layers take ten times as long, not a hundred times.
        #expect(try cost(2000) < 40 * cost(200))
    }

    /// Seconds of this thread's, which other programs hardly disturb.
    private func processorTime(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
        let start = now()
        body()
        return now() - start
    }
}
