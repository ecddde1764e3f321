/// Colours along a line, ready to be read row by row.
struct GradientSource {
    /// Steps of the table, and one past them for the end itself.
    static let steps = 2048

    /// The premultiplied pixels from the first location 0 to 1, `steps + 1` of them.
    let table: UnsafePointer<UInt32>
    /// Of the table.
    private let serial: Serial
    let kind: RenderNode.Gradient.Kind
    /// From the device to the gradient: its first coordinate runs 0…1 from start to end along an axis; both do along the radii of an ellipse.
    let map: Projection
    let isOpaque: Bool
    /// Where the pixels of every row alike lie among the scene's, counted for column 0 of the device; nil where rows differ.
    private(set) var row: Int?

    /// Whether it shows the same wherever both are read.
    func isSame(as other: GradientSource) -> Bool {
        serial == other.serial && kind == other.kind && map == other.map
    }

    /// Whether all rows show the same.
    var isSameInEveryRow: Bool { kind == .axial && map.c == 0 && map.py == 0 }

    /// Works out the row that all rows are, for the device's columns from `minX` to `maxX`.
    mutating func keepRow(_ minX: Int, _ maxX: Int, in rows: Scratch<UInt32>) {
        guard isSameInEveryRow, minX < maxX else { return }
        let place = rows.count
        read(row: 0, minX, maxX, into: rows.extend(by: maxX - minX))
        row = place - minX
    }

    /// - Parameter projection: from the plane of `bounds` to the device.
    init?(_ gradient: RenderNode.Gradient, table: GradientTable, bounds: CGRect, _ projection: Projection) {
        let (s, e) = (gradient.start, gradient.end)
        let (dx, dy) = (e.x - s.x, e.y - s.y)
        guard bounds.width > 0, bounds.height > 0, let back = projection.inverted() else { return nil }
        let unit = CGAffineTransform(
            a: 1 / bounds.width, b: 0, c: 0, d: 1 / bounds.height, tx: -bounds.minX / bounds.width,
            ty: -bounds.minY / bounds.height)
        let own: CGAffineTransform
        switch gradient.kind {
        case .axial:
            // Lines of one colour are perpendicular to the axis in the unit square, which is then stretched: what
            // CAGradientLayer is observed to do.
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            own = CGAffineTransform(
                a: dx / square, b: 0, c: dy / square, d: 0, tx: -(s.x * dx + s.y * dy) / square, ty: 0)
        case .radial:
            guard dx != 0, dy != 0 else { return nil }
            own = CGAffineTransform(a: 1 / dx, b: 0, c: 0, d: 1 / dy, tx: -s.x / dx, ty: -s.y / dy)
        }
        map = back.concatenating(Projection(unit.concatenating(own)))
        guard map.isFinite else { return nil }
        kind = gradient.kind
        self.table = table.pixels
        serial = table.serial
        isOpaque = table.isOpaque
    }

    /// Writes the colours at the pixels `start..<end` of row `y`.
    func read(row y: Int, _ start: Int, _ end: Int, into out: UnsafeMutablePointer<UInt32>) {
        let yc = Double(y) + 0.5
        let (nu, nv, nw) = (map.c * yc + map.tx, map.d * yc + map.ty, map.py * yc + map.pw)
        let scale = Double(Self.steps)
        let n = end - start
        let first = Double(start) + 0.5
        switch kind {
        case .axial:
            if map.isAffine, map.a == 0 {
                out.update(repeating: table[Int(Self.index(nu / nw * scale))], count: n)
                return
            }
            let (a, p) = (map.a * scale, map.px)
            let (b, q) = (nu * scale, nw)
            for i in 0..<n {
                let xc = first + Double(i)
                out[i] = Self.index((a * xc + b) / (p * xc + q))
            }
        case .radial:
            for i in 0..<n {
                let xc = first + Double(i)
                let r = scale / (map.px * xc + nw)
                let (u, v) = ((map.a * xc + nu) * r, (map.b * xc + nv) * r)
                out[i] = Self.index((u * u + v * v).squareRoot())
            }
        }
        for i in 0..<n { out[i] = table[Int(truncatingIfNeeded: out[i])] }
    }

    /// The nearest entry for a place on the table; what is no number counts as its start.
    @inline(__always)
    private static func index(_ t: Double) -> UInt32 {
        let high = Double(steps)
        var t = t < high ? t : high
        t = t > 0 ? t : 0
        // Leaves the rounded number in the lowest bits, without the checks that keep a loop from being vectorised.
        return UInt32(truncatingIfNeeded: (t + 6_755_399_441_055_744).bitPattern)
    }
}

/// A gradient's pixels, kept from frame to frame as long as it is used.
final class GradientTable {
    let gradient: RenderNode.Gradient
    let serial = Serial()
    let pixels: UnsafePointer<UInt32>
    let isOpaque: Bool
    /// Whether a frame has used it since the last sweep.
    var isUsed = true

    init(_ gradient: RenderNode.Gradient) {
        self.gradient = gradient
        let count = GradientSource.steps + 1
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        let stops = Self.stops(gradient)
        var next = 0
        for i in 0..<count {
            let t = Double(i) / Double(GradientSource.steps)
            while next < stops.count, stops[next].location <= t { next += 1 }
            memory[i] = Self.pixel(stops, next, t)
        }
        pixels = UnsafePointer(memory)
        isOpaque = (0..<count).allSatisfy { memory[$0] >= 0xFF00_0000 }
    }

    deinit {
        pixels.deallocate()
    }

    private struct Stop {
        var location: Double
        /// Red, green, blue and alpha, alpha multiplied in.
        var color: RGBA
    }

    /// The colours at rising locations; evenly spread when there are none, or too few.
    private static func stops(_ g: RenderNode.Gradient) -> [Stop] {
        var last = 0.0
        return g.colors.indices.map { i in
            let even = g.colors.count > 1 ? Double(i) / Double(g.colors.count - 1) : 0
            let given = g.locations.count == g.colors.count ? Double(g.locations[i]) : even
            last = max(last, given.isFinite ? min(max(given, 0), 1) : even)
            func unit(_ x: CGFloat) -> CGFloat { x > 0 ? (x < 1 ? x : 1) : 0 }
            let c = g.colors[i]
            let a = unit(c.alpha)
            return Stop(
                location: last,
                color: RGBA(red: unit(c.red) * a, green: unit(c.green) * a, blue: unit(c.blue) * a, alpha: a))
        }
    }

    /// The pixel at t, where `next` is the first stop beyond it.
    private static func pixel(_ stops: [Stop], _ next: Int, _ t: Double) -> UInt32 {
        guard let first = stops.first, let last = stops.last else { return 0 }
        let (a, b) = next == 0 ? (first, first) : next == stops.count ? (last, last) : (stops[next - 1], stops[next])
        let span = b.location - a.location
        let f = span > 0 ? (t - a.location) / span : 0
        func byte(_ p: CGFloat, _ q: CGFloat) -> UInt32 { UInt32(((p + (q - p) * f) * 255).rounded()) }
        let (p, q) = (a.color, b.color)
        return byte(p.alpha, q.alpha) << 24 | byte(p.red, q.red) << 16 | byte(p.green, q.green) << 8
            | byte(p.blue, q.blue)
    }
}
