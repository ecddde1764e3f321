import Foundation

/// Finds presses of the left button that SDL keeps to itself.
///
/// A button that is let go over another window, after this one has lost the focus, is down for SDL ever after, so the next press
/// tells it nothing new and is not reported; only its release is. The display knows better, where it can be asked.
struct LostRelease {
    /// Whether SDL has reported a press and no release.
    private var isPressed = false
    /// Whether the release may have been missed.
    private var isInDoubt = false
    /// Whether the button has been seen up, although SDL has it down.
    private var isMissed = false
    /// Where the pointer was last seen so.
    private var restingPoint: CGPoint?

    /// What an event is to be reported as: itself, and before it the press that was not.
    ///
    /// - Parameter isDown: Asks the display whether the button is down.
    mutating func events(for kind: WindowEvent.Kind, isDown: () -> Bool) -> [WindowEvent.Kind] {
        switch kind {
        case .mouseDown(.left, _, _, _):
            self = LostRelease()
            isPressed = true
        case .mouseUp(.left, let point, _):
            let wasMissed = isMissed
            self = LostRelease()
            if wasMissed { return [.mouseDown(.left, at: point, clicks: 1, []), kind] }
        case .focusLost:
            isInDoubt = isPressed
        case .focusGained where isInDoubt:
            if !isDown() { isMissed = true }
        case .mouseMoved(let point) where isInDoubt:
            if !isDown() {
                isMissed = true
                restingPoint = point
            } else if isMissed {
                let start = restingPoint ?? point
                self = LostRelease()
                isPressed = true
                return [.mouseDown(.left, at: start, clicks: 1, []), kind]
            }
        default:
            break
        }
        return [kind]
    }
}
