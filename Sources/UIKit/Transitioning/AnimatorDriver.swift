/// Seconds in which an interruptible animator comes to rest after a release.
private let releaseSeconds = 0.375

/// Chooses a transition's picture through the interruptible animator that its author offers.
@MainActor
final class AnimatorDriver: TransitionDriver {
    let animator: any UIViewImplicitlyAnimating
    private let duration: TimeInterval
    /// The seconds the animator takes by itself.
    private let ownDuration: TimeInterval
    /// The end it was last let go towards, 0 or 1.
    private var goal: CGFloat = 1
    /// The direction in which the animator runs towards the end of the transition.
    private let reversedAtStart: Bool

    init(_ animator: any UIViewImplicitlyAnimating, context: TransitionContext) {
        self.animator = animator
        duration = context.announcedDuration
        ownDuration = (animator as? UIViewPropertyAnimator)?.duration ?? context.announcedDuration
        reversedAtStart = animator.isReversed
        if let animator = animator as? UIViewPropertyAnimator { context.trace.watch(animator.keeper) }
    }

    var fraction: CGFloat {
        reversedAtStart ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    /// An animator that is done has forgotten how far it came.
    var elapsed: TimeInterval { Double(animator.state == .inactive ? goal : fraction) * ownDuration }
    var isAnimating: Bool { animator.state == .active && animator.isRunning }

    func hold() {
        animator.pauseAnimation()
        animator.isReversed = reversedAtStart
    }

    func seek(_ fraction: CGFloat) {
        animator.fractionComplete = reversedAtStart ? 1 - fraction : fraction
    }

    func settle(to end: CGFloat, _ settling: Settling) -> CFTimeInterval {
        goal = end
        animator.isReversed = end > 0 ? reversedAtStart : !reversedAtStart
        let rest = end > 0 ? 1 - fraction : fraction
        switch settling {
        case .curve(let seconds, _, let timing):
            animator.continueAnimation(
                withTimingParameters: timing, durationFactor: duration > 0 ? CGFloat(seconds / duration) : 0)
        case .velocity(let perSecond):
            // The spring's velocity counts in remaining ways per second.
            let towards = end > 0 ? perSecond : -perSecond
            let velocity = rest > 0 ? max(towards, 0) / rest : 0
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(
                    dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity)),
                durationFactor: duration > 0 ? CGFloat(min(releaseSeconds / duration, 1)) : 0)
        }
        return .infinity
    }

    func removeAnimations() {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
    }

    func runOn() {}

    func release() {}

    func include(_ view: UIView) {}
}
