import UIKit

/// How a number is chosen on a line and written: its range, its steps, its unit.
struct ValueScale: Equatable {
    /// How values lie along the line.
    enum Kind: Equatable {
        case linear
        /// Equal ways are equal factors; the range is above 0.
        case logarithmic
    }

    var range: ClosedRange<Double>
    var kind = Kind.linear
    /// Values are multiples of it, and an arrow key goes on by it.
    var step = 0.01
    /// Digits behind the point.
    var places = 2
    /// Written behind the number, with a space unless it is a sign of its own such as `°` or `%`.
    var unit = ""
    /// Written before the number, as `×`.
    var sign = ""

    /// A line of a range in steps of a power of ten, at least two hundred of them.
    static func even(_ range: ClosedRange<Double>, unit: String = "") -> ValueScale {
        let extent = max(range.upperBound - range.lowerBound, 1e-9)
        let power = Int(log10(extent / 200).rounded(.down))
        return ValueScale(range: range, step: pow(10, Double(power)), places: max(-power, 0), unit: unit)
    }

    /// Where a value lies, 0…1; outside the range, at the nearer end.
    func fraction(of value: Double) -> Double {
        let value = clamped(value)
        switch kind {
        case .linear:
            let extent = range.upperBound - range.lowerBound
            return extent > 0 ? (value - range.lowerBound) / extent : 0
        case .logarithmic:
            let (low, high) = (log(range.lowerBound), log(range.upperBound))
            return high > low ? (log(value) - low) / (high - low) : 0
        }
    }

    /// The value at a place, in whole steps.
    func value(at fraction: Double) -> Double {
        let fraction = min(max(fraction, 0), 1)
        switch kind {
        case .linear: return rounded(range.lowerBound + (range.upperBound - range.lowerBound) * fraction)
        case .logarithmic:
            let (low, high) = (log(range.lowerBound), log(range.upperBound))
            return rounded(exp(low + (high - low) * fraction))
        }
    }

    /// The nearest whole step within the range.
    func rounded(_ value: Double) -> Double {
        guard step > 0 else { return clamped(value) }
        // Divided by a whole number of steps to a unit, 0.07 comes out as 0.07 and not as 0.07000000000000001.
        let perUnit = 1 / step
        let whole = perUnit.rounded()
        return clamped(
            abs(perUnit - whole) < 1e-9 ? (value * whole).rounded() / whole : (value / step).rounded() * step)
    }

    func clamped(_ value: Double) -> Double {
        guard !value.isNaN else { return range.lowerBound }
        return min(max(value, range.lowerBound), range.upperBound)
    }

    /// The value with its unit; one between the steps, which only the command line can give, with more digits.
    func text(_ value: Double) -> String {
        let isBetween = value.isFinite && abs(rounded(value) - value) > step * 1e-6 && range.contains(value)
        let number = isBetween ? Decimals.text(value, places: places + 3) : Self.fixed(value, places: places)
        if unit.isEmpty { return sign + number }
        return unit == "°" || unit == "%" ? number + unit : "\(number) \(unit)"
    }

    /// A number with exactly so many digits behind the point: a running value keeps its place.
    static func fixed(_ value: Double, places: Int) -> String {
        guard value.isFinite else { return "–" }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let size = min((abs(value) * scale).rounded(), 1e15)
        let (whole, unit) = (Int(size), Int(scale))
        let sign = value < 0 && whole > 0 ? "−" : ""
        guard places > 0 else { return sign + String(whole) }
        let digits = String(whole % unit)
        return "\(sign)\(whole / unit).\(String(repeating: "0", count: places - digits.count))\(digits)"
    }
}
