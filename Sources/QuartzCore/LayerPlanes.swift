/// A layer, alone or with all below it, as a plane of an exploded view.
struct LayerPlane {
    /// What it shows; its projection leads to the screen, in points.
    var node: RenderNode
    /// From the layer's own plane to the screen.
    var projection: Projection
    var bounds: CGRect
    var cornerRadius: CGFloat
    /// How many planes lie below it.
    var level: Int
    /// Of the layer in its tree.
    var depth: Int
    var isScreen: Bool
    /// The outline of what the layer is seen through.
    var hole: (projection: Projection, bounds: CGRect, cornerRadius: CGFloat)?
}

/// Takes a tree of layers apart into planes.
///
/// Around the screens everything lies one above the other in the order it is drawn, since it overlaps; containers there do
/// not clip, so that a screen which waits outside the device is seen. Inside a screen sublayers, which mostly lie side by
/// side, share a level.
struct LayerPlanes {
    /// Levels inside a screen; what is deeper is drawn with its layer.
    private static let innerLevels = 3
    /// The most planes: each costs time.
    private static let limit = 48

    private(set) var planes: [LayerPlane] = []
    /// Layers whose sublayers have planes of their own, by serial number.
    private var opened: Set<Int> = []

    init(_ root: FrozenLayer, at clock: CFTimeInterval, scale: CGFloat) {
        chooseOpened(root)
        _ = add(
            root, FrozenLayer.Surroundings(time: clock, scale: scale), superlayer: nil, Frame(), level: 0, depth: 0,
            isInside: false)
    }

    var levels: Int { (planes.map(\.level).max() ?? 0) + 1 }

    /// Decides, level by level, which layers are taken apart.
    private mutating func chooseOpened(_ root: FrozenLayer) {
        var count = 1
        var queue: [(layer: FrozenLayer, inner: Int)] = [(root, root.isScreen ? 1 : 0)]
        var next = 0
        while next < queue.count {
            let (layer, inner) = queue[next]
            next += 1
            let children = layer.interior.children.filter { !$0.state.isHidden }
            guard !children.isEmpty, inner < Self.innerLevels, count + children.count <= Self.limit else { continue }
            opened.insert(layer.serial)
            count += children.count
            queue += children.map { ($0, inner > 0 || $0.isScreen ? inner + 1 : 0) }
        }
    }

    /// What cuts off the layers in a layer: its mask and its bounds.
    private struct Shell {
        /// A node without anything to show.
        var node: RenderNode
        /// Whether what lies with its corners in the mask lies in it.
        var isConvex: Bool

        /// Whether a node in the shell's plane is not cut off at all, so that the shell need not be drawn.
        func holds(_ inner: RenderNode) -> Bool {
            guard let extent = inner.extent else { return false }
            let corners = inner.projection.outline(of: extent)
            guard corners.count == 4 else { return false }
            if node.clipsToBounds, node.cornerRadius > 0 || !corners.allSatisfy(node.bounds.contains) { return false }
            switch node.mask {
            case nil: return true
            case .node: return false
            case .path(let path, _): return isConvex && corners.allSatisfy { path.contains($0) }
            }
        }
    }

    /// What surrounds a layer's plane: where it leads, and what of the layers above shows through.
    private struct Frame {
        /// To the nearest shell around, or the screen.
        var projection = Projection.identity
        var opacity: CGFloat = 1
        /// From the outside in.
        var shells: [Shell] = []
        /// From the plane to the screen, whatever the shells.
        var whole = Projection.identity

        /// A node in this frame, with its projection leading to the screen.
        func wrap(_ node: RenderNode) -> RenderNode {
            var result = node
            result.projection = node.projection.concatenating(projection)
            result.opacity *= opacity
            for shell in shells.reversed() {
                if shell.holds(result) {
                    result.projection = result.projection.concatenating(shell.node.projection)
                    result.opacity *= shell.node.opacity
                } else {
                    var outer = shell.node
                    outer.children = [result]
                    result = outer
                }
            }
            return result
        }
    }

    /// Adds the planes of a layer and all below it.
    ///
    /// - Returns: the first level above them.
    private mutating func add(
        _ layer: FrozenLayer, _ around: FrozenLayer.Surroundings, superlayer: LayerState?, _ frame: Frame, level: Int,
        depth: Int, isInside: Bool
    ) -> Int {
        let isInside = isInside || layer.isScreen
        guard opened.contains(layer.serial) else {
            guard let node = layer.node(in: around, superlayer: superlayer) else { return level }
            append(layer, node, around, superlayer, frame, level: level, depth: depth)
            return level + 1
        }
        let (inner, state) = layer.shown(in: around)
        guard
            let own = layer.nodeWithoutSublayers(inner, state, projection: state.projection(in: superlayer))
        else { return level }
        let projection = own.projection
        var above = level
        if own.showsSomething || depth == 0 {
            append(layer, own, around, superlayer, frame, level: level, depth: depth)
            above += 1
        }

        var inside = frame
        inside.whole = projection.concatenating(frame.whole)
        var shell = RenderNode()
        shell.bounds = own.bounds
        shell.cornerRadius = own.cornerRadius
        shell.roundedCorners = own.roundedCorners
        shell.clipsToBounds = own.clipsToBounds && isInside
        shell.mask = own.mask
        if shell.clipsToBounds || shell.mask != nil {
            shell.projection = projection.concatenating(frame.projection)
            shell.opacity = own.opacity * frame.opacity
            inside.shells.append(Shell(node: shell, isConvex: layer.mask?.state.shape == nil))
            (inside.projection, inside.opacity) = (.identity, 1)
        } else {
            inside.projection = projection.concatenating(frame.projection)
            inside.opacity = own.opacity * frame.opacity
        }
        var sublayers: [FrozenLayer] = []
        layer.forEachSublayer(in: inner) { sublayers.append($0) }
        var top = above
        for sublayer in sublayers {
            let start = isInside ? above : top
            top = max(
                top,
                add(
                    sublayer, inner, superlayer: state, inside, level: start, depth: depth + 1, isInside: isInside))
        }
        return top
    }

    private mutating func append(
        _ layer: FrozenLayer, _ node: RenderNode, _ around: FrozenLayer.Surroundings, _ superlayer: LayerState?,
        _ frame: Frame, level: Int, depth: Int
    ) {
        var node = node
        // Lifted off what it would fall on, a shadow only smears.
        node.shadow = nil
        let whole = node.projection.concatenating(frame.whole)
        var plane = LayerPlane(
            node: frame.wrap(node), projection: whole, bounds: node.bounds, cornerRadius: node.cornerRadius,
            level: level, depth: depth, isScreen: layer.isScreen)
        if let mask = layer.mask {
            let (_, state) = mask.shown(in: layer.shown(in: around).inner)
            plane.hole = (
                state.projection(in: nil).concatenating(whole), state.bounds.standardized, state.cornerRadius
            )
        }
        planes.append(plane)
    }
}

extension RenderNode {
    /// Whether the node shows anything of its own.
    var showsSomething: Bool {
        (background?.alpha ?? 0) > 0 || contents != nil || border != nil || !children.isEmpty
    }
}
