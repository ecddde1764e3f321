/// Seconds of an animation that does not say how long it takes.
private let defaultDuration = 0.2

/// An animation that has been begun and not yet committed.
private struct OpenAnimation {
    var duration = defaultDuration
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    let completion: BlockCompletion
    let report: AnimationReport
}

/// Whom an animation tells, and what it says to tell it from others.
@MainActor
private final class AnimationReport {
    let name: String?
    let context: UnsafeMutableRawPointer?
    /// Kept until the animation is over, as on Apple's systems.
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?

    init(name: String?, context: UnsafeMutableRawPointer?) {
        self.name = name
        self.context = context
    }

    func tellStart() {
        guard let delegate, let willStart, willStart.isUnderstood(by: delegate) else { return }
        willStart.send(to: delegate, name, context)
    }

    func tellStop(finished: Bool) {
        guard let delegate, let didStop else { return }
        didStop.send(to: delegate, name, NSNumber(value: finished), context)
        self.delegate = nil
    }
}

/// A block whose animations repeat, and which is made anew whenever a setting changes.
private final class OpenBlock: AnimationBlock {
    let animation: OpenAnimation

    init(_ animation: OpenAnimation) {
        self.animation = animation
        super.init(
            duration: max(animation.duration, 0), delay: max(animation.delay, 0),
            pace: .curve(animation.curve.timingFunction), options: [], completion: animation.completion)
    }

    override func animate(_ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue) {
        guard from != to else { return }
        attach(
            CAPropertyAnimation.changing(key, from: from, to: to), to: layer, count: animation.repeatCount,
            autoreverses: animation.autoreverses)
    }
}

/// Animations from before blocks: what is set after `beginAnimations` holds for the changes that follow, up to
/// `commitAnimations`.
extension UIView {
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let report = AnimationReport(name: animationID, context: context)
        let completion = BlockCompletion { report.tellStop(finished: $0) }
        AnimationBlock.stack.append(OpenBlock(OpenAnimation(completion: completion, report: report)))
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() {
        guard let block = AnimationBlock.stack.last as? OpenBlock else {
            return Console.say("commitAnimations() was called without beginAnimations(_:context:); nothing was done.")
        }
        AnimationBlock.stack.removeLast()
        block.animation.report.tellStart()
        block.completion.seal()
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) {
        (AnimationBlock.stack.last as? OpenBlock)?.animation.report.delegate = delegate
    }

    /// The method takes the animation's identifier and its context, or fewer.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) {
        (AnimationBlock.stack.last as? OpenBlock)?.animation.report.willStart = selector
    }

    /// The method takes the animation's identifier, a number that says whether it reached its end, and its context, or fewer.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) {
        (AnimationBlock.stack.last as? OpenBlock)?.animation.report.didStop = selector
    }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { change { $0.curve = curve } }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }

    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }

    /// Puts a block with other settings in the place of the one that is open; outside one nothing happens, as on a device.
    private static func change(_ set: (inout OpenAnimation) -> Void) {
        guard let block = AnimationBlock.stack.last as? OpenBlock else { return }
        var animation = block.animation
        set(&animation)
        AnimationBlock.stack[AnimationBlock.stack.count - 1] = OpenBlock(animation)
    }
}
