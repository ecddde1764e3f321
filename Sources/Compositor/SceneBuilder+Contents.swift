extension SceneBuilder {
    func addImage(
        _ image: CGImage, _ source: CGRect, _ destination: CGRect, of node: RenderNode, _ m: Projection,
        _ clip: Region, _ opacity: Double
    ) {
        let place = destination.standardized
        let bounds = node.bounds.standardized
        var region = clip
        // Clipped bounds that lie within the image's own edges have cut those off already.
        if !node.clipsToBounds || !place.contains(bounds) {
            let own = blendedEdges(of: node)
            var blended = RenderNode.Edges.all
            let shared: [(RenderNode.Edges, Bool)] = [
                (.left, place.minX == bounds.minX), (.right, place.maxX == bounds.maxX),
                (.top, place.minY == bounds.minY), (.bottom, place.maxY == bounds.maxY),
            ]
            for (edge, isShared) in shared where isShared && !own.contains(edge) {
                blended.remove(edge)
            }
            region = intersect(clip) { clip in
                if let whole = rectangle(place, m, clip, blended: blended) { return whole }
                rasteriser.outline.begin(scale: 1)
                rasteriser.outline.addRectangle(place, blended: blended)
                return rasteriser.region(m, clip: clip)
            }
        }
        // Of a silhouette all is known then.
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        if !drawsShadows, image.isOpaque, !source.isEmpty { return draw(black, region, opacity) }
        guard !region.isEmpty,
            let drawn = ImageSource(
                image, source: source, destination: destination, m, bounds: region.bounds, scene: scene)
        else { return }
        scene.images.append(drawn)
        let index = scene.images.count - 1
        let solid = image.isOpaque ? .empty : drawn.pixels(showing: image.opaquePart, scene).intersection(region.bounds)
        guard !solid.isEmpty else {
            return draw(.image(index), region, opacity, isOpaque: image.isOpaque)
        }
        // The pixels that show nothing but opaque texels are drawn by themselves: they hide what is below.
        if drawsShadows {
            scene.images.append(drawn.opaque)
            draw(.image(index + 1), region.cropped(to: solid), opacity, isOpaque: true)
        } else {
            draw(black, region.cropped(to: solid), opacity)
        }
        solid.forEachRest(of: region.bounds) { draw(.image(index), region.cropped(to: $0), opacity, isOpaque: false) }
    }

    func addGradient(
        _ gradient: RenderNode.Gradient, of node: RenderNode, _ m: Projection, _ region: Region, _ opacity: Double
    ) {
        guard !region.isEmpty, !gradient.colors.isEmpty else { return }
        let table = caches.table(gradient)
        guard var drawn = GradientSource(gradient, table: table, bounds: node.bounds, m) else { return }
        drawn.keepRow(region.bounds.minX, region.bounds.maxX, in: scene.gradientRows)
        scene.gradients.append(drawn)
        draw(.gradient(scene.gradients.count - 1), region, opacity, isOpaque: drawn.isOpaque)
    }

    func addShape(_ shape: RenderNode.Shape, _ m: Projection, _ clip: Region, _ opacity: Double) {
        let scale = m.largestScale(over: shape.path.boundingBox)
        let outline = rasteriser.outline
        if let color = shape.fill {
            outline.begin(scale: scale)
            outline.add(shape.path)
            draw(color, intersect(clip) { rasteriser.region(m, rule: shape.fillRule, clip: $0) }, opacity)
        }
        if let stroke = shape.stroke, stroke.width > 0, stroke.width.isFinite {
            outline.begin(scale: scale)
            caches.stroker.add(stroke, along: shape.path, scale: scale, to: outline)
            draw(stroke.color, intersect(clip) { rasteriser.region(m, clip: $0) }, opacity)
        }
    }

    func addBorder(
        _ border: RenderNode.Border, of node: RenderNode, _ m: Projection, _ clip: Region, _ opacity: Double
    ) {
        let outer = node.bounds.standardized
        let width = border.width
        guard width > 0, width.isFinite, !outer.isInfinite, !outer.isNull else { return }
        let outline = rasteriser.outline
        outline.begin(scale: m.largestScale(over: outer))
        outline.addRoundedRectangle(
            outer, radius: node.cornerRadius, corners: node.roundedCorners, blended: blendedEdges(of: node))
        let inner = outer.insetBy(dx: width, dy: width)
        if !inner.isNull, inner.width > 0, inner.height > 0 {
            let radius = min(node.cornerRadius, min(outer.width, outer.height) / 2) - width
            outline.addRoundedRectangle(
                inner, radius: max(radius, 0), corners: node.roundedCorners)
        }
        draw(border.color, intersect(clip) { rasteriser.region(m, rule: .evenOdd, clip: $0) }, opacity)
    }
}
