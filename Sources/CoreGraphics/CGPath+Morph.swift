extension CGPath {
    /// The outline part of the way to another of other steps: a rectangle that becomes a circle. A device calls this case
    /// undefined and shows torn shapes; here the contours are cut into as many curves as each other and move point by point.
    ///
    /// - Returns: nil where the two have not the same number of contours.
    func morphed(to other: CGPath, fraction: CGFloat) -> CGPath? {
        let (here, there) = (Contour.all(of: elements), Contour.all(of: other.elements))
        guard !here.isEmpty, here.count == there.count else { return nil }
        var result: [PathElement] = []
        for (a, b) in zip(here, there) {
            guard let contour = a.mixed(with: b, fraction) else { return nil }
            result += contour
        }
        return CGPath(elements: result)
    }
}

/// One contour of a path as curves that follow on each other.
private struct Contour {
    private var curves: [Cubic] = []
    private var isClosed = false

    /// More curves than this are not compared with each other.
    private static let limit = 400

    /// The contours of a path. One that is only a point counts; a point that nothing follows does not.
    static func all(of elements: [PathElement]) -> [Contour] {
        var contours: [Contour] = []
        var (current, start, last) = (Contour(), CGPoint.zero, CGPoint.zero)
        func finish() {
            if !current.curves.isEmpty { contours.append(current) }
            current = Contour()
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                (start, last) = (point, point)
            case .line(let point):
                current.curves.append(Cubic(lineFrom: last, to: point))
                last = point
            case .quad(let point, let control):
                current.curves.append(
                    Cubic(
                        p0: last, p1: last.towards(control, 2 / 3), p2: point.towards(control, 2 / 3), p3: point))
                last = point
            case .cubic(let point, let control1, let control2):
                current.curves.append(Cubic(p0: last, p1: control1, p2: control2, p3: point))
                last = point
            case .close:
                if last != start, !current.curves.isEmpty {
                    current.curves.append(Cubic(lineFrom: last, to: start))
                }
                current.isClosed = true
                finish()
                last = start
            }
        }
        finish()
        return contours
    }

    /// The steps of the contour between this one and another.
    func mixed(with other: Contour, _ fraction: CGFloat) -> [PathElement]? {
        guard max(curves.count, other.curves.count) <= Self.limit else { return nil }
        var (a, b) = (self, other)
        if a.isClosed, b.isClosed, a.area * b.area < 0 { b.reverse() }
        a.cut(into: b.curves.count)
        b.cut(into: a.curves.count)
        if a.isClosed, b.isClosed { b.turn(towards: a) }
        guard let first = a.curves.first, let target = b.curves.first else { return nil }
        var steps: [PathElement] = [.move(first.p0.towards(target.p0, fraction))]
        for (x, y) in zip(a.curves, b.curves) {
            steps.append(
                .cubic(
                    x.p3.towards(y.p3, fraction), control1: x.p1.towards(y.p1, fraction),
                    control2: x.p2.towards(y.p2, fraction)))
        }
        if a.isClosed || b.isClosed { steps.append(.close) }
        return steps
    }

    /// Twice the area within the ends of the curves, with a sign for the direction.
    private var area: CGFloat {
        curves.reduce(0) { $0 + $1.p0.x * $1.p3.y - $1.p3.x * $1.p0.y }
    }

    private mutating func reverse() {
        curves = curves.reversed().map { Cubic(p0: $0.p3, p1: $0.p2, p2: $0.p1, p3: $0.p0) }
    }

    /// Halves the longest curves until there are so many.
    private mutating func cut(into count: Int) {
        while curves.count < count, let longest = curves.indices.max(by: { curves[$0].reach < curves[$1].reach }) {
            let halves = curves[longest].split(at: 0.5)
            curves.replaceSubrange(longest...longest, with: [halves.0, halves.1])
        }
    }

    /// Begins at the curve from which all lie nearest to those of another, around the middle of each.
    private mutating func turn(towards other: Contour) {
        let count = curves.count
        let (here, there) = (middle, other.middle)
        func distance(_ shift: Int) -> CGFloat {
            (0..<count).reduce(0) { sum, index in
                let (p, q) = (curves[(index + shift) % count].p0, other.curves[index].p0)
                let (x, y) = (p.x - here.x - q.x + there.x, p.y - here.y - q.y + there.y)
                return sum + x * x + y * y
            }
        }
        let costs = (0..<count).map(distance)
        guard let least = costs.min(), let shift = costs.firstIndex(of: least) else { return }
        curves = Array(curves[shift...] + curves[..<shift])
    }

    private var middle: CGPoint {
        let sum = curves.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.p0.x, y: $0.y + $1.p0.y) }
        return CGPoint(x: sum.x / CGFloat(curves.count), y: sum.y / CGFloat(curves.count))
    }
}

extension Cubic {
    /// The length of the lines from point to point, which is no less than the curve's.
    fileprivate var reach: CGFloat {
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        }
        return length(p0, p1) + length(p1, p2) + length(p2, p3)
    }
}
