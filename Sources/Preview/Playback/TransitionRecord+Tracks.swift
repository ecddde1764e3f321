import UIKit

extension TransitionRecord {
    /// Everything that is animated in the transition as far as it is known, in the order of the layer tree.
    ///
    /// Times are the record's, those of a run by the clock. What a drag makes of them, `value(of:at:)` tells.
    package var tracks: [AnimationTrack] {
        guard segmentCount > 0 else { return [] }
        let last = segment(segmentCount - 1)
        if let knownTracks, knownTracks.count == segmentCount, knownTracks.last === last.root {
            return knownTracks.tracks
        }
        // A drag adds a stretch with every frame: only the last of them may be put in another's place.
        var earlier = EarlierTracks()
        if let known = knownTracks?.earlier, known.count < segmentCount,
            known.count == 0 || segment(known.count - 1).root === known.last
        {
            earlier = known
        }
        for number in earlier.count..<(segmentCount - 1) {
            let (root, start, shift) = segment(number)
            earlier.list.add(root, at: start + shift, shift: shift, driven: zero)
            (earlier.count, earlier.last) = (number + 1, root)
        }
        var list = earlier.list
        list.add(last.root, at: last.start + last.shift, shift: last.shift, driven: zero)
        let tracks = list.sorted.map { track in
            var track = track
            track.layerName = name(track.layerName, of: track.id.layer, isMask: track.isMask)
            return track
        }
        knownTracks = KnownTracks(earlier: earlier, count: segmentCount, last: last.root, tracks: tracks)
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

    /// The animations of the first so many stretches.
    struct EarlierTracks {
        var list = TrackList()
        var count = 0
        /// The last stretch's tree.
        var last: FrozenLayer?
    }

    /// Tracks, and what they were worked out from.
    struct KnownTracks {
        let earlier: EarlierTracks
        let count: Int
        let last: FrozenLayer
        let tracks: [AnimationTrack]
    }
}
