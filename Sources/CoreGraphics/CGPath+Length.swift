/// Points a curve is measured at, each way from its start to its end; the error of its length is then below 10⁻⁴ of it.
private let chordsPerCurve = 64

extension CGPath {
    /// The length of all lines and curves together, in points, the closing lines included.
    package var length: CGFloat {
        segments.reduce(0) { $0 + $1.length }
    }

    /// The part of the path between two fractions of its length, each 0…1; empty unless `start` is less than `end`.
    ///
    /// The whole path keeps its closed outlines; a part is always open.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0, end == 1 { return self }
        guard start < end else { return CGPath(elements: []) }
        let segments = self.segments
        let total = segments.reduce(0) { $0 + $1.length }
        let (from, to) = (total * start, total * end)
        var result: [PathElement] = []
        var reached: CGFloat = 0
        for segment in segments {
            let (low, high) = (reached, reached + segment.length)
            reached = high
            guard segment.length > 0, high > from, low < to else { continue }
            let t0 = low < from ? segment.parameter(at: from - low) : 0
            let t1 = high > to ? segment.parameter(at: to - low) : 1
            let part = segment.curve.part(from: t0, to: t1)
            if result.isEmpty || segment.startsOutline || t0 > 0 {
                result.append(.move(part.p0))
            }
            result.append(
                segment.isLine ? .line(part.p3) : .cubic(part.p3, control1: part.p1, control2: part.p2))
        }
        return CGPath(elements: result)
    }

    /// The path's lines and curves, each as a cubic with its length.
    private var segments: [Segment] {
        var result: [Segment] = []
        forEachCurve { curve, isLine, startsOutline in
            result.append(Segment(curve: curve, isLine: isLine, startsOutline: startsOutline))
        }
        return result
    }
}

/// One line or curve with the length it has travelled at evenly spaced parameters.
private struct Segment {
    let curve: Cubic
    let isLine: Bool
    /// Whether no segment before it leads into it.
    let startsOutline: Bool
    /// The length from the start to parameter i / (count − 1).
    private let travelled: [CGFloat]

    var length: CGFloat { travelled.last ?? 0 }

    init(curve: Cubic, isLine: Bool, startsOutline: Bool) {
        self.curve = curve
        self.isLine = isLine
        self.startsOutline = startsOutline
        let chords = isLine ? 1 : chordsPerCurve
        var travelled: [CGFloat] = [0]
        var last = curve.p0
        var sum: CGFloat = 0
        for i in 1...chords {
            let next = curve.point(at: CGFloat(i) / CGFloat(chords))
            sum += hypot(next.x - last.x, next.y - last.y)
            travelled.append(sum)
            last = next
        }
        self.travelled = travelled
    }

    /// The parameter 0…1 at which the segment has travelled that length.
    func parameter(at distance: CGFloat) -> CGFloat {
        let chords = CGFloat(travelled.count - 1)
        for i in 1..<travelled.count where travelled[i] >= distance {
            let step = travelled[i] - travelled[i - 1]
            return (CGFloat(i - 1) + (step > 0 ? (distance - travelled[i - 1]) / step : 0)) / chords
        }
        return 1
    }
}
