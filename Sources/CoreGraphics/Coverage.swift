internal import CCairo

/// How an outline is turned into coverage.
package enum CoverageStyle: Equatable, Sendable {
    case fill(CGPathFillRule)
    case stroke(CoverageStroke)
}

/// A pen; lengths in the path's own points, before the transform.
package struct CoverageStroke: Equatable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty for a whole line.
    package var dashes: [CGFloat]
    package var dashPhase: CGFloat
    /// The part of the path's length that is drawn, as fractions 0…1.
    package var start: CGFloat
    package var end: CGFloat

    package init(
        width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashes: [CGFloat] = [], dashPhase: CGFloat = 0, start: CGFloat = 0, end: CGFloat = 1
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
        self.start = start
        self.end = end
    }
}

/// Turns outlines into 8-bit coverage. The main thread's.
package enum Coverage {
    /// The smallest row length in bytes for a buffer of that width; any multiple of four that is no smaller will do.
    package static func stride(forWidth width: Int) -> Int {
        (width + 3) & ~3
    }

    /// Writes how much of each pixel the outline covers, 0…255, over what `bytes` held.
    ///
    /// `transform` leads from the path's points to the buffer's pixels, whose first one has its top-left corner at (0, 0).
    /// Nothing but the bytes of the `width` × `height` pixels is written.
    ///
    /// - Parameter stride: bytes from one row to the next, a multiple of four.
    package static func rasterise(
        _ path: CGPath, _ style: CoverageStyle, transform: CGAffineTransform,
        into bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
    ) {
        precondition(stride % 4 == 0 && stride >= width, "a row of coverage is a multiple of four bytes")
        guard width > 0, height > 0 else { return }
        for y in 0..<height {
            (bytes + y * stride).update(repeating: 0, count: width)
        }
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride)),
            let context = cairo_create(surface)
        else { return }
        defer {
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_set_tolerance(context, Cairo.tolerance)
        switch style {
        case .fill(let rule):
            Cairo.append(path.elements, transform, to: context)
            cairo_set_fill_rule(context, Cairo.rule(rule))
            cairo_fill(context)
        case .stroke(let stroke):
            stroke.draw(path, transform, on: context)
        }
    }
}

extension CoverageStroke {
    /// Strokes the path with the context's source; the context's own matrix must be the identity, and is again afterwards.
    func draw(_ path: CGPath, _ transform: CGAffineTransform, on context: OpaquePointer) {
        let whole = start <= 0 && end >= 1
        let elements = whole ? path.elements : path.trimmed(from: start, to: end).elements
        draw(elements.applying(transform), pen: transform, on: context)
    }

    /// As above, for an outline that is in pixels already; `pen` shapes the line alone.
    func draw(_ elements: [PathElement], pen: CGAffineTransform, on context: OpaquePointer) {
        guard width > 0, width.isFinite, Cairo.isInvertible(pen) else { return }
        Cairo.append(elements, .identity, to: context)
        var matrix = Cairo.matrix(pen)
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
