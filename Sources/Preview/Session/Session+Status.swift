import Transitions
import UIKit

extension Session {
    /// What the first pane shows just now.
    package var status: SessionStatus { status(of: lead) }

    /// What a pane shows just now.
    func status(of pane: Pane) -> SessionStatus {
        let recorder = pane.recorder
        var status = SessionStatus(
            effect: pane.entry.id, effectName: pane.entry.name, operation: pane.mode.forward, phase: phase(of: pane),
            progress: 0, elapsed: 0, duration: pane.sample.duration.enter, speed: speed, isReversed: isReversed,
            isLooping: isLooping)
        guard let record = recorder.record, isRunning || playhead != nil else { return status }
        // Of two that are compared, one that is over stays at its end until the other one is.
        let time = min(playhead ?? recorder.now, record.end ?? .infinity)
        status.operation = record.operation
        status.elapsed = time
        status.duration = record.end ?? record.announced
        if playhead == nil, let context = recorder.context {
            status.progress = min(max(Double(context.fraction), 0), 1)
            if context.phase != .began { status.elapsed = status.progress * status.duration }
        } else if let end = record.end {
            status.progress = end > 0 ? min(max(time / end, 0), 1) : 1
        } else {
            status.progress = record.progress(at: time)
        }
        return status
    }

    private func phase(of pane: Pane) -> SessionStatus.Phase {
        guard isPlaying else { return .paused }
        guard playhead == nil else { return .running }
        guard let context = pane.recorder.context else { return .idle }
        switch context.phase {
        case .began: return .running
        case .interactive, .caught: return .interactive
        case .settling: return .settling
        case .finished, .cancelled: return .idle
        }
    }
}

extension Mode {
    /// What going forward is in this mode.
    package var forward: TransitionOperation {
        switch self {
        case .navigation: .push
        case .modal: .present
        case .tabs: .tab
        }
    }

    /// What going back is in this mode.
    package var back: TransitionOperation {
        switch self {
        case .navigation: .pop
        case .modal: .dismiss
        case .tabs: .tab
        }
    }

    /// The mode in which an operation happens.
    package init(_ operation: TransitionOperation) {
        switch operation {
        case .push, .pop: self = .navigation
        case .present, .dismiss: self = .modal
        case .tab: self = .tabs
        }
    }
}
