import Transitions
import UIKit

/// The inspector's window at the right of the screens, and the pointer in it.
@MainActor
final class InspectorPanel {
    let window: ToolWindow
    let view = InspectorView()
    let pointer: ToolPointer
    /// What was worked out of a record for the last frame.
    private var known: Known?

    private var own: (id: String, effect: Effect)?

    private struct Known {
        let record: TransitionRecord
        let revision: Int
        let tracks: [AnimationTrack]
        let rows: [TrackRow]
    }

    init(place: CGRect, density: CGFloat) {
        window = ToolWindow(place: place, density: density)
        pointer = ToolPointer(root: window)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        window.isHidden = false
    }

    func close() {
        window.isHidden = true
    }

    /// The effect as it is by itself, for its defaults.
    func untuned(_ entry: CatalogueEntry) -> Effect {
        if let own, own.id == entry.id { return own.effect }
        let effect = entry.make()
        own = (entry.id, effect)
        return effect
    }

    /// The tracks of a record, and the rows that show them; worked out anew only when the record has more to tell.
    func tracks(of record: TransitionRecord) -> (tracks: [AnimationTrack], rows: [TrackRow]) {
        if let known, known.record === record, known.revision == record.revision { return (known.tracks, known.rows) }
        let tracks = record.tracks
        let rows = tracks.map { TrackRow($0) }
        known = Known(record: record, revision: record.revision, tracks: tracks, rows: rows)
        return (tracks, rows)
    }
}
