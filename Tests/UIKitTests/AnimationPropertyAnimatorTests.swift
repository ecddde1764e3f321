import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AnimationPropertyAnimatorTests {
    private func linear(_ stage: AnimationStage) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 160 }
    }

    @Test("it runs by its curve and reports the end") func runs() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { stage.view.center.x = 160 }
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        #expect(animator.state == .inactive)
        stage.act { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning)
        #expect(isClose(stage.center(after: 0.5).x, 91.5357, 1e-3))
        #expect(stage.center(after: 0.5).x == 160)
        #expect(ended == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test("pausing keeps the picture; scrubbing shows the fraction of the way") func scrubs() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { stage.view.center.x = 160 }
        stage.act { animator.startAnimation() }
        let shown = stage.center(after: 0.5).x
        stage.act { animator.pauseAnimation() }
        #expect(isClose(stage.center(after: 3).x, shown))
        #expect(isClose(animator.fractionComplete, (shown - 60) / 100))
        stage.act { animator.fractionComplete = 0.8 }
        #expect(isClose(stage.center(after: 0).x, 140))
    }

    @Test("it can be scrubbed without ever having been started") func scrubsFromRest() {
        let stage = AnimationStage()
        let animator = linear(stage)
        stage.act { animator.fractionComplete = 0.25 }
        #expect(isClose(stage.center(after: 1).x, 85))
        #expect(animator.state == .active && !animator.isRunning)
    }

    @Test("reversed on its way it goes back from where it is, resets the model and reports the start")
    func reverses() {
        let stage = AnimationStage()
        let animator = linear(stage)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        stage.act { animator.startAnimation() }
        stage.clock.advance(by: 0.6)
        stage.act { animator.isReversed = true }
        #expect(isClose(stage.center(after: 0).x, 120))
        #expect(isClose(stage.center(after: 0.3).x, 90))
        #expect(stage.center(after: 0.31).x == 60)
        #expect(stage.view.center.x == 60)
        #expect(ended == [.start])
    }

    @Test("continued with another pace and a part of the duration it takes that long") func continues() {
        let stage = AnimationStage()
        let animator = linear(stage)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        stage.act { animator.fractionComplete = 0.5 }
        stage.act {
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        }
        #expect(isClose(stage.center(after: 1).x, 125.76785, 1e-3))
        #expect(ended.isEmpty)
        #expect(stage.center(after: 1).x == 160)
        #expect(ended == [.end])
    }

    @Test("stopped it stays where it is; finishing puts it where it is told") func stops() {
        let stage = AnimationStage()
        let animator = linear(stage)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        stage.act { animator.startAnimation() }
        stage.clock.advance(by: 0.25)
        stage.act { animator.stopAnimation(false) }
        #expect(animator.state == .stopped && ended.isEmpty)
        #expect(isClose(stage.view.center.x, 85))
        stage.act { animator.finishAnimation(at: .start) }
        #expect(stage.view.center.x == 60)
        #expect(ended == [.start])
    }

    @Test("with pausesOnCompletion it stays active at its end and can be turned round") func pausesOnCompletion() {
        let stage = AnimationStage()
        let animator = linear(stage)
        animator.pausesOnCompletion = true
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        stage.act { animator.startAnimation() }
        #expect(stage.center(after: 2).x == 160)
        #expect(animator.state == .active && !animator.isRunning && ended.isEmpty)
        animator.pausesOnCompletion = false
        stage.act {
            animator.isReversed = true
            animator.startAnimation()
        }
        #expect(isClose(stage.center(after: 0.5).x, 110))
        #expect(stage.center(after: 0.5).x == 60)
        #expect(ended == [.start])
    }

    @Test("a delay factor holds a block back for its part of the time") func delayFactor() {
        let stage = AnimationStage()
        let animator = linear(stage)
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        stage.act { animator.startAnimation() }
        stage.clock.advance(by: 0.5)
        #expect(stage.view.layer.presentedState.opacity == 1)
        stage.clock.advance(by: 0.25)
        #expect(isClose(stage.view.layer.presentedState.opacity, 0.5))
    }

    @Test("it keeps itself alive while it runs and no longer") func lifetime() {
        let stage = AnimationStage()
        weak var weakAnimator: UIViewPropertyAnimator?
        var ended = false
        do {
            let animator = linear(stage)
            animator.addCompletion { _ in ended = true }
            weakAnimator = animator
            stage.act { animator.startAnimation() }
        }
        #expect(weakAnimator != nil)
        stage.clock.advance(by: 1)
        #expect(ended && weakAnimator == nil)
    }
}
