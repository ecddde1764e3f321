/// A shape in its own plane as closed polygons: curves are flattened finely enough for the device they end up on.
final class Outline {
    /// A corner and whether the edge that leaves it is cut at whole pixels instead of blended.
    struct Corner: BitwiseCopyable {
        var x: Double
        var y: Double
        var isHard = false
    }

    /// Farthest distance between a curve and the chord drawn for it, in device pixels.
    private static let tolerance = 1.0 / 64
    /// Most chords for one curve.
    private static let maxChords = 1024.0

    let corners = Scratch<Corner>(capacity: 256)
    /// One past the last corner of each polygon.
    let ends = Scratch<Int32>(capacity: 16)
    /// Device pixels per point, for the choice of chords.
    private var scale = 1.0

    /// Starts anew, for a plane of which a point is about this many device pixels long.
    func begin(scale: Double) {
        corners.removeAll()
        ends.removeAll()
        self.scale = scale.isFinite ? min(max(scale, 1e-3), 1e5) : 1
    }

    @inline(__always)
    func add(_ x: Double, _ y: Double, isHard: Bool = false) {
        corners.append(Corner(x: x, y: y, isHard: isHard))
    }

    func close() {
        if corners.count > Int(ends.count == 0 ? 0 : ends[ends.count - 1]) { ends.append(Int32(corners.count)) }
    }

    /// Adds a rectangle, clockwise; edges outside of `blended` are hard.
    func addRectangle(_ r: CGRect, blended: RenderNode.Edges = .all) {
        let r = r.standardized
        add(r.minX, r.minY, isHard: !blended.contains(.top))
        add(r.maxX, r.minY, isHard: !blended.contains(.right))
        add(r.maxX, r.maxY, isHard: !blended.contains(.bottom))
        add(r.minX, r.maxY, isHard: !blended.contains(.left))
        close()
    }

    /// Adds a rectangle with quarter circles for some corners, clockwise, or counter-clockwise to cut it out of another.
    func addRoundedRectangle(
        _ r: CGRect, radius: Double, corners rounded: RenderNode.Corners, blended: RenderNode.Edges = .all,
        reversed: Bool = false
    ) {
        let r = r.standardized
        let radius = min(radius, min(r.width, r.height) / 2)
        guard radius > 0, !rounded.isEmpty || reversed else { return addRectangle(r, blended: blended) }
        let first = self.corners.count
        let places: [(RenderNode.Corners, Double, Double, RenderNode.Edges)] = [
            (.topLeft, r.minX, r.minY, .top), (.topRight, r.maxX, r.minY, .right),
            (.bottomRight, r.maxX, r.maxY, .bottom), (.bottomLeft, r.minX, r.maxY, .left),
        ]
        for (i, (corner, x, y, edge)) in places.enumerated() {
            if rounded.contains(corner) {
                let cx = x == r.minX ? x + radius : x - radius
                let cy = y == r.minY ? y + radius : y - radius
                addArc(cx, cy, radius, radius, quarter: i + 2, quarters: 1)
            } else {
                add(x, y)
            }
            if !blended.contains(edge) { self.corners.base[self.corners.count - 1].isHard = true }
        }
        if reversed { reverse(from: first) }
        close()
    }

    /// Adds the ellipse that touches the rectangle's sides.
    func addEllipse(in r: CGRect) {
        addArc(r.midX, r.midY, abs(r.width) / 2, abs(r.height) / 2, quarter: 0, quarters: 4)
        corners.removeLast()
        close()
    }

    /// Adds quarters of an ellipse, clockwise on the screen; quarter 0 begins at the right and leads to the bottom.
    ///
    /// All chords are pushed outwards a little, so that the polygon has the ellipse's area.
    private func addArc(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double, quarter: Int, quarters: Int) {
        let chords = chordCount(forRadius: max(rx, ry))
        let step = Double.pi / 2 / Double(chords)
        let swell = quarters == 4 ? (step / sin(step)).squareRoot() : 1
        for i in 0...(chords * quarters) {
            let (q, r) = ((quarter + i / chords) & 3, i % chords)
            // One eighth serves all, so that mirrored arcs have mirrored corners.
            let t = 2 * r <= chords ? r : chords - r
            let (s0, c0) = (sin(step * Double(t)), cos(step * Double(t)))
            let (c, s) = 2 * r <= chords ? (c0, s0) : (s0, c0)
            let (ux, uy) = q == 0 ? (c, s) : q == 1 ? (-s, c) : q == 2 ? (-c, -s) : (s, -c)
            add(cx + rx * swell * ux, cy + ry * swell * uy)
        }
    }

    private func chordCount(forRadius radius: Double) -> Int {
        let r = radius * scale
        guard r.isFinite, r > Self.tolerance else { return 1 }
        // The height of a chord's arc is r (1 − cos(θ/2)) ≈ r θ²/8.
        let angle = (8 * Self.tolerance / r).squareRoot()
        return Int(min(max((Double.pi / 2 / angle).rounded(.up), 2), Self.maxChords))
    }

    private func reverse(from first: Int) {
        var (i, j) = (first, corners.count - 1)
        while i < j {
            (corners.base[i], corners.base[j]) = (corners.base[j], corners.base[i])
            i += 1
            j -= 1
        }
    }

    /// Adds any path, ellipses as exact ones; open outlines are closed.
    func add(_ path: CGPath) {
        if let ellipse = path.ellipse { return addEllipse(in: ellipse) }
        if let (rect, radius) = path.roundedRectangle {
            return addRoundedRectangle(rect, radius: radius, corners: .all)
        }
        flatten(path, closing: true)
    }

    /// Adds a path's lines and curves as chords; every outline becomes one polygon, whether closed by the path or not.
    func flatten(_ path: CGPath, closing: Bool) {
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let p):
                close()
                start = p
                add(p.x, p.y)
            case .line(let p):
                add(p.x, p.y)
            case .quad(let p, let c):
                flatten(
                    current, CGPoint(x: (current.x + 2 * c.x) / 3, y: (current.y + 2 * c.y) / 3),
                    CGPoint(x: (p.x + 2 * c.x) / 3, y: (p.y + 2 * c.y) / 3), p)
            case .cubic(let p, let c1, let c2):
                flatten(current, c1, c2, p)
            case .close:
                if !closing, current != start { add(start.x, start.y) }
                close()
            }
            current = element.end ?? start
        }
        close()
    }

    private func flatten(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let bend = (dx * dx + dy * dy).squareRoot() * scale
        guard bend.isFinite else { return add(p3.x, p3.y) }
        let n = min(max((0.75 * bend / Self.tolerance).squareRoot().rounded(.up), 1), Self.maxChords)
        for i in 1...Int(n) {
            let t = Double(i) / n
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            add(a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
    }
}
