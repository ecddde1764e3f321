internal import CCairo

/// What a stroke is drawn with; lengths in points before the transform.
struct Pen {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps in turn; empty for a whole line.
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    /// Strokes an outline in pixels with the context's source; the transform shapes the line alone. The context's own
    /// matrix must be the identity, and is again afterwards.
    func draw(_ elements: [PathElement], _ transform: CGAffineTransform, on context: OpaquePointer) {
        guard width > 0, width.isFinite, Cairo.isInvertible(transform) else { return }
        Cairo.append(elements, .identity, to: context)
        var matrix = Cairo.matrix(transform)
        cairo_set_matrix(context, &matrix)
        cairo_set_line_width(context, Double(width))
        cairo_set_line_cap(context, Cairo.cap(cap))
        cairo_set_line_join(context, Cairo.join(join))
        cairo_set_miter_limit(context, Double(max(miterLimit, 1)))
        Cairo.setDashes(dashes, phase: dashPhase, on: context)
        cairo_stroke(context)
        cairo_identity_matrix(context)
    }
}
