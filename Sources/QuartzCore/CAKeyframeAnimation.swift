public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// For properties that are points: the way, at an even speed unless `keyTimes` say otherwise.
    open var path: CGPath?
    /// Fractions of the duration, ascending from 0 to 1; nil: evenly spread.
    open var keyTimes: [NSNumber]?
    /// The pace between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAKeyframeAnimation {
            (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
            (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        }
        return copy
    }

    package override var effect: AnimationSpec.Effect {
        guard let keyPath, let property = AnimationKeyPath(keyPath) else { return .none }
        var frames = values ?? []
        var mode = calculationMode
        if let path {
            frames = path.flattened
            mode = keyTimes == nil ? .paced : mode
        }
        guard !frames.isEmpty else { return .none }
        return .keyframes(
            property,
            Keyframes(
                values: frames, times: keyTimes?.map(\.doubleValue), paces: timingFunctions ?? [], mode: mode),
            isAdditive: isAdditive)
    }
}

/// The values of a keyframe animation and when they are reached.
package struct Keyframes {
    private let values: [Any]
    private let times: [Double]
    private let paces: [CAMediaTimingFunction]
    private let mode: CAAnimationCalculationMode

    init(values: [Any], times: [Double]?, paces: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        self.values = values
        self.paces = paces
        self.mode = mode
        let isPaced = mode == .paced || mode == .cubicPaced
        // A discrete animation's times are the starts of its values, so it has one more of them.
        let count = mode == .discrete ? values.count + 1 : values.count
        if let times, times.count >= values.count, !isPaced {
            self.times = times
        } else if isPaced, let even = Self.evenlyPaced(values) {
            self.times = even
        } else {
            self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
    }

    /// The value at a fraction of the duration, read as the kind of `sample`.
    func value(at fraction: Double, like sample: AnimatableValue) -> AnimatableValue? {
        // At the very start its first value is shown, even if a jump at 0 follows: a delayed animation waits with it.
        if fraction <= 0 { return read(0, sample) }
        let index = times.lastIndex { $0 <= fraction } ?? 0
        if mode == .discrete { return read(min(index, values.count - 1), sample) }
        guard index + 1 < values.count, let from = read(index, sample), let to = read(index + 1, sample) else {
            return read(min(index, values.count - 1), sample)
        }
        let span = times[index + 1] - times[index]
        var local = span > 0 ? min(max((fraction - times[index]) / span, 0), 1) : 1
        if index < paces.count { local = paces[index].value(at: local) }
        guard mode == .cubic || mode == .cubicPaced else { return from.interpolated(to: to, fraction: local) }
        return cubic(index, from, to, local, sample)
    }

    private func read(_ index: Int, _ sample: AnimatableValue) -> AnimatableValue? {
        AnimatableValue(values[index], like: sample)
    }

    /// A Catmull–Rom spline through the neighbours (Kochanek and Bartels' with zero tension, continuity and bias), by
    /// Barry and Goldman's pyramid, which needs mixtures of two values only. Transforms are mixed straight.
    private func cubic(
        _ index: Int, _ from: AnimatableValue, _ to: AnimatableValue, _ t: Double, _ sample: AnimatableValue
    ) -> AnimatableValue {
        let between = from.interpolated(to: to, fraction: t)
        if case .transform = from { return between }
        guard let before = read(max(index - 1, 0), sample),
            let after = read(min(index + 2, values.count - 1), sample)
        else { return between }
        let a = before.interpolated(to: from, fraction: t + 1)
        let c = to.interpolated(to: after, fraction: t - 1)
        return a.interpolated(to: between, fraction: (t + 1) / 2)
            .interpolated(to: between.interpolated(to: c, fraction: t / 2), fraction: t)
    }

    /// Times in proportion to the way between the values, or nil where the values have no distance.
    private static func evenlyPaced(_ values: [Any]) -> [Double]? {
        func coordinates(_ value: Any) -> [CGFloat]? {
            if let point = value as? CGPoint { return [point.x, point.y] }
            if let size = value as? CGSize { return [size.width, size.height] }
            if case .number(let number)? = AnimatableValue(value, like: .number(0)) { return [number] }
            return nil
        }
        let points = values.compactMap(coordinates)
        guard points.count == values.count, points.count > 1 else { return nil }
        var lengths = [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
            let square = zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
            lengths.append(lengths[lengths.count - 1] + Double(square.squareRoot()))
        }
        guard let total = lengths.last, total > 0 else { return nil }
        return lengths.map { $0 / total }
    }
}

extension CGPath {
    /// Points along the outline, close enough together that straight lines between them pass for its curves.
    fileprivate var flattened: [CGPoint] {
        let steps = 24
        var points: [CGPoint] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func mix(_ weights: [(CGFloat, CGPoint)]) -> CGPoint {
            weights.reduce(.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
        }
        for element in elements {
            switch element {
            case .move(let p):
                if points.isEmpty { points.append(p) }
                (start, current) = (p, p)
            case .line(let p):
                points.append(p)
                current = p
            case .quad(let p, let c):
                for step in 1...steps {
                    let (t, u) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
                    points.append(mix([(u * u, current), (2 * u * t, c), (t * t, p)]))
                }
                current = p
            case .cubic(let p, let c1, let c2):
                for step in 1...steps {
                    let (t, u) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
                    points.append(
                        mix([(u * u * u, current), (3 * u * u * t, c1), (3 * u * t * t, c2), (t * t * t, p)]))
                }
                current = p
            case .close:
                points.append(start)
                current = start
            }
        }
        return points
    }
}
