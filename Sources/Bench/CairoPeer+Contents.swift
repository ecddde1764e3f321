internal import CCairo
import UIKit

extension CairoPeer {
    /// Draws what a node shows between its background and its children.
    func draw(_ contents: RenderNode.Contents, of node: RenderNode, alpha: CGFloat) {
        switch contents {
        case .image(let image, let source, let destination):
            draw(image, source, in: destination, alpha: alpha)
        case .gradient(let gradient):
            draw(gradient, over: node.bounds, alpha: alpha)
        case .shape(let shape):
            draw(shape, alpha: alpha)
        }
    }

    private func draw(_ image: CGImage, _ source: CGRect, in rect: CGRect, alpha: CGFloat) {
        guard rect.width > 0, rect.height > 0, source.width > 0, source.height > 0,
            let pattern = pattern(image, source)
        else { return }
        // From the node's plane to the part's pixels.
        let (x, y) = (source.width / rect.width, source.height / rect.height)
        let start = source.integral.origin
        var matrix = cairo_matrix_t(
            xx: x, yx: 0, xy: 0, yy: y, x0: source.minX - start.x - rect.minX * x,
            y0: source.minY - start.y - rect.minY * y)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
        if alpha >= 1 {
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
            return cairo_fill(context)
        }
        cairo_save(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha)
        cairo_restore(context)
    }

    private func draw(_ gradient: RenderNode.Gradient, over bounds: CGRect, alpha: CGFloat) {
        func place(_ p: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height)
        }
        let (start, end) = (place(gradient.start), place(gradient.end))
        let pattern =
            switch gradient.kind {
            case .axial: cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            case .radial: cairo_pattern_create_radial(start.x, start.y, 0, start.x, start.y, abs(end.x - start.x))
            }
        for (color, location) in zip(gradient.colors, gradient.locations) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        cairo_set_source(context, pattern)
        cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
    }

    private func draw(_ shape: RenderNode.Shape, alpha: CGFloat) {
        if let fill = shape.fill {
            setColor(fill, alpha)
            addPath(shape.path)
            cairo_set_fill_rule(context, Self.rule(shape.fillRule))
            cairo_fill(context)
        }
        guard let stroke = shape.stroke else { return }
        setColor(stroke.color, alpha)
        addPath(shape.path)
        cairo_set_line_width(context, stroke.width)
        let dashes = stroke.dashes.map { Double($0) }
        cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase)
        cairo_stroke(context)
    }

    /// Makes a path the current one.
    func addPath(_ path: CGPath) {
        cairo_new_path(context)
        path.applyWithBlock { element in
            let p = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: cairo_move_to(context, p[0].x, p[0].y)
            case .addLineToPoint: cairo_line_to(context, p[0].x, p[0].y)
            case .addQuadCurveToPoint:
                // The cubic that is the same curve.
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                cairo_curve_to(
                    context, x + (p[0].x - x) * 2 / 3, y + (p[0].y - y) * 2 / 3,
                    p[1].x + (p[0].x - p[1].x) * 2 / 3, p[1].y + (p[0].y - p[1].y) * 2 / 3, p[1].x, p[1].y)
            case .addCurveToPoint: cairo_curve_to(context, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
            case .closeSubpath: cairo_close_path(context)
            }
        }
    }

    /// Makes the outline of a node's bounds, whose corners may be round, the current path.
    func addOutline(of node: RenderNode, inset: CGFloat = 0) {
        let rect = node.bounds.insetBy(dx: inset, dy: inset)
        let radius = min(node.cornerRadius - inset, rect.width / 2, rect.height / 2)
        guard radius > 0 else {
            cairo_new_path(context)
            return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        }
        addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
}
