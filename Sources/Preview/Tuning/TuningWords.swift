import Transitions
import UIKit

/// Tuned values as words of the command line. What is written is read back as the very same value.
package enum TuningWords {
    // MARK: Curves

    private static let presets: [(word: String, curve: Curve)] = [
        ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ]
    /// What curves look like, for messages and help.
    package static let curveForms = "linear, ease-in, ease-out, ease-in-out, x1,y1,x2,y2 or spring:RATIO,RESPONSE"

    /// `ease-out`, `0.2,0,0,1` or `spring:0.8,0.4`; nil for what is none, or has numbers outside the limits.
    package static func curve(_ word: String) -> Curve? {
        let word = word.lowercased()
        if let preset = presets.first(where: { $0.word == word }) { return preset.curve }
        let isSpring = word.hasPrefix("spring:")
        guard let numbers = numbers(isSpring ? String(word.dropFirst("spring:".count)) : word) else { return nil }
        let curve: Curve
        switch (isSpring, numbers.count) {
        case (true, 2): curve = .spring(dampingRatio: numbers[0], response: numbers[1])
        case (false, 4): curve = .cubic(numbers[0], numbers[1], numbers[2], numbers[3])
        default: return nil
        }
        if let seconds = curve.settlingDuration, !Tuning.durations.contains(seconds) { return nil }
        return curve.clamped == curve ? curve : nil
    }

    package static func word(for curve: Curve) -> String {
        switch curve {
        case .linear: "linear"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .easeInOut: "ease-in-out"
        case .cubic(let x1, let y1, let x2, let y2): word([x1, y1, x2, y2])
        case .spring(let ratio, let response): "spring:" + word([ratio, response])
        }
    }

    // MARK: Values

    /// A parameter's value; nil for what does not fit its kind or its limits.
    package static func value(_ word: String, _ kind: Parameter.Kind) -> Parameter.Value? {
        let value: Parameter.Value?
        switch kind {
        case .number: value = numbers(word).flatMap { $0.count == 1 ? .number($0[0]) : nil }
        case .color: value = color(word).map { .color($0) }
        case .optionalColor: value = word.lowercased() == "none" ? .color(nil) : color(word).map { .color($0) }
        case .point: value = pair(word).map { .point(CGPoint(x: $0, y: $1)) }
        case .size: value = pair(word).map { .size(CGSize(width: $0, height: $1)) }
        case .flag: value = ["true": .flag(true), "false": .flag(false)][word.lowercased()]
        }
        guard let value, kind.fitting(value) == value else { return nil }
        return value
    }

    package static func word(for value: Parameter.Value) -> String {
        switch value {
        case .number(let number): word([number])
        case .color(nil): "none"
        case .color(let color?):
            "#"
                + [color.red, color.green, color.blue, color.alpha].prefix(color.alpha == 255 ? 3 : 4)
                .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        case .point(let point): word([Double(point.x), Double(point.y)])
        case .size(let size): word([Double(size.width), Double(size.height)])
        case .flag(let flag): flag ? "true" : "false"
        }
    }

    /// What values of a kind look like, for messages and help.
    package static func form(of kind: Parameter.Kind) -> String {
        switch kind {
        case .number(let range, let unit):
            "a number from \(word([range.lowerBound])) to \(word([range.upperBound]))"
                + (unit == .none ? "" : " \(unit.rawValue)")
        case .color: "a colour #RRGGBB or #RRGGBBAA"
        case .optionalColor: "a colour #RRGGBB or #RRGGBBAA, or none"
        case .point: "a point x,y"
        case .size: "a size width,height"
        case .flag: "true or false"
        }
    }

    // MARK: Parts

    private static func color(_ word: String) -> Parameter.Color? {
        let digits = word.dropFirst()
        guard word.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let bits = UInt32(digits, radix: 16)
        else { return nil }
        let full = digits.count == 8 ? bits : bits << 8 | 0xFF
        func byte(_ shift: UInt32) -> UInt8 { UInt8(full >> shift & 0xFF) }
        return Parameter.Color(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }

    private static func pair(_ word: String) -> (Double, Double)? {
        numbers(word).flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
    }

    /// Decimal numbers between commas and nothing else: `Double` would also take `nan` and `0x1p3`.
    private static func numbers(_ word: String) -> [Double]? {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let numbers = parts.compactMap { part -> Double? in
            guard let first = part.first, first.isNumber || "+-.".contains(first) else { return nil }
            guard part.allSatisfy({ "0123456789.-+eE".contains($0) }) else { return nil }
            return Double(part).flatMap { $0.isFinite ? $0 : nil }
        }
        return numbers.count == parts.count ? numbers : nil
    }

    /// The shortest text of each number that is read back as the same.
    private static func word(_ numbers: [Double]) -> String {
        numbers.map { number in
            let text = "\(number)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        .joined(separator: ",")
    }
}
