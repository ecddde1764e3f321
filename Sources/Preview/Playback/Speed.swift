/// How fast the clock runs against real time.
///
/// The factor is a start value times a power of two, and a tenth of that in slow motion. Only what is shown is limited,
/// so that halving and doubling as often leads back exactly.
package struct Speed: Equatable, Sendable {
    /// The slowest and the fastest.
    package static let limits = 0.05...4.0
    /// What slow motion makes of it.
    private static let slow = 0.1

    private let base: Double
    private var exponent = 0
    package var isSlow = false

    /// - Parameter base: clamped to the limits.
    package init(_ base: Double = 1) {
        self.base = min(max(base, Self.limits.lowerBound), Self.limits.upperBound)
    }

    /// Seconds of the clock per second.
    package var factor: Double {
        let value = unslowed * (isSlow ? Self.slow : 1)
        return min(max(value, Self.limits.lowerBound), Self.limits.upperBound)
    }

    private var unslowed: Double { exponent < 0 ? base / Double(1 << -exponent) : base * Double(1 << exponent) }

    package mutating func halve() {
        if unslowed * (isSlow ? Self.slow : 1) > Self.limits.lowerBound { exponent -= 1 }
    }

    package mutating func double() {
        if unslowed * (isSlow ? Self.slow : 1) < Self.limits.upperBound { exponent += 1 }
    }

    /// `×0.25`, with at most three digits behind the point.
    package var text: String {
        "×\(Decimals.text(factor, places: 3))"
    }
}
