/// Turns closed outlines into runs of coverage: exact areas of polygons whose corners lie on a grid of 1/256 pixel.
///
/// Per row, every edge adds to the pixels it crosses how much height it spans there (`cover`) and how much of that
/// lies left of it (`area`); a sweep from the left sums both up. Between such pixels the coverage is constant, so
/// the insides of shapes cost nothing. Integers only: the same corners give the same coverage on any machine.
final class SpanRasteriser {
    /// Fractional bits of corners.
    static let gridBits = 8
    /// Fractional bits within a row.
    private static let bits = 12
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
    }

    private let edges = Scratch<Edge>(capacity: 256)
    /// Per row the first edge that starts in it, or -1.
    private let heads = Scratch<Int32>(capacity: 256)
    private let active = Scratch<Int32>(capacity: 64)
    private let cover = Scratch<Int>()
    private let area = Scratch<Int>()
    /// One bit per pixel that `cover` and `area` were added to.
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
            accumulate(row: y, bounds)
            sweep(bounds, rule, into: pool.runs)
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
        cover.room(for: bounds.width + 1).update(repeating: 0, count: bounds.width + 1)
        area.room(for: bounds.width + 1).update(repeating: 0, count: bounds.width + 1)
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

    private func accumulate(row y: Int, _ bounds: DeviceRect) {
        var starting = heads[y - bounds.minY]
        while starting >= 0 {
            active.append(starting)
            starting = edges[Int(starting)].next
        }
        let (top, bottom) = (y << Self.gridBits, (y + 1) << Self.gridBits)
        var kept = 0
        for i in 0..<active.count {
            let index = active[i]
            let e = edges[Int(index)]
            let (ya, yb) = (max(e.y0, top), min(e.y1, bottom))
            if ya < yb {
                if e.isHard {
                    // The whole part stands where the edge crosses the row's middle.
                    let x = Self.crossing(e, (top + bottom) / 2)
                    let column = ((x + Self.one / 2) >> Self.bits) << Self.bits
                    add(column, column, (ya - top) << Self.shift, (yb - top) << Self.shift, e.direction, bounds)
                } else {
                    let (xa, xb) = (Self.crossing(e, ya), Self.crossing(e, yb))
                    add(xa, xb, (ya - top) << Self.shift, (yb - top) << Self.shift, e.direction, bounds)
                }
            }
            if e.y1 > bottom {
                active[kept] = index
                kept += 1
            }
        }
        while active.count > kept { active.removeLast() }
    }

    /// x of an edge at height y (in 1/256 pixel), in 1/4096 pixel, rounded to the nearest.
    private static func crossing(_ e: Edge, _ y: Int) -> Int {
        if y <= e.y0 { return e.x0 << shift }
        if y >= e.y1 { return e.x1 << shift }
        let (run, rise) = ((e.x1 - e.x0) << shift, e.y1 - e.y0)
        if run == 0 { return e.x0 << shift }
        let n = 2 * run * (y - e.y0) + rise
        // Division that rounds down for either sign.
        let q = n / (2 * rise)
        return (e.x0 << shift) + (n < 0 && q * 2 * rise != n ? q - 1 : q)
    }

    /// Adds a piece that lies within one row, cut at the sides: left of them only its height counts, right of them nothing.
    private func add(_ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ direction: Int, _ bounds: DeviceRect) {
        let (left, right) = (bounds.minX << Self.bits, bounds.maxX << Self.bits)
        if xa >= right, xb >= right { return }
        if xa <= left, xb <= left {
            touch(0, cover: (yb - ya) * direction, area: 0)
            return
        }
        if xa >= left, xb >= left, xa <= right, xb <= right {
            walk(xa - left, xb - left, ya, yb, direction, bounds.width)
            return
        }
        // Cut where it crosses a side; what is outside goes straight up and down there.
        var (x, y) = (xa, ya)
        let sides = xa < xb ? (left, right) : (right, left)
        for side in [sides.0, sides.1] {
            guard (x < side && side < xb) || (xb < side && side < x) else { continue }
            let crossing = y + (yb - y) * (side - x) / (xb - x)
            add(clamp(x, left, right), clamp(side, left, right), y, crossing, direction, bounds)
            (x, y) = (side, crossing)
        }
        add(clamp(x, left, right), clamp(xb, left, right), y, yb, direction, bounds)
    }

    private func clamp(_ x: Int, _ low: Int, _ high: Int) -> Int {
        min(max(x, low), high)
    }

    /// Adds a piece inside the row, pixel by pixel; x counts from the left side.
    private func walk(_ xa: Int, _ xb: Int, _ ya: Int, _ yb: Int, _ direction: Int, _ width: Int) {
        let (first, last) = (xa >> Self.bits, xb >> Self.bits)
        if first == last {
            let fractions = (xa & (Self.one - 1)) + (xb & (Self.one - 1))
            touch(first, cover: (yb - ya) * direction, area: (yb - ya) * direction * fractions)
            return
        }
        let (dx, dy) = (xb - xa, yb - ya)
        let step = dx > 0 ? 1 : -1
        var (x, y, column) = (xa, ya, first)
        while column != last {
            let boundary = (step > 0 ? column + 1 : column) << Self.bits
            let reached = ya + dy * (boundary - xa) / dx
            let base = column << Self.bits
            touch(
                column, cover: (reached - y) * direction,
                area: (reached - y) * direction * ((x - base) + (boundary - base)))
            (x, y) = (boundary, reached)
            column += step
        }
        let base = column << Self.bits
        touch(column, cover: (yb - y) * direction, area: (yb - y) * direction * ((x - base) + (xb - base)))
    }

    @inline(__always)
    private func touch(_ column: Int, cover c: Int, area a: Int) {
        if c == 0 { return }
        cover.base[column] += c
        area.base[column] += a
        touched.base[column >> 6] |= 1 << UInt64(column & 63)
    }

    /// Sums the row up into runs and leaves the sums clear for the next one.
    private func sweep(_ bounds: DeviceRect, _ rule: CGPathFillRule, into runs: Scratch<Run>) {
        let first = runs.count
        var sum = 0
        var x = 0
        for word in 0..<(bounds.width / 64 + 1) {
            var bits = touched.base[word]
            if bits == 0 { continue }
            touched.base[word] = 0
            while bits != 0 {
                let column = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if column >= bounds.width {
                    cover.base[column] = 0
                    area.base[column] = 0
                    continue
                }
                if column > x { emit(x, column, Self.weight(sum << (Self.bits + 1), rule), bounds, first, runs) }
                sum += cover.base[column]
                let value = sum << (Self.bits + 1) - area.base[column]
                emit(column, column + 1, Self.weight(value, rule), bounds, first, runs)
                cover.base[column] = 0
                area.base[column] = 0
                x = column + 1
            }
        }
        if x < bounds.width { emit(x, bounds.width, Self.weight(sum << (Self.bits + 1), rule), bounds, first, runs) }
    }

    /// Appends a run, or makes the last one of the row longer.
    private func emit(_ a: Int, _ b: Int, _ weight: Int, _ bounds: DeviceRect, _ first: Int, _ runs: Scratch<Run>) {
        if weight == 0 { return }
        let (start, end) = (Int32(a + bounds.minX), Int32(b + bounds.minX))
        if runs.count > first {
            let last = runs.base + (runs.count - 1)
            if last.pointee.end == start, last.pointee.weight == weight {
                last.pointee.end = end
                return
            }
        }
        runs.append(Run(start: start, end: end, weight: Int32(weight)))
    }

    /// 0…256 for a signed area in which 2 · 4096² is one pixel once around.
    private static func weight(_ value: Int, _ rule: CGPathFillRule) -> Int {
        let full = 2 << (2 * bits)
        var v = abs(value)
        switch rule {
        case .winding:
            v = min(v, full)
        case .evenOdd:
            v &= 2 * full - 1
            if v > full { v = 2 * full - v }
        }
        return (v + 1 << (2 * bits - 8)) >> (2 * bits - 7)
    }
}
