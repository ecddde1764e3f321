/// Animates changes of views, and can be paused, scrubbed, turned round and continued at another pace.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public private(set) var timingParameters: any UITimingCurveProvider
    /// Seconds of the whole.
    public let duration: TimeInterval
    /// Seconds before it begins.
    public internal(set) var delay: TimeInterval = 0
    public internal(set) var state = UIViewAnimatingState.inactive
    public internal(set) var isRunning = false
    /// Whether its views take touches while it runs; for animations that begin from now on.
    open var isUserInteractionEnabled = true
    open var isInterruptible = true
    /// Whether `fractionComplete` counts the way (an even pace) while paused, or the time.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, so that it can be turned round.
    open var pausesOnCompletion = false

    /// Blocks that wait for the start.
    private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// What is animated.
    var items: [Item] = []
    /// The pace from the start to the end, and its seconds.
    let original: (pace: AnimationSpec.Pace, duration: TimeInterval)
    var motion = Motion.resting(at: 0)
    var reversed = false
    /// Keeps the animator alive while it is active or stopped.
    let keeper = AnimatorKeeper()
    /// Tells the ends of the animations on the layers now from those of ones they replaced.
    var generation = 0
    /// Animations of this generation that are not over.
    var pending = 0

    /// A property of a layer on its way.
    struct Item {
        let layer: CALayer
        let property: String
        /// Under which its animation stands on the layer.
        let key: String
        let from: AnimatableValue
        var to: AnimatableValue
        /// The fraction of the whole at which it begins.
        let begin: CGFloat
        /// What it goes through on the way, if it is more than the two.
        var frames: KeyframeValues?
    }

    /// How the fraction of the way comes about.
    enum Motion {
        /// It stands.
        case resting(at: CGFloat)
        /// As it was started, by the animations' own pace.
        case started
        /// By a drive from one fraction to another, in the time of the items' layers.
        case driven(TimeDrive)
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = max(duration, 0)
        timingParameters = parameters
        original = parameters.pace(for: max(duration, 0))
    }

    /// An animator that takes no time.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that is started at once.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// - Parameter delayFactor: the fraction of the remaining time before these changes begin, 0…1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else {
            return Console.say("Animations added to a stopped animator are ignored; finish it first.")
        }
        let block = (body: animation, delayFactor: min(max(delayFactor, 0), 1))
        if state == .inactive {
            blocks.append(block)
        } else {
            let known = items.count
            collect(block, after: fractionComplete)
            attach(Array(items[known...]))
        }
    }

    /// Called when it is over, with where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            reversed = newValue
            if isRunning { drive(with: nil, durationFactor: 0) }
        }
    }

    /// The fraction of the way, 0…1; setting it pauses nothing and moves a paused animator.
    open var fractionComplete: CGFloat {
        get { shownFraction }
        set {
            guard state == .active else { return activate(restingAt: newValue) }
            isRunning = false
            motion = .resting(at: min(max(newValue, 0), 1))
            show()
        }
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else {
            return Console.say("A stopped animator cannot be started; finish it first.")
        }
        if state == .active {
            if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            return
        }
        self.delay = max(delay, 0)
        guard !reversed else {
            activate(restingAt: 1)
            return drive(with: nil, durationFactor: 0)
        }
        activate(restingAt: 0)
        isRunning = true
        motion = .started
        show()
    }

    open func pauseAnimation() {
        guard state != .stopped else {
            return Console.say("A stopped animator cannot be paused; finish it first.")
        }
        guard state == .active else { return activate(restingAt: reversed ? 1 : 0) }
        fractionComplete = shownFraction
    }

    /// Goes on from where it is paused.
    ///
    /// - Parameters:
    ///   - parameters: another pace; nil keeps the animator's.
    ///   - durationFactor: seconds of the rest as a fraction of `duration`; 0 keeps what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state == .inactive { activate(restingAt: reversed ? 1 : 0) }
        guard state == .active else { return }
        drive(with: parameters, durationFactor: durationFactor)
    }

    /// Stops where it is. Without finishing, the shown values become the model's and no completion is called; otherwise
    /// `finishAnimation(at:)` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        settleModel(at: .current)
        isRunning = false
        state = .stopped
        if withoutFinishing { rest() }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Console.say("Only a stopped animator can be finished; call stopAnimation(false) first.")
        }
        settleModel(at: finalPosition)
        end(at: finalPosition)
    }

    /// Runs the waiting blocks, and stands at a fraction of the way.
    private func activate(restingAt fraction: CGFloat) {
        guard state == .inactive else { return }
        state = .active
        keeper.animator = self
        if let subject = TransitionWatch.subject { subject.trace.watch(keeper) }
        let waiting = blocks
        blocks = []
        for block in waiting { collect(block, after: 0) }
        motion = .resting(at: min(max(fraction, 0), 1))
        show()
    }

    /// Runs a block and notes what it changes.
    private func collect(_ block: (body: () -> Void, delayFactor: CGFloat), after fraction: CGFloat) {
        let begin = fraction + (1 - fraction) * block.delayFactor
        let collector = CollectingBlock(duration: duration)
        collector.run(block.body)
        completions += collector.completions.map { completion in { completion($0 == .end) } }
        for change in collector.changes {
            if let index = items.firstIndex(where: { $0.layer === change.layer && $0.property == change.property }) {
                items[index].to = change.to
                items[index].frames = change.frames
            } else {
                items.append(
                    Item(
                        layer: change.layer, property: change.property,
                        key: "\(change.property)-\(ObjectIdentifier(self).hashValue)", from: change.from, to: change.to,
                        begin: begin + (1 - begin) * change.begin, frames: change.frames))
            }
        }
    }

    /// Calls the completions and forgets what was animated.
    func end(at position: UIViewAnimatingPosition) {
        let waiting = completions
        rest()
        for completion in waiting { completion(position) }
    }

    private func rest() {
        state = .inactive
        isRunning = false
        items = []
        completions = []
        motion = .resting(at: 0)
        generation += 1
        keeper.animator = nil
    }
}

/// Notes what is changed inside it, for an animator to animate.
final class CollectingBlock: AnimationBlock {
    struct Change {
        let layer: CALayer
        let property: String
        let from: AnimatableValue
        let to: AnimatableValue
        /// The fraction of the block's time at which it begins.
        var begin: CGFloat = 0
        var frames: KeyframeValues?
    }

    private(set) var changes: [Change] = []
    /// Of blocks inside it, to be called when the animator is done, with whether it reached its end.
    var completions: [(Bool) -> Void] = []
    /// The fraction of the time at which what is changed now begins.
    private var begin: CGFloat = 0

    init(duration: TimeInterval) {
        super.init(
            duration: max(duration, .leastNonzeroMagnitude), delay: 0, pace: .linear, options: [],
            completion: BlockCompletion(nil))
    }

    override func animate(_ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue) {
        changes.append(Change(layer: layer, property: key, from: from, to: to, begin: begin))
    }
    /// Runs a block inside it, whose changes the animator drives with its own: its duration and curve are the animator's, its
    /// delay counts.
    func collect(_ body: () -> Void, delay: TimeInterval, _ completion: ((Bool) -> Void)?) {
        let outer = begin
        begin = min(max(CGFloat(delay / duration), 0), 1)
        run(body)
        begin = outer
        if let completion { completions.append(completion) }
    }

    /// Notes a property that goes through keyframes.
    func add(_ track: KeyframeTrack) {
        guard let first = track.frames.values.first, let last = track.frames.values.last else { return }
        changes.append(
            Change(layer: track.layer, property: track.key, from: first, to: last, frames: track.frames))
    }
}
