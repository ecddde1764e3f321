import UIKit

/// The animations of a transition, put together from the stretches of time without code in which they were seen.
struct TrackList {
    private(set) var tracks: [AnimationTrack] = []
    /// Where the animations of a layer stand in the list, and under which animation's name.
    private var indices: [AnimationTrack.ID: Int] = [:]
    /// The layers with animations, in the order of the tree.
    private var layers: [Int] = []

    /// Takes in what a tree's animations do.
    ///
    /// - Parameters:
    ///   - clock: when the tree was first shown.
    ///   - shift: the clock's time at the record's zero.
    ///   - driven: the same for layers whose time a drag has hold of: they keep the time they began with.
    mutating func add(_ root: FrozenLayer, at clock: Double, shift: Double, driven: Double) {
        var previous: Int?
        for var track in root.tracks(at: clock) {
            place(track.id.layer, after: previous)
            previous = track.id.layer
            track.delay -= track.isTimeDriven ? driven : shift
            if let index = indices[track.id] ?? predecessor(of: track) {
                indices[track.id] = index
                // What it leads to may have changed since; where and when it began has not.
                tracks[index].to = track.to
                tracks[index].frames = track.frames
            } else {
                indices[track.id] = tracks.count
                tracks.append(track)
            }
        }
    }

    /// The tracks in the order of the tree, and on one layer in that in which they were added.
    var sorted: [AnimationTrack] {
        let ranks = Dictionary(uniqueKeysWithValues: layers.enumerated().map { ($1, $0) })
        return tracks.indices.sorted {
            (ranks[tracks[$0].id.layer] ?? 0, $0) < (ranks[tracks[$1].id.layer] ?? 0, $1)
        }.map { tracks[$0] }
    }

    /// Gives a layer its place in the order.
    private mutating func place(_ layer: Int, after previous: Int?) {
        guard !layers.contains(layer) else { return }
        let index = previous.flatMap { layers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        layers.insert(layer, at: index)
    }

    /// The track that an animation goes on: a property animator that pauses or turns round puts another one in its place.
    private func predecessor(of track: AnimationTrack) -> Int? {
        guard track.isDriven else { return nil }
        return tracks.lastIndex {
            $0.id.layer == track.id.layer && $0.key == track.key && $0.id.member == track.id.member
                && $0.keyPath == track.keyPath
        }
    }
}
