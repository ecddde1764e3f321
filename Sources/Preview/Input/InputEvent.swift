import UIKit

/// Something a user does to the previewer, as a value: no toolkit's types.
package enum InputEvent: Equatable, Sendable {
    /// A pointer comes down at a point of the screen. The mouse is touch `mouse`; fingers have ids of their own.
    case down(Pointer, button: Button, at: CGPoint, time: Double)
    case moved(Pointer, to: CGPoint, time: Double)
    case up(Pointer, button: Button, at: CGPoint, time: Double)
    /// The system takes the touch away.
    case cancelled(Pointer, time: Double)

    /// A wheel, or two fingers on a trackpad, at a point of the screen: notches or fractions of them. Positive x shows more of
    /// what lies to the right, positive y of what lies above. `isPrecise` when the device reports fractions, as trackpads do.
    case wheel(dx: CGFloat, dy: CGFloat, isPrecise: Bool, at: CGPoint, time: Double)

    case key(Key, Modifiers, isRepeat: Bool)
    /// What a key press typed in the user's keyboard layout; it follows the `key` that it belongs to.
    case text(String)

    case focusGained, focusLost
    /// The glass has so many pixels now.
    case resized(width: Int, height: Int)

    /// A finger by its number, or the mouse.
    package struct Pointer: Hashable, Sendable {
        package let id: Int
        package static let mouse = Pointer(id: -1)

        package init(id: Int) {
            self.id = id
        }
    }

    /// What is pressed; a finger counts as the primary button.
    package enum Button: Hashable, Sendable {
        case primary
        /// The right or the middle button: takes back what is under way.
        case other
        case back, forward
    }
}

/// A key of the keyboard, named by what it types without modifiers.
package enum Key: Hashable, Sendable {
    /// A lower-case letter, a digit or a punctuation mark.
    case character(Character)
    case left, right, up, down, home, end, pageUp, pageDown
    case space, `return`, tab, backspace, delete, escape
    /// F1 is `function(1)`.
    case function(Int)
}

/// Keys held while another one is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
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
