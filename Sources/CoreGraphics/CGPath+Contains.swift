/// How far a chord may stray from its curve when a point is tested, in points.
private let chordTolerance: CGFloat = 0.001
/// The most chords one curve is tested with.
private let mostChords = 512

extension CGPath {
    /// Whether the point lies inside; open outlines count as closed.
    ///
    /// - Parameter transform: carries the point, not the path, before it is tested.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let p = point.applying(transform)
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            let x = a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)
            if x > p.x { winding += b.y > a.y ? 1 : -1 }
        }
        closed.forEachCurve { curve, isLine, _ in
            let ys = [curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y]
            guard ys.contains(where: { $0 <= p.y }), ys.contains(where: { $0 >= p.y }) else { return }
            let xs = [curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x]
            guard xs.contains(where: { $0 > p.x }) else { return }
            let count = isLine ? 1 : curve.chords(tolerance: chordTolerance, atMost: mostChords)
            var last = curve.p0
            for i in 1...count {
                let next = i == count ? curve.p3 : curve.point(at: CGFloat(i) / CGFloat(count))
                cross(last, next)
                last = next
            }
        }
        switch rule {
        case .winding: return winding != 0
        case .evenOdd: return winding % 2 != 0
        }
    }

    /// The path with each of its outlines closed, as filling sees it.
    private var closed: CGPath {
        var result: [PathElement] = []
        for element in elements {
            if case .move = element, let last = result.last, last != .close { result.append(.close) }
            result.append(element)
        }
        if let last = result.last, last != .close { result.append(.close) }
        return CGPath(elements: result)
    }
}

extension Cubic {
    /// How many chords at evenly spaced parameters keep within a distance of the curve: a chord strays by at most an
    /// eighth of the second derivative times the step squared.
    func chords(tolerance: CGFloat, atMost limit: Int) -> Int {
        let bend = max(
            hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
            hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? min(max(Int(min(count, 1e6)), 1), limit) : limit
    }
}
