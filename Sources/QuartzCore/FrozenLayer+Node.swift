extension FrozenLayer {
    /// What surrounds a layer when it is drawn.
    struct Surroundings {
        /// The superlayer's time.
        var time: CFTimeInterval
        /// Pixels per point, for textures.
        var scale: CGFloat
        var isLinear = false
        /// What of the superlayer's plane can be seen at most; nil where that is not known.
        var visible: CGRect?
    }

    /// What the layer and all below it look like when the clock shows a time; nil if nothing is seen.
    ///
    /// - Parameters:
    ///   - scale: pixels per point, at which screens are kept as textures. The node is in points.
    ///   - visible: What of the picture will be seen at most, in the node's parent's plane; nil where that is not known.
    package func node(at clock: CFTimeInterval, scale: CGFloat, within visible: CGRect? = nil) -> RenderNode? {
        node(in: Surroundings(time: clock, scale: scale, visible: visible), superlayer: nil)
    }

    /// The layer's own picture and all below it, whatever its place, transform, opacity, mask and shadow.
    ///
    /// - Parameter time: the superlayer's.
    func ownNode(at time: CFTimeInterval, scale: CGFloat) -> RenderNode {
        var around = Surroundings(time: localTime(at: time), scale: scale)
        around.isLinear = pacesViewAnimationsLinearly
        let state = state(atLocal: around.time, isLinear: around.isLinear)
        var node = state.nodeWithoutSublayers
        node.opacity = 1
        node.shadow = nil
        node.children += childNodes(in: around, state: state)
        return node
    }

    /// The node in a superlayer of a state.
    func node(in around: Surroundings, superlayer: LayerState?) -> RenderNode? {
        let (inner, state) = shown(in: around)
        return node(inner, state, in: around, projection: state.projection(in: superlayer))
    }

    /// The node of the layer in a state, in a plane that a projection leads to.
    ///
    /// - Parameter shown: the layer's own time.
    func node(
        _ shown: Surroundings, _ state: LayerState, in around: Surroundings, projection: Projection
    ) -> RenderNode? {
        var inner = shown
        guard var node = nodeWithoutSublayers(inner, state, projection: projection) else { return nil }
        let transition = transition(inner)
        inner.visible =
            isScreen || interior.hasScreens ? node.visible(in: transition == nil ? around.visible : nil) : nil
        addInside(inner, state, scale: around.scale, to: &node)
        if state.isVibrant { node = node.asShapeOfBackdrop }
        guard let transition else { return node }
        return self.node(node, in: transition, at: around.time, scale: around.scale)
    }

    /// Adds what is in the layer to what it shows itself.
    private func addInside(_ inner: Surroundings, _ state: LayerState, scale: CGFloat, to node: inout RenderNode) {
        if isScreen, let texture = texture(in: inner, of: state) {
            if texture.hasBackground { node.background = nil }
            node.children = []
            node.contents = .image(texture.image, source: texture.source, destination: texture.frame)
        } else {
            let children = childNodes(in: inner, state: state)
            if node.children.isEmpty { node.children = children } else { node.children += children }
        }
    }

    /// The layer's own time and state in the surroundings.
    func shown(in around: Surroundings) -> (inner: Surroundings, state: LayerState) {
        var inner = around
        inner.time = localTime(at: around.time)
        inner.isLinear = around.isLinear || pacesViewAnimationsLinearly
        return (inner, state(atLocal: inner.time, isLinear: inner.isLinear))
    }

    /// What the layer itself shows, and through what; nil where it and all below it are not seen.
    ///
    /// - Parameter inner: the layer's own time.
    func nodeWithoutSublayers(_ inner: Surroundings, _ state: LayerState, projection: Projection) -> RenderNode? {
        guard !state.isHidden, state.opacity > 0 else { return nil }
        guard state.isDoubleSided || projection.facesViewer(at: state.bounds) else { return nil }
        var node = state.nodeWithoutSublayers
        node.projection = projection
        if let mask {
            guard let seen = mask.maskOfNode(in: inner) else { return nil }
            node.mask = seen
        }
        return node
    }

    /// What the sublayers show, from back to front.
    private func childNodes(in around: Surroundings, state: LayerState) -> [RenderNode] {
        if let replicator = state.replicator {
            var around = around
            around.visible = nil
            return replicated(replicator, in: around, state: state) { singleNodes(in: $0, state: state) }
        }
        if let emitter = state.emitter {
            return singleNodes(in: around, state: state) + emitter.nodes(at: around.time, in: state)
        }
        return singleNodes(in: around, state: state)
    }

    private func singleNodes(in around: Surroundings, state: LayerState) -> [RenderNode] {
        guard !interior.children.isEmpty else { return [] }
        if interior.mayHaveSpace { return spaceNodes(in: around, state: state) }
        var nodes: [RenderNode] = []
        nodes.reserveCapacity(interior.children.count)
        // Made once: a state is large, and an optional one is another copy.
        let superlayer: LayerState? = state
        forEachSublayer(in: around) { child in
            if let node = child.node(in: around, superlayer: superlayer) { nodes.append(node) }
        }
        return nodes
    }

    /// Calls `body` with the sublayers from back to front: by `zPosition`, then in their order.
    func forEachSublayer(in around: Surroundings, _ body: (FrozenLayer) -> Void) {
        let children = interior.children
        guard interior.hasDepths else { return children.forEach(body) }
        let depths = children.map { child -> CGFloat in
            guard !child.animations.isEmpty else { return child.state.zPosition }
            return child.state(atLocal: child.localTime(at: around.time), isLinear: around.isLinear).zPosition
        }
        children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.forEach { body(children[$0]) }
    }

    /// The layer as the mask of another; nil if it hides everything. A lone filled outline stays one.
    func maskOfNode(in around: Surroundings) -> RenderNode.Mask? {
        guard var node = node(in: around, superlayer: nil) else { return nil }
        if case .shape(let shape)? = node.contents, shape.stroke == nil, let fill = shape.fill, fill.alpha == 1,
            node.opacity == 1, node.children.isEmpty, node.background == nil, node.mask == nil, node.border == nil,
            !node.clipsToBounds, node.projection.isAffine
        {
            let p = node.projection
            let affine = CGAffineTransform(a: p.a, b: p.b, c: p.c, d: p.d, tx: p.tx, ty: p.ty)
            return .path(affine.isIdentity ? shape.path : shape.path.transformed(affine), shape.fillRule)
        }
        if let outline = node.solidOutline { return .path(outline, .winding) }
        node.shadow = nil
        return .node(node)
    }
}

