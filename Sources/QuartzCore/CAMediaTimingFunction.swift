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
    private let curve: CubicCurve

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
        curve = CubicCurve(exact(c1x), exact(c1y), exact(c2x), exact(c2y))
    }

    /// Writes control point 0…3 (the outer two are (0, 0) and (1, 1)) to two floats.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    /// The two handles.
    package var handles: (CGPoint, CGPoint) {
        (CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2))
    }

    /// The fraction of the way at a fraction of the time, which is clamped to 0…1.
    package func value(at time: Double) -> Double { curve.value(at: time) }

    /// The way covered per fraction of the time, at a fraction of the time.
    package func slope(at time: Double) -> Double { curve.slope(at: time) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return curve == other.curve
    }

    public override var hash: Int {
        curve.hashValue
    }
}
