/// Runs one direction of an effect for UIKit. It keeps the effect alive.
@MainActor
final class EffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let effect: Effect
    private let isEntering: Bool

    init(_ effect: Effect, isEntering: Bool) {
        self.effect = effect
        self.isEntering = isEntering
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isEntering ? effect.duration.enter : effect.duration.leave
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard
            let stage = Stage(
                transitionContext, effect: effect, isEntering: isEntering,
                duration: transitionDuration(using: transitionContext))
        else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        if UIAccessibility.isReduceMotionEnabled, effect.moves, !transitionContext.isInteractive {
            effect.crossFade(stage)
        } else if isEntering {
            effect.enter(stage)
        } else {
            effect.leave(stage)
        }
        stage.isSet()
    }

    func animationEnded(_ transitionCompleted: Bool) {
        effect.animationEnded(transitionCompleted)
    }
}
