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

    private let session: Session
    /// How many of the even steps make one tick: 1, but for tests that play very much.
    private let tickRate: Double
    private var steps: ArraySlice<DragScript.Step>
    private var hand = ScriptHand()
    private var due: ArraySlice<ScriptHand.Timed> = []
    /// The step under way.
    private var current: Current = .none
    /// Up to which time of the script the session has been told.
    package private(set) var time = 0.0
    /// What `pass` has been told of time.
    private var wanted = 0.0

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

    /// Real time passes; what is left of it when the script is over passes for the session.
    package func pass(_ realSeconds: Double) {
        wanted += min(max(realSeconds, 0), Self.longestFrame)
        advance(to: wanted)
        guard isOver, wanted > time else { return }
        session.tick(realSeconds: wanted - time)
        time = wanted
    }

    /// Plays everything up to the end; false if something had still to come to rest.
    package func finish() {
        advance(to: .infinity)
    }

    /// Plays what happens up to a time of the script; that time itself is told to the session only where a step ends.
    package func advance(to target: Double) {
        while true {
            while let next = due.first, next.time <= time {
                due = due.dropFirst()
                session.handle(next.input)
            }
            if due.isEmpty, hasEnded {
                guard begin(by: target) else { return }
                continue
            }
            guard let instant = nextInstant, instant <= target else { return }
            session.tick(realSeconds: instant - time)
            time = instant
        }
    }

    /// Whether the step under way is over, its input aside.
    private var hasEnded: Bool {
        switch current {
        case .none: true
        case .timed(let end), .stall(let end): time >= end
        case .rest(let limit): time >= limit || session.isAtRest
        }
    }

    /// Begins the next step; false at the end.
    private func begin(by target: Double) -> Bool {
        current = .none
        guard let step = steps.popFirst() else { return false }
        let glass = ScriptHand.Glass(size: session.window.bounds.size, threshold: session.zones.threshold)
        due = hand.input(of: step, at: time, on: glass)[...]
        switch step {
        case .wait(let length): current = .timed(until: time + length)
        case .stall(let length): current = .stall(until: time + length)
        case .untilRest: current = .rest(limit: time + Self.longestRest)
        default: current = .timed(until: due.last?.time ?? time)
        }
        return true
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
    /// Whether nothing will move until somebody does something.
    package var isAtRest: Bool {
        !isPlaying || isHeldByHand || !isBusy && playhead == nil && !isLooping && !recorder.latest.isMoving
    }

    /// Whether a hand that does not move holds the picture.
    private var isHeldByHand: Bool {
        grips.contains { $0.key != .trackpad && $0.value.hold.drives }
    }
}
