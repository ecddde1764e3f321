/// What can be known of a node before it is drawn.
extension SceneBuilder {
    /// How many times a node with its children puts pixels over others, counted as far as `limit`.
    ///
    /// A masked node counts as several, so that whoever holds it does not hand down what belongs to a group.
    func drawingCount(_ node: RenderNode, upTo limit: Int) -> Int {
        guard node.opacity > 0 else { return 0 }
        if case .node = node.mask { return limit }
        var count = 0
        if drawsShadows, casts(node) { count += 1 }
        if node.backdrop != nil { count += 1 }
        if let color = node.background, color.alpha > 0, !isBackgroundHidden(node) { count += 1 }
        switch node.contents {
        case nil: break
        case .image, .gradient: count += 1
        case .shape(let shape): count += (shape.fill == nil ? 0 : 1) + (shape.stroke == nil ? 0 : 1)
        }
        if let border = node.border, border.width > 0 { count += 1 }
        for child in node.children where count < limit {
            count += drawingCount(child, upTo: limit - count)
        }
        return min(count, limit)
    }

    /// Whether the node has a shadow that can be seen.
    func casts(_ node: RenderNode) -> Bool {
        guard let shadow = node.shadow else { return false }
        return shadow.opacity > 0 && shadow.color.alpha > 0
    }

    /// Whether an opaque image lies over all of the background, so that drawing it would only tint the edges.
    func isBackgroundHidden(_ node: RenderNode) -> Bool {
        guard case .image(let image, let source, let destination) = node.contents, image.isOpaque else { return false }
        return source.width > 0 && source.height > 0 && destination.standardized.contains(node.bounds.standardized)
    }

    /// The edges that are not cut at whole pixels: in a silhouette all, whose pixels are larger than the device's.
    func blendedEdges(of node: RenderNode) -> RenderNode.Edges {
        drawsShadows ? node.antialiasedEdges : .all
    }

    /// The region of the node's bounds, rounded as they are.
    func bounds(of node: RenderNode, _ m: Projection, clip: DeviceRect) -> Region {
        let outline = rasteriser.outline
        outline.begin(scale: node.cornerRadius > 0 ? m.largestScale(over: node.bounds) : 1)
        outline.addRoundedRectangle(
            node.bounds, radius: node.cornerRadius, corners: node.roundedCorners, blended: blendedEdges(of: node))
        return rectangle(node, m, clip) ?? rasteriser.region(m, clip: clip)
    }

    /// The node's bounds where they are whole pixels.
    private func rectangle(_ node: RenderNode, _ m: Projection, _ clip: DeviceRect) -> Region? {
        guard node.cornerRadius <= 0 || node.roundedCorners.isEmpty else { return nil }
        return rectangle(node.bounds, m, clip, blended: blendedEdges(of: node))
    }

    /// A rectangle of the plane if it covers whole pixels of the device.
    func rectangle(_ r: CGRect, _ m: Projection, _ clip: DeviceRect, blended: RenderNode.Edges) -> Region? {
        guard m.isUpright, m.pw > 0 else { return nil }
        let r = r.standardized
        func side(_ x: Double, _ edge: RenderNode.Edges) -> Int? {
            let q = quantised(x)
            if !blended.contains(edge) { return (q + 128) >> 8 }
            return q & 255 == 0 ? q >> 8 : nil
        }
        guard let left = side((m.a * r.minX + m.tx) / m.pw, .left),
            let right = side((m.a * r.maxX + m.tx) / m.pw, .right),
            let top = side((m.d * r.minY + m.ty) / m.pw, .top),
            let bottom = side((m.d * r.maxY + m.ty) / m.pw, .bottom)
        else { return nil }
        let box = DeviceRect(
            minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
        return Region(bounds: box.intersection(clip))
    }
}
