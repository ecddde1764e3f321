/// A cubic Bézier from (0, 0) to (1, 1) that maps the fraction of the time to the fraction of the way.
package struct CubicCurve: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// The curve with two handles; their x must lie in 0…1 and is clamped to it, or time would run backwards.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
        (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
    }

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
}
