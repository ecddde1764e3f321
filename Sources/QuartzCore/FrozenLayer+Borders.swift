/// The outlines of masks, which lie over everything.
private struct MaskOutlines {
    var nodes: [RenderNode] = []
}

extension FrozenLayer {
    /// The picture with a thin outline around every layer that is seen, in colours by depth.
    ///
    /// A layer's outline is part of it: what covers the layer, fades or masks it does so with the outline. Where the layer
    /// stands upright, the outline is its outermost whole pixels. Masks have dashed ones over everything. All other
    /// pixels are those of the picture.
    ///
    /// - Parameter scale: pixels per point.
    /// - Returns: nodes in points, from back to front.
    package func borderNodes(at clock: CFTimeInterval, scale: CGFloat) -> [RenderNode] {
        var masks = MaskOutlines()
        let node = bordered(
            Surroundings(time: clock, scale: scale), superlayer: nil, outer: .identity, depth: 0, &masks)
        return (node.map { [$0] } ?? []) + masks.nodes
    }

    /// The node with the outlines in it.
    ///
    /// - Parameter outer: from the superlayer's plane to the screen.
    private func bordered(
        _ around: Surroundings, superlayer: LayerState?, outer: Projection, depth: Int, _ masks: inout MaskOutlines
    ) -> RenderNode? {
        let (inner, state) = shown(in: around)
        let whole = state.projection(in: superlayer).concatenating(outer)
        guard !isScreen else {
            // As the picture has it, from a texture if it can be.
            guard var node = node(in: around, superlayer: superlayer) else { return nil }
            addOutlines(inner, state, plane: .identity, whole: whole, depth: depth, to: &node.children)
            addMaskOutline(inner, whole, &masks)
            return node
        }
        guard var node = nodeWithoutSublayers(inner, state, projection: state.projection(in: superlayer)) else {
            return nil
        }
        forEachSublayer(in: inner) { child in
            if let child = child.bordered(inner, superlayer: state, outer: whole, depth: depth + 1, &masks) {
                node.children.append(child)
            }
        }
        if let outline = state.outline(plane: .identity, whole: whole, depth: depth, scale: around.scale) {
            node.children.append(outline)
        }
        addMaskOutline(inner, whole, &masks)
        return node
    }

    /// Adds the outlines of the layer and of all below it, those in front last.
    ///
    /// - Parameters:
    ///   - plane: from the layer's plane to that of the node that they are added to.
    ///   - whole: from the layer's plane to the screen.
    private func addOutlines(
        _ inner: Surroundings, _ state: LayerState, plane: Projection, whole: Projection, depth: Int,
        to nodes: inout [RenderNode]
    ) {
        forEachSublayer(in: inner) { child in
            let (deeper, below) = child.shown(in: inner)
            guard !below.isHidden, below.opacity > 0 else { return }
            let step = below.projection(in: state)
            child.addOutlines(
                deeper, below, plane: step.concatenating(plane), whole: step.concatenating(whole), depth: depth + 1,
                to: &nodes)
        }
        if let outline = state.outline(plane: plane, whole: whole, depth: depth, scale: inner.scale) {
            nodes.append(outline)
        }
    }

    private func addMaskOutline(_ inner: Surroundings, _ whole: Projection, _ masks: inout MaskOutlines) {
        guard let mask else { return }
        let (_, state) = mask.shown(in: inner)
        let path = CGMutablePath()
        path.addOutline(
            of: state.bounds.standardized, radius: state.cornerRadius,
            state.projection(in: nil).concatenating(whole))
        if !path.isEmpty { masks.nodes.append(OutlineStyle.mask.node(along: path)) }
    }
}

extension LayerState {
    /// The outline of the layer in a plane, one pixel wide on the screen; nil for a layer of no size.
    fileprivate func outline(plane: Projection, whole: Projection, depth: Int, scale: CGFloat) -> RenderNode? {
        let bounds = bounds.standardized
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        var (outer, dx, dy) = (bounds, 1 / scale, 1 / scale)
        if whole.isAffine, whole.b == 0, whole.c == 0, whole.a != 0, whole.d != 0 {
            // Onto whole pixels of the screen and back.
            func snapped(_ x: CGFloat, _ factor: CGFloat, _ offset: CGFloat) -> CGFloat {
                (((x * factor + offset) * scale).rounded() / scale - offset) / factor
            }
            let (left, right) = (
                snapped(bounds.minX, whole.a, whole.tx), snapped(bounds.maxX, whole.a, whole.tx)
            )
            let (top, bottom) = (
                snapped(bounds.minY, whole.d, whole.ty), snapped(bounds.maxY, whole.d, whole.ty)
            )
            guard right > left, bottom > top else { return nil }
            outer = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            (dx, dy) = (1 / (scale * abs(whole.a)), 1 / (scale * abs(whole.d)))
        }
        let path = CGMutablePath()
        path.addRect(outer)
        let hole = outer.insetBy(dx: dx, dy: dy)
        if !hole.isNull, hole.width > 0, hole.height > 0 { path.addRect(hole) }
        var node = RenderNode()
        node.projection = plane
        node.contents = .shape(
            .init(path: path, fill: LayerColor.of(depth: depth, alpha: 0.9), fillRule: .evenOdd, stroke: nil))
        return node
    }
}
