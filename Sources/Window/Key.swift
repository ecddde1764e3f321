/// A key of the keyboard, named by what it types without modifiers.
///
/// The number row counts by its place (so that digits work on keyboards that type them with Shift); letters and
/// punctuation count by their symbol and, where the layout has no such Latin symbol, by the place they have on a US keyboard.
package enum Key: Hashable, Sendable {
    /// A lower-case letter, a digit or a punctuation mark.
    case character(Character)
    case left, right, up, down, home, end, pageUp, pageDown
    case space, `return`, tab, backspace, delete, escape
    /// F1 is `function(1)`.
    case function(Int)
    /// A key that Segue has no name for, by SDL's scan code.
    case unknown(UInt32)
}

/// Keys held while another key or a button is used.
package struct Modifiers: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    /// The key with the system's logo.
    package static let command = Modifiers(rawValue: 8)
}

extension Key: Codable {
    /// The keys that are written as a word.
    private static let words: [String: Key] = [
        "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "pageUp": .pageUp,
        "pageDown": .pageDown, "space": .space, "return": .return, "tab": .tab, "backspace": .backspace,
        "delete": .delete, "escape": .escape,
    ]

    /// A word, the character behind a quote, or a number behind `f` or `#`.
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let rest = text.dropFirst()
        if let key = Self.words[text] {
            self = key
        } else if text.first == "'", let character = rest.first {
            self = .character(character)
        } else if text.first == "f", let number = Int(rest) {
            self = .function(number)
        } else {
            self = .unknown(UInt32(rest) ?? 0)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        let text =
            switch self {
            case .character(let character): "'\(character)"
            case .function(let number): "f\(number)"
            case .unknown(let code): "#\(code)"
            case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .space, .return, .tab, .backspace,
                .delete, .escape:
                Self.words.first { $0.value == self }?.key ?? ""
            }
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
