internal import CSDL2

extension Key {
    /// Keys that type nothing, and the number row, which counts by its place.
    private static let byPlace: [SDL_Scancode.RawValue: Key] = {
        var keys: [SDL_Scancode.RawValue: Key] = [
            SDL_SCANCODE_LEFT.rawValue: .left, SDL_SCANCODE_RIGHT.rawValue: .right,
            SDL_SCANCODE_UP.rawValue: .up, SDL_SCANCODE_DOWN.rawValue: .down,
            SDL_SCANCODE_HOME.rawValue: .home, SDL_SCANCODE_END.rawValue: .end,
            SDL_SCANCODE_PAGEUP.rawValue: .pageUp, SDL_SCANCODE_PAGEDOWN.rawValue: .pageDown,
            SDL_SCANCODE_SPACE.rawValue: .space, SDL_SCANCODE_RETURN.rawValue: .return,
            SDL_SCANCODE_KP_ENTER.rawValue: .return, SDL_SCANCODE_TAB.rawValue: .tab,
            SDL_SCANCODE_BACKSPACE.rawValue: .backspace, SDL_SCANCODE_DELETE.rawValue: .delete,
            SDL_SCANCODE_0.rawValue: .character("0"), SDL_SCANCODE_KP_0.rawValue: .character("0"),
            SDL_SCANCODE_MINUS.rawValue: .character("-"), SDL_SCANCODE_KP_MINUS.rawValue: .character("-"),
            SDL_SCANCODE_EQUALS.rawValue: .character("="), SDL_SCANCODE_KP_EQUALS.rawValue: .character("="),
        ]
        for number in 1...9 {
            let digit = Key.character(Character(String(number)))
            keys[SDL_SCANCODE_1.rawValue + UInt32(number - 1)] = digit
            keys[SDL_SCANCODE_KP_1.rawValue + UInt32(number - 1)] = digit
        }
        for number in 1...12 {
            keys[SDL_SCANCODE_F1.rawValue + UInt32(number - 1)] = .function(number)
        }
        return keys
    }()

    /// Letters and punctuation of a US keyboard by their place, for layouts without Latin symbols.
    private static let latinByPlace: [SDL_Scancode.RawValue: Key] = {
        var keys: [SDL_Scancode.RawValue: Key] = [
            SDL_SCANCODE_LEFTBRACKET.rawValue: .character("["), SDL_SCANCODE_RIGHTBRACKET.rawValue: .character("]"),
            SDL_SCANCODE_COMMA.rawValue: .character(","), SDL_SCANCODE_PERIOD.rawValue: .character("."),
            SDL_SCANCODE_SLASH.rawValue: .character("/"), SDL_SCANCODE_SEMICOLON.rawValue: .character(";"),
        ]
        for (offset, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
            keys[SDL_SCANCODE_A.rawValue + UInt32(offset)] = .character(letter)
        }
        return keys
    }()

    /// The key that SDL describes.
    init(_ symbol: SDL_Keysym) {
        let place = symbol.scancode.rawValue
        let code = UInt32(bitPattern: symbol.sym)
        // Escape goes by its symbol: people swap it with Caps Lock.
        if code == SDLK_ESCAPE.rawValue {
            self = .escape
        } else if let key = Self.byPlace[place] {
            self = key
        } else if let scalar = Unicode.Scalar(code), scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7f {
            self = .character(Character(scalar))
        } else {
            self = Self.latinByPlace[place] ?? .unknown(place)
        }
    }
}

extension Modifiers {
    /// The modifiers held now.
    static var current: Modifiers {
        Modifiers(sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
    }

    /// The modifiers in SDL's bit mask.
    init(sdl mask: UInt16) {
        self = []
        let pairs: [(SDL_Keymod, Modifiers)] = [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alt), (KMOD_RALT, .alt), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
        ]
        for (bit, modifier) in pairs where UInt32(mask) & UInt32(bit.rawValue) != 0 {
            insert(modifier)
        }
    }
}
