/// How far back the velocity of a drag is measured, in seconds.
private let velocityWindow: TimeInterval = 0.150

/// Longest gap between two samples of one smooth movement, in seconds; after a longer one the finger had rested.
private let longestGap: TimeInterval = 0.050

/// Where a drag has been, as far back as its velocity needs.
struct PanSamples {
    /// Times in seconds, not decreasing, and places in the window's coordinates.
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// Adds the present place.
    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time >= time {
            samples[samples.count - 1].point = point
        } else {
            samples.append((time, point))
        }
        while samples.count > 2, samples[1].time <= time - velocityWindow {
            samples.removeFirst()
        }
    }

    /// Moves all places along, as when a finger joins and the middle of the fingers jumps.
    mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].point.x += offset.dx
            samples[index].point.y += offset.dy
        }
    }

    /// The mean velocity over the window that ends with the last sample, in points per second.
    ///
    /// Where the window begins between two samples the place there is interpolated; but a finger that was not heard of for
    /// long had been resting, and rested at the earlier one.
    var velocity: CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let begin = max(first.time, last.time - velocityWindow)
        var anchor = first.point
        if samples.count > 1, begin > first.time {
            let next = samples[1]
            let gap = next.time - first.time
            if gap <= longestGap {
                let part = (begin - first.time) / gap
                anchor.x += (next.point.x - first.point.x) * part
                anchor.y += (next.point.y - first.point.y) * part
            }
        }
        let time = last.time - begin
        return CGVector(dx: (last.point.x - anchor.x) / time, dy: (last.point.y - anchor.y) / time)
    }
}
