import UIKit

/// Where a pointer goes, and how fast it was going when it was let go.
struct DragMotion {
    /// How far back the velocity looks.
    private static let window = 0.150  // s

    private var samples: [(time: Double, point: CGPoint)] = []
    let start: CGPoint

    init(at point: CGPoint, time: Double) {
        start = point
        samples = [(time, point)]
    }

    /// The way from the start to the newest point.
    var movement: CGVector {
        let last = samples.last?.point ?? start
        return CGVector(dx: last.x - start.x, dy: last.y - start.y)
    }

    /// When the newest point was reached.
    var time: Double { samples.last?.time ?? 0 }

    /// The newest point.
    var point: CGPoint { samples.last?.point ?? start }

    /// Where the way to the newest point was so far from the start, in points: where a drag is recognised, however few
    /// events it came in.
    func point(after distance: CGFloat) -> CGPoint {
        let way = hypot(movement.dx, movement.dy)
        let part = way > 0 ? min(distance / way, 1) : 0
        return CGPoint(x: start.x + movement.dx * part, y: start.y + movement.dy * part)
    }

    mutating func add(_ point: CGPoint, time: Double) {
        let time = max(time, samples.last?.time ?? time)
        samples.append((time, point))
        // One older than the window stays, to know where the pointer was at the window's start.
        while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
    }

    /// The velocity at a time, in points per second: the way of the last 150 ms, in which a pause counts as standing still.
    func velocity(at time: Double) -> CGVector {
        guard let first = samples.first else { return .zero }
        let since = max(time - Self.window, first.time)
        let elapsed = time - since
        guard elapsed > 0 else { return .zero }
        let before = place(at: since)
        return CGVector(dx: (point.x - before.x) / elapsed, dy: (point.y - before.y) / elapsed)
    }

    /// Where the pointer was at a time, on a straight way between samples.
    private func place(at time: Double) -> CGPoint {
        guard let next = samples.firstIndex(where: { $0.time > time }), next > 0 else {
            return samples.first.map { $0.time > time ? $0.point : point } ?? start
        }
        let (a, b) = (samples[next - 1], samples[next])
        let part = CGFloat((time - a.time) / (b.time - a.time))
        return CGPoint(x: a.point.x + (b.point.x - a.point.x) * part, y: a.point.y + (b.point.y - a.point.y) * part)
    }
}
