import UIKit

/// Plays a script on a session, in a window or without one.
///
/// Time is told to the session in steps of its own: to each input exactly, and else in even ones. So one script makes the same
/// frames however often a display asks for one; a display sees the newest step that its time has reached.
@MainActor
package final class ScriptPlayer {
    /// How many steps a second has.
    package static let tickRate = 240.0  // Hz
    /// How long `until rest` waits at most; a loop never rests.
    package static let longestRest = 60.0  // s
    /// A frame that took longer counts as this much.
    private static let longestFrame = 0.1  // s

    private weak var session: Session?
    /// How many even steps a second has here: fewer in tests that play very much.
    private let tickRate: Double
    private var steps: ArraySlice<DragScript.Step>
    private var hand = ScriptHand()
    private var due: ArraySlice<ScriptHand.Timed> = []
    /// The step under way.
    private var current: Current = .none
    /// Up to which time of the script the session has been told.
    package private(set) var time = 0.0
    /// What `pass` has been told of time; nil before the first time, which begins the script.
    private var wanted: Double?
    /// Seconds of the script in a second, at a time of the script.
    var pace: (Double) -> Double = { _ in 1 }
    /// How long `until rest` waits at most here.
    var longestRest = ScriptPlayer.longestRest
    /// Whether its end is not worth a line.
    var isQuiet = false

    private enum Current {
        case none
        /// Ends at a time.
        case timed(until: Double)
        /// Time passes at once.
        case stall(until: Double)
        /// Ends when nothing moves, or at a time.
        case rest(limit: Double)
    }

    /// - Parameter tickRate: Even steps in a second.
    package init(_ script: DragScript, on session: Session, tickRate: Double = ScriptPlayer.tickRate) {
        self.session = session
        self.tickRate = tickRate
        steps = script.steps[...]
    }

    /// Whether everything has been done.
    package var isOver: Bool {
        if case .none = current { return steps.isEmpty && due.isEmpty }
        return false
    }

    /// Real time passes. The first time is what passed before the script.
    func pass(_ realSeconds: Double) {
        let target = wanted.map { $0 + min(max(realSeconds, 0), Self.longestFrame) * pace($0) } ?? 0
        wanted = target
        advance(to: target)
        guard isOver, let session else { return }
        session.advance(target - time)
        time = target
        session.end(self, saying: isQuiet ? nil : "The script is over: the mouse is yours again")
    }

    /// Whether something live is taken in while the script is at work: what the window itself does and the key that quits are;
    /// Escape ends the script.
    func lets(_ event: InputEvent, into session: Session) -> Bool {
        switch event {
        case .resized, .focusGained: return true
        case .key(.escape, [], _):
            session.end(self, saying: isQuiet ? nil : "The script was stopped: the mouse is yours again")
            return false
        case .key(let key, let modifiers, let isRepeat):
            return session.keyMap.action(for: key, modifiers, isRepeat: isRepeat) == .quit
        case .down, .moved, .up, .cancelled, .wheel, .text, .focusLost: return false
        }
    }

    /// Plays one more step, to its end.
    func play(_ step: DragScript.Step) {
        steps.append(step)
        finish()
    }

    /// Plays everything up to the end.
    package func finish() {
        advance(to: .infinity)
    }

    /// Plays what happens up to a time of the script; that time itself is told to the session only where a step ends.
    package func advance(to target: Double) {
        guard let session else { return }
        while true {
            while let next = due.first, next.time <= time {
                due = due.dropFirst()
                if session.instruments?.takes(next.input) != true { session.take(next.input) }
            }
            if due.isEmpty, hasEnded(session) {
                guard begin(on: session) else { return }
                continue
            }
            guard let instant = nextInstant, instant <= target else { return }
            session.advance(instant - time)
            time = instant
        }
    }

    /// Whether the step under way is over, its input aside.
    private func hasEnded(_ session: Session) -> Bool {
        switch current {
        case .none: true
        case .timed(let end), .stall(let end): time >= end
        case .rest(let limit): time >= limit || session.isAtRest
        }
    }

    /// Begins the next step; false at the end.
    private func begin(on session: Session) -> Bool {
        current = .none
        guard let step = steps.popFirst() else { return false }
        let glass = ScriptHand.Glass(size: session.screenSize, threshold: session.zones.threshold)
        due = hand.input(of: step, at: time, on: glass)[...]
        switch step {
        case .wait(let length): current = .timed(until: time + length)
        case .stall(let length): current = .stall(until: time + length)
        case .untilRest: current = .rest(limit: time + longestRest)
        case .drop(let path, let screen):
            drop(path, on: screen - 1, of: session)
            current = .timed(until: time)
        case .go(let isForward, let isAnimated):
            session.go(forward: isForward, isAnimated: isAnimated)
            current = .timed(until: time)
        default: current = .timed(until: due.last?.time ?? time)
        }
        return true
    }

    /// Reads a picture and gives it to the session, as a drop on its window does.
    private func drop(_ path: String, on pane: Int, of session: Session) {
        do throws(ImageError) {
            session.adopt(
                try CGImage.decode(contentsOf: path), name: URL(fileURLWithPath: path).lastPathComponent, pane: pane,
                path: path)
        } catch {
            session.say(error.description)
        }
    }

    /// When the session is told of time next.
    private var nextInstant: Double? {
        // A step that an instant has just missed by a rounding error is not made for that alone.
        let even = ((time * tickRate + 0.001).rounded(.down) + 1) / tickRate
        switch current {
        case .none: return nil
        case .stall(let end): return end
        case .timed(let end): return min(even, due.first?.time ?? end, end)
        case .rest: return even
        }
    }
}

extension Session {
    /// Lets a script do what a hand would, from the next time that is told on.
    package func play(_ script: DragScript) {
        player = ScriptPlayer(script, on: self)
    }

    /// Takes the screen back from a script; what it still holds is taken back.
    func end(_ player: ScriptPlayer, saying line: String?) {
        guard self.player === player else { return }
        self.player = nil
        releaseAllPointers()
        tell("replayed")
        line.map(say)
    }

    /// Whether nothing will move until somebody does something.
    package var isAtRest: Bool {
        !isPlaying || isHeldByHand
            || !isBusy && playhead == nil && !isLooping && !panes.contains { $0.recorder.latest.isMoving }
    }

    /// Whether a hand that does not move holds the picture.
    private var isHeldByHand: Bool {
        grips.contains { $0.key != .trackpad && $0.value.hold.drives }
    }
}