extension RenderNode {
    /// What of the node's inside can be seen at most, in its own plane, where that much of its parent's plane can; nil if it
    /// is not known.
    fileprivate func visible(in parent: CGRect?) -> CGRect? {
        // A shadow carries what is not seen itself to where it is.
        let seen = shadow == nil && projection.isAffine ? parent.flatMap { projection.inverted()?.box(of: $0) } : nil
        guard clipsToBounds else { return seen }
        return seen?.intersection(bounds) ?? bounds
    }

    /// The outline of a node that is nothing but a rounded rectangle of one opaque colour, in its parent's plane; nil
    /// for any other. A circle, stretched or not, stays round, so that a round hole needs no picture of its own.
    fileprivate var solidOutline: CGPath? {
        guard let background, background.alpha == 1, opacity == 1, contents == nil, children.isEmpty, mask == nil,
            border == nil, roundedCorners == .all, projection.isAffine
        else { return nil }
        let p = projection
        var affine = CGAffineTransform(a: p.a, b: p.b, c: p.c, d: p.d, tx: p.tx, ty: p.ty)
        if cornerRadius <= 0 { return CGPath(rect: bounds, transform: &affine) }
        if bounds.width == bounds.height, cornerRadius * 2 >= bounds.width {
            return CGPath(ellipseIn: bounds, transform: &affine)
        }
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        return CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: &affine)
    }
}

extension Projection {
    /// Whether the front of a plane is seen: its corners go round the same way as unprojected.
    func facesViewer(at bounds: CGRect) -> Bool {
        guard let a = apply(CGPoint(x: bounds.minX, y: bounds.minY)),
            let b = apply(CGPoint(x: bounds.maxX, y: bounds.minY)),
            let c = apply(CGPoint(x: bounds.minX, y: bounds.maxY))
        else { return true }
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) >= 0
    }
}

