import UIKit

extension TrackRow {
    /// The most passes that are drawn of an animation that goes on for ever.
    private static let mostPasses = 64.0

    /// A track of a transition's record, as a row.
    package init(_ track: AnimationTrack) {
        let passes = min(track.repeatCount * (track.autoreverses ? 2 : 1), Self.mostPasses)
        self.init(
            layer: track.id.layer, layerName: track.layerName, property: track.label, from: track.fromText,
            to: track.toText, delay: track.delay, duration: track.duration,
            passes: max(Int(passes.rounded(.up)), 1), curve: CurvePlot { track.curve.way(at: $0) },
            curveName: track.curve.text)
    }
}
