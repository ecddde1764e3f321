import Foundation

/// Something that happened to the window, and when.
package struct WindowEvent: Codable, Equatable, Sendable {
    /// When it reached this process, on the clock of `MonotonicTime`, to a millisecond.
    package var time: Double
    package var kind: Kind

    package init(time: Double, kind: Kind) {
        self.time = time
        self.kind = kind
    }

    /// A button of the mouse.
    package enum MouseButton: Codable, Hashable, Sendable {
        case left, middle, right, back, forward
        /// A further button, by SDL's number (from 6).
        case other(Int)
    }

    /// What happened. Positions are in window points from the top left.
    package enum Kind: Codable, Equatable, Sendable {
        /// The system asks the program to end (also Ctrl-C in the terminal).
        case quit
        /// The window's close button.
        case closeRequested

        /// `clicks` is 2 for the second press of a double click.
        case mouseDown(MouseButton, at: CGPoint, clicks: Int, Modifiers)
        /// Comes also when the button is let go outside the window.
        case mouseUp(MouseButton, at: CGPoint, Modifiers)
        case mouseMoved(to: CGPoint)
        /// The pointer has left the window.
        case mouseExited
        /// Notches, or fractions of them: positive x shows more of what lies to the right, positive y of what lies above; which
        /// way the hand moved for it (natural scrolling or not) is the system's setting.
        /// `isPrecise` when a device reports fractions, as trackpads do.
        case wheel(dx: CGFloat, dy: CGFloat, isPrecise: Bool, at: CGPoint, Modifiers)

        case touchDown(id: Int64, at: CGPoint)
        case touchMoved(id: Int64, to: CGPoint)
        case touchUp(id: Int64, at: CGPoint)

        case keyDown(Key, Modifiers, isRepeat: Bool)
        case keyUp(Key, Modifiers)
        /// What a key press typed, in the user's keyboard layout.
        case text(String)

        case focusGained, focusLost
        case minimized, restored
        /// The window must be drawn again.
        case exposed
        /// The window's size in points, and in pixels.
        case resized(points: CGSize, pixels: PixelSize)
        /// The window moved to another display, or the display's mode changed: ask for `refreshRate` again.
        case displayChanged

        /// A file was dropped on the window.
        case fileDropped(path: String, at: CGPoint)

        /// An event that Segue has no use for, by SDL's number; to be ignored.
        case unknown(UInt32)
    }
}

/// A size in whole pixels.
package struct PixelSize: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
