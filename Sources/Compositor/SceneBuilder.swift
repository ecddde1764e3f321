/// Turns a tree of nodes into the commands that draw it.
final class SceneBuilder {
    let scene: Scene
    let rasteriser: ShapeRasteriser
    let caches: FrameCaches
    /// Off where only a silhouette is wanted: a shadow casts none.
    let drawsShadows: Bool
    /// Draws what lies behind nodes; nil where there is no picture yet to look at.
    var backdrops: BackdropRenderer?
    /// That draw silhouettes and backdrops, and blur, at most; nil for as many as are of use.
    var threads: Int?
    /// Groups open at the moment.
    private var depth = 0
    /// The commands that opened the groups and masks that are open at the moment.
    var openCommands: [Int] = []

    init(scene: Scene, caches: FrameCaches, drawsShadows: Bool) {
        self.scene = scene
        self.caches = caches
        self.drawsShadows = drawsShadows
        rasteriser = ShapeRasteriser(pool: scene.pool)
    }

    /// Adds a node and all it holds.
    ///
    /// - Parameters:
    ///   - parent: from the plane that the node's projection leads to, to the device.
    ///   - clip: where it can be seen. It is a rectangle unless the node comes to a single drawing.
    ///   - opacity: of its ancestors, where they handed it down; 1 unless the node comes to a single drawing.
    func add(_ node: RenderNode, _ parent: Projection, _ clip: Region, _ opacity: Double) {
        let own = node.opacity > 0 ? min(node.opacity, 1) : 0
        let opacity = opacity * own
        guard opacity > 0, !clip.isEmpty else { return }
        let m = node.projection.concatenating(parent)
        guard m.isFinite else { return }
        let drawings = drawingCount(node, upTo: 2)
        if drawings == 0 { return }

        var clip = clip
        var maskNode: RenderNode?
        switch node.mask {
        case nil: break
        case .path(let path, let rule):
            rasteriser.outline.begin(scale: m.largestScale(over: path.boundingBox))
            rasteriser.outline.add(path)
            clip = intersect(clip) { rasteriser.region(m, rule: rule, clip: $0) }
        case .node(let mask):
            maskNode = mask
        }
        if clip.isEmpty { return }

        // A shadow falls outside of the bounds that the rest is clipped to.
        let hasShadow = drawsShadows && casts(node)
        var isClipped = false
        if node.clipsToBounds, !hasShadow {
            clip = intersect(clip) { bounds(of: node, m, clip: $0) }
            isClipped = true
            if clip.isEmpty { return }
        }
        let needsGroup = maskNode != nil || drawings > 1 && (opacity < 1 || !clip.isRectangle)
        if !needsGroup {
            return addParts(of: node, m, clip, opacity, hasShadow: hasShadow, isClipped: isClipped)
        }
        group(clip, weight: weight(opacity)) { inner in
            addParts(of: node, m, inner, 1, hasShadow: hasShadow, isClipped: isClipped)
            if let maskNode { mask(by: maskNode, m, inner) }
        }
    }

    /// Adds what the node itself shows, and its children.
    ///
    /// - Parameter isClipped: whether `clip` is within the node's bounds already.
    private func addParts(
        of node: RenderNode, _ m: Projection, _ clip: Region, _ opacity: Double, hasShadow: Bool, isClipped: Bool
    ) {
        if hasShadow, let shadow = node.shadow { addShadow(shadow, of: node, m, clip, opacity) }
        var clip = clip
        if node.clipsToBounds, !isClipped {
            clip = intersect(clip) { bounds(of: node, m, clip: $0) }
            if clip.isEmpty { return }
            if !clip.isRectangle, drawingCount(node, upTo: 3) > 2 {
                return group(clip, weight: 256) { addContent(of: node, m, $0, opacity) }
            }
        }
        addContent(of: node, m, clip, opacity)
    }

    private func addContent(of node: RenderNode, _ m: Projection, _ clip: Region, _ opacity: Double) {
        if let backdrop = node.backdrop {
            let region = node.clipsToBounds ? clip : intersect(clip) { bounds(of: node, m, clip: $0) }
            addBackdrop(backdrop, of: node, m, region, opacity)
        }
        if let color = node.background, !isBackgroundHidden(node) {
            let region = node.clipsToBounds ? clip : intersect(clip) { bounds(of: node, m, clip: $0) }
            draw(color, region, opacity)
        }
        switch node.contents {
        case nil: break
        case .image(let image, let source, let destination):
            addImage(image, source, destination, of: node, m, clip, opacity)
        case .gradient(let gradient):
            let region = node.clipsToBounds ? clip : intersect(clip) { bounds(of: node, m, clip: $0) }
            addGradient(gradient, of: node, m, region, opacity)
        case .shape(let shape):
            addShape(shape, m, clip, opacity)
        }
        for child in node.children {
            add(child, m, clip, opacity)
        }
        if let border = node.border { addBorder(border, of: node, m, clip, opacity) }
    }

    /// Puts commands between the two ends of a group; `body` gets the region that its parts need not leave.
    func group(_ region: Region, weight: Int, _ body: (Region) -> Void) {
        let first = scene.commands.count
        scene.commands.append(Command(kind: .beginGroup, region: region, weight: weight, hides: false))
        depth += 1
        scene.depth = max(scene.depth, depth)
        openCommands.append(first)
        body(Region(bounds: region.bounds))
        openCommands.removeLast()
        depth -= 1
        scene.commands[first].partner = scene.commands.count
        scene.commands.append(
            Command(kind: .endGroup, region: region, weight: weight, hides: false, partner: first))
    }

    private func mask(by node: RenderNode, _ m: Projection, _ clip: Region) {
        let first = scene.commands.count
        let region = Region(bounds: clip.bounds)
        scene.commands.append(Command(kind: .beginMask, region: region, weight: 256, hides: false))
        depth += 1
        scene.depth = max(scene.depth, depth)
        // Its parts are drawn among themselves and so need no group of their own.
        openCommands.append(first)
        add(node, m, region, 1)
        openCommands.removeLast()
        depth -= 1
        scene.commands[first].partner = scene.commands.count
        scene.commands.append(Command(kind: .endMask, region: region, weight: 256, hides: false, partner: first))
    }

    /// Narrows a region by a shape that is rasterised where it can matter.
    func intersect(_ region: Region, _ shape: (DeviceRect) -> Region) -> Region {
        if region.isEmpty { return .none }
        return scene.pool.intersect(region, shape(region.bounds))
    }

    func weight(_ opacity: Double) -> Int {
        Int((min(max(opacity, 0), 1) * 256).rounded())
    }

    func draw(_ color: RGBA, _ region: Region, _ opacity: Double) {
        let solid = SolidColor(color)
        if solid.isClear { return }
        draw(.color(solid), region, opacity, isOpaque: solid.isOpaque)
    }

    func draw(_ source: Command.Source, _ region: Region, _ opacity: Double, isOpaque: Bool) {
        let k = weight(opacity)
        guard k > 0, !region.isEmpty else { return }
        scene.commands.append(Command(kind: .draw(source), region: region, weight: k, hides: isOpaque && k == 256))
    }
}
