import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AnimationBlockTests {
    @Test("a block runs from the old value to the new by its curve, and the model is new at once")
    func curve() {
        let stage = AnimationStage()
        stage.act {
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) { stage.view.alpha = 0 }
        }
        #expect(stage.view.alpha == 0)
        #expect(stage.alpha(after: 0) == 1)
        // cubic-bezier(0.42, 0, 1, 1) at 0.5 is 0.315357 (solved with another program).
        #expect(isClose(stage.alpha(after: 1), 0.684643, 1e-5))
        #expect(stage.alpha(after: 1) == 0)
    }

    @Test(
        "a transaction around a block gives it its curve, keyframes too, but no other duration, and no spring another pace"
    )
    func transaction() {
        let stage = AnimationStage()
        let other = UIView()
        stage.window.addSubview(other)
        stage.act {
            CATransaction.begin()
            CATransaction.setAnimationDuration(9)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1))
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 160 }
            }
            UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                other.alpha = 0
            }
            CATransaction.commit()
        }
        // cubic-bezier(0.2, 0, 0, 1) at 0.25 and 0.5 is 0.607220 and 0.877834; of the second half of the way the keyframe
        // has then gone 0.214440 and 0.755668.
        #expect(isClose(stage.alpha(after: 0.5), 1 - 0.607220, 1e-5))
        #expect(isClose(stage.center(after: 0).x, 60 + 100 * 0.214440, 1e-2))
        // The spring of ζ = 0.5 at a quarter of its time: 1.161009.
        #expect(isClose(other.layer.presentedState.opacity, 1 - 1.161009, 1e-4))
        #expect(isClose(stage.alpha(after: 0.5), 1 - 0.877834, 1e-5))
        #expect(isClose(stage.center(after: 0).x, 60 + 100 * 0.755668, 1e-2))
        #expect(stage.alpha(after: 1) == 0)
        stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 1 } }
        #expect(isClose(stage.alpha(after: 0.25), 0.25), "afterwards blocks have their own again")
    }

    @Test("the default curve is ease-in-out") func defaultCurve() {
        let stage = AnimationStage()
        stage.act { UIView.animate(withDuration: 1) { stage.view.alpha = 0 } }
        // cubic-bezier(0.42, 0, 0.58, 1) at 0.25 is 0.129162.
        #expect(isClose(stage.alpha(after: 0.25), 0.870838, 1e-5))
    }

    @Test("a delay shows the old value until it is over") func delay() {
        let stage = AnimationStage()
        var ended: [Bool] = []
        stage.act {
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                stage.view.center.x = 160
            } completion: {
                ended.append($0)
            }
        }
        #expect(stage.center(after: 0.5).x == 60)
        #expect(isClose(stage.center(after: 0.25).x, 85))
        #expect(ended.isEmpty)
        #expect(stage.center(after: 0.75).x == 160)
        #expect(ended == [true])
    }

    @Test("a completion comes in the turn in which the animation ends, not a frame later") func completionTurn() {
        let stage = AnimationStage()
        var pictures: [CGFloat] = []
        stage.clock.onTurn = { pictures.append(stage.view.layer.presentedState.opacity) }
        stage.act {
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
            } completion: { _ in
                stage.view.alpha = 0.5
            }
        }
        stage.clock.advance(by: 2)
        #expect(pictures == [1, 0.5])
    }

    @Test("a block that changes nothing completes at once, in a turn of its own") func emptyBlock() {
        let stage = AnimationStage()
        var log: [String] = []
        stage.act {
            UIView.animate(withDuration: 5) {
            } completion: {
                log.append("completed \($0)")
            }
            log.append("after")
        }
        stage.clock.advance(by: 0)
        #expect(log == ["after", "completed true"])
    }

    @Test("a duration of 0 changes at once and still completes") func zeroDuration() {
        let stage = AnimationStage()
        var ended = false
        stage.act {
            UIView.animate(withDuration: 0) {
                stage.view.alpha = 0
            } completion: { _ in
                ended = true
            }
        }
        #expect(stage.alpha(after: 0) == 0)
        #expect(ended)
    }

    @Test("an animation of a view taken off the screen completes unfinished") func removedView() {
        let stage = AnimationStage()
        var ended: [Bool] = []
        stage.act {
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
            } completion: {
                ended.append($0)
            }
        }
        stage.clock.advance(by: 0.5)
        stage.act { stage.view.removeFromSuperview() }
        #expect(ended == [false])
    }

    @Test("a second animation of the same property joins the first: their ways add up")
    func additive() {
        let stage = AnimationStage()
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 160 }
        }
        stage.clock.advance(by: 0.5)
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 60 }
        }
        // At the meeting the picture does not jump; half a second on, the first is over and the second half-way back.
        #expect(isClose(stage.center(after: 0).x, 110))
        #expect(isClose(stage.center(after: 0.25).x, 110))
        #expect(isClose(stage.center(after: 0.25).x, 110))
        #expect(stage.center(after: 0.5).x == 60)
    }

    @Test("blocks after one another by their delays do not disturb each other") func sequence() {
        let stage = AnimationStage()
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 160 }
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { stage.view.center.x = 80 }
        }
        #expect(isClose(stage.center(after: 0.5).x, 110))
        #expect(isClose(stage.center(after: 0.5).x, 160))
        #expect(isClose(stage.center(after: 0.5).x, 120))
    }

    @Test("a nested block takes the outer duration and curve unless it says otherwise") func nested() {
        let stage = AnimationStage()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.act { stage.window.addSubview(other) }
        stage.act {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 0.1) { stage.view.alpha = 0 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { other.alpha = 0 }
            }
        }
        stage.clock.advance(by: 0.5)
        #expect(isClose(stage.view.layer.presentedState.opacity, 0.75))
        #expect(isClose(other.layer.presentedState.opacity, 0.5))
    }

    @Test("performWithoutAnimation and a switched-off system change at once") func unanimated() {
        let stage = AnimationStage()
        stage.act {
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { stage.view.alpha = 0 } }
        }
        #expect(stage.alpha(after: 0) == 0)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        stage.act { UIView.animate(withDuration: 1) { stage.view.alpha = 1 } }
        #expect(stage.alpha(after: 0) == 1)
    }

    @Test("a spring below critical damping swings over, and ends exactly") func spring() {
        let stage = AnimationStage()
        stage.act {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
            ) {
                stage.view.center.x = 160
            }
        }
        var highest: CGFloat = 0
        for _ in 0..<60 { highest = max(highest, stage.center(after: 1.0 / 60).x) }
        // The first overshoot of a damped oscillator is e^(−ζπ/√(1−ζ²)) of the way: 25.4 % at ζ = 0.4.
        #expect(isClose(highest, 185.4, 0.7))
        #expect(stage.center(after: 0.1).x == 160)
    }

    @Test("a repeated, reversing block goes to and fro until it is removed") func repeating() {
        let stage = AnimationStage()
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                stage.view.alpha = 0
            }
        }
        #expect(isClose(stage.alpha(after: 0.25), 0.75))
        #expect(isClose(stage.alpha(after: 1.5), 0.75))
        #expect(isClose(stage.alpha(after: 1.25), 0))
        stage.act { stage.view.layer.removeAllAnimations() }
        #expect(stage.alpha(after: 0) == 0)
    }

    @Test("a view takes no touches while a block animates it, unless it is allowed to") func touches() {
        let stage = AnimationStage()
        let point = CGPoint(x: 30, y: 40)
        stage.act { UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 } }
        #expect(stage.window.hitTest(point, with: nil) === stage.window)
        stage.clock.advance(by: 1)
        #expect(stage.window.hitTest(point, with: nil) === stage.view)
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.alpha = 1 }
        }
        #expect(stage.window.hitTest(point, with: nil) === stage.view)
    }

    @Test("a frame set in a block moves and sizes; subviews laid out inside it move along") func layout() {
        let stage = AnimationStage()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = .flexibleWidth
        stage.act { stage.view.addSubview(child) }
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.frame = CGRect(x: 10, y: 20, width: 200, height: 50)
                stage.view.layoutIfNeeded()
            }
        }
        stage.clock.advance(by: 0.5)
        #expect(isClose(stage.view.layer.presentedState.frame.width, 150))
        #expect(isClose(child.layer.presentedState.bounds.width, 100))
    }
}
