internal import CCairo

/// Cairo's spellings of ours, and the one gate through which geometry reaches it.
enum Cairo {
    /// Steps per pixel that coordinates are rounded to: the last bit of a machine's `sin` must not change a pixel.
    static let stepsPerPixel: CGFloat = 256
    /// The largest coordinate handed over, in pixels; Cairo's fixed point ends at 2²³.
    static let farthest: CGFloat = 4_194_304

    /// How far a chord may stray from its curve, in pixels; Cairo's own 0.1 shows as corners on large circles.
    static let tolerance = 0.03

    /// A coordinate in pixels rounded to what is drawn; what is not a number becomes 0.
    static func quantised(_ x: CGFloat) -> Double {
        guard !x.isNaN else { return 0 }
        return Double((min(max(x, -farthest), farthest) * stepsPerPixel).rounded() / stepsPerPixel)
    }

    /// A point in pixels rounded to what is drawn.
    static func quantised(_ p: CGPoint) -> (x: Double, y: Double) {
        (quantised(p.x), quantised(p.y))
    }

    /// A transform in Cairo's words, its linear part rounded so that machines agree on it.
    static func matrix(_ t: CGAffineTransform) -> cairo_matrix_t {
        func linear(_ x: CGFloat) -> Double { x.isFinite ? Double((x * 1_048_576).rounded() / 1_048_576) : 0 }
        return cairo_matrix_t(
            xx: linear(t.a), yx: linear(t.b), xy: linear(t.c), yy: linear(t.d), x0: quantised(t.tx), y0: quantised(t.ty)
        )
    }

    /// Whether Cairo takes the matrix: one without a way back stops a context for good.
    static func isInvertible(_ t: CGAffineTransform) -> Bool {
        let m = matrix(t)
        let determinant = m.xx * m.yy - m.xy * m.yx
        return determinant.isFinite && abs(determinant) > 1e-11
    }

    /// Appends the elements, carried into pixels by `transform`, to the current path of `context`, whose own matrix must be
    /// the identity.
    static func append(_ elements: [PathElement], _ transform: CGAffineTransform, to context: OpaquePointer) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                let q = quantised(p.applying(transform))
                cairo_move_to(context, q.x, q.y)
                (current, start) = (p, p)
            case .line(let p):
                let q = quantised(p.applying(transform))
                cairo_line_to(context, q.x, q.y)
                current = p
            case .quad(let p, let control):
                let (c1, c2) = cubicControls(from: current, to: p, control: control)
                curve(c1, c2, p)
                current = p
            case .cubic(let p, let control1, let control2):
                curve(control1, control2, p)
                current = p
            case .close:
                cairo_close_path(context)
                current = start
            }
        }

        func curve(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
            let (a, b, end) = (
                quantised(c1.applying(transform)), quantised(c2.applying(transform)), quantised(p.applying(transform))
            )
            cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
        }
    }

    static func rule(_ rule: CGPathFillRule) -> cairo_fill_rule_t {
        switch rule {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }

    static func cap(_ cap: CGLineCap) -> cairo_line_cap_t {
        switch cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }

    static func join(_ join: CGLineJoin) -> cairo_line_join_t {
        switch join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }

    /// Sets dashes, or none where they cannot be drawn: Cairo refuses negative lengths and a sum of zero for good.
    static func setDashes(_ lengths: [CGFloat], phase: CGFloat, on context: OpaquePointer) {
        let drawable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        let values = drawable ? lengths.map { Double($0) } : []
        cairo_set_dash(context, values, Int32(values.count), phase.isFinite ? Double(phase) : 0)
    }
}

/// The control points of the cubic that is the same curve as a quadratic one.
func cubicControls(from start: CGPoint, to end: CGPoint, control: CGPoint) -> (CGPoint, CGPoint) {
    func towards(_ p: CGPoint) -> CGPoint {
        CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    return (towards(start), towards(end))
}
