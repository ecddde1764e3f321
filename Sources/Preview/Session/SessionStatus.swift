import UIKit

/// What the session shows just now, for the plate, the trace and tests.
package struct SessionStatus: Equatable, Sendable {
    /// How the shown picture comes about.
    package enum Phase: String, Sendable {
        case idle, running, interactive, settling, paused
    }

    /// The id of the effect.
    package var effect: String
    package var effectName: String
    /// The operation that runs, or the one that going forward would start.
    package var operation: TransitionOperation
    package var phase: Phase
    /// 0…1 of the transition; 0 at rest.
    package var progress: Double
    /// Seconds since the transition's start; 0 at rest.
    package var elapsed: Double
    /// Seconds that the transition takes: as announced until it has ended, then as it was.
    package var duration: Double
    package var speed: Speed
    package var isReversed: Bool
    package var isLooping: Bool
}

/// Something that happened, by the name it has in the trace.
package struct SessionEvent: Equatable, Sendable {
    package let name: String
    package var effect: String?
    package var operation: TransitionOperation?
    package var detail: String?

    package init(_ name: String, effect: String? = nil, operation: TransitionOperation? = nil, detail: String? = nil) {
        self.name = name
        self.effect = effect
        self.operation = operation
        self.detail = detail
    }
}

/// What the session cannot do itself: the window does it.
package enum SessionRequest: Equatable, Sendable {
    case quit
    case screenshot
    /// Begin to record what the screens show, or end that.
    case record
    case fullScreen
    /// Put a text where other programs can paste it from.
    case copy(String)
    /// Give the window another size, in window points, if the desktop lets you.
    case resize(CGSize)
    /// Check an effect, by its id, in another process; nil to check no longer.
    case check(String?)
}
