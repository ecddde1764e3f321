import UIKit

extension Workspace {
    /// What a point of the window belongs to.
    enum Target {
        /// A screen, by its number.
        case screen(Int)
        case tool(ToolWindow)
        /// The camera before the layers, and where the pointer was last.
        case camera(CGPoint)
    }

    /// Takes one event in; points are the window's.
    package func handle(_ event: InputEvent) {
        if session.player != nil {
            if !session.isStaged || !findingsTake(event) { session.handle(event) }
            return followSession()
        }
        if let gallery, take(event, gallery) {
            if case .key = event { session.onInput?(event) }
            return followSession()
        }
        switch event {
        case .down(let pointer, let button, let point, let time):
            wake()
            let target = holds[pointer] ?? target(at: point)
            if button == .primary { holds[pointer] = target }
            switch target {
            case .screen(let index):
                session.activate(index)
                if picking != nil, button == .primary {
                    holds[pointer] = nil
                    picked(layout.screenPoint(point, screen: index))
                    break
                }
                turnTools { sidePanel?.pointer.blur() }
                session.handle(
                    .down(pointer, button: button, at: layout.screenPoint(point, screen: index), time: time))
            case .tool(let window):
                guard button == .primary else { break }
                if let index = overlays.firstIndex(where: { $0.window === window }) { session.activate(index) }
                if let panel = sidePanel, window === panel.window {
                    turnTools { panel.pointer.press(at: window.local(point)) }
                }
                touch(window, pointer, .began, at: point, time: time)
            case .camera:
                session.activate(layout.screen(at: point))
            }
        case .moved(let pointer, let point, let time):
            wake()
            switch holds[pointer] {
            case .screen(let index):
                session.handle(.moved(pointer, to: layout.screenPoint(point, screen: index), time: time))
            case .tool(let window):
                touch(window, pointer, .moved, at: point, time: time)
            case .camera(let last):
                let way = CGSize(width: point.x - last.x, height: point.y - last.y)
                exploded.drag(by: way, in: layout.place(ofScreen: session.activeIndex).size)
                holds[pointer] = .camera(point)
            case nil:
                hover(at: point)
            }
        case .up(let pointer, let button, let point, let time):
            guard button == .primary, let target = holds.removeValue(forKey: pointer) else { break }
            switch target {
            case .screen(let index):
                session.handle(
                    .up(pointer, button: button, at: layout.screenPoint(point, screen: index), time: time))
            case .tool(let window):
                touch(window, pointer, .ended, at: point, time: time)
            case .camera:
                break
            }
        case .cancelled(let pointer, let time):
            switch holds.removeValue(forKey: pointer) {
            case .tool(let window): touch(window, pointer, .cancelled, at: .zero, time: time)
            case .screen, .camera, nil: session.handle(event)
            }
        case .wheel(let dx, let dy, let isPrecise, let point, let time):
            switch target(at: point) {
            case .tool: turnWheel(CGVector(dx: dx, dy: dy), at: point)
            case .camera: exploded.zoom(by: dy * Self.notch)
            case .screen(let index):
                session.handle(
                    .wheel(
                        dx: dx, dy: dy, isPrecise: isPrecise, at: layout.screenPoint(point, screen: index),
                        time: time))
            }
        case .focusLost:
            letGo()
            session.handle(event)
        case .key:
            wake()
            if panelTakes(event) { session.onInput?(event) } else { session.handle(event) }
        case .text:
            session.handle(event)
        case .focusGained, .resized:
            session.handle(event)
        }
        followSession()
    }

    package func takes(_ event: InputEvent) -> Bool {
        guard case .key = event else { return false }
        return gallery.map { take(event, $0) } ?? panelTakes(event)
    }

    /// Lets the panel have a key, if a field of it is at work.
    private func panelTakes(_ event: InputEvent) -> Bool {
        guard case .key(let key, let modifiers, _) = event, let panel = inspector else { return findingsTakeKey(event) }
        var isTaken = false
        turnTools { isTaken = panel.pointer.press(key, modifiers) }
        return isTaken
    }

    /// Lets the open gallery have an event; false if it is not for it.
    private func take(_ event: InputEvent, _ gallery: Gallery) -> Bool {
        switch event {
        case .down(let pointer, .primary, let point, _):
            // What is pressed here is not let go elsewhere.
            holds[pointer] = .tool(gallery.window)
            session.turn { gallery.hover(at: point) }
        case .moved(_, let point, _):
            session.turn { gallery.hover(at: point) }
        case .up(let pointer, .primary, let point, _):
            // Only of a press that began here.
            guard case .tool(let window)? = holds.removeValue(forKey: pointer), window === gallery.window else { break }
            if gallery.click(at: point) { closeGallery() }
        case .down, .up, .wheel, .cancelled, .text:
            break
        case .key(let key, let modifiers, _):
            var isDone: Bool?
            session.turn { isDone = gallery.press(key, modifiers) }
            guard let isDone else { return false }
            if isDone { closeGallery() }
        case .focusGained, .focusLost, .resized:
            return false
        }
        return true
    }

    private func target(at point: CGPoint) -> Target {
        if let tool = tools.last(where: { $0.takes(point) }) { return .tool(tool) }
        if exploded.mode == .layers { return .camera(point) }
        return .screen(layout.screen(at: point))
    }

    /// The panel beside the screens, whichever it is.
    var sidePanel: (window: ToolWindow, pointer: ToolPointer)? {
        inspector.map { ($0.window, $0.pointer) } ?? findings.map { ($0.window, $0.pointer) }
    }

    func touch(
        _ window: ToolWindow, _ pointer: InputEvent.Pointer, _ phase: UITouch.Phase, at point: CGPoint, time: Double
    ) {
        turnTools { window.touch(pointer.id, phase: phase, at: window.local(point), time: time) }
    }

    /// Points of a panel's content for a notch of a wheel.
    private static let notch: CGFloat = 40

    func turnWheel(_ way: CGVector, at point: CGPoint) {
        guard let panel = sidePanel else { return }
        // Positive shows more of what lies to the right and above.
        let distance = CGVector(dx: way.dx * Self.notch, dy: -way.dy * Self.notch)
        turnTools { _ = panel.pointer.wheel(by: distance, at: panel.window.local(point)) }
    }

    func hover(at point: CGPoint) {
        guard let panel = sidePanel else { return }
        let isOver = panel.window.frame.contains(point)
        turnTools { panel.pointer.move(to: isOver ? panel.window.local(point) : nil) }
    }

    /// Takes the tools away from the pointers.
    func letGo() {
        for case .tool(let window) in holds.values {
            turnTools { window.cancelTouches(time: 0) }
        }
        holds = [:]
    }

    private func wake() {
        for overlay in overlays { overlay.wake() }
    }
}
