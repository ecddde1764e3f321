import Transitions
import UIKit

extension Session {
    /// Whether two effects are shown side by side.
    package var isComparing: Bool { panes.count > 1 }

    /// Shows an effect beside the one on show, on the same clock: one drag, one key, one bar drive both. Where the second
    /// can, it is shown in the first one's mode.
    ///
    /// - Parameters:
    ///   - id: The effect's; it may be the one on show, with other settings.
    ///   - tuning: How it is wanted; nil as the one on show if it is the same effect, else as it is.
    package func compare(with id: String, tuning: Tuning? = nil) {
        guard let entry = Catalogue.entry(id) else { return }
        endComparing()
        let mode = entry.supports(lead.mode) ? lead.mode : entry.defaultMode
        rebuild()
        addPane(entry, mode, tuning.map { [id: $0] } ?? lead.tunings)
        activeIndex = 1
        tell("comparing")
        hint("\(lead.entry.name) beside \(entry.name)")
    }

    /// Shows the first effect alone again.
    package func endComparing() {
        guard isComparing else { return }
        goLive()
        grips = grips.mapValues { Grip(pane: lead, hold: .nothing, motion: $0.motion) }
        let second = panes.removeLast()
        activeIndex = 0
        turn { second.close() }
        rebuild()
        tell("compared")
    }

    /// Starts both anew at their first screens where one went on and the other did not: the next step would part them.
    func keepInStep() {
        guard isComparing, !isBusy, playhead == nil, Set(panes.map(\.flow.depth)).count > 1 else { return }
        rebuild()
        hint("Only one of them could be held: both start anew")
    }
}
