import Testing

@testable import QuartzCore

@Suite @MainActor struct AnimationValueTests {
    @Test(
        "from, to and by combine as the documentation's table says; the model's value is 10",
        arguments: [
            (20, 30, nil, 20, 30), (20, nil, 5, 20, 25), (nil, 30, 5, 25, 30), (20, nil, nil, 20, 10),
            (nil, 30, nil, 10, 30), (nil, nil, 5, 10, 15),
        ] as [(Double?, Double?, Double?, CGFloat, CGFloat)])
    func table(from: Double?, to: Double?, by: Double?, start: CGFloat, end: CGFloat) {
        let stage = Stage()
        stage.still { stage.layer.cornerRadius = 10 }
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 2
        stage.add(animation)
        #expect(abs(stage.seen(at: 0).cornerRadius - start) < 1e-12)
        #expect(abs(stage.seen(at: 1).cornerRadius - (start + end) / 2) < 1e-12)
    }

    @Test("additive animations add up on the model's value")
    func additive() {
        let stage = Stage()
        for (key, value) in [("a", 40.0), ("b", 6)] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = value
            animation.toValue = 0
            animation.isAdditive = true
            animation.duration = 2
            stage.add(animation, key: key)
        }
        #expect(stage.seen(at: 1).position == CGPoint(x: 73, y: 30))
    }

    private func keyframes(_ mode: CAAnimationCalculationMode, _ change: (CAKeyframeAnimation) -> Void) -> Stage {
        let stage = Stage()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.calculationMode = mode
        animation.duration = 4
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]
        change(animation)
        stage.add(animation)
        return stage
    }

    @Test("keyframes: linear, at key times, with a pace of their own")
    func linear() {
        let plain = keyframes(.linear) { _ in }
        #expect(plain.seen(at: 1).position == CGPoint(x: 15, y: 0))
        #expect(plain.seen(at: 3).position == CGPoint(x: 30, y: 5))
        #expect(plain.seen(at: 4).position == CGPoint(x: 30, y: 10))
        let timed = keyframes(.linear) {
            $0.keyTimes = [0, 0.75, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        // Ease-in at a half: 0.315356812573.
        #expect(timed.seen(at: 1.5).position.isClose(to: CGPoint(x: 30 * 0.315356812573, y: 0), within: 1e-8))
        #expect(timed.seen(at: 3.5).position == CGPoint(x: 30, y: 5))
    }

    @Test("keyframes: discrete values last their share, or from their times on")
    func discrete() {
        let even = keyframes(.discrete) { _ in }
        #expect(even.seen(at: 1.3).position == CGPoint(x: 0, y: 0))
        #expect(even.seen(at: 1.4).position == CGPoint(x: 30, y: 0))
        #expect(even.seen(at: 3.9).position == CGPoint(x: 30, y: 10))
        let timed = keyframes(.discrete) { $0.keyTimes = [0, 0.5, 0.75, 1] }
        #expect(timed.seen(at: 1.9).position == CGPoint(x: 0, y: 0))
        #expect(timed.seen(at: 2).position == CGPoint(x: 30, y: 0))
        #expect(timed.seen(at: 3).position == CGPoint(x: 30, y: 10))
    }

    @Test("keyframes: paced is an even speed, whatever times and paces say")
    func paced() {
        let stage = keyframes(.paced) {
            $0.keyTimes = [0, 0.1, 1]
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn)]
        }
        #expect(stage.seen(at: 1).position.isClose(to: CGPoint(x: 10, y: 0)))
        #expect(stage.seen(at: 3.5).position.isClose(to: CGPoint(x: 30, y: 5)))
    }

    @Test("keyframes: cubic goes through the values, along Catmull and Rom's spline")
    func cubic() {
        let stage = keyframes(.cubic) {
            $0.values = [
                CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 40, y: 0), CGPoint(x: 50, y: 20),
                CGPoint(x: 90, y: 0),
            ]
        }
        #expect(stage.seen(at: 1).position == CGPoint(x: 10, y: 5))
        // (−p0 + 9p1 + 9p2 − p3) / 16.
        #expect(stage.seen(at: 1.5).position.isClose(to: CGPoint(x: (90 + 360 - 50) / 16.0, y: (45 - 20) / 16.0)))
    }

    @Test("a path is followed step by step, or at an even speed")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.addQuadCurve(to: CGPoint(x: 40, y: 120), control: CGPoint(x: 140, y: 70))
        let steps = keyframes(.linear) { $0.path = path }
        #expect(steps.seen(at: 1).position.isClose(to: CGPoint(x: 25, y: 20)))
        #expect(steps.seen(at: 2).position.isClose(to: CGPoint(x: 40, y: 20)))
        // The curve's middle: (p0 + 2c + p1) / 4.
        #expect(steps.seen(at: 3).position.isClose(to: CGPoint(x: 90, y: 70)))
        let timed = keyframes(.linear) {
            $0.path = path
            $0.keyTimes = [0, 0.9, 1]
        }
        #expect(timed.seen(at: 1.8).position.isClose(to: CGPoint(x: 25, y: 20)))
        let corner = CGMutablePath()
        corner.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        let even = keyframes(.paced) { $0.path = corner }
        #expect(even.seen(at: 2).position.isClose(to: CGPoint(x: 20, y: 0)))
        #expect(even.seen(at: 4).position.isClose(to: CGPoint(x: 30, y: 10)))
    }

    @Test("key paths reach components and set nothing else")
    func components() {
        let layer = CALayer()
        layer.setValue(7.0, forKeyPath: "position.y")
        #expect(layer.position == CGPoint(x: 0, y: 7))
        layer.setValue(CGSize(width: 30, height: 40), forKeyPath: "bounds.size")
        layer.setValue(3, forKeyPath: "bounds.origin.x")
        #expect(layer.bounds == CGRect(x: 3, y: 0, width: 30, height: 40))
        layer.setValue(Float(2), forKeyPath: "transform.scale.x")
        layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation.y")
        layer.setValue(12, forKeyPath: "transform.translation.z")
        let expected = CATransform3DConcat(
            CATransform3DRotate(CATransform3DIdentity, .pi / 6, 0, 1, 0), CATransform3DMakeTranslation(0, 0, 12))
        #expect(layer.transform.isClose(to: CATransform3DScale(expected, 2, 1, 1), within: 1e-12))
        #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? CGFloat ?? 0) - .pi / 6) < 1e-12)
        #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? CGFloat ?? 0) - 2) < 1e-12)
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == -1)
        #expect(layer.value(forKeyPath: "transform.scale.y") as? CGFloat == 1)
        #expect(abs(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 9) < 1e-12)
        layer.transform = CATransform3DMakeScale(0, 0, 1)
        layer.setValue(1, forKeyPath: "transform.scale")
        #expect(layer.transform.isClose(to: CATransform3DIdentity))
    }

    @Test("what leads nowhere changes nothing", arguments: ["nonsense", "opacity.x", "position.z", "path", "bounds.x"])
    func unknown(path: String) {
        let stage = Stage()
        let before = stage.layer.state
        stage.layer.setValue(1, forKeyPath: path)
        // A layer keeps any value under a key of one's own, as on Apple's systems.
        let kept = stage.layer.value(forKeyPath: path) as? Int
        #expect(kept == (path.contains(".") ? nil : 1))
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = 0
        animation.toValue = 5
        animation.duration = 1
        stage.add(animation)
        let seen = stage.seen(at: 0.5)
        for property in LayerProperty.all { #expect(property.get(seen) == property.get(before)) }
        #expect(AnimationKeyPath(path)?.get(stage.layer.state) == nil)
    }

    @Test("every property takes a value and gives it back, and no other moves", arguments: LayerProperty.all.map(\.key))
    func roundTrip(key: String) throws {
        let property = try #require(LayerProperty.named(key))
        var state = LayerState()
        (state.shape, state.gradient) = (ShapeState(), GradientState())
        (state.replicator, state.emitter) = (ReplicatorState(), EmitterState())
        let before = state
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let value: AnimatableValue =
            switch property.sample {
            case .number: .number(0.375)
            case .point: .point(CGPoint(x: 3, y: 5))
            case .size: .size(CGSize(width: 7, height: 2))
            case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 5))
            case .transform: .transform(CATransform3DMakeTranslation(1, 2, 3))
            case .color: .color(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
            case .path: .path(path)
            case .image: .image(CGImage(width: 1, height: 1) { _ in })
            case .numbers: .numbers([0.1, 0.9])
            case .colors: .colors([.black, .clear])
            case .flag(let flag): .flag(!flag)
            }
        property.set(&state, value)
        #expect(property.get(state) == value)
        for other in LayerProperty.all where other.key != key { #expect(other.get(state) == other.get(before)) }
        property.set(&state, value == .flag(true) ? .number(1) : .flag(true))
        if case .flag = value {} else { #expect(property.get(state) == value) }
    }

    @Test("colours mix premultiplied, arrays of them one by one")
    func colors() {
        let layer = CAGradientLayer()
        let stage = Stage(layer)
        let animation = CABasicAnimation(keyPath: "colors")
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let clear = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        animation.fromValue = [red, red]
        animation.toValue = [clear, green]
        animation.duration = 2
        show(stage, animation)
        let seen = stage.seen(at: 1).gradient?.colors ?? []
        #expect(seen.count == 2)
        #expect(seen.first == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        // Premultiplied (½, ¼, 0, ¾).
        #expect(abs((seen.last?.red ?? 0) - 2 / 3.0) < 1e-9)
        #expect(abs((seen.last?.green ?? 0) - 1 / 3.0) < 1e-9)
        #expect(seen.last?.alpha == 0.75)
    }

    private func show(_ stage: Stage, _ animation: CAAnimation) {
        stage.clock.turn {
            CATransaction.setDisableActions(true)
            (stage.layer as? CAGradientLayer)?.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1)]
            stage.layer.add(animation, forKey: nil)
        }
    }
}
