/// An object that answers a change of a layer's property, usually by adding an animation.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the action that stops the search for one.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Is told when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is whether the animation reached its end rather than being removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation class that adds nothing: tells where animations' initialisers stand.
final class BareAnimation: CAAnimation {}

/// What all animations share. A layer keeps a copy of what is added: later changes of the original do nothing.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
    /// The pace of one pass; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept strongly until the animation is over, as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true

    package var timing = MediaTiming()
    /// Whether it comes from a view's animation block: its curve counts as linear while a drag drives it.
    package var isViewAnimation = false
    /// What a view animation's property was before the block that changed it.
    package var start: AnimatableValue?
    /// Seconds between the commit and the begin, where `beginTime` is 0.
    package var startDelay: CFTimeInterval = 0
    /// Whether the layer's view takes no touches while the animation runs, as UIKit's blocks have it by default.
    package var ignoresTouches = false
    /// Takes the place of the pace that the class has: view animations carry their curve or spring here.
    package var viewPace: AnimationSpec.Pace?
    /// Takes the place of the animation's own begin, speed and offset: a property animator at work.
    package var drive: TimeDrive?
    /// Called after the delegate when the animation is over, with whether it reached its end.
    package var onStop: ((Bool) -> Void)?
    private var values: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Nil: there are no archives to read animations from. It is here for the subclasses that have to declare it.
    public required init?(coder: NSCoder) {
        nil
    }

    /// `init()` of a class known at run time only.
    private static let byDefault = ClassInitialiser(
        0, of: CAAnimation.self, probe: BareAnimation.self)

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = Self.byDefault?.make(type(of: self)) as? CAAnimation else { return self }
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.isViewAnimation = isViewAnimation
        copy.start = start
        copy.startDelay = startDelay
        copy.ignoresTouches = ignoresTouches
        copy.viewPace = viewPace
        copy.drive = drive
        copy.onStop = onStop
        copy.values = values
        return copy
    }

    /// Keeps any value under a name with the animation, for its delegate to find.
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    open func value(forKey key: String) -> Any? {
        values[key]
    }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the animation does to a layer's state.
    package var effect: AnimationSpec.Effect { .none }

    /// The animation as a value.
    package final var spec: AnimationSpec {
        AnimationSpec(
            timing: timing, pace: viewPace ?? pace, isViewAnimation: isViewAnimation, drive: drive,
            isRemovedOnCompletion: isRemovedOnCompletion, isCumulative: accumulates, effect: effect)
    }

    /// Whether each pass begins where the last one ended.
    var accumulates: Bool { false }

    /// The pace of one pass.
    var pace: AnimationSpec.Pace {
        timingFunction.map(AnimationSpec.Pace.curve) ?? .linear
    }
}

/// An animation of one property, named by a key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether values are added to the property's own instead of replacing it.
    open var isAdditive = false
    /// Whether each of several passes goes on from the end of the one before.
    open var isCumulative = false
    /// What makes transforms of the values; nil for values that are what the property is.
    open var valueFunction: CAValueFunction?

    override var accumulates: Bool { isCumulative }

    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        // An action that names no property animates the one that has changed.
        if keyPath == nil { keyPath = event }
        super.run(forKey: event, object: anObject, arguments: dict)
    }

    /// The key path, looked up; reported where it leads to nothing that can be animated.
    final var target: AnimationKeyPath? {
        guard let keyPath else { return nil }
        let component = valueFunction.map { ".\($0.component)" } ?? ""
        let found = AnimationKeyPath(keyPath + component)
        if found == nil { Console.say("nothing can be animated at \"\(keyPath)\"; the animation shows nothing.") }
        return found
    }

    /// A value given for a path as the path's kind; reported where it is of another.
    final func read(_ value: Any?, for path: AnimationKeyPath) -> AnimatableValue? {
        guard let value, !(value is NSNull) else { return nil }
        let found = AnimatableValue(value, like: path.sample)
        if found == nil {
            Console.say(
                "a value for \"\(keyPath ?? "")\" is a \(type(of: value)), which does not fit, and is ignored.")
        }
        return found
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAPropertyAnimation {
            copy.keyPath = keyPath
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
            copy.valueFunction = valueFunction
        }
        return copy
    }
}

/// From one value to another. What is left out is the property's own value.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CABasicAnimation {
            (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        }
        return copy
    }

    package override var effect: AnimationSpec.Effect {
        guard let path = target else { return .none }
        return .basic(
            path, from: read(fromValue, for: path), to: read(toValue, for: path), by: read(byValue, for: path),
            isAdditive: isAdditive)
    }
}

/// A basic animation paced by a damped oscillator instead of a curve.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Ways per second.
    open var initialVelocity: CGFloat = 0

    /// A spring given by its period in seconds and its bounce (0: none, below 1: more), as SwiftUI's springs are.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * .pi / max(perceptualDuration, 1e-6)
        stiffness = CGFloat(frequency * frequency)
        let ratio = bounce >= 0 ? max(1 - bounce, 0) : 1 / (1 + max(bounce, -0.99))
        damping = 2 * ratio * CGFloat(frequency)
    }

    /// The period of the undamped oscillator, in seconds.
    open var perceptualDuration: CFTimeInterval {
        2 * .pi / Double((max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot())
    }

    /// 0 for a critical damping, 1 for none, negative for more.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (max(stiffness, 1e-6) * max(mass, 1e-6)).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Replaces the oscillator given by mass, stiffness and damping.
    package var spring: SpringCurve?

    /// Seconds until the spring is at rest for the eye.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CASpringAnimation {
            (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
            (copy.initialVelocity, copy.spring) = (initialVelocity, spring)
        }
        return copy
    }

    private var curve: SpringCurve {
        spring
            ?? SpringCurve(
                mass: Double(max(mass, 1e-6)), stiffness: Double(max(stiffness, 1e-6)),
                damping: Double(max(damping, 0)), initialVelocity: Double(initialVelocity))
    }

    override var pace: AnimationSpec.Pace { .spring(curve) }
}

/// Several animations with a common time; the children's times are the group's, and a child without a duration lasts as
/// long as the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
        return copy
    }

    package override var effect: AnimationSpec.Effect {
        .group(
            (animations ?? []).map { animation in
                guard animation.duration <= 0, let timed = animation.copy() as? CAAnimation else {
                    return animation.spec
                }
                timed.duration = duration
                return timed.spec
            })
    }
}
