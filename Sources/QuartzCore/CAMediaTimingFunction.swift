public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// A pace: a cubic Bézier from (0, 0) to (1, 1) that maps the fraction of the time to the fraction of the way.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// The curve of the platform's name; an unknown name counts as `default`.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// The curve with two handles; their x must lie in 0…1 and is clamped to it, or time would run backwards.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        // Through decimal text: 0.42 as a Float is 0.41999998, and the platform's curves are meant in decimals.
        func exact(_ f: Float) -> Double { Double(f.description) ?? Double(f) }
        (x1, y1) = (min(max(exact(c1x), 0), 1), exact(c1y))
        (x2, y2) = (min(max(exact(c2x), 0), 1), exact(c2y))
    }

    /// Writes control point 0…3 (the outer two are (0, 0) and (1, 1)) to two floats.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    /// The two handles.
    package var handles: (CGPoint, CGPoint) { (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)) }

    /// The fraction of the way at a fraction of the time, which is clamped to 0…1.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return time }
        return Self.bezier(y1, y2, parameter(at: time))
    }

    /// The way covered per fraction of the time, at a fraction of the time.
    package func slope(at time: Double) -> Double {
        let u = parameter(at: min(max(time, 0), 1))
        let dx = Self.derivative(x1, x2, u)
        let dy = Self.derivative(y1, y2, u)
        if dx > 1e-9 { return dy / dx }
        if abs(dy) > 1e-9 { return dy < 0 ? -1e9 : 1e9 }
        // A handle that lies on its end: there the other handle gives the direction.
        if x1 == x2, y1 == y2 { return 1 }
        return u < 0.5 ? (x2 > 0 ? y2 / x2 : 1) : (x1 < 1 ? (1 - y1) / (1 - x1) : 1)
    }

    /// The Bézier parameter whose x is `time`: Newton's method, kept inside a shrinking bracket.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var u = time
        for _ in 0..<60 {
            let error = Self.bezier(x1, x2, u) - time
            if abs(error) < 1e-14 { break }
            if error > 0 { high = u } else { low = u }
            let slope = Self.derivative(x1, x2, u)
            let next = u - error / slope
            u = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
        }
        return u
    }

    private static func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
    }

    private static func derivative(_ a: Double, _ b: Double, _ u: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * a + 6 * v * u * (b - a) + 3 * u * u * (1 - b)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return (x1, y1, x2, y2) == (other.x1, other.y1, other.x2, other.y2)
    }

    public override var hash: Int {
        var hasher = Hasher()
        for number in [x1, y1, x2, y2] { hasher.combine(number) }
        return hasher.finalize()
    }
}
