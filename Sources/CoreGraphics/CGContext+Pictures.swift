internal import CCairo

extension CGContext {
    /// Draws an image over the rectangle, in points, its first row at the greatest y: as on Apple's systems, where a
    /// context whose y grows downwards shows it upside down unless it is turned over first. `UIImage` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws an image over the rectangle, in points, its first row at the least y.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        let fit = CGAffineTransform(scaleX: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            .concatenating(state.ctm)
        guard Cairo.isInvertible(fit) else { return }
        let surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(mutating: image.pixels).assumingMemoryBound(to: UInt8.self),
            image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(image.width), Int32(image.height), Int32(image.bytesPerRow))
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        let alpha = Double(state.alpha)
        let edge = PathElement.rectangle(rect).applying(state.ctm)
        paint { target in
            cairo_save(target)
            Cairo.append(edge, .identity, to: target)
            cairo_clip(target)
            var matrix = Cairo.matrix(fit)
            cairo_set_matrix(target, &matrix)
            cairo_set_source_surface(target, surface, 0, 0)
            let pattern = cairo_get_source(target)
            cairo_pattern_set_filter(pattern, state.interpolationQuality.cairo)
            // The image's own edge pixels go on outwards: the clip alone softens the edge.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(target, alpha)
            cairo_restore(target)
        }
        withExtendedLifetime(image) {}
    }

    /// Draws the gradient across the whole clip, its stripes square to the line from start to end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_linear(
            Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
        draw(gradient, pattern, options)
    }

    /// Draws the gradient between two circles across the whole clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)),
            Double(endCenter.x), Double(endCenter.y), Double(max(endRadius, 0)))
        draw(gradient, pattern, options)
    }

    /// Paints a pattern in points, with the gradient's colours, and destroys it.
    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        guard Cairo.isInvertible(state.ctm) else { return }
        gradient.addStops(to: pattern, alpha: state.alpha, options: options)
        paint { target in
            cairo_save(target)
            var matrix = Cairo.matrix(state.ctm)
            cairo_set_matrix(target, &matrix)
            cairo_set_source(target, pattern)
            cairo_paint(target)
            cairo_restore(target)
        }
    }
}
