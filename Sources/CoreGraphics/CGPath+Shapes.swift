/// How exactly an outline must match the shape it is taken for, as a fraction of its size.
private let shapeTolerance: CGFloat = 1e-5

extension CGPath {
    /// The rectangle whose ellipse this path is exactly, or nil for every other outline.
    ///
    /// It is told from the points alone, so it holds for interpolated ellipses and whole arcs too, whichever point they
    /// begin at and whichever way they turn.
    package var ellipse: CGRect? {
        // Every frame of a growing circle asks: nothing here is put in memory of its own.
        let count = elements.last == .close ? elements.count - 1 : elements.count
        guard count == 5, case .move(let start)? = elements.first else { return nil }
        var points = [5 of CGPoint](repeating: start)
        var controls = [4 of (CGPoint, CGPoint)](repeating: (start, start))
        for i in 0..<4 {
            guard case .cubic(let p, let control1, let control2) = elements[i + 1] else { return nil }
            points[i + 1] = p
            controls[i] = (control1, control2)
        }
        // Opposite points share their middle; half the lines between them are conjugate half-diameters u and v.
        let center = points[0].towards(points[2], 0.5)
        func from(_ p: CGPoint) -> CGVector { CGVector(dx: p.x - center.x, dy: p.y - center.y) }
        let (u, v) = (from(points[0]), from(points[1]))
        let size = max(abs(u.dx), abs(u.dy), abs(v.dx), abs(v.dy))
        let tolerance = shapeTolerance * size
        func matches(_ p: CGPoint, _ i: CGFloat, _ j: CGFloat) -> Bool {
            let d = from(p)
            return abs(d.dx - i * u.dx - j * v.dx) <= tolerance && abs(d.dy - i * u.dy - j * v.dy) <= tolerance
        }
        let k = quarterCircleControl
        let expected: [5 of (CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
        for i in 0..<4 {
            let (a, b) = (expected[i], expected[i + 1])
            guard matches(points[i + 1], b.0, b.1), matches(controls[i].0, a.0 + k * b.0, a.1 + k * b.1),
                matches(controls[i].1, b.0 + k * a.0, b.1 + k * a.1)
            else { return nil }
        }
        // The ellipse {u cos t + v sin t} is upright if x and y are uncorrelated along it.
        guard abs(u.dx * u.dy + v.dx * v.dy) <= tolerance * size else { return nil }
        let (a, b) = (hypot(u.dx, v.dx), hypot(u.dy, v.dy))
        return CGRect(x: center.x - a, y: center.y - b, width: 2 * a, height: 2 * b)
    }

    /// The rectangle this path is exactly, or nil for every other outline; it may begin at any corner and turn either way.
    package var rectangle: CGRect? {
        var points: [CGPoint] = []
        for (i, element) in elements.enumerated() {
            switch element {
            case .move(let p) where i == 0: points.append(p)
            case .line(let p): points.append(p)
            case .close where i == elements.count - 1: break
            default: return nil
            }
        }
        if points.count == 5, points[4] == points[0] { points.removeLast() }
        guard points.count == 4 else { return nil }
        let alongX = points[0].y == points[1].y
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let upright =
            alongX
            ? b.x == c.x && c.y == d.y && d.x == a.x
            : a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard upright else { return nil }
        return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
    }

    /// The rectangle and radius of a rounded rectangle with round corners, or nil for every other outline.
    ///
    /// It recognises what `init(roundedRect:…)` makes, and what lies between two of those.
    package var roundedRectangle: (rect: CGRect, radius: CGFloat)? {
        guard elements.count == 10, case .move(let start)? = elements.first else { return nil }
        let rect = boundingBox
        let radius = start.x - rect.minX
        let tolerance = shapeTolerance * max(rect.width, rect.height)
        guard radius >= 0, radius <= min(rect.width, rect.height) / 2 + tolerance else { return nil }
        let model = PathElement.roundedRectangle(rect, cornerWidth: radius, cornerHeight: radius)
        for (a, b) in zip(elements, model) where !a.matches(b, within: tolerance) {
            return nil
        }
        return (rect, radius)
    }

    /// Whether the path is an upright rectangle, which is then stored.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let rectangle else { return false }
        rect?.pointee = rectangle
        return true
    }
}

extension PathElement {
    /// Whether two steps are of one kind and their points no farther apart than a distance in each direction.
    func matches(_ other: PathElement, within tolerance: CGFloat) -> Bool {
        func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance }
        switch (self, other) {
        case (.move(let a), .move(let b)), (.line(let a), .line(let b)): return near(a, b)
        case (.quad(let a, let c), .quad(let b, let d)): return near(a, b) && near(c, d)
        case (.cubic(let a, let c1, let c2), .cubic(let b, let d1, let d2)):
            return near(a, b) && near(c1, d1) && near(c2, d2)
        case (.close, .close): return true
        default: return false
        }
    }
}
