public enum UITimingCurveType: Int, Sendable {
    case builtin
    case cubic
    case spring
    case composed
}

/// A pace for a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Ease-in-out.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        var first: [Float] = [0, 0]
        var second: [Float] = [0, 0]
        curve.timingFunction.getControlPoint(at: 1, values: &first)
        curve.timingFunction.getControlPoint(at: 2, values: &second)
        animationCurve = curve
        controlPoint1 = CGPoint(x: CGFloat(first[0]), y: CGFloat(first[1]))
        controlPoint2 = CGPoint(x: CGFloat(second[0]), y: CGFloat(second[1]))
        isBuiltin = true
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltin = false
    }

    public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// The curve to evaluate.
    package var timingFunction: CAMediaTimingFunction {
        if isBuiltin { return animationCurve.timingFunction }
        return CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}

/// A damped oscillator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Ways per second at the start; the x component counts, for one-dimensional properties as for all.
    public let initialVelocity: CGVector
    private let oscillator: Oscillator

    /// What was given: a ratio, whose frequency follows from the animator's duration, or the physics, which have their
    /// own duration.
    private enum Oscillator {
        case ratio(CGFloat)
        case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    /// The platform's default spring: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        oscillator = .ratio(ratio)
        initialVelocity = velocity
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        oscillator = .physics(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }

    /// A spring by its period in seconds and bounce (0: none).
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
        let w = 2 * .pi / max(duration, 1e-6)
        let ratio = bounce >= 0 ? max(1 - bounce, 0.01) : 1 / (1 + max(bounce, -0.99))
        self.init(mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: .zero)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring for an animator of a duration, ending exactly at 1, and the seconds it takes.
    package func spring(for duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        switch oscillator {
        case .ratio(let ratio):
            let curve = SpringCurve(
                dampingRatio: Double(ratio), settlingIn: duration, initialVelocity: Double(initialVelocity.dx))
            return (curve.endingExactly(at: duration), duration)
        case .physics(let mass, let stiffness, let damping):
            let curve = SpringCurve(
                mass: Double(max(mass, 1e-6)), stiffness: Double(max(stiffness, 1e-6)),
                damping: Double(max(damping, 1e-6)), initialVelocity: Double(initialVelocity.dx))
            let rest = curve.settlingDuration
            return (curve.endingExactly(at: rest), rest)
        }
    }
}

extension UITimingCurveProvider {
    /// The pace for an animator of a duration, and the seconds it takes.
    package func pace(for duration: TimeInterval) -> (pace: AnimationSpec.Pace, duration: TimeInterval) {
        if let spring = springTimingParameters {
            let (curve, seconds) = spring.spring(for: duration)
            return (.spring(curve), seconds)
        }
        let curve = cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
        return (.curve(curve), duration)
    }
}
