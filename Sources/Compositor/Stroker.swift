/// Turns lines along a path into polygons in the path's own plane, so that pens lie in perspective too.
///
/// Each piece (a straight part, a join, a cap) is a polygon that turns the same way; where they overlap the non-zero rule
/// makes one shape of them.
final class Stroker {
    /// Most pieces that one path's dashes may come to; beyond it the line is drawn whole.
    private static let maxDashes = 20_000.0

    private struct Point: BitwiseCopyable {
        var x: Double
        var y: Double
    }

    private let flat = Outline()
    /// The line being stroked, without points that fall together.
    private let line = Scratch<Point>()
    private let piece = Scratch<Point>()
    private var halfWidth = 0.0

    /// Adds the outline of a stroke along a path.
    func add(_ stroke: RenderNode.Stroke, along path: CGPath, scale: Double, to outline: Outline) {
        let path = stroke.start > 0 || stroke.end < 1 ? path.trimmed(from: stroke.start, to: stroke.end) : path
        halfWidth = stroke.width / 2
        flat.begin(scale: scale)
        flat.flatten(path, closing: false)
        var first = 0
        for i in 0..<flat.ends.count {
            let end = Int(flat.ends[i])
            addLine(first, end, stroke, to: outline)
            first = end
        }
    }

    private func addLine(_ first: Int, _ end: Int, _ stroke: RenderNode.Stroke, to outline: Outline) {
        var length = 0.0
        for i in first..<end {
            let c = flat.corners[i]
            guard (c.x + c.y).isFinite else { return }
            if i > first { length += distance(flat.corners[i - 1].x, flat.corners[i - 1].y, c.x, c.y) }
        }
        let period = stroke.dashes.reduce(0) { $0 + max($1, 0) }
        guard period > 0, period.isFinite, length / period * Double(stroke.dashes.count) < Self.maxDashes else {
            line.removeAll()
            for i in first..<end { extend(flat.corners[i].x, flat.corners[i].y) }
            let (a, b) = (flat.corners[first], flat.corners[end - 1])
            return finish(isClosed: end - first > 2 && a.x == b.x && a.y == b.y, stroke, to: outline)
        }
        addDashes(first, end, stroke, period, to: outline)
    }

