import UIKit

extension TransitionRecord {
    /// Everything that is animated in the transition as far as it is known, in the order of the layer tree.
    ///
    /// Times are the record's, those of a run by the clock. What a drag makes of them, `value(of:at:)` tells.
    package var tracks: [AnimationTrack] {
        if let knownTracks, knownTracks.segments == segmentCount, knownTracks.last === lastRoot {
            return knownTracks.tracks
        }
        var list = TrackList()
        forEachSegment { root, start, shift in
            list.add(root, at: start + shift, shift: shift, driven: zero)
        }
        let tracks = list.sorted.map { track in
            var track = track
            track.layerName = name(track.layerName, of: track.id.layer, isMask: track.isMask)
            return track
        }
        knownTracks = KnownTracks(segments: segmentCount, last: lastRoot, tracks: tracks)
        return tracks
    }

    /// The value that the picture at a record time shows of an animated property; nil where its layer is not there.
    package func value(of track: AnimationTrack, at time: Double) -> AnimatableValue? {
        let tree = tree(at: time)
        return tree.root.value(of: track, at: tree.time)
    }

    /// The fraction of a pass that an animation is at at a record time, which a drag moves back and forth; nil where it
    /// shows nothing.
    package func fraction(of track: AnimationTrack, at time: Double) -> Double? {
        let tree = tree(at: time)
        return tree.root.fraction(of: track, at: tree.time)
    }

    /// The corners of a layer on the screen at a record time, in points, clockwise from its top left, through every
    /// transform: four, or those of the part in front of the eye. Nil if the layer is not there.
    package func outline(ofLayer serial: Int, at time: Double) -> [CGPoint]? {
        let tree = tree(at: time)
        return tree.root.outline(of: serial, at: tree.time)
    }

    /// A layer's name with the part it plays.
    private func name(_ name: String, of layer: Int, isMask: Bool) -> String {
        if let role = roles[layer] { return "\(name) (\(role))" }
        return isMask ? "\(name) (mask)" : name
    }

    /// Tracks, and what they were worked out from.
    struct KnownTracks {
        let segments: Int
        let last: FrozenLayer?
        let tracks: [AnimationTrack]
    }
}
