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
    /// Set between a transition's report and the end of that turn, or of what still moves.
    private var ending: Bool?
    /// Until when what moves is waited for, on the clock.
    private var patience: Double?

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
        if let completed = ending, !isAfoot(record) {
            ending = nil
            patience = nil
            record.finish(completed: completed, atClock: clock.now)
        }
    }

    /// Whether an animator has reported as soon as it was asked, and what it has set going still moves: the transition is seen
    /// to last as long as that, as far as it was announced.
    private func isAfoot(_ record: TransitionRecord) -> Bool {
        guard window.layer.hasAnimationsInSubtree, record.announced > 0 else { return false }
        if patience == nil, record.time(atClock: clock.now) == 0 {
            patience = clock.now + record.announced
            // There has to be a turn at that time.
            clock.schedule(after: record.announced) {}
        }
        return patience.map { clock.now < $0 } ?? false
    }

    /// Lets go of what was recorded; nothing may be running.
    func forget() {
        record = nil
        ending = nil
        patience = nil
    }

    private func follow(_ phase: TransitionPhase, _ context: TransitionContext) {
        guard context.isAnimated else { return }
        switch phase {
        case .began:
            self.context = context
            ending = nil
            patience = nil
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
