extension CGMutablePath {
    /// Adds part of a circle, with a line to its start where the path has begun.
    ///
    /// A difference of a whole turn or more is one whole circle.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the x axis, growing towards the y axis.
    ///   - clockwise: whether the angle falls from start to end: with y downwards that is anticlockwise on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: sweep(from: startAngle, to: endAngle, falling: clockwise), transform: transform)
    }

    /// Adds part of a circle that spans an angle in radians, with a line to its start where the path has begun.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addLine(to: circlePoint(center, radius, startAngle), transform: transform)
        elements += PathElement.arc(center: center, radius: radius, start: startAngle, delta: delta).applying(transform)
    }

    /// Rounds the corner that lines from the current point to `tangent1End` and on to `tangent2End` make: adds a line to
    /// where the circle touches the first and the arc to where it touches the second.
    ///
    /// Where there is no such circle (the points lie on one line, or the radius is 0), adds a line to `tangent1End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return move(to: tangent1End, transform: transform) }
        let from = currentPoint.applying(transform.inverted())
        let (corner, to) = (tangent1End, tangent2End)
        let (u, v) = (unit(from: corner, to: from), unit(from: corner, to: to))
        let cross = u.dx * v.dy - u.dy * v.dx
        let cosine = u.dx * v.dx + u.dy * v.dy
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner, transform: transform) }
        // Half the angle between the lines has the tangent sin / (1 + cos).
        let reach = radius * (1 + cosine) / abs(cross)
        let first = CGPoint(x: corner.x + u.dx * reach, y: corner.y + u.dy * reach)
        let last = CGPoint(x: corner.x + v.dx * reach, y: corner.y + v.dy * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - u.dy * radius * side, y: first.y + u.dx * radius * side)
        let start = atan2(first.y - center.y, first.x - center.x)
        let end = atan2(last.y - center.y, last.x - center.x)
        addLine(to: first, transform: transform)
        let delta = sweep(from: start, to: end, falling: side > 0)
        elements += PathElement.arc(center: center, radius: radius, start: start, delta: delta).applying(transform)
    }
}

/// The angle in radians from one direction round to another, at most one whole turn, negative when `falling`.
func sweep(from start: CGFloat, to end: CGFloat, falling: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = end - start
    guard delta.isFinite else { return 0 }
    if abs(delta) >= turn - 1e-9 { return falling ? -turn : turn }
    if falling { return delta > 0 ? delta - turn : delta }
    return delta < 0 ? delta + turn : delta
}

/// The direction from one point to another, of length 1, or zero where they are the same.
private func unit(from a: CGPoint, to b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : .zero
}
