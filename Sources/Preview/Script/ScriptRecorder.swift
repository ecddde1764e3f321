import UIKit

/// Writes down what a hand does to a session, as a script that does it again.
///
/// Drags from an edge become fractions, whatever the screen's size will be; other movement stays in points. Played again, a
/// pointer is within `ScriptPath.tolerance` of where it was within `ScriptPath.slack` of every event, and lets go at the same
/// speed.
@MainActor
package final class ScriptRecorder {
    private let session: Session
    /// The clock that the events' times are of, in seconds.
    private let now: () -> Double
    private var writer = ScriptWriter()
    /// The newest time, so that none lies before another.
    private var newest = -Double.infinity

    /// - Parameter now: The time, for events that do not tell theirs.
    package init(_ session: Session, now: @escaping () -> Double) {
        self.session = session
        self.now = now
        session.onInput = { [weak self] in self?.take($0) }
        session.onDrop = { [weak self] in self?.dropped($0, on: $1) }
    }

    /// What was done so far.
    package var script: DragScript {
        look()
        return writer.script
    }

    /// Takes in an event that the session is about to handle.
    private func take(_ event: InputEvent) {
        look()
        guard matters(event) else { return }
        newest = max(event.time ?? now(), newest)
        writer.add(event, at: newest, on: session.screenSize)
    }

    private func dropped(_ path: String, on pane: Int) {
        look()
        newest = max(now(), newest)
        writer.add(.drop(path, on: pane + 1), at: newest)
    }

    /// Whether it does anything, apart from ending the program.
    private func matters(_ event: InputEvent) -> Bool {
        switch event {
        case .focusGained: false
        case .focusLost, .resized: session.isBusy || !session.grips.isEmpty
        case .key(let key, let modifiers, let isRepeat):
            session.keyMap.action(for: key, modifiers, isRepeat: isRepeat) != .quit
        case .down, .moved, .up, .cancelled, .wheel, .text: true
        }
    }

    /// Sees which presses have become drags since the last event.
    private func look() {
        for (pointer, grip) in session.grips {
            guard case .drag(_, let edge, let origin) = grip.hold else { continue }
            writer.recognised(pointer, as: edge, from: origin, threshold: session.zones.threshold)
        }
    }
}

extension InputEvent {
    /// When it happened, if it tells.
    fileprivate var time: Double? {
        switch self {
        case .down(_, _, _, let time), .moved(_, _, let time), .up(_, _, _, let time), .cancelled(_, let time),
            .wheel(_, _, _, _, let time):
            time
        case .key, .text, .focusGained, .focusLost, .resized: nil
        }
    }
}
