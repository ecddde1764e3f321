import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AnimationKeyframeTests {
    private static let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    @Test("keyframes keep their places in the time, and what was reached stays until the next") func places() {
        let stage = AnimationStage()
        stage.act {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { stage.view.center.x = 160 }
                UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { stage.view.center.x = 60 }
            }
        }
        #expect(isClose(stage.center(after: 0.1).x, 60))
        #expect(isClose(stage.center(after: 0.2).x, 110))
        #expect(isClose(stage.center(after: 0.2).x, 160))
        #expect(isClose(stage.center(after: 0.3).x, 110))
        #expect(isClose(stage.center(after: 0.2).x, 60))
    }

    @Test("the whole is paced ease-in-out by default") func pace() {
        let stage = AnimationStage()
        stage.act {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 }
            }
        }
        #expect(isClose(stage.alpha(after: 0.25), 0.870838, 1e-5))
    }

    @Test("a keyframe without duration jumps: its old value is still shown at 0") func jump() {
        let stage = AnimationStage()
        stage.act {
            UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: Self.linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { stage.view.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0.3 }
            }
        }
        #expect(stage.alpha(after: 0.25) == 1)
        #expect(stage.alpha(after: 0.25) == 1)
        #expect(isClose(stage.alpha(after: 0.001), 0.4998, 1e-4))
        #expect(isClose(stage.alpha(after: 0.999), 0.3))
    }

    @Test("changes outside addKeyframe take the whole time; each property has its own track") func tracks() {
        let stage = AnimationStage()
        stage.act {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
                stage.view.alpha = 0
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.y = 145 }
            }
        }
        stage.clock.advance(by: 0.5)
        #expect(isClose(stage.view.layer.presentedState.opacity, 0.5))
        #expect(stage.view.layer.presentedState.position.y == 45)
        stage.clock.advance(by: 0.25)
        #expect(isClose(stage.view.layer.presentedState.position.y, 95))
    }
}
