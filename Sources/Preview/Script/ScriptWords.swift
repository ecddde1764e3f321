import UIKit

/// The words that a step may begin with, in the order of the manual.
enum ScriptVerb: String, CaseIterable {
    case from, to, hold, release, lift, cancel, flick
    case press, move, tap, button
    case swipe, wheel
    case key, type
    case wait, until, stall
    case focus, resize, drop
    case forward, back
    case finger
}

/// The names that keys have in a script.
enum ScriptKeys {
    /// Keys without a character of their own, and characters that mean something else in a script.
    static let named: [(name: String, key: Key)] = [
        ("Left", .left), ("Right", .right), ("Up", .up), ("Down", .down), ("Home", .home), ("End", .end),
        ("PageUp", .pageUp), ("PageDown", .pageDown), ("Space", .space), ("Return", .return), ("Tab", .tab),
        ("Backspace", .backspace), ("Delete", .delete), ("Escape", .escape), ("Comma", .character(",")),
        ("Hash", .character("#")),
    ]

    /// Modifiers by the names of the key map, in the order in which they are written.
    static let modifiers: [(name: String, modifier: Modifiers)] = [
        ("Ctrl-", .control), ("Alt-", .alt), ("Super-", .command), ("Shift-", .shift),
    ]

    /// The key that a name means: one of the names, `F5`, a character, or `U+20AC`.
    static func key(named name: String) -> Key? {
        let lower = name.lowercased()
        if let row = named.first(where: { $0.name.lowercased() == lower }) { return row.key }
        if lower == "esc" { return .escape }
        if name.count == 1 { return lower.count == 1 ? .character(Character(lower)) : .character(Character(name)) }
        let rest = String(lower.dropFirst())
        if lower.hasPrefix("f"), let number = Int(rest), (1...24).contains(number) { return .function(number) }
        if lower.hasPrefix("u+"), let code = UInt32(rest.dropFirst(), radix: 16), let scalar = Unicode.Scalar(code) {
            return .character(Character(scalar))
        }
        return nil
    }

    /// What to say to a name that no key has: a modifier or a key with nearly that name.
    static func hint(to name: String) -> String {
        let held = name.lastIndex(of: "-").flatMap { dash in
            Nearest.to(String(name[...dash]), of: modifiers.map(\.name))
        }
        let near = held ?? Nearest.to(name, of: named.map(\.name))
        return near.map { "did you mean \($0)?" } ?? "Comma is , and Hash is #"
    }

    /// The name of a key.
    static func name(of key: Key) -> String {
        if let row = named.first(where: { $0.key == key }) { return row.name }
        switch key {
        case .character(let character): return name(of: character)
        case .function(let number): return "F\(number)"
        case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .space, .return, .tab, .backspace, .delete,
            .escape:
            return ""
        }
    }

    /// Letters are written large, as the keyboard has them; what cannot be seen goes by its number.
    private static func name(of character: Character) -> String {
        if character.isASCII, character.isLetter { return character.uppercased() }
        if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            character.isWhitespace || scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format || scalar.properties.isGraphemeExtend
        {
            return "U+" + String(scalar.value, radix: 16, uppercase: true)
        }
        return String(character)
    }
}
