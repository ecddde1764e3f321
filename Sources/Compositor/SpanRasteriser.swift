/// Turns closed outlines into runs of coverage: exact areas of polygons whose corners lie on a grid of 1/256 pixel.
///
/// Per row, every edge adds to the pixels it crosses (`RowSums`); between such pixels the coverage is constant, so the insides of
/// shapes cost nothing. Integers only: the same corners give the same coverage on any machine.
final class SpanRasteriser {
    /// Fractional bits of corners.
    static let gridBits = 8
    private static let bits = RowSums.bits
    private static let one = 1 << bits
    private static let shift = bits - gridBits

    private struct Edge: BitwiseCopyable {
        /// The upper end, then the lower one, in 1/256 pixel.
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int
        /// 1 when it was drawn downwards, else -1.
        var direction: Int
        /// Whether it is cut at whole pixels.
        var isHard: Bool
        var next: Int32
        /// Where it crosses the upper side of the row that comes next, in 1/4096 pixel.
        var crossing = Quotient()
        /// By how much farther it crosses the side below.
        var step = Quotient()
    }

    /// A quotient, rounded down, and its remainder.
    private struct Quotient: BitwiseCopyable {
        var whole = 0
        var rest = 0

        init() {}

        init(_ n: Int, by divisor: Int) {
            (whole, rest) = n.quotientAndRemainder(dividingBy: divisor)
            if rest < 0 {
                whole -= 1
                rest += divisor
            }
        }

        mutating func add(_ other: Quotient, by divisor: Int) {
            whole &+= other.whole
            rest &+= other.rest
            if rest >= divisor {
                whole &+= 1
                rest &-= divisor
            }
        }
    }

    private let edges = Scratch<Edge>(capacity: 256)
    /// Per row the first edge that starts in it, or -1.
    private let heads = Scratch<Int32>(capacity: 256)
    private let active = Scratch<Int32>(capacity: 64)
    private let pixels = Scratch<RowSums.Pixel>()
    private let touched = Scratch<UInt64>()
    private var clip = DeviceRect.empty
    private var hull = DeviceRect.empty

    /// Starts a shape of which only what lies in `clip` matters.
    func begin(clip: DeviceRect) {
        self.clip = clip
        edges.removeAll()
        hull = DeviceRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
    }

    /// Adds an edge between two corners in 1/256 pixel, at most 2²⁸ in size. A hard one is cut at whole pixels.
    func addEdge(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int, isHard: Bool) {
        hull.minX = min(hull.minX, min(ax, bx))
        hull.maxX = max(hull.maxX, max(ax, bx))
        hull.minY = min(hull.minY, min(ay, by))
        hull.maxY = max(hull.maxY, max(ay, by))
        guard ay != by else { return }
        edges.append(
            ay < by
                ? Edge(x0: ax, y0: ay, x1: bx, y1: by, direction: 1, isHard: isHard, next: -1)
                : Edge(x0: bx, y0: by, x1: ax, y1: ay, direction: -1, isHard: isHard, next: -1))
    }

    /// The coverage of what was added since `begin`, its runs put into the pool.
    func finish(rule: CGPathFillRule, into pool: RunPool) -> Region {
        guard edges.count > 0 else { return .none }
        // A hard edge may move by half a pixel.
        let box = DeviceRect(
            minX: (hull.minX - 128) >> Self.gridBits, minY: hull.minY >> Self.gridBits,
            maxX: (hull.maxX + 128 + 255) >> Self.gridBits, maxY: (hull.maxY + 255) >> Self.gridBits)
        let bounds = box.intersection(clip)
        if bounds.isEmpty { return .none }
        prepare(bounds)
        var sums = RowSums(pixels: pixels.base, touched: touched.base, width: bounds.width)
        let table = pool.rows.count
        var wasSteady = false
        for y in bounds.minY..<bounds.maxY {
            let isSteady = isSteady(row: y, bounds)
            if isSteady, wasSteady {
                pool.rows.append(pool.rows[pool.rows.count - 1])
                continue
            }
            wasSteady = isSteady
            let first = Int32(pool.runs.count)
            accumulate(row: y, bounds, into: &sums)
            sums.sweep(from: bounds.minX, rule, into: pool.runs)
            pool.rows.append(RowRuns(first: first, end: Int32(pool.runs.count)))
        }
        return Region(bounds: bounds, table: table, top: bounds.minY)
    }

    /// Sorts the edges into the rows they start in and clears the sums.
    private func prepare(_ bounds: DeviceRect) {
        heads.room(for: bounds.height).update(repeating: -1, count: bounds.height)
        for i in 0..<edges.count {
            let e = edges[i]
            let row = max(e.y0 >> Self.gridBits, bounds.minY) - bounds.minY
            guard row < bounds.height, e.y1 > bounds.minY << Self.gridBits else { continue }
            edges.base[i].next = heads[row]
            heads[row] = Int32(i)
        }
        active.removeAll()
        let none = RowSums.Pixel(cover: 0, area: 0)
        pixels.room(for: bounds.width + 1).update(repeating: none, count: bounds.width + 1)
        let words = bounds.width / 64 + 1
        touched.room(for: words).update(repeating: 0, count: words)
    }

