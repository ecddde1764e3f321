import Testing

@testable import QuartzCore

@Suite @MainActor struct AnimationTimingTests {
    struct Row: Sendable {
        var name: String
        var speed: Float = 1
        var offset = 0.0
        var begin = 0.0
        var count: Float = 0
        var total = 0.0
        var reverses = false
        var fill = CAMediaTimingFillMode.removed
        /// Seconds after the start, and what is seen: the opacity goes 0 → 1 in 2 s, the model's is 0.7.
        var seen: [(Double, CGFloat)]
    }

    nonisolated static let rows: [Row] = [
        Row(name: "plain", seen: [(0, 0), (0.5, 0.25), (1.5, 0.75), (2, 0.7), (3, 0.7)]),
        Row(name: "forwards", fill: .forwards, seen: [(-1, 0.7), (0, 0), (2, 1), (9, 1)]),
        Row(name: "late", begin: 1, seen: [(0.5, 0.7), (1, 0), (2, 0.5), (3, 0.7)]),
        Row(name: "late, backwards", begin: 1, fill: .backwards, seen: [(0, 0), (1, 0), (2, 0.5), (3, 0.7)]),
        Row(name: "late, both", begin: 1, fill: .both, seen: [(0, 0), (2, 0.5), (3, 1), (8, 1)]),
        Row(name: "fast", speed: 2, seen: [(0.25, 0.25), (0.5, 0.5), (1, 0.7)]),
        Row(name: "offset", offset: 0.5, seen: [(0, 0.25), (1, 0.75), (1.5, 0.7)]),
        Row(name: "repeated", count: 2.5, seen: [(1, 0.5), (2, 0), (3, 0.5), (4, 0), (4.5, 0.25), (5, 0.7)]),
        Row(name: "repeated, held", count: 2.5, fill: .forwards, seen: [(5, 0.5), (7, 0.5)]),
        Row(name: "repeated twice, held", count: 2, fill: .forwards, seen: [(4, 1), (7, 1)]),
        Row(name: "for a time", total: 3, fill: .forwards, seen: [(2.5, 0.25), (3, 0.5), (4, 0.5)]),
        Row(name: "there and back", reverses: true, seen: [(1, 0.5), (2, 1), (3, 0.5), (3.5, 0.25), (4, 0.7)]),
        Row(name: "there and back, held", reverses: true, fill: .forwards, seen: [(4, 0), (5, 0)]),
        Row(name: "backwards in time", speed: -1, offset: 2, seen: [(0.5, 0.75), (1.5, 0.25), (2.5, 0.7)]),
        Row(name: "stopped", speed: 0, offset: 0.5, seen: [(0, 0.25), (7, 0.25)]),
        Row(name: "stopped at its end", speed: 0, offset: 2, seen: [(0, 1), (7, 1)]),
    ]

    @Test("begin, speed, offset, fill, repeats and reversal give the table's values", arguments: rows)
    func table(row: Row) {
        let stage = Stage()
        stage.layer.opacity = 0.7
        let animation = linearOpacity(duration: 2)
        (animation.speed, animation.timeOffset, animation.repeatCount) = (row.speed, row.offset, row.count)
        (animation.repeatDuration, animation.autoreverses, animation.fillMode) = (row.total, row.reverses, row.fill)
        if row.begin != 0 { animation.beginTime = stage.start + row.begin }
        stage.layer.removeAllAnimations()
        stage.add(animation)
        for (time, value) in row.seen {
            let opacity = stage.seen(at: time).opacity
            #expect(abs(opacity - value) < 1e-6, "\(row.name) at \(time): \(opacity)")
        }
    }

    @Test("a layer that stands still shows what its offset says, and its animation does not end")
    func scrubbing() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = linearOpacity(duration: 2)
        animation.delegate = log
        stage.layer.speed = 0
        stage.layer.timeOffset = 0
        stage.add(animation)
        #expect(log.lines == ["start 0.0"])
        for offset in [0.5, 1.5, 0.25] {
            stage.layer.timeOffset = offset
            #expect(stage.layer.presentation()?.opacity == Float(offset / 2))
        }
        stage.clock.advance(by: 100)
        #expect(stage.layer.presentation()?.opacity == 0.125)
        #expect(log.lines.count == 1)
        // Let go: on from where it stands.
        stage.clock.turn {
            stage.layer.beginTime = stage.clock.now
            stage.layer.speed = 1
        }
        stage.clock.advance(by: 1)
        #expect(abs((stage.layer.presentation()?.opacity ?? 0) - 0.625) < 1e-6)
        stage.clock.advance(by: 1)
        #expect(log.lines == ["start 0.0", "stop true 101.75"])
    }

    @Test("times go through the layers between, there and back")
    func nestedTimes() {
        let stage = Stage()
        (stage.root.speed, stage.root.beginTime) = (0.5, 1000)
        (stage.layer.speed, stage.layer.timeOffset, stage.layer.beginTime) = (3, 5, 2)
        // (1024 − 1000) · 0.5 = 12; (12 − 2) · 3 + 5 = 35.
        #expect(stage.layer.convertTime(1024, from: nil) == 35)
        #expect(stage.layer.convertTime(35, to: nil) == 1024)
        #expect(stage.layer.convertTime(35, to: stage.root) == 12)
        #expect(stage.root.convertTime(35, from: stage.layer) == 12)
        stage.add(linearOpacity(duration: 3))
        // 1.5 of the layer's seconds a second: half of 3 s after one.
        #expect(abs(stage.seen(at: 1).opacity - 0.5) < 1e-9)
    }

    @Test("a group's members keep its time, fill it when they have no duration, and stay at its held end")
    func groups() {
        let stage = Stage()
        stage.layer.opacity = 0.7
        stage.layer.removeAllAnimations()
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = 0
        move.toValue = 80
        move.beginTime = 1
        move.duration = 2
        let group = CAAnimationGroup()
        group.animations = [linearOpacity(duration: 0), move]
        group.duration = 4
        group.speed = 2
        group.fillMode = .forwards
        stage.add(group)
        #expect(abs(stage.seen(at: 0.5).opacity - 0.25) < 1e-9)
        #expect(stage.seen(at: 0.25).position == CGPoint(x: 50, y: 30))
        #expect(stage.seen(at: 1).position == CGPoint(x: 50, y: 40))
        #expect(stage.seen(at: 1.75).position == CGPoint(x: 50, y: 30))
        #expect(stage.seen(at: 2).opacity == 1)
        #expect(stage.seen(at: 9).opacity == 1)
    }

    @Test("an animation repeated for ever never ends and leaves nothing to wait for")
    func endless() {
        let stage = Stage()
        let animation = linearOpacity()
        animation.repeatCount = .greatestFiniteMagnitude
        stage.add(animation)
        #expect(stage.clock.nextEvent == nil)
        stage.clock.advance(by: 1000.25)
        #expect(abs((stage.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    }
}
