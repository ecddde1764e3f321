extension UIView {
    /// Animates what the closure changes in views, ease-in-out.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 makes the changes at once.
    ///   - completion: called when all of it is over, with whether it reached its end.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(
            duration, delay, .curve(options.curve.timingFunction), options, animations: animations,
            completion: completion)
    }

    /// Animates with a spring that has settled to 0.001 after `duration`.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not swing over; nearer to 0 it swings more.
    ///   - velocity: ways per second at the start.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            dampingRatio: Double(dampingRatio), settlingIn: duration, initialVelocity: Double(velocity)
        ).endingExactly(at: duration)
        runBlock(duration, delay, .spring(spring), options, animations: animations, completion: completion)
    }

    /// Animates with a spring given by its period and bounce (0: none, below 1: more); it runs until it is at rest.
    ///
    /// ω = 2π / duration, ζ = 1 − bounce, and 1 / (1 + bounce) for a negative bounce, as SwiftUI's springs are defined.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = bounce >= 0 ? max(1 - bounce, 0.01) : 1 / (1 + max(bounce, -0.99))
        let spring = SpringCurve(
            angularFrequency: 2 * .pi / max(duration, 1e-6), dampingRatio: Double(ratio),
            initialVelocity: Double(initialSpringVelocity))
        let rest = spring.settlingDuration
        runBlock(
            rest, delay, .spring(spring.endingExactly(at: rest)), options, animations: animations,
            completion: completion)
    }

    /// Makes changes inside a block repeat. Used inside an animation block.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard case let block?? = AnimationBlock.stack.last else { return animations() }
        RepeatingBlock(of: block, count: count, autoreverses: autoreverses).run(animations)
    }

    /// Runs a block's code with its times, which a block around it may replace by its own.
    private static func runBlock(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationSpec.Pace, _ options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        if let collector = AnimationBlock.stack.last as? CollectingBlock {
            return collector.collect(animations, delay: delay, completion)
        }
        let block = makeBlock(duration, delay, pace, options, completion: completion)
        block.run(animations)
        block.completion.seal()
    }

    /// A block with its times, which a block around it may replace by its own.
    static func makeBlock(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationSpec.Pace, _ options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationBlock {
        let waiting = BlockCompletion(completion)
        var (seconds, kept) = (duration, pace)
        if case let outer?? = AnimationBlock.stack.last {
            if !options.contains(.overrideInheritedDuration) { seconds = outer.duration }
            if !options.contains(.overrideInheritedCurve) { kept = outer.pace }
        }
        return AnimationBlock(
            duration: max(seconds, 0), delay: max(delay, 0), pace: kept, options: options, completion: waiting)
    }
}

/// A block inside another whose animations repeat.
private final class RepeatingBlock: AnimationBlock {
    private let count: CGFloat
    private let reverses: Bool

    init(of block: AnimationBlock, count: CGFloat, autoreverses: Bool) {
        self.count = count
        reverses = autoreverses
        super.init(
            duration: block.duration, delay: block.delay, pace: block.pace, options: block.options,
            completion: block.completion)
    }

    override func animate(_ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue) {
        guard from != to else { return }
        attach(
            CAPropertyAnimation.changing(key, from: from, to: to), to: layer, count: Float(count),
            autoreverses: reverses)
    }
}
