internal import CCairo
import UIKit

extension CairoPeer {
    /// Draws a node whose parent's plane lies on the surface as `parent` says.
    func draw(_ node: RenderNode, in parent: Projection) {
        guard node.opacity > 0 else { return }
        let projection = node.projection.concatenating(parent)
        guard projection.isAffine else {
            lacks.insert(.perspective)
            return drawStrips(node, projection)
        }
        let (p, k) = (projection, 1 / projection.pw)
        draw(node, CGAffineTransform(a: p.a * k, b: p.b * k, c: p.c * k, d: p.d * k, tx: p.tx * k, ty: p.ty * k))
    }

    /// Draws a node under an affine map.
    func draw(_ node: RenderNode, _ transform: CGAffineTransform) {
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        setMatrix(transform)
        if case .path(let path, let rule)? = node.mask {
            addPath(path)
            cairo_set_fill_rule(context, Self.rule(rule))
            cairo_clip(context)
        }
        var mask: RenderNode?
        if case .node(let node)? = node.mask { mask = node }
        let isGroup = mask != nil || node.opacity < 1 && !node.isOnePaint
        if isGroup { cairo_push_group(context) }
        drawInside(node, transform, alpha: isGroup ? 1 : node.opacity)
        guard isGroup else { return }
        cairo_pop_group_to_source(context)
        guard let mask else { return cairo_paint_with_alpha(context, node.opacity) }
        // The group with its opacity is the source that the mask lets through.
        let group = cairo_pattern_reference(cairo_get_source(context))
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        draw(mask, in: Projection(transform))
        let alpha = cairo_pop_group(context)
        cairo_set_source(context, group)
        cairo_mask(context, alpha)
        cairo_pattern_destroy(alpha)
        cairo_pattern_destroy(group)
    }

    /// Draws all that a node shows; Cairo's matrix is the node's.
    private func drawInside(_ node: RenderNode, _ transform: CGAffineTransform, alpha: CGFloat) {
        if let shadow = node.shadow { draw(shadow, of: node) }
        if node.backdrop != nil { lacks.insert(.backdrop) }
        cairo_save(context)
        if node.clipsToBounds {
            addOutline(of: node)
            cairo_clip(context)
        }
        if let background = node.background {
            setColor(background, alpha)
            addOutline(of: node)
            cairo_fill(context)
        }
        if let contents = node.contents { draw(contents, of: node, alpha: alpha) }
        for child in node.children { draw(child, in: Projection(transform)) }
        cairo_restore(context)
        if let border = node.border {
            setColor(border.color, alpha)
            addOutline(of: node, inset: border.width / 2)
            cairo_set_line_width(context, border.width)
            cairo_stroke(context)
        }
    }

    /// A shadow without its blur.
    private func draw(_ shadow: RenderNode.Shadow, of node: RenderNode) {
        if shadow.radius > 0 { lacks.insert(.blur) }
        cairo_save(context)
        cairo_translate(context, shadow.offset.width, shadow.offset.height)
        setColor(shadow.color, shadow.opacity)
        if let path = shadow.path { addPath(path) } else { addOutline(of: node) }
        cairo_fill(context)
        cairo_restore(context)
    }

    func setMatrix(_ t: CGAffineTransform) {
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        cairo_set_matrix(context, &matrix)
    }

    func setColor(_ color: RGBA, _ alpha: CGFloat) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * alpha)
    }

    static func rule(_ rule: CGPathFillRule) -> cairo_fill_rule_t {
        rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    }
}

extension RenderNode {
    /// Whether the node is drawn with one call, which then takes its opacity along.
    fileprivate var isOnePaint: Bool {
        children.isEmpty && shadow == nil && border == nil && (background == nil) != (contents == nil)
    }
}
