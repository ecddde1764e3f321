import Foundation

extension DragScript: CustomStringConvertible {
    /// The script as text, a step to a line.
    package var description: String { words.map { $0 + "\n" }.joined() }

    /// The script as one line, for a command line or a message.
    package var line: String { words.joined(separator: ", ") }

    /// The steps' texts; waiting with something pressed is called holding.
    private var words: [String] {
        var pressed: Set<Pointer> = []
        return steps.map { step in
            switch step {
            case .from(_, _, _, let pointer), .press(_, let pointer): pressed.insert(pointer)
            case .release(let pointer): pressed.remove(pointer)
            case .cancel(let pointer) where pointer != .mouse: pressed.remove(pointer)
            case .wait(let time) where !pressed.isEmpty: return "hold \(text(time))s"
            default: break
            }
            return step.description
        }
    }
}

extension DragScript.Step: CustomStringConvertible {
    package var description: String {
        switch self {
        case .from(let edge, let fraction, let place, let pointer):
            "\(prefix(pointer))from \(edge.rawValue)\(fraction.map { " " + text($0) } ?? "")\(along(place))"
        case .to(let fraction, let time, let pointer): "\(prefix(pointer))to \(text(fraction))\(duration(time))"
        case .press(let place, let pointer): "\(prefix(pointer))press \(place)"
        case .move(let place, let time, let pointer): "\(prefix(pointer))move \(place)\(duration(time))"
        case .release(let pointer): "\(prefix(pointer))release"
        case .cancel(let pointer): "\(prefix(pointer))cancel"
        case .tap(let place, let pointer): "\(prefix(pointer))tap \(place)"
        case .flick(let edge, let place, let pointer): "\(prefix(pointer))flick \(edge.rawValue)\(along(place))"
        case .button(let button): "button \(button.rawValue)"
        case .swipe(let direction, let part, let time): "swipe \(direction.rawValue) \(text(part))\(duration(time))"
        case .wheel(let dx, let dy, let isPrecise, let place):
            "wheel \(text(dx)),\(text(dy))\(isPrecise ? " precise" : "")\(place == .centre ? "" : " at \(place)")"
        case .key(let key, let modifiers, let isRepeat):
            "key \(held(modifiers))\(ScriptKeys.name(of: key))\(isRepeat ? " repeat" : "")"
        case .type(let string): "type \(quoted(string))"
        case .focus(let isGained): "focus \(isGained ? "gained" : "lost")"
        case .resize(let width, let height): "resize \(width)x\(height)"
        case .go(let isForward, let isAnimated):
            (isForward ? "forward" : "back") + (isAnimated ? "" : " unanimated")
        case .drop(let path, let screen): "drop \(quoted(path))\(screen == 1 ? "" : " on \(screen)")"
        case .wait(let time): "wait \(text(time))s"
        case .stall(let time): "stall \(text(time))s"
        case .untilRest: "until rest"
        }
    }

    private func prefix(_ pointer: DragScript.Pointer) -> String {
        pointer == .mouse ? "" : "finger \(pointer.id) "
    }

    private func along(_ place: Double) -> String { place == 0.5 ? "" : " at \(text(place))" }

    private func duration(_ time: Double) -> String { time == 0 ? "" : " in \(text(time))s" }

    private func held(_ modifiers: Modifiers) -> String {
        ScriptKeys.modifiers.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
    }

    /// A text in quotation marks, what cannot stand there behind a backslash.
    private func quoted(_ string: String) -> String {
        let inside = string.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: stands(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"" + inside.joined() + "\""
    }

    /// Whether a character can be read where it is written: it neither ends the line nor melts into the one before it.
    private func stands(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
            false
        default: true
        }
    }
}

extension DragScript.Place: CustomStringConvertible {
    package var description: String { "\(x),\(y)" }
}

extension DragScript.Length: CustomStringConvertible {
    package var description: String {
        switch self {
        case .points(let points): text(points)
        case .percent(let percent): text(percent) + "%"
        }
    }
}

/// The shortest decimal that is read as the same number again, without an exponent.
private func text(_ value: Double) -> String {
    let short = "\(value)"
    let parts = short.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
        return short.hasSuffix(".0") ? String(short.dropLast(2)) : short
    }
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let sign = value < 0 ? "-" : ""
    let whole = mantissa[0].drop { $0 == "-" }
    let digits = whole + (mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : "")
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
}
