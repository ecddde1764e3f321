extension SceneBuilder {
    /// Cells of a mask beyond which only what the frame shows of it is made.
    private static let largestMask = 1 << 22

    /// Adds a node's shadow, under everything of it.
    func addShadow(
        _ shadow: RenderNode.Shadow, of node: RenderNode, _ m: Projection, _ clip: Region, _ opacity: Double
    ) {
        let strength = min(max(shadow.opacity, 0), 1)
        var color = shadow.color
        color.alpha *= strength
        let solid = SolidColor(color)
        guard !solid.isClear, !clip.isEmpty, (shadow.offset.width + shadow.offset.height).isFinite else { return }
        let moved = m.movedBefore(shadow.offset.width, shadow.offset.height)
        guard moved.isFinite else { return }
        let middle = node.bounds.standardized
        let scale = moved.meanScale(atX: middle.midX, y: middle.midY)
        let sigma = min(max(shadow.radius.isFinite ? shadow.radius : 0, 0) * scale, 400)
        guard sigma.isFinite else { return }
        guard let source = source(of: shadow, node, moved, sigma, solid, clip.bounds) else { return }
        let region = intersect(clip) { Region(bounds: source.bounds.intersection($0)) }
        scene.shadows.append(source)
        draw(.shadow(scene.shadows.count - 1), region, opacity, isOpaque: false)
    }

    private func source(
        of shadow: RenderNode.Shadow, _ node: RenderNode, _ m: Projection, _ sigma: Double, _ color: SolidColor,
        _ clip: DeviceRect
    ) -> ShadowSource? {
        let reach = Int((3 * sigma).rounded(.up)) + 2
        let near = DeviceRect(
            minX: clip.minX - reach, minY: clip.minY - reach, maxX: clip.maxX + reach, maxY: clip.maxY + reach)
        guard let silhouette = silhouette(of: shadow, node) else {
            return caches.silhouettes.source(of: node, m, sigma, color, near, caches, threads: threads)
        }
        // A silhouette that is only moved keeps its mask: the translation is left to the end.
        if m.isAffine, m.pw == 1 {
            var still = m
            (still.tx, still.ty) = (0, 0)
            let everything = DeviceRect(minX: -16384, minY: -16384, maxX: 16384, maxY: 16384)
            let key = ShadowKey(silhouette: silhouette, projection: still, sigma: sigma, window: everything)
            let (dx, dy) = (quantised(m.tx), quantised(m.ty))
            if let mask = mask(key) { return ShadowSource(mask: mask, dx: dx, dy: dy, color: color) }
        }
        let key = ShadowKey(silhouette: silhouette, projection: m, sigma: sigma, window: near)
        return mask(key).map { ShadowSource(mask: $0, dx: 0, dy: 0, color: color) }
    }

    /// The outline that casts the shadow where that is known without drawing the node.
    private func silhouette(of shadow: RenderNode.Shadow, _ node: RenderNode) -> ShadowKey.Silhouette? {
        if let path = shadow.path { return .path(path) }
        let fillsBounds: Bool
        if let color = node.background, color.alpha >= 1 {
            fillsBounds = true
        } else {
            fillsBounds = isBackgroundHidden(node) && (node.cornerRadius <= 0 || node.clipsToBounds)
        }
        guard fillsBounds, node.clipsToBounds || node.children.isEmpty, node.mask == nil else { return nil }
        return .rounded(node.bounds, node.cornerRadius, node.roundedCorners)
    }

    /// The mask for a key, from the last frames or made now; nil if it would be too large.
    private func mask(_ key: ShadowKey) -> ShadowMask? {
        if let known = caches.mask(key) { return known }
        let (sigma, shift) = ShadowMask.resolution(sigma: key.sigma)
        let k = 1 / Double(1 << shift)
        let small = key.projection.concatenating(Projection(CGAffineTransform(scaleX: k, y: k)))
        let outline = rasteriser.outline
        switch key.silhouette {
        case .path(let path):
            outline.begin(scale: small.largestScale(over: path.boundingBox))
            outline.add(path)
        case .rounded(let rect, let radius, let corners):
            outline.begin(scale: small.largestScale(over: rect))
            outline.addRoundedRectangle(rect, radius: radius, corners: corners)
        }
        let w = key.window
        let window = DeviceRect(
            minX: w.minX >> shift, minY: w.minY >> shift, maxX: w.maxX >> shift + 1, maxY: w.maxY >> shift + 1)
        let region = rasteriser.region(small, clip: window)
        guard !region.isEmpty, region.bounds.width * region.bounds.height <= Self.largestMask else { return nil }
        let pool = scene.pool
        let mask = caches.newMask()
        let box = region.bounds
        mask.make(key: key, sigma: sigma, shift: shift, box: box, by: caches.blur, threads: threads) { cells in
            for y in box.minY..<box.maxY {
                let row = cells + (y - box.minY) * box.width
                row.update(repeating: 0, count: box.width)
                let (first, last) = pool.range(region, row: y)
                for i in first..<last {
                    let run = pool.runs[i]
                    let value = UInt16(Int(run.weight) * (ShadowMask.one / 256))
                    (row + (Int(run.start) - box.minX)).update(repeating: value, count: Int(run.end - run.start))
                }
            }
        }
        return mask
    }
}
