import Testing

@testable import QuartzCore

/// What a time line is told of animations.
@Suite @MainActor struct TrackTests {
    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) < tolerance }

    private func number(_ value: AnimatableValue?) -> Double {
        if case .number(let number)? = value { number } else { .nan }
    }

    /// The tracks of the stage's layer now.
    private func tracks(_ stage: Stage) -> [AnimationTrack] {
        stage.root.freeze().tracks(at: stage.clock.now)
    }

    private func only(_ stage: Stage) throws -> AnimationTrack {
        let tracks = tracks(stage)
        #expect(tracks.count == 1)
        return try #require(tracks.first)
    }

    @Test("an additive animation reads as the property's own values")
    func additive() throws {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "position")
        animation.isAdditive = true
        animation.fromValue = CGPoint(x: -40, y: -7)
        animation.toValue = CGPoint.zero
        animation.duration = 2
        stage.still { stage.layer.position = CGPoint(x: 150, y: 47) }
        stage.add(animation)
        let track = try only(stage)
        #expect(track.from == .point(CGPoint(x: 110, y: 40)))
        #expect(track.to == .point(CGPoint(x: 150, y: 47)))
        #expect(near(track.delay, stage.start) && near(track.duration, 2))
        #expect(track.label == "position")
        #expect(track.fromText == "110, 40")
        let middle = stage.root.freeze().value(of: track, at: stage.start + 0.5)
        #expect(middle == .point(CGPoint(x: 120, y: 41.75)))
        #expect(track.text(of: try #require(middle)) == "120.0, 41.8")
    }

    @Test("two additive animations of a property each read as what is shown while the other runs")
    func overlapping() throws {
        let stage = Stage()
        stage.still { stage.layer.position.x = 300 }
        for (key, from) in [("a", -250.0), ("b", -30.0)] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.isAdditive = true
            (animation.fromValue, animation.toValue, animation.duration) = (from, 0.0, key == "a" ? 1 : 2)
            stage.add(animation, key: key)
        }
        let tracks = tracks(stage)
        #expect(tracks.map(\.keyPath) == ["position.x", "position.x"])
        #expect(number(tracks[0].from) == 20 && number(tracks[0].to) == 285)
        #expect(number(tracks[1].from) == 20 && number(tracks[1].to) == 300)
    }

    @Test("additive keyframes have their times and the values that are shown at them")
    func keyframes() throws {
        let stage = Stage()
        stage.still { stage.layer.position.x = 200 }
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.isAdditive = true
        animation.values = [-150, -20, -60, 0]
        animation.keyTimes = [0, 0.25, 0.75, 1]
        animation.duration = 4
        stage.add(animation)
        let track = try only(stage)
        #expect(track.frames.map(\.fraction) == [0, 0.25, 0.75, 1])
        #expect(track.frames.map { number($0.value) } == [50, 180, 140, 200])
        #expect(number(track.from) == 50 && number(track.to) == 200)
        #expect(track.curve.kind == .keyframes(4))
        // The way from 50 to 200, of which 180 is 13/15.
        for (fraction, way) in [(0, 0), (0.25, 13.0 / 15), (0.5, 11.0 / 15), (0.75, 0.6), (1, 1)] {
            #expect(near(track.curve.way(at: fraction), way), "\(fraction)")
        }
    }

    @Test("jumps at the ends of keyframes belong to neither end")
    func jumps() throws {
        let stage = Stage()
        let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
        animation.values = [0, 30, 80, 5]
        animation.keyTimes = [0, 0, 1, 1]
        animation.duration = 1
        stage.add(animation)
        let track = try only(stage)
        #expect(number(track.from) == 30 && number(track.to) == 80)
        #expect(track.curve.kind == .linear)
        #expect(near(track.curve.way(at: 0.3), 0.3))
        #expect(near(number(stage.root.freeze().value(of: track, at: stage.start + 0.3)), 45))
    }

    @Test("the time of a slowed layer inside a delayed one is told in the clock's seconds")
    func nested() throws {
        let stage = Stage()
        let outer = CALayer()
        let inner = CALayer()
        stage.still {
            stage.root.addSublayer(outer)
            outer.addSublayer(inner)
            outer.beginTime = stage.start + 0.5
            outer.speed = 2
            inner.speed = 0.25
            inner.timeOffset = 3
        }
        let animation = linearOpacity(0.2, 0.9, duration: 0.6)
        animation.fillMode = .both
        // The inner layer's time is 3 when the outer's is 0, at 0.5 s.
        animation.beginTime = 3.1
        stage.clock.turn { inner.add(animation, forKey: nil) }
        let track = try #require(tracks(stage).first)
        // 0.1 s of the inner layer are 0.4 of the outer and 0.2 of the clock.
        #expect(near(track.delay - stage.start, 0.7))
        #expect(near(track.duration, 1.2))
        let tree = stage.root.freeze()
        #expect(near(number(tree.value(of: track, at: track.delay)), 0.2, 1e-7))
        #expect(near(number(tree.value(of: track, at: track.delay + 0.3)), 0.375, 1e-7))
        #expect(near(number(tree.value(of: track, at: track.delay + 1.2)), 0.9, 1e-7))
        #expect(near(try #require(tree.fraction(of: track, at: track.delay + 0.3)), 0.25, 1e-7))
    }

    @Test("members of a group have the group's times, its pace and its end")
    func groups() throws {
        let stage = Stage()
        let group = CAAnimationGroup()
        group.duration = 2
        group.speed = 0.5
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        group.fillMode = .both
        let first = linearOpacity(0, 1, duration: 1)
        let second = CABasicAnimation(keyPath: "cornerRadius")
        (second.fromValue, second.toValue, second.duration, second.beginTime) = (10, 50, 4, 1)
        second.fillMode = .both
        group.animations = [first, second]
        stage.add(group)
        let tracks = tracks(stage)
        #expect(tracks.map(\.keyPath) == ["opacity", "cornerRadius"])
        let (a, b) = (try #require(tracks.first), try #require(tracks.last))
        // The group's half way is reached where its curve is at ½, in a time of 4 s.
        let half =
            4 * AnimationSpec.Pace.curve(CAMediaTimingFunction(name: .easeIn)).fraction(reaching: 0.5, duration: 2)
        #expect(half > 2)
        #expect(near(a.delay, stage.start) && near(a.duration, half, 1e-6))
        #expect(near(b.delay - stage.start, half, 1e-6) && near(b.end - stage.start, 4, 1e-6))
        // Cut off after a quarter of its own time.
        #expect(near(number(b.to), 20, 1e-6))
        let tree = stage.root.freeze()
        for fraction in [0.1, 0.5, 0.8] {
            let seen = number(tree.value(of: b, at: b.delay + fraction * b.duration))
            #expect(near(10 + 10 * b.curve.way(at: fraction), seen, 1e-6), "\(fraction)")
        }
    }

    @Test("a spring's curve is that which is shown, past its goal too")
    func spring() throws {
        let stage = Stage()
        let animation = CASpringAnimation(keyPath: "position.y")
        (animation.fromValue, animation.toValue, animation.damping) = (100, 300, 6)
        animation.duration = 1
        stage.add(animation)
        let track = try only(stage)
        #expect(track.curve.kind == .spring(dampingRatio: 0.3, response: 2 * .pi / 10))
        #expect(track.curve.text == "spring 0.30, 0.63 s")
        #expect(number(track.to) == 300)
        let tree = stage.root.freeze()
        for fraction in [0.05, 0.33, 0.5, 0.9] {
            let seen = number(tree.value(of: track, at: stage.start + fraction))
            #expect(near(100 + 200 * track.curve.way(at: fraction), seen, 1e-9))
        }
        #expect((0...10).contains { track.curve.way(at: Double($0) / 10) > 1.1 })
    }

    @Test("repeats, ways back and ends without end are told")
    func repeats() throws {
        let stage = Stage()
        let animation = linearOpacity(0, 1, duration: 0.5)
        (animation.repeatCount, animation.autoreverses) = (3, true)
        stage.add(animation)
        let track = try only(stage)
        #expect(track.repeatCount == 3 && track.autoreverses)
        #expect(near(track.end - stage.start, 3))
        #expect(near(number(stage.root.freeze().value(of: track, at: stage.start + 1.75)), 0.5, 1e-7))
        let endless = linearOpacity(0, 1, duration: 0.5)
        endless.repeatCount = .infinity
        stage.add(endless)
        #expect(try only(stage).end == .infinity)
    }

    @Test("a full turn of a component is not taken for none")
    func fullTurn() throws {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * Double.pi, 1)
        stage.add(animation)
        let track = try only(stage)
        #expect(track.fromText == "0°" && track.toText == "360°")
        let value = try #require(stage.root.freeze().value(of: track, at: stage.start + 0.75))
        #expect(track.text(of: value) == "270.0°")
    }

    @Test("a layer's own duration and a time driven by a hand do not move the time line")
    func driven() throws {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 200, 2)
        animation.isViewAnimation = true
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        stage.add(animation)
        stage.root.timeDrive = .held(at: stage.start + 0.5)
        stage.root.pacesViewAnimationsLinearly = true
        stage.clock.advance(by: 7)
        let track = try only(stage)
        #expect(near(track.delay, stage.start) && near(track.duration, 2) && track.isTimeDriven)
        let tree = stage.root.freeze()
        #expect(near(number(tree.value(of: track, at: stage.clock.now)), 50))
        #expect(near(try #require(tree.fraction(of: track, at: stage.clock.now)), 0.25))
    }

    @Test("the animations of masks have tracks, those of hidden layers have none")
    func masks() throws {
        let stage = Stage()
        let (mask, hidden) = (CALayer(), CALayer())
        mask.name = "hole"
        stage.still {
            stage.layer.mask = mask
            stage.root.addSublayer(hidden)
            hidden.isHidden = true
        }
        stage.clock.turn {
            for layer in [mask, hidden] { layer.add(linearOpacity(), forKey: nil) }
        }
        let track = try only(stage)
        #expect(track.layerName == "hole" && track.isMask)
        #expect(track.fromText == "0%" && track.toText == "100%")
    }
}
