import Testing

@testable import QuartzCore

@Suite @MainActor struct CATransactionTests {
    @Test("a committed layer of its own animates a change for 0.25 s along the default curve")
    func implicit() {
        let stage = Stage()
        stage.clock.turn { stage.layer.opacity = 0 }
        #expect(stage.layer.opacity == 0)
        // The default curve at a half and at a tenth: 0.802403387585, 0.094796305716.
        #expect(abs(stage.seen(at: 0.125).opacity - (1 - 0.802403387585)) < 1e-9)
        #expect(abs(stage.seen(at: 0.025).opacity - (1 - 0.094796305716)) < 1e-9)
        #expect(stage.seen(at: 0.25).opacity == 0)
        // A second change goes on from what is seen.
        stage.clock.advance(by: 0.125)
        stage.clock.turn { stage.layer.opacity = 0.5 }
        #expect(abs(stage.seen(at: 0.125).opacity - (1 - 0.802403387585)) < 1e-6)
        #expect(stage.layer.animationKeys() == ["opacity"])
    }

    @Test("nothing animates that was not on a screen before, nor when it is set to what it is")
    func notImplicit() {
        let stage = Stage()
        stage.clock.turn {
            let new = CALayer()
            stage.root.addSublayer(new)
            new.position = CGPoint(x: 9, y: 8)
            #expect(new.animationKeys() == nil)
            _ = stage.root.picture(scale: 1)
            new.position = CGPoint(x: 19, y: 8)
            #expect(new.animationKeys() == nil)
            stage.layer.opacity = 1
            stage.layer.position = CGPoint(x: 50, y: 30)
            stage.layer.isHidden = false
        }
        #expect(stage.layer.animationKeys() == nil)
    }

    private final class Silent: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }

    private final class Slow: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            guard event == "opacity" else { return nil }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 8
            return animation
        }
    }

    @Test("delegate, actions, class and transaction are asked in turn, NSNull ends the search")
    func actions() {
        let stage = Stage(Slow())
        let silent = Silent()
        stage.layer.delegate = silent
        stage.clock.turn { stage.layer.opacity = 0.1 }
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.delegate = nil
        stage.layer.actions = ["opacity": NSNull()]
        stage.clock.turn { stage.layer.opacity = 0.2 }
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.actions = nil
        stage.clock.turn {
            CATransaction.setDisableActions(true)
            stage.layer.opacity = 0.3
        }
        #expect(stage.layer.animationKeys() == nil)
        #expect(!CATransaction.disableActions())
        stage.clock.turn { stage.layer.opacity = 0.4 }
        #expect(stage.layer.animation(forKey: "opacity")?.duration == 8)
    }

    @Test("settings are inherited inwards and forgotten outwards")
    func nesting() {
        let stage = Stage()
        stage.clock.turn {
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 3)
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            stage.layer.opacity = 0
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 3)
            #expect(CATransaction.animationTimingFunction() == nil)
            stage.layer.cornerRadius = 5
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }
        #expect(stage.layer.animation(forKey: "opacity")?.duration == 1)
        #expect(stage.layer.animation(forKey: "cornerRadius")?.duration == 3)
        #expect(stage.seen(at: 0.75).opacity == 0.25)
    }

    @Test("a flush inside a transaction leaves it open; one left open is closed with the turn")
    func flush() {
        let stage = Stage()
        stage.clock.turn {
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            CATransaction.flush()
            #expect(CATransaction.animationDuration() == 3)
        }
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("a completion block comes after the last animation, inner ones count for the outer")
    func completion() {
        let stage = Stage()
        var lines: [String] = []
        func note(_ name: String) -> () -> Void { { lines.append("\(name) \(stage.clock.now - stage.start)") } }
        stage.clock.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("outer"))
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("inner"))
            stage.layer.add(linearOpacity(duration: 0.5), forKey: "a")
            CATransaction.commit()
            stage.layer.add(linearOpacity(duration: 0.25), forKey: "b")
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("empty"))
            CATransaction.commit()
            #expect(lines.isEmpty)
        }
        stage.clock.advance(by: 2)
        #expect(lines == ["empty 0.0", "outer 0.5", "inner 0.5"] || lines == ["empty 0.0", "inner 0.5", "outer 0.5"])
    }

    @Test("what is changed outside any turn is committed before the clock goes on")
    func outsideTurn() {
        let stage = Stage()
        stage.layer.opacity = 0
        stage.clock.advance(by: 1)
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.add(linearOpacity(duration: 0.5), forKey: nil)
        #expect(stage.layer.attachedAnimations.count == 1)
        stage.clock.advance(by: 0.25)
        #expect(stage.layer.presentation()?.opacity == 0.5)
    }
}
