import Foundation
internal import CSDL2

extension DisplayWindow {
    /// The next event, waiting for one up to `timeout` seconds (0: not at all; `.infinity`: as long as it takes).
    ///
    /// Waiting uses no CPU. SDL waits whole milliseconds, roughly; what is left is slept through.
    package func nextEvent(timeout: Double) -> WindowEvent? {
        if !unreported.isEmpty { return unreported.removeFirst() }
        var event = SDL_Event()
        let deadline = MonotonicTime.now + timeout
        let milliseconds = min((timeout * 1000).rounded(.down), 3_600_000)
        var arrived = milliseconds < 1 ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, Int32(milliseconds))
        if arrived == 0, case let rest = deadline - MonotonicTime.now, rest > 0, rest < 0.002 {
            usleep(UInt32(rest * 1_000_000))
            arrived = SDL_PollEvent(&event)
        }
        guard arrived != 0 else { return nil }
        let age = Double(SDL_GetTicks() &- event.common.timestamp) / 1000
        let time = MonotonicTime.now - age
        let events = lostRelease.events(for: kind(of: event)) { Self.isLeftButtonDown }
        unreported = events.map { WindowEvent(time: time, kind: $0) }
        return unreported.removeFirst()
    }

    /// Whether the display, asked now, says that the left button is down.
    private static var isLeftButtonDown: Bool {
        SDL_GetGlobalMouseState(nil, nil) & 1 != 0
    }

    private func kind(of event: SDL_Event) -> WindowEvent.Kind {
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            return .quit
        case SDL_WINDOWEVENT:
            return kind(of: event.window)
        case SDL_DISPLAYEVENT:
            return .displayChanged
        case SDL_MOUSEBUTTONDOWN:
            return .mouseDown(
                button(event.button), at: point(event.button.x, event.button.y), clicks: Int(event.button.clicks),
                Modifiers.current)
        case SDL_MOUSEBUTTONUP:
            return .mouseUp(button(event.button), at: point(event.button.x, event.button.y), Modifiers.current)
        case SDL_MOUSEMOTION:
            return .mouseMoved(to: point(event.motion.x, event.motion.y))
        case SDL_MOUSEWHEEL:
            return kind(of: event.wheel)
        case SDL_FINGERDOWN:
            return .touchDown(id: event.tfinger.fingerId, at: point(event.tfinger))
        case SDL_FINGERMOTION:
            return .touchMoved(id: event.tfinger.fingerId, to: point(event.tfinger))
        case SDL_FINGERUP:
            return .touchUp(id: event.tfinger.fingerId, at: point(event.tfinger))
        case SDL_KEYDOWN:
            return .keyDown(
                Key(event.key.keysym), Modifiers(sdl: event.key.keysym.mod), isRepeat: event.key.repeat != 0)
        case SDL_KEYUP:
            return .keyUp(Key(event.key.keysym), Modifiers(sdl: event.key.keysym.mod))
        case SDL_TEXTINPUT:
            return .text(string(inBuffer: event.text.text))
        case SDL_DROPFILE:
            defer { SDL_free(event.drop.file) }
            return event.drop.file.map { .fileDropped(path: String(cString: $0), at: pointerPosition) }
                ?? .unknown(event.type)
        case SDL_DROPTEXT:
            SDL_free(event.drop.file)
            return .unknown(event.type)
        default:
            return .unknown(event.type)
        }
    }

    private func kind(of event: SDL_WindowEvent) -> WindowEvent.Kind {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE: return .closeRequested
        case SDL_WINDOWEVENT_FOCUS_GAINED: return .focusGained
        case SDL_WINDOWEVENT_FOCUS_LOST: return .focusLost
        case SDL_WINDOWEVENT_MINIMIZED: return .minimized
        case SDL_WINDOWEVENT_RESTORED: return .restored
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_EXPOSED: return .exposed
        case SDL_WINDOWEVENT_SIZE_CHANGED: return .resized(points: size, pixels: pixelSize)
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: return .displayChanged
        case SDL_WINDOWEVENT_LEAVE: return .mouseExited
        default: return .unknown(UInt32(SDL_WINDOWEVENT.rawValue))
        }
    }

    private func kind(of event: SDL_MouseWheelEvent) -> WindowEvent.Kind {
        // With natural scrolling ("flipped") the values have been turned round to what the content does, which is what is wanted.
        let isPrecise = event.preciseX != Float(event.x) || event.preciseY != Float(event.y)
        return .wheel(
            dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY), isPrecise: isPrecise,
            at: point(event.mouseX, event.mouseY), Modifiers.current)
    }

    private func button(_ event: SDL_MouseButtonEvent) -> WindowEvent.MouseButton {
        switch event.button {
        case 1: .left
        case 2: .middle
        case 3: .right
        case 4: .back
        case 5: .forward
        default: .other(Int(event.button))
        }
    }

    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: Int(x), y: Int(y))
    }

    /// SDL reports a finger as fractions of the window.
    private func point(_ finger: SDL_TouchFingerEvent) -> CGPoint {
        let size = size
        return CGPoint(x: CGFloat(finger.x) * size.width, y: CGFloat(finger.y) * size.height)
    }

    /// The pointer in window points, asked of the display: while something is dragged onto the window no event tells.
    private var pointerPosition: CGPoint {
        var x: Int32 = 0
        var y: Int32 = 0
        var left: Int32 = 0
        var top: Int32 = 0
        SDL_GetGlobalMouseState(&x, &y)
        SDL_GetWindowPosition(window, &left, &top)
        return point(x - left, y - top)
    }

    /// The text in a fixed-size C array, which ends at its first zero or its end.
    private func string<Buffer>(inBuffer buffer: Buffer) -> String {
        withUnsafeBytes(of: buffer) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
