/// How far along its tangent, in radii, a quarter circle's control points lie: 4/3 · tan(π/8).
let quarterCircleControl: CGFloat = 0.552284749830793398

extension PathElement {
    static func rectangle(_ rect: CGRect) -> [PathElement] {
        let r = rect.standardized
        return [
            .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
            .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
        ]
    }

    /// Four curves from the point at the right, by way of the bottom.
    static func ellipse(in rect: CGRect) -> [PathElement] {
        let r = rect.standardized
        let (a, b) = (r.width / 2, r.height / 2)
        let k = quarterCircleControl
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: r.midX + a * x, y: r.midY + b * y) }
        return [
            .move(p(1, 0)),
            .cubic(p(0, 1), control1: p(1, k), control2: p(k, 1)),
            .cubic(p(-1, 0), control1: p(-k, 1), control2: p(-1, k)),
            .cubic(p(0, -1), control1: p(-1, -k), control2: p(-k, -1)),
            .cubic(p(1, 0), control1: p(k, -1), control2: p(1, -k)),
            .close,
        ]
    }

    /// A line and a curve for each side in turn from the left end of the top one.
    static func roundedRectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathElement] {
        let r = rect.standardized
        // Both shrink alike, so that a round corner stays round.
        let fit = min(1, r.width / 2 / max(cornerWidth, .ulpOfOne), r.height / 2 / max(cornerHeight, .ulpOfOne))
        let (w, h) = (max(cornerWidth, 0) * fit, max(cornerHeight, 0) * fit)
        // What is left between a control point and the corner itself.
        let (u, v) = (w * (1 - quarterCircleControl), h * (1 - quarterCircleControl))
        let (left, top, right, bottom) = (r.minX, r.minY, r.maxX, r.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(p(left + w, top)),
            .line(p(right - w, top)),
            .cubic(p(right, top + h), control1: p(right - u, top), control2: p(right, top + v)),
            .line(p(right, bottom - h)),
            .cubic(p(right - w, bottom), control1: p(right, bottom - v), control2: p(right - u, bottom)),
            .line(p(left + w, bottom)),
            .cubic(p(left, bottom - h), control1: p(left + u, bottom), control2: p(left, bottom - v)),
            .line(p(left, top + h)),
            .cubic(p(left + w, top), control1: p(left, top + v), control2: p(left + u, top)),
            .close,
        ]
    }

    /// The curves of a circle's arc, at most a quarter each, without the step to where it begins.
    ///
    /// - Parameter delta: the angle from start to end, in radians; negative for falling angles.
    static func arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) -> [PathElement] {
        guard delta != 0, delta.isFinite, start.isFinite else { return [] }
        let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        let step = delta / CGFloat(max(count, 1))
        let k = 4 / 3 * tan(step / 4)
        var result: [PathElement] = []
        var from = circlePoint(center, radius, start)
        for i in 1...max(count, 1) {
            let angle = start + step * CGFloat(i)
            let to = circlePoint(center, radius, angle)
            let c1 = CGPoint(x: from.x - k * (from.y - center.y), y: from.y + k * (from.x - center.x))
            let c2 = CGPoint(x: to.x + k * (to.y - center.y), y: to.y - k * (to.x - center.x))
            result.append(.cubic(to, control1: c1, control2: c2))
            from = to
        }
        return result
    }
}

/// The point of a circle at an angle in radians.
func circlePoint(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
}
