import Testing

@testable import UIKit

/// Blocks inside a property animator's own.
@MainActor @Suite(.serialized) struct AnimationNestedTests {
    private static func move(_ stage: AnimationStage) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.y = 145 }
    }

    @Test("keyframes take the animator's time, and are scrubbed with it") func keyframes() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) { Self.move(stage) }
        }
        stage.act { animator.startAnimation() }
        // From (60, 45): half of the first frame.
        #expect(isClose(stage.center(after: 0.5).x, 80))
        stage.act { animator.pauseAnimation() }
        stage.act { animator.fractionComplete = 0.75 }
        let shown = stage.center(after: 1)
        #expect(isClose(shown.x, 100) && isClose(shown.y, 95))
        stage.act {
            animator.isReversed = true
            animator.startAnimation()
        }
        let back = stage.center(after: 5)
        #expect(back.x == 60 && back.y == 45)
        #expect(stage.view.center.x == 60)
    }

    @Test("a plain block inside takes the animator's duration, keeps its delay, and completes with it") func plain() {
        let stage = AnimationStage()
        var ended: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 9, delay: 0.5, animations: { stage.view.center.x = 160 }) { ended.append($0) }
        }
        stage.act { animator.startAnimation() }
        #expect(isClose(stage.center(after: 0.4).x, 60))
        #expect(isClose(stage.center(after: 0.35).x, 110))
        #expect(ended.isEmpty)
        #expect(stage.center(after: 0.3).x == 160)
        #expect(ended == [true])
    }
}

/// Animations from before blocks.
@MainActor @Suite(.serialized) struct AnimationBeginTests {
    /// Stands between the test and what is deprecated.
    private protocol OldCaller {
        @MainActor func animate()
    }

    private struct Begun: OldCaller {
        let listener: Listener
        let view: UIView

        @available(*, deprecated)
        @MainActor func animate() {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDelay(0.5)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop(Selector("stop:finished:context:", Listener.stop(_:finished:context:)))
            view.center.x = 160
            UIView.commitAnimations()
        }
    }

    private final class Listener: NSObject {
        var stopped: [String] = []

        func stop(_ name: String?, finished: NSNumber?, context: UnsafeMutableRawPointer?) {
            stopped.append("\(name ?? "-") \(finished?.boolValue == true)")
        }
    }

    @Test("what is changed between begin and commit takes the settings before it, and its end is told") func old() {
        let stage = AnimationStage()
        let listener = Listener()
        stage.act {
            let caller: any OldCaller = Begun(listener: listener, view: stage.view)
            caller.animate()
            stage.view.center.y = 300
        }
        let shown = stage.center(after: 1)
        #expect(isClose(shown.x, 85) && shown.y == 300)
        #expect(listener.stopped.isEmpty)
        #expect(stage.center(after: 1.6).x == 160)
        #expect(listener.stopped == ["move true"])
    }
}
