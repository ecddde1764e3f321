/// Values as people write them, each kind with a fixed number of digits, so that a running value does not jump about.
package enum ValueText {
    /// A number with so many digits behind the point; trimmed, without zeros at its end.
    package static func number(_ value: Double, _ places: Int, isTrimmed: Bool = false) -> String {
        guard value.isFinite else { return "?" }
        let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
        let scaled = (abs(value) * unit).rounded()
        guard scaled < 1e15 else { return value < 0 ? "−∞" : "∞" }
        let whole = Int(scaled)
        var digits = String(whole % Int(unit))
        digits = places > 0 ? String(repeating: "0", count: max(places - digits.count, 0)) + digits : ""
        if isTrimmed { while digits.hasSuffix("0") { digits.removeLast() } }
        let sign = value < 0 && whole > 0 ? "−" : ""
        return sign + String(whole / Int(unit)) + (digits.isEmpty ? "" : "." + digits)
    }

    /// #RRGGBBAA, of the straight colour.
    package static func color(_ color: RGBA?) -> String {
        guard let color else { return "none" }
        return [color.red, color.green, color.blue, color.alpha].reduce("#") { text, part in
            let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text + (byte.count < 2 ? "0" : "") + byte
        }
    }

    /// What a number counts, which says how it is written.
    enum Unit {
        case points, fraction, percent, degrees, factor

        func text(_ value: Double, isTrimmed: Bool) -> String {
            switch self {
            case .points: number(value, 1, isTrimmed: isTrimmed)
            case .fraction, .factor: number(value, 3, isTrimmed: isTrimmed)
            case .percent: number(value * 100, 1, isTrimmed: isTrimmed) + "%"
            case .degrees: number(value * 180 / .pi, 1, isTrimmed: isTrimmed) + "°"
            }
        }

        /// What the numbers at a key path count.
        init(_ path: AnimationKeyPath) {
            switch path.component {
            case .rotation, .rotationX, .rotationY, .rotationZ:
                self = .degrees
            case .scale, .scaleX, .scaleY, .scaleZ:
                self = .factor
            default:
                switch path.property.key {
                case "opacity", "shadowOpacity", "strokeStart", "strokeEnd", "locations": self = .percent
                case "anchorPoint", "contentsRect", "contentsCenter", "startPoint", "endPoint": self = .fraction
                case "contentsScale": self = .factor
                default: self = .points
                }
            }
        }
    }
}
