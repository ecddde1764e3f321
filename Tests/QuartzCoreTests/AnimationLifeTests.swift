import Testing

@testable import QuartzCore

@Suite @MainActor struct AnimationLifeTests {
    @Test("starts are told when the begin comes, ends at the end, once each")
    func order() {
        let stage = Stage()
        let (now, later) = (AnimationLog(), AnimationLog())
        let first = linearOpacity(duration: 0.5)
        first.delegate = now
        let second = linearOpacity(duration: 0.5)
        second.delegate = later
        second.beginTime = stage.start + 2
        stage.clock.turn {
            stage.layer.add(first, forKey: "a")
            stage.layer.add(second, forKey: "b")
            #expect(now.lines.isEmpty)
        }
        #expect(now.lines == ["start 0.0"])
        stage.clock.advance(by: 1)
        #expect(now.lines == ["start 0.0", "stop true 0.5"])
        #expect(later.lines.isEmpty)
        stage.clock.advance(by: 3)
        #expect(later.lines == ["start 2.0", "stop true 2.5"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("the same key replaces, removing says not finished, and nil keys live side by side")
    func keys() {
        let stage = Stage()
        let (a, b) = (AnimationLog(), AnimationLog())
        let first = linearOpacity()
        first.delegate = a
        stage.add(first, key: "k")
        let second = linearOpacity(0.5, 1)
        second.delegate = b
        stage.add(second, key: "k")
        #expect(a.lines == ["start 0.0", "stop false 0.0"])
        #expect(stage.layer.animationKeys() == ["k"])
        #expect((stage.layer.animation(forKey: "k") as? CABasicAnimation)?.fromValue as? Double == 0.5)
        stage.layer.removeAnimation(forKey: "k")
        #expect(b.lines == ["start 0.0", "stop false 0.0"])
        stage.add(linearOpacity(), key: nil)
        stage.add(linearOpacity(), key: nil)
        #expect(stage.layer.attachedAnimations.count == 2)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("what is added is a copy: changing the original, or a path it was given, changes nothing")
    func copies() {
        let stage = Stage(CAShapeLayer())
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 20))
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = path
        animation.toValue = path
        animation.duration = 1
        stage.add(animation)
        path.addRect(CGRect(x: 0, y: 0, width: 500, height: 500))
        animation.toValue = nil
        animation.duration = 9
        #expect(stage.seen(at: 0.5).shape?.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(stage.clock.nextEvent == stage.start + 1)
    }

    @Test("one that is not removed on completion tells its end once and stays")
    func stays() {
        let stage = Stage()
        let log = AnimationLog()
        let animation = linearOpacity(1, 0.25, duration: 0.5)
        animation.delegate = log
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        stage.add(animation)
        stage.clock.advance(by: 5)
        stage.clock.advance(by: 5)
        #expect(log.lines == ["start 0.0", "stop true 0.5"])
        #expect(stage.layer.animationKeys() == ["test"])
        #expect(stage.layer.presentation()?.opacity == 0.25)
        #expect(stage.layer.opacity == 1)
    }

    @Test("leaving the tree ends animations unfinished; a layer on no screen does not keep any")
    func leaving() {
        let stage = Stage()
        let (a, b) = (AnimationLog(), AnimationLog())
        let animation = linearOpacity()
        animation.delegate = a
        stage.add(animation)
        stage.clock.turn { stage.layer.removeFromSuperlayer() }
        #expect(a.lines == ["start 0.0", "stop false 0.0"])
        #expect(stage.layer.presentation() == nil)
        let lone = CALayer()
        let other = linearOpacity()
        other.delegate = b
        stage.clock.turn { lone.add(other, forKey: nil) }
        #expect(b.lines == ["stop false 0.0"])
        #expect(lone.attachedAnimations.isEmpty)
    }

    @Test("layers, animations and delegates are let go after the end, and those who wait are told even if a layer dies")
    func memory() {
        let stage = Stage()
        weak var weakLog: AnimationLog?
        weak var weakAnimation: CAAnimation?
        var ended = 0
        autoreleasing {
            let log = AnimationLog()
            weakLog = log
            let animation = linearOpacity(duration: 0.5)
            animation.delegate = log
            stage.add(animation)
            weakAnimation = stage.layer.animation(forKey: "test")
        }
        #expect(weakLog != nil)
        #expect(weakAnimation != nil)
        stage.clock.advance(by: 1)
        #expect(weakLog == nil)
        #expect(weakAnimation == nil)
        weak var weakLayer: CALayer?
        autoreleasing {
            let layer = CALayer()
            weakLayer = layer
            stage.clock.turn {
                stage.root.addSublayer(layer)
                CATransaction.setCompletionBlock { ended += 1 }
                layer.add(linearOpacity(duration: 3), forKey: nil)
            }
            layer.removeFromSuperlayer()
        }
        stage.clock.advance(by: 0.1)
        #expect(ended == 1)
        #expect(weakLayer == nil)
        #expect(stage.clock.animations.nextEvent == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    @Test("an action that says nothing goes from the old value to the new")
    func bareAction() {
        let stage = Stage()
        let bare = CABasicAnimation()
        bare.duration = 2
        stage.layer.actions = ["position": bare]
        stage.clock.turn { stage.layer.position = CGPoint(x: 150, y: 40) }
        #expect(stage.seen(at: 1).position == CGPoint(x: 100, y: 35))
    }
}