    private func addDashes(
        _ first: Int, _ end: Int, _ stroke: RenderNode.Stroke, _ period: Double, to outline: Outline
    ) {
        // An odd pattern is taken twice, so that dashes and gaps alternate.
        let count = stroke.dashes.count
        let whole = count % 2 == 0 ? period : 2 * period
        var phase = stroke.dashPhase.isFinite ? stroke.dashPhase.truncatingRemainder(dividingBy: whole) : 0
        if phase < 0 { phase += whole }
        var (index, left) = (0, max(stroke.dashes[0], 0))
        while phase >= left, index < 2 * count {
            phase -= left
            index += 1
            left = max(stroke.dashes[index % count], 0)
        }
        left -= phase
        line.removeAll()
        if index % 2 == 0 { extend(flat.corners[first].x, flat.corners[first].y) }
        for i in first..<(end - 1) {
            let (a, b) = (flat.corners[i], flat.corners[i + 1])
            let length = distance(a.x, a.y, b.x, b.y)
            var reached = 0.0
            while length - reached > left {
                reached += left
                let t = reached / length
                extend(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
                if index % 2 == 0 {
                    finish(isClosed: false, stroke, to: outline)
                    line.removeAll()
                }
                index += 1
                left = max(stroke.dashes[index % count], 0)
                if index % 2 == 0 {
                    line.removeAll()
                    extend(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
                }
            }
            left -= length - reached
            if index % 2 == 0 { extend(b.x, b.y) }
        }
        if index % 2 == 0 { finish(isClosed: false, stroke, to: outline) }
    }

    private func distance(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) -> Double {
        ((bx - ax) * (bx - ax) + (by - ay) * (by - ay)).squareRoot()
    }

    private func extend(_ x: Double, _ y: Double) {
        if line.count > 0, line[line.count - 1].x == x, line[line.count - 1].y == y { return }
        line.append(Point(x: x, y: y))
    }

    /// Puts the pen along the collected line.
    private func finish(isClosed: Bool, _ stroke: RenderNode.Stroke, to outline: Outline) {
        if isClosed, line.count > 1 { line.removeLast() }
        let n = line.count
        if n == 0 { return }
        if n == 1 { return dot(stroke.cap, to: outline) }
        let segments = isClosed ? n : n - 1
        for i in 0..<segments {
            let (a, b) = (line[i], line[(i + 1) % n])
            guard let u = direction(a, b) else { continue }
            let before = !isClosed && i == 0 && stroke.cap == .square ? halfWidth : 0
            let after = !isClosed && i == segments - 1 && stroke.cap == .square ? halfWidth : 0
            addBar(
                Point(x: a.x - u.x * before, y: a.y - u.y * before), Point(x: b.x + u.x * after, y: b.y + u.y * after),
                u,
                to: outline)
        }
        for i in 0..<n where isClosed || (i > 0 && i < n - 1) {
            addJoin(line[(i + n - 1) % n], line[i], line[(i + 1) % n], stroke, to: outline)
        }
        if !isClosed, stroke.cap == .round {
            addDisc(line[0], to: outline)
            addDisc(line[n - 1], to: outline)
        }
    }

    private func direction(_ a: Point, _ b: Point) -> Point? {
        let length = distance(a.x, a.y, b.x, b.y)
        return length > 0 && length.isFinite ? Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : nil
    }

    private func dot(_ cap: CGLineCap, to outline: Outline) {
        let p = line[0]
        switch cap {
        case .butt: break
        case .round: addDisc(p, to: outline)
        case .square:
            outline.addRectangle(
                CGRect(x: p.x - halfWidth, y: p.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth))
        }
    }

    private func addDisc(_ p: Point, to outline: Outline) {
        outline.addEllipse(
            in: CGRect(x: p.x - halfWidth, y: p.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth))
    }

    /// A straight part from a to b along u.
    private func addBar(_ a: Point, _ b: Point, _ u: Point, to outline: Outline) {
        let (nx, ny) = (-u.y * halfWidth, u.x * halfWidth)
        piece.removeAll()
        piece.append(Point(x: a.x + nx, y: a.y + ny))
        piece.append(Point(x: a.x - nx, y: a.y - ny))
        piece.append(Point(x: b.x - nx, y: b.y - ny))
        piece.append(Point(x: b.x + nx, y: b.y + ny))
        addPiece(to: outline)
    }

    private func addJoin(_ a: Point, _ p: Point, _ b: Point, _ stroke: RenderNode.Stroke, to outline: Outline) {
        guard let u = direction(a, p), let v = direction(p, b) else { return }
        let (cosine, sine) = (u.x * v.x + u.y * v.y, u.x * v.y - u.y * v.x)
        if sine == 0, cosine > 0 { return }
        // Between chords of a curve a wedge is all a round join comes to.
        if stroke.join == .round, cosine < 0.98 { return addDisc(p, to: outline) }
        // The outer side is away from the turn.
        let side = sine > 0 ? -halfWidth : halfWidth
        let (p1, p2) = (
            Point(x: p.x - u.y * side, y: p.y + u.x * side), Point(x: p.x - v.y * side, y: p.y + v.x * side)
        )
        piece.removeAll()
        piece.append(p)
        piece.append(p1)
        // The miter's length over the width is 1 / sin(half the inner angle) = √(2 / (1 + cosine)).
        if stroke.join == .miter, 2 <= stroke.miterLimit * stroke.miterLimit * (1 + cosine) {
            let k = side / (1 + cosine)
            piece.append(Point(x: p.x - (u.y + v.y) * k, y: p.y + (u.x + v.x) * k))
        }
        piece.append(p2)
        addPiece(to: outline)
    }

    /// Hands the piece on, clockwise on the screen.
    private func addPiece(to outline: Outline) {
        var area = 0.0
        let n = piece.count
        for i in 0..<n {
            let (a, b) = (piece[i], piece[(i + 1) % n])
            area += a.x * b.y - a.y * b.x
        }
        for i in 0..<n {
            let p = piece[area >= 0 ? i : n - 1 - i]
            outline.add(p.x, p.y)
        }
        outline.close()
    }
}
