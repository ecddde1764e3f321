/// Drives an animator's transition by a percentage that a gesture gives.
///
/// While the gesture holds it the curves of view animations count as linear. After `finish()` the rest takes
/// (1 − percentComplete) · duration / completionSpeed, after `cancel()` percentComplete · duration / completionSpeed.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// What the animator announced for the transition, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The last value given to `update(_:)`, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest is run; greater than 0.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Another timing for the rest; of use to an interruptible animator only.
    open var timingCurve: (any UITimingCurveProvider)?
    /// False starts the transition by the clock; `pause()` takes hold of it.
    open var wantsInteractiveStart = true

    /// The transition under control.
    private weak var context: TransitionContext?
    /// What was asked for before the transition began.
    private var early: (percent: CGFloat, end: Bool?) = (0, nil)
    private var hasRun = false

    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        let remembered = early
        adopt(context)
        guard context.isInteractive else { return context.runAnimator() }
        context.startHeld()
        if remembered.percent > 0 { update(remembered.percent) }
        switch remembered.end {
        case true?: finish()
        case false?: cancel()
        case nil: break
        }
    }

    /// Takes hold of a running or settling transition at the picture it shows.
    open func pause() {
        guard let context, context.catchTransition() else { return }
        percentComplete = context.reportedProgress
    }

    open func update(_ percentComplete: CGFloat) {
        let percent = min(max(percentComplete, 0), 1)
        guard let context else {
            if mayComeEarly { early.percent = percent }
            return
        }
        guard context.isInteractive else { return }
        self.percentComplete = percent
        context.drag(to: percent)
    }

    open func cancel() {
        end(finishing: false)
    }

    open func finish() {
        end(finishing: true)
    }

    private func end(finishing: Bool) {
        guard let context else {
            if mayComeEarly { early.end = finishing }
            return
        }
        let rest = finishing ? 1 - percentComplete : percentComplete
        let seconds = Double(rest * duration / (completionSpeed > 0 ? completionSpeed : 1))
        let curve = completionCurve.timingFunction
        context.settle(finishing: finishing, .curve(duration: seconds, curve, timingCurve))
    }

    /// Whether a transition that this object will drive may be waiting to begin.
    private var mayComeEarly: Bool { !hasRun || TransitionQueue.isAnyoneWaiting }

    // MARK: The context's side

    /// Takes on a transition that begins.
    func adopt(_ context: TransitionContext) {
        self.context = context
        duration = CGFloat(context.announcedDuration)
        percentComplete = 0
        early = (0, nil)
        hasRun = true
    }

    /// Forgets a transition that is over.
    func leave(_ context: TransitionContext) {
        if self.context === context { self.context = nil }
    }
}
