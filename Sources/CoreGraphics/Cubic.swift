/// A cubic Bézier curve from p0 to p3, in points.
struct Cubic {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The straight line, travelled at constant speed.
    init(lineFrom a: CGPoint, to b: CGPoint) {
        self.init(p0: a, p1: a.towards(b, 1 / 3), p2: a.towards(b, 2 / 3), p3: b)
    }

    /// The point at parameter t, 0…1.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    /// The curves before and after parameter t (de Casteljau).
    func split(at t: CGFloat) -> (Cubic, Cubic) {
        let (a, b, c) = (p0.towards(p1, t), p1.towards(p2, t), p2.towards(p3, t))
        let (d, e) = (a.towards(b, t), b.towards(c, t))
        let middle = d.towards(e, t)
        return (Cubic(p0: p0, p1: a, p2: d, p3: middle), Cubic(p0: middle, p1: e, p2: c, p3: p3))
    }

    /// The curve between two parameters, 0 ≤ t0 < t1 ≤ 1.
    func part(from t0: CGFloat, to t1: CGFloat) -> Cubic {
        let head = t1 < 1 ? split(at: t1).0 : self
        return t0 > 0 ? head.split(at: t0 / t1).1 : head
    }
}

extension CGPoint {
    /// The point that far on the way to another; fractions outside 0…1 lie beyond the two.
    package func towards(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
