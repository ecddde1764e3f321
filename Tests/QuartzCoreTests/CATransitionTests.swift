import Testing

@testable import QuartzCore

@MainActor struct CATransitionTests {
    /// A layer of 100 × 60 at the origin whose red inside becomes blue within a second.
    private func stage(_ type: String, _ subtype: CATransitionSubtype? = nil) -> Stage {
        let stage = Stage()
        let (old, new) = (stage.fill(pureRed), stage.fill(pureBlue))
        stage.still { stage.layer.addSublayer(old) }
        stage.still {
            let transition = CATransition()
            transition.type = CATransitionType(rawValue: type)
            transition.subtype = subtype
            transition.duration = 1
            // Before the change or after it: it comes to the same.
            if subtype == .fromRight { stage.layer.add(transition, forKey: "mine") }
            old.removeFromSuperlayer()
            stage.layer.addSublayer(new)
            if subtype != .fromRight { stage.layer.add(transition, forKey: "mine") }
        }
        return stage
    }

    @Test("a fade mixes what was there with what is there now, and is gone at its end")
    func fade() {
        let stage = stage("fade")
        #expect(stage.color(50, 30, at: 0) == [255, 0, 0])
        #expect(isNear(stage.color(50, 30, at: 0.25), [191, 0, 64]))
        #expect(isNear(stage.color(50, 30, at: 0.75), [64, 0, 191]))
        #expect(stage.color(50, 30, at: 1) == [0, 0, 255])
        stage.clock.advance(by: 1)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("every transition is on its layer under one key, and another takes its place")
    func key() {
        let stage = stage("fade")
        #expect(stage.layer.animationKeys() == [kCATransition])
        stage.clock.turn { stage.layer.add(CATransition(), forKey: "other") }
        #expect(stage.layer.animationKeys() == [kCATransition])
    }

    @Test("a push from the right moves both to the left, one coming and one going")
    func push() {
        let stage = stage("push", .fromRight)
        // Old at -25, at three quarters of its opacity; new from 75 on, at a quarter.
        #expect(isNear(stage.color(10, 30, at: 0.25), [191, 0, 0]))
        #expect(isNear(stage.color(70, 30, at: 0.25), [191, 0, 0]))
        #expect(isNear(stage.color(80, 30, at: 0.25), [0, 0, 64]))
    }

    @Test("from the top means upwards, as on the platform's phones: the new comes in over the bottom edge")
    func fromTop() {
        let stage = stage("moveIn", .fromTop)
        #expect(stage.color(50, 10, at: 0.5) == [255, 0, 0])
        #expect(isNear(stage.color(50, 50, at: 0.5), [127, 0, 128]))
    }

    @Test("a reveal from the bottom moves the old one down from over the new")
    func reveal() {
        let stage = stage("reveal", .fromBottom)
        #expect(stage.color(50, 10, at: 0.5) == [0, 0, 255])
        #expect(isNear(stage.color(50, 50, at: 0.5), [128, 0, 127]))
    }

    @Test("a flip shows the old side for half of the time, then the new one, and neither at the turn")
    func flip() {
        let stage = stage("oglFlip", .fromRight)
        #expect(stage.color(50, 30, at: 0.3) == [255, 0, 0])
        #expect(stage.color(50, 30, at: 0.7) == [0, 0, 255])
        #expect(stage.color(30, 30, at: 0.5) == [0, 0, 0])
        // A fifth of the way: 36°, the right edge nearer and so farther out than the left: 50 · cos 36° = 40.5.
        #expect(stage.color(11, 30, at: 0.2) == [255, 0, 0] && stage.color(7, 30, at: 0.2) == [0, 0, 0])
        #expect(stage.color(90, 30, at: 0.2) == [255, 0, 0])
    }

    @Test("a cube turns its faces to the left, the old one first, and they meet at an edge")
    func cube() {
        let stage = stage("cube", .fromRight)
        #expect(stage.color(20, 30, at: 0.5) == [255, 0, 0])
        #expect(stage.color(80, 30, at: 0.5) == [0, 0, 255])
        #expect(stage.color(70, 30, at: 0.2) == [255, 0, 0])
    }

    @Test("a leaf that is curled up uncovers its free corner first, and uncurled it is the same backwards")
    func curl() {
        let up = stage("pageCurl", .fromTop)
        #expect(up.color(97, 57, at: 0.4) == [0, 0, 255])
        #expect(up.color(3, 3, at: 0.1) == [255, 0, 0])
        // But for a breath of the shadow.
        #expect(isNear(up.color(3, 3, at: 0.999), [0, 0, 255]))
        let down = stage("pageUnCurl", .fromTop)
        #expect(down.color(97, 57, at: 0.6) == [255, 0, 0])
        #expect(down.color(3, 3, at: 0.9) == [0, 0, 255])
    }

    @Test("a type that only Apple's systems know fades, and is reported once")
    func privateType() {
        var lines: [String] = []
        let write = Console.write
        Console.write = { lines.append($0) }
        defer { Console.write = write }
        let stage = stage("rippleEffect")
        #expect(isNear(stage.color(50, 30, at: 0.5), [127, 0, 128]))
        #expect(lines.count <= 1 && lines.allSatisfy { $0.contains("rippleEffect") })
    }

    @Test("progress that begins and ends in the midst shows that part alone")
    func partial() {
        let stage = Stage()
        let (old, new) = (stage.fill(pureRed), stage.fill(pureBlue))
        stage.still { stage.layer.addSublayer(old) }
        stage.still {
            let transition = CATransition()
            transition.duration = 1
            transition.startProgress = 0.5
            stage.layer.addSublayer(new)
            stage.layer.add(transition, forKey: nil)
        }
        #expect(isNear(stage.color(50, 30, at: 0), [127, 0, 128]))
        #expect(isNear(stage.color(50, 30, at: 0.5), [64, 0, 191]))
    }

    @Test("a snapshot that is taken before the change is not what it starts from, but the last commit is")
    func midTurn() {
        let stage = Stage()
        let (old, new) = (stage.fill(pureRed), stage.fill(pureBlue))
        stage.still { stage.layer.addSublayer(old) }
        stage.still {
            old.removeFromSuperlayer()
            stage.layer.addSublayer(new)
            _ = stage.layer.picture(scale: 1)
            let transition = CATransition()
            transition.duration = 1
            stage.layer.add(transition, forKey: nil)
        }
        #expect(stage.color(50, 30, at: 0) == [255, 0, 0])
    }
}
