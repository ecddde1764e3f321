import Preview
import UIKit
import Window

extension InputEvent {
    /// What a window's event is to the workspace; nil if it has no use for it.
    init?(_ event: WindowEvent) {
        let time = event.time
        switch event.kind {
        case .mouseDown(let button, let point, _, _):
            guard let button = Button(button) else { return nil }
            self = .down(.mouse, button: button, at: point, time: time)
        case .mouseUp(let button, let point, _):
            guard let button = Button(button) else { return nil }
            self = .up(.mouse, button: button, at: point, time: time)
        case .mouseMoved(let point):
            self = .moved(.mouse, to: point, time: time)
        case .touchDown(let id, let point):
            self = .down(Pointer(finger: id), button: .primary, at: point, time: time)
        case .touchMoved(let id, let point):
            self = .moved(Pointer(finger: id), to: point, time: time)
        case .touchUp(let id, let point):
            self = .up(Pointer(finger: id), button: .primary, at: point, time: time)
        case .wheel(let dx, let dy, let isPrecise, let point, _):
            self = .wheel(dx: dx, dy: dy, isPrecise: isPrecise, at: point, time: time)
        case .keyDown(let key, let modifiers, let isRepeat):
            guard let key = Preview.Key(key) else { return nil }
            self = .key(key, Preview.Modifiers(rawValue: modifiers.rawValue), isRepeat: isRepeat)
        case .text(let text):
            self = .text(text)
        case .focusGained:
            self = .focusGained
        case .focusLost:
            self = .focusLost
        case .quit, .closeRequested, .mouseExited, .keyUp, .minimized, .restored, .exposed, .resized,
            .displayChanged, .fileDropped, .unknown:
            return nil
        }
    }

    /// Whether a hand did it, so that its age in the picture matters.
    var isOfHand: Bool {
        switch self {
        case .down, .moved, .up, .wheel, .key: true
        case .cancelled, .text, .focusGained, .focusLost, .resized: false
        }
    }
}

extension InputEvent.Pointer {
    /// Fingers count from 0; the mouse is below.
    init(finger: Int64) {
        self.init(id: Int(truncatingIfNeeded: finger & 0x3fff_ffff_ffff_ffff))
    }
}

extension InputEvent.Button {
    init?(_ button: WindowEvent.MouseButton) {
        switch button {
        case .left: self = .primary
        case .middle, .right: self = .other
        case .back: self = .back
        case .forward: self = .forward
        case .other: return nil
        }
    }
}

extension Preview.Key {
    init?(_ key: Window.Key) {
        switch key {
        case .character(let character): self = .character(character)
        case .left: self = .left
        case .right: self = .right
        case .up: self = .up
        case .down: self = .down
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .space: self = .space
        case .return: self = .return
        case .tab: self = .tab
        case .backspace: self = .backspace
        case .delete: self = .delete
        case .escape: self = .escape
        case .function(let number): self = .function(number)
        case .unknown: return nil
        }
    }
}