    /// Whether all that crosses a row goes straight on down into the next: two such rows after each other are alike.
    private func isSteady(row y: Int, _ bounds: DeviceRect) -> Bool {
        if heads[y - bounds.minY] >= 0 { return false }
        let bottom = (y + 1) << Self.gridBits
        for i in 0..<active.count {
            let e = edges.base + Int(active[i])
            if e.pointee.x0 != e.pointee.x1 || e.pointee.y1 <= bottom { return false }
        }
        return true
    }

    private func accumulate(row y: Int, _ bounds: DeviceRect, into sums: inout RowSums) {
        let (top, bottom) = (y << Self.gridBits, (y + 1) << Self.gridBits)
        var starting = heads[y - bounds.minY]
        while starting >= 0 {
            active.append(starting)
            let e = edges.base + Int(starting)
            if !e.pointee.isHard {
                if e.pointee.y0 <= top { e.pointee.crossing = Self.crossing(e.pointee, top) }
                if e.pointee.y1 >= bottom { e.pointee.step = Self.step(e.pointee) }
            }
            starting = e.pointee.next
        }
        var kept = 0
        for i in 0..<active.count {
            let index = active[i]
            let e = edges.base + Int(index)
            let (ya, yb) = (max(e.pointee.y0, top), min(e.pointee.y1, bottom))
            if ya < yb {
                let (from, to) = ((ya - top) << Self.shift, (yb - top) << Self.shift)
                if e.pointee.isHard {
                    // The whole part stands where the edge crosses the row's middle.
                    let x = Self.crossing(e.pointee, min(max((top + bottom) / 2, e.pointee.y0), e.pointee.y1)).whole
                    let column = ((x + Self.one / 2) >> Self.bits) << Self.bits
                    add(column, column, from, to, e.pointee.direction, bounds, into: &sums)
                } else {
                    let xa = ya > top ? e.pointee.x0 << Self.shift : e.pointee.crossing.whole
                    var xb = e.pointee.x1 << Self.shift
                    if yb == bottom {
                        // Divided once for an edge, and not once for a row.
                        if ya > top {
                            e.pointee.crossing = Self.crossing(e.pointee, bottom)
                        } else {
                            e.pointee.crossing.add(e.pointee.step, by: 2 * (e.pointee.y1 - e.pointee.y0))
                        }
                        xb = e.pointee.crossing.whole
                    }
                    add(xa, xb, from, to, e.pointee.direction, bounds, into: &sums)
                }
            }
            if e.pointee.y1 > bottom {
                active[kept] = index
                kept += 1
            }
        }
        while active.count > kept { active.removeLast() }
    }

    /// Where an edge crosses the height y (in 1/256 pixel), which is not beyond its ends, rounded to the nearest 1/4096 pixel.
    private static func crossing(_ e: Edge, _ y: Int) -> Quotient {
        let (run, rise) = ((e.x1 - e.x0) << shift, e.y1 - e.y0)
        var x = Quotient(2 * run * (y - e.y0) + rise, by: 2 * rise)
        x.whole += e.x0 << shift
        return x
    }

    /// By how much farther an edge crosses the lower side of a row than the upper one.
    private static func step(_ e: Edge) -> Quotient {
        Quotient(2 * ((e.x1 - e.x0) << shift) << gridBits, by: 2 * (e.y1 - e.y0))
    }

    /// Adds a piece that lies within one row, cut at the sides: left of them only its height counts, right of them nothing.
    private func add(
        _ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ direction: Int, _ bounds: DeviceRect, into sums: inout RowSums
    ) {
        let (left, right) = (bounds.minX << Self.bits, bounds.maxX << Self.bits)
        if xa >= left, xb >= left, xa <= right, xb <= right {
            return sums.add(xa - left, xb - left, ya, yb, direction)
        }
        if xa >= right, xb >= right { return }
        if xa <= left, xb <= left { return sums.add(0, 0, ya, yb, direction) }
        // Cut where it crosses a side; what is outside goes straight up and down there.
        var (x, y) = (xa, ya)
        let sides = xa < xb ? (left, right) : (right, left)
        for side in [sides.0, sides.1] {
            guard (x < side && side < xb) || (xb < side && side < x) else { continue }
            let crossing = y + (yb - y) * (side - x) / (xb - x)
            add(clamp(x, left, right), clamp(side, left, right), y, crossing, direction, bounds, into: &sums)
            (x, y) = (side, crossing)
        }
        add(clamp(x, left, right), clamp(xb, left, right), y, yb, direction, bounds, into: &sums)
    }

    private func clamp(_ x: Int, _ low: Int, _ high: Int) -> Int {
        min(max(x, low), high)
    }
}
