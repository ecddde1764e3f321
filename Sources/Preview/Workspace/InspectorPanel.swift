import UIKit

/// The inspector's window at the right of the screens, and the pointer in it.
@MainActor
final class InspectorPanel {
    let window: ToolWindow
    let view = InspectorView()
    let pointer: ToolPointer
    /// What was worked out for a record with so many segments: tracks change only with these.
    var tracks: (key: TrackKey, tracks: [AnimationTrack])?

    /// What the tracks of a record depend on.
    struct TrackKey: Equatable {
        let record: ObjectIdentifier
        let revision: Int
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
}
