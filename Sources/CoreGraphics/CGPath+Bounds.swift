extension CGPath {
    /// The smallest upright rectangle that holds every point of the path, control points too; null for an empty path.
    public var boundingBox: CGRect {
        var box = Extent()
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                box.add(p)
            case .quad(let p, let control):
                box.add(control)
                box.add(p)
            case .cubic(let p, let control1, let control2):
                box.add(control1)
                box.add(control2)
                box.add(p)
            case .close:
                break
            }
        }
        return box.rect
    }

    /// The smallest upright rectangle that holds the outline itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = Extent()
        for element in elements {
            if case .move(let p) = element { box.add(p) }
        }
        forEachCurve { curve, isLine, _ in
            box.add(curve.p0)
            box.add(curve.p3)
            if isLine { return }
            for t in extremes(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x)
                + extremes(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y)
            {
                box.add(curve.point(at: t))
            }
        }
        return box.rect
    }

    /// Visits each line and curve of the path as a cubic, closing lines included, and says which have none before them
    /// in their outline.
    func forEachCurve(_ body: (Cubic, _ isLine: Bool, _ startsOutline: Bool) -> Void) {
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        var startsOutline = true
        func visit(_ curve: Cubic, isLine: Bool) {
            body(curve, isLine, startsOutline)
            startsOutline = false
        }
        for element in elements {
            switch element {
            case .move(let p):
                start = p
                startsOutline = true
            case .line(let p):
                visit(Cubic(lineFrom: current, to: p), isLine: true)
            case .quad(let p, let control):
                let (c1, c2) = cubicControls(from: current, to: p, control: control)
                visit(Cubic(p0: current, p1: c1, p2: c2, p3: p), isLine: false)
            case .cubic(let p, let control1, let control2):
                visit(Cubic(p0: current, p1: control1, p2: control2, p3: p), isLine: false)
            case .close:
                if current != start { visit(Cubic(lineFrom: current, to: start), isLine: true) }
                startsOutline = true
            }
            current = element.end ?? start
        }
    }
}

/// A rectangle that grows with the points it is shown.
private struct Extent {
    private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    mutating func add(_ p: CGPoint) {
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }

    var rect: CGRect {
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// The parameters strictly between 0 and 1 at which one coordinate of a cubic stands still.
private func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // The derivative is 3 (a t² + b t + c).
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
        if b != 0 { roots = [-c / b] }
    } else {
        let discriminant = b * b - 4 * a * c
        if discriminant >= 0 {
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
}
