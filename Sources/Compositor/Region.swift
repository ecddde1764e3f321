/// A stretch of one row's pixels that are covered alike.
struct Run: BitwiseCopyable, Equatable {
    var start: Int32
    /// Exclusive.
    var end: Int32
    /// 1…256, 256 being the whole pixel.
    var weight: Int32
}

/// Which pixels a shape covers, and how far: all of a rectangle of whole pixels, or runs kept in a `RunPool`.
struct Region {
    /// What is covered lies inside; runs are cut at its sides.
    var bounds: DeviceRect
    /// Place in the pool's row table of the row `top`, or -1 when the whole of `bounds` is covered.
    var table = -1
    /// The first row that the row table describes.
    var top = 0

    static let none = Region(bounds: .empty)

    init(bounds: DeviceRect, table: Int = -1, top: Int = 0) {
        self.bounds = bounds
        self.table = table
        self.top = top
    }

    var isEmpty: Bool { bounds.isEmpty }
    var isRectangle: Bool { table < 0 }

    func cropped(to rect: DeviceRect) -> Region {
        Region(bounds: bounds.intersection(rect), table: table, top: top)
    }
}

/// Where the runs of one row of a shape are in the pool; rows that are alike may share them.
struct RowRuns: BitwiseCopyable, Equatable {
    var first: Int32
    /// One past the last.
    var end: Int32
}

/// The runs of all shapes of one frame.
final class RunPool {
    let runs = Scratch<Run>(capacity: 4096)
    /// Per shape, for each row.
    let rows = Scratch<RowRuns>(capacity: 4096)

    func removeAll() {
        runs.removeAll()
        rows.removeAll()
    }

    /// Where the runs of row `y` start and end in `runs`. The row must lie in the shape's bounds.
    @inline(__always)
    func range(_ shape: Region, row y: Int) -> (Int, Int) {
        let row = rows.base[shape.table + y - shape.top]
        return (Int(row.first), Int(row.end))
    }

    /// The product of two shapes.
    func intersect(_ a: Region, _ b: Region) -> Region {
        let bounds = a.bounds.intersection(b.bounds)
        if bounds.isEmpty { return .none }
        if b.isRectangle { return a.cropped(to: bounds) }
        if a.isRectangle { return b.cropped(to: bounds) }
        let table = rows.count
        var last: (a: (Int, Int), b: (Int, Int)) = ((-1, -1), (-1, -1))
        for y in bounds.minY..<bounds.maxY {
            let next = (a: range(a, row: y), b: range(b, row: y))
            if next.a == last.a, next.b == last.b {
                rows.append(rows[rows.count - 1])
                continue
            }
            let first = Int32(runs.count)
            multiply(next.a, next.b)
            rows.append(RowRuns(first: first, end: Int32(runs.count)))
            last = next
        }
        return Region(bounds: bounds, table: table, top: bounds.minY)
    }

    /// Appends the product of two rows, given by their places in `runs`.
    private func multiply(_ a: (Int, Int), _ b: (Int, Int)) {
        var (i, j) = (a.0, b.0)
        while i < a.1, j < b.1 {
            let (p, q) = (runs[i], runs[j])
            let (start, end) = (max(p.start, q.start), min(p.end, q.end))
            let weight = (p.weight * q.weight + 128) >> 8
            if start < end, weight > 0 { runs.append(Run(start: start, end: end, weight: weight)) }
            if p.end < q.end { i += 1 } else { j += 1 }
        }
    }
}