extension LayerState {
    /// What the layer itself shows.
    var nodeWithoutSublayers: RenderNode {
        var node = RenderNode()
        node.bounds = bounds.standardized
        node.opacity = min(max(opacity, 0), 1)
        node.background = backgroundColor
        node.cornerRadius = max(cornerRadius, 0)
        node.roundedCorners = RenderNode.Corners(rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue))
        node.clipsToBounds = masksToBounds
        node.antialiasedEdges = RenderNode.Edges(rawValue: UInt8(truncatingIfNeeded: edgeAntialiasingMask.rawValue))
        if borderWidth > 0, let borderColor { node.border = .init(width: borderWidth, color: borderColor) }
        if shadowOpacity > 0, let shadowColor {
            node.shadow = .init(
                color: shadowColor, radius: shadowRadius, offset: shadowOffset, opacity: min(shadowOpacity, 1),
                path: shadowPath)
        }
        if let look = RenderNode.Backdrop(backdrop) {
            // A node of its own: like what else is in the layer, it is rounded only where the layer clips.
            var behind = RenderNode()
            behind.bounds = node.bounds
            behind.backdrop = look
            node.children.append(behind)
        }
        addContents(to: &node)
        return node
    }

    /// Puts the layer's own picture into its node: as the node's contents or, stretched in its middle, as the nine parts
    /// that lie behind the sublayers.
    func addContents(to node: inout RenderNode) {
        if let slices {
            node.children += slices
        } else {
            node.contents = contentsNode
        }
    }

    /// The layer's own picture between its background and its sublayers, unstretched.
    var contentsNode: RenderNode.Contents? {
        if let gradient, !gradient.colors.isEmpty {
            let count = gradient.colors.count
            let locations =
                gradient.locations.count == count
                ? gradient.locations : (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
            return .gradient(
                .init(
                    kind: gradient.kind, colors: gradient.colors, locations: locations, start: gradient.startPoint,
                    end: gradient.endPoint))
        }
        if let shape, let path = shape.path {
            let stroke = shape.strokeColor.flatMap { color -> RenderNode.Stroke? in
                guard shape.lineWidth > 0 else { return nil }
                return .init(
                    color: color, width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin,
                    miterLimit: shape.miterLimit, dashes: shape.lineDashPattern, dashPhase: shape.lineDashPhase,
                    start: shape.strokeStart, end: shape.strokeEnd)
            }
            return .shape(.init(path: path, fill: shape.fillColor, fillRule: shape.fillRule, stroke: stroke))
        }
        guard let contents else { return nil }
        let source = source(in: contents)
        return .image(contents, source: source, destination: destination(of: source.size))
    }

    /// The part of the contents that is shown, in their pixels.
    private func source(in contents: CGImage) -> CGRect {
        let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
        return CGRect(
            x: contentsRect.origin.x * width, y: contentsRect.origin.y * height, width: contentsRect.width * width,
            height: contentsRect.height * height)
    }

    /// Where contents of a size in pixels lie in the layer, by the gravity.
    private func destination(of pixels: CGSize) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        var size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        guard size.width > 0, size.height > 0 else { return bounds }
        let (fitX, fitY) = (bounds.width / size.width, bounds.height / size.height)
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let k = contentsGravity == .resizeAspect ? min(fitX, fitY) : max(fitX, fitY)
            size = CGSize(width: size.width * k, height: size.height * k)
        default: break
        }
        let isLeft = [.left, .topLeft, .bottomLeft].contains(contentsGravity)
        let isRight = [.right, .topRight, .bottomRight].contains(contentsGravity)
        let isTop = [.top, .topLeft, .topRight].contains(contentsGravity)
        let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(contentsGravity)
        let x = isLeft ? 0 : isRight ? bounds.width - size.width : (bounds.width - size.width) / 2
        let y = isTop ? 0 : isBottom ? bounds.height - size.height : (bounds.height - size.height) / 2
        return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
    }
}
