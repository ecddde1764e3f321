/// Numbers as people write them.
package enum Decimals {
    /// A number with at most so many digits behind the point and no zeros at the end.
    package static func text(_ value: Double, places: Int) -> String {
        guard value.isFinite else { return "?" }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let whole = Int((abs(value) * scale).rounded())
        let unit = Int(scale)
        let sign = value < 0 && whole > 0 ? "−" : ""
        var fraction = String(whole % unit)
        fraction = String(repeating: "0", count: max(places - fraction.count, 0)) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return sign + String(whole / unit) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
