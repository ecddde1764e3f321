import Testing

@testable import QuartzCore

@Suite @MainActor struct VirtualClockTests {
    @Test("work runs in the order of time, equal times in the order of asking, cancelled work not at all")
    func order() {
        let clock = VirtualClock()
        VirtualClock.current = clock
        var lines: [String] = []
        clock.schedule(after: 2) { lines.append("c \(CACurrentMediaTime() - 1024)") }
        clock.schedule(after: 1) { lines.append("a \(CACurrentMediaTime() - 1024)") }
        let cancelled = clock.schedule(after: 1) { lines.append("never") }
        clock.schedule(after: 1) {
            lines.append("b")
            clock.schedule(after: 0) { lines.append("at once, later") }
            clock.schedule(at: 3) { lines.append("in the past counts as now") }
            clock.schedule(after: 0.5) { lines.append("by work") }
        }
        clock.schedule(after: 1) { lines.append("b2") }
        cancelled.cancel()
        #expect(clock.nextEvent == 1025)
        clock.advance(by: 1.5)
        #expect(lines == ["a 1.0", "b", "b2", "at once, later", "in the past counts as now", "by work"])
        #expect(clock.now == 1025.5)
        clock.advance(by: 0.5)
        #expect(lines.last == "c 2.0")
        #expect(clock.nextEvent == nil)
    }

    @Test("work that schedules itself for the same instant for ever does not stop the clock, nor lose other work")
    func endless() {
        let clock = VirtualClock()
        VirtualClock.current = clock
        var (count, others) = (0, 0)
        func again() {
            count += 1
            if count < 50_000 { clock.schedule(after: 0, again) }
        }
        clock.schedule(after: 1, again)
        clock.schedule(after: 1.5) { others += 1 }
        clock.advance(by: 2)
        #expect(clock.now == 1026)
        #expect(count > 1000)
        for _ in 0..<10 { clock.advance(by: 1) }
        #expect(others == 1)
        #expect(count == 50_000)
    }

    private final class Counting: CALayer {
        var (layouts, displays) = (0, 0)
        override func layoutSublayers() { layouts += 1 }
        override func display() { displays += 1 }
    }

    @Test("a turn lays out and draws once, however often it was asked, and then shows the tree")
    func turn() {
        let layer = Counting()
        let stage = Stage(layer)
        (layer.layouts, layer.displays) = (0, 0)
        var turns = 0
        stage.clock.onTurn = {
            turns += 1
            #expect(!layer.needsLayout())
        }
        stage.clock.turn {
            layer.bounds.size = CGSize(width: 10, height: 20)
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
            layer.setNeedsDisplay()
            stage.clock.turn { layer.setNeedsLayout() }
            #expect(layer.layouts == 0)
        }
        #expect((layer.layouts, layer.displays, turns) == (1, 1, 1))
        stage.clock.turn { layer.layoutIfNeeded() }
        #expect((layer.layouts, layer.displays, turns) == (1, 1, 2))
    }

    @Test("a display link comes with every frame, until paused or invalidated")
    func displayLink() {
        let clock = VirtualClock()
        VirtualClock.current = clock
        var frames: [Double] = []
        let link = CADisplayLink { link in
            frames.append((link.timestamp - 1024) * 60)
            let rate = link.preferredFramesPerSecond == 30 ? 30.0 : 60
            #expect(abs(link.targetTimestamp - link.timestamp - 1 / rate) < 1e-9)
            #expect(link.timestamp == CACurrentMediaTime())
        }
        link.add(to: .main, forMode: .common)
        clock.advance(by: 0.1)
        #expect(frames.map { ($0 * 1000).rounded() / 1000 } == [1, 2, 3, 4, 5, 6])
        link.isPaused = true
        clock.advance(by: 0.1)
        #expect(frames.count == 6)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        clock.advance(by: 0.105)
        #expect(frames.count == 9)
        link.invalidate()
        clock.advance(by: 1)
        #expect(frames.count == 9)
        #expect(clock.nextEvent == nil)
    }
}
