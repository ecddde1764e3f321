import UIKit

extension Session {
    /// Takes one event in; points are the screen's. While a script is at work only what ends it, or comes from the window, is
    /// taken.
    package func handle(_ event: InputEvent) {
        if let player, !player.lets(event, into: self) { return }
        take(event)
    }

    /// Takes one event in, whoever made it.
    func take(_ event: InputEvent) {
        onInput?(event)
        switch event {
        case .down(let pointer, let button, let point, let time):
            pointerDown(pointer, button, at: point, time: time)
        case .moved(let pointer, let point, let time):
            pointerMoved(pointer, to: point, time: time)
        case .up(let pointer, let button, let point, let time):
            pointerUp(pointer, button, at: point, time: time)
        case .cancelled(let pointer, let time):
            pointerCancelled(pointer, time: time)
        case .wheel(let dx, let dy, let isPrecise, let point, let time):
            wheel(dx: dx, dy: dy, isPrecise: isPrecise, at: point, time: time)
        case .key(let key, let modifiers, let isRepeat):
            press(key, modifiers, isRepeat: isRepeat)
        case .text(let text):
            type(text)
        case .focusGained:
            break
        case .focusLost:
            releaseAllPointers()
        case .resized(let width, let height):
            resize(width: width, height: height)
        }
    }

    private func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
        understood = nil
        if active.flow.isOfUser, active.window.takesTyping, write(key, modifiers) { return }
        guard let action = keyMap.action(for: key, modifiers, isRepeat: isRepeat) else { return }
        if case .character(let character) = key { understood = character }
        perform(action)
    }

    /// Lets a field of the user's screens have a key; false if it is none that writes.
    private func write(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.subtracting(.shift).isEmpty else { return false }
        switch key {
        case .character, .space: break  // They come as text too.
        case .backspace: turn { _ = active.window.typeBackspace() }
        case .return: turn { _ = active.window.type("\n") }
        default: return false
        }
        return true
    }

    /// A character that the pressed key alone did not tell, on layouts that need other keys for it.
    private func type(_ text: String) {
        if active.flow.isOfUser, active.window.takesTyping {
            return turn { _ = active.window.type(text) }
        }
        guard text.count == 1, let character = text.first, character != understood else { return }
        // Letters and digits have keys of their own on every layout.
        guard !character.isLetter, !character.isNumber, let action = keyMap.action(forTyped: character) else { return }
        perform(action)
    }

    /// Does what a key asks for.
    package func perform(_ action: Action) {
        if player == nil, action.isOfSurroundings { leaveStage() }
        switch action {
        case .effect(let id): select(id)
        case .nextEffect: selectNeighbour(1)
        case .previousEffect: selectNeighbour(-1)
        case .mode(let mode): select(mode)
        case .forward: goForward()
        case .back: goBack()
        case .pause: pauseOrResume()
        case .step(let frames): step(frames)
        case .toStart: goToStart()
        case .toEnd: goToEnd()
        case .reverse: reverse()
        case .loop: toggleLoop()
        case .slowMotion: changeSpeed { $0.isSlow.toggle() }
        case .halveSpeed: changeSpeed { $0.halve() }
        case .doubleSpeed: changeSpeed { $0.double() }
        case .device(let change): perform(change)
        case .tool(let tool): instruments?.toggle(tool)
        case .undo: undoChange()
        case .redo: redoChange()
        case .fullScreen: requests.append(.fullScreen)
        case .screenshot: requests.append(.screenshot)
        case .record: requests.append(.record)
        case .cancel: cancelOrClose()
        case .quit: requests.append(.quit)
        }
    }

    /// Takes back what is held, else closes what is open, else takes back what runs, else ends what goes on.
    private func cancelOrClose() {
        if isHeldByPointer {
            cancelTransition()
        } else if instruments?.closeTopmost() == true {
            return
        } else if isRunning {
            cancelTransition()
        } else if loopPart != nil {
            loop(nil)
        } else if isLooping {
            toggleLoop()
        } else {
            goLive()
        }
    }
}
