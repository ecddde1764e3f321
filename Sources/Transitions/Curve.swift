/// The pace of an effect: how the fraction of its time becomes the fraction of its way.
public enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A cubic Bézier from (0, 0) to (1, 1) by its two control points; x lies in 0…1, y may lie outside.
    case cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    /// A damped spring by its damping ratio and its response, the seconds of one swing without damping.
    ///
    /// ω = 2π / response. It has come to rest after `settlingDuration`, which is how long an effect that has it takes.
    case spring(dampingRatio: Double, response: Double)

    /// The damping ratios there are; from 1 on a spring does not swing over, and all above would look as 1 does: the
    /// critical form is used for them.
    public static let dampingRatios = 0.05...1.0
    /// The responses there are, in seconds.
    public static let responses = 0.01...10.0
    /// The part of the way within which a spring counts as at rest, as UIKit has it for `usingSpringWithDamping`.
    private static let rest = 0.001

    /// The curve with its numbers inside their limits.
    public var clamped: Curve {
        switch self {
        case .linear, .easeIn, .easeOut, .easeInOut: self
        case .cubic(let x1, let y1, let x2, let y2):
            .cubic(x1.clamped(to: 0...1), y1.clamped(to: -10...10), x2.clamped(to: 0...1), y2.clamped(to: -10...10))
        case .spring(let ratio, let response):
            .spring(
                dampingRatio: ratio.clamped(to: Self.dampingRatios), response: response.clamped(to: Self.responses))
        }
    }

    /// Seconds after which a spring is at rest: T with e^(−ζωT) = 0.001, so ln(1000) · response / (2πζ). At a damping ratio
    /// of 1 that holds for the critical form's exponential. Nil for other curves: they take any time.
    public var settlingDuration: TimeInterval? {
        guard case .spring(let ratio, let response) = clamped else { return nil }
        return -log(Self.rest) * response / (2 * .pi * ratio)
    }

    /// The curve for a duration in seconds: a spring keeps its damping ratio and gets the response that fits it.
    public func lasting(_ duration: TimeInterval) -> Curve {
        guard case .spring(let ratio, _) = clamped else { return self }
        return .spring(dampingRatio: ratio, response: 2 * .pi * ratio * duration / -log(Self.rest)).clamped
    }

    /// The control points of a cubic curve; nil for a spring.
    public var controlPoints: (first: CGPoint, second: CGPoint)? {
        switch clamped {
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .cubic(let x1, let y1, let x2, let y2): (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
        case .spring: nil
        }
    }

    /// Whether it leaves 0…1 on its way, so that something shown by it goes past its goal or its start and comes back.
    public var overshoots: Bool {
        switch clamped {
        case .linear, .easeIn, .easeOut, .easeInOut: false
        case .cubic(_, let y1, _, let y2): !(0...1).contains(y1) || !(0...1).contains(y2)
        case .spring(let ratio, _): ratio < 1
        }
    }

    /// Whether it is one of the four that UIKit has a name for.
    var isPreset: Bool {
        switch self {
        case .linear, .easeIn, .easeOut, .easeInOut: true
        case .cubic, .spring: false
        }
    }

    /// The fraction of the way at a fraction of the time, 0…1.
    ///
    /// - Parameter duration: seconds of the whole; nil for a spring's own. A spring's ω is that which settles in it.
    public func value(at fraction: Double, duration: TimeInterval? = nil) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if let spring = spring(lasting: duration) { return spring.curve.value(at: fraction * spring.duration) }
        guard let (first, second) = controlPoints else { return fraction }
        return CubicCurve(first.x, first.y, second.x, second.y).value(at: fraction)
    }

    /// The Bézier as UIKit and QuartzCore take it; nil for a spring.
    var timingFunction: CAMediaTimingFunction? {
        controlPoints.map {
            CAMediaTimingFunction(
                controlPoints: Float($0.first.x), Float($0.first.y), Float($0.second.x), Float($0.second.y))
        }
    }

    /// The spring that `usingSpringWithDamping` shows for a duration.
    private func spring(lasting duration: TimeInterval?) -> (curve: SpringCurve, duration: TimeInterval)? {
        guard case .spring(let ratio, _) = clamped, let own = settlingDuration else { return nil }
        let seconds = duration ?? own
        let spring = SpringCurve(dampingRatio: ratio, settlingIn: seconds, initialVelocity: 0)
        return (spring.endingExactly(at: seconds), seconds)
    }
}

extension Curve: CustomStringConvertible {
    /// The curve in words, for lists and panels.
    public var description: String {
        switch self {
        case .linear: "linear"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .easeInOut: "ease-in-out"
        case .cubic(let x1, let y1, let x2, let y2):
            "cubic " + [x1, y1, x2, y2].map { String(format: "%.4g", $0) }.joined(separator: ", ")
        case .spring(let ratio, let response): String(format: "spring %.3g, %.3g s", ratio, response)
        }
    }
}

extension Comparable {
    /// The value, or the end of a range that is nearest to it.
    package func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
