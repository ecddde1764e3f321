import UIKit

/// Follows the transitions of a window and keeps the record of the one that runs, or ran last.
@MainActor
final class Recorder {
    private(set) var record: TransitionRecord?
    /// The transition that runs, if it is animated.
    private(set) weak var context: TransitionContext?
    /// The id of the effect that the newest transition belongs to, whatever has been selected since it began.
    private(set) var effect = ""
    /// Called with each step of each animated transition.
    var onPhase: ((TransitionPhase, TransitionContext) -> Void)?
    /// The id of the effect that a transition which begins belongs to.
    var effectID: () -> String = { "" }

    private let window: UIWindow
    private let clock: VirtualClock
    /// The tree after the last turn.
    private(set) var latest: FrozenLayer
    /// Set between a transition's report and the end of that turn.
    private var ending: Bool?

    init(window: UIWindow, clock: VirtualClock) {
        self.window = window
        self.clock = clock
        latest = window.layer.freeze()
        TransitionQueue.of(window).observers.append { [weak self] phase, context in
            self?.follow(phase, context)
        }
    }

    /// Whether a transition runs that is recorded.
    var isRunning: Bool { record.map { $0.end == nil } ?? false }

    /// The record's time now.
    var now: Double { record?.time(atClock: clock.now) ?? 0 }

    /// Looks at the tree after a turn.
    func turnEnded() {
        latest = window.layer.freeze()
        guard let record, record.end == nil else { return }
        record.append(latest, atClock: clock.now)
        if let completed = ending {
            ending = nil
            record.finish(completed: completed, atClock: clock.now)
        }
    }

    /// Lets go of what was recorded; nothing may be running.
    func forget() {
        record = nil
        ending = nil
    }

    private func follow(_ phase: TransitionPhase, _ context: TransitionContext) {
        guard context.isAnimated else { return }
        switch phase {
        case .began:
            self.context = context
            effect = effectID()
            record = TransitionRecord(effect: effect, context: context, before: latest, clock: clock.now)
        case .interactive, .caught, .settling:
            break
        case .finished, .cancelled:
            ending = phase == .finished
            self.context = nil
        }
        record?.announced = context.announcedDuration
        onPhase?(phase, context)
    }
}
