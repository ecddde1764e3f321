/// How one picture of a layer becomes another.
package enum TransitionStyle: Equatable, Sendable {
    /// Where things move, on the screen.
    package enum Direction: Equatable, Sendable {
        case left, right, up, down

        /// Of length 1, y downwards.
        var vector: (x: CGFloat, y: CGFloat) {
            switch self {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .up: (0, -1)
            case .down: (0, 1)
            }
        }
    }

    case fade
    /// The new slides in over the old.
    case moveIn(Direction)
    /// The new pushes the old out.
    case push(Direction)
    /// The old slides away from over the new.
    case reveal(Direction)
    /// Two neighbouring faces of a cube that turns.
    case cube(Direction)
    /// The two sides of a card that turns about its middle; its near side moves this way.
    case flip(Direction)
    /// The old is turned over like a leaf of a pad, from the edge that the direction leads away from.
    case curl(Direction)
    /// The new is laid over the old in the same way, backwards.
    case uncurl(Direction)
}

/// A transition as a value: what a layer's picture at a time is made from.
package struct TransitionEffect {
    let style: TransitionStyle
    let source: TransitionSource
    /// The progress at the start and the end of a pass.
    let start: Double
    let end: Double

    /// The progress at a fraction of the way, 0…1.
    func progress(at way: Double) -> Double {
        min(max(start + (end - start) * way, 0), 1)
    }
}

/// What a layer showed before a transition: a still picture, or one that goes on being animated.
package final class TransitionSource {
    private let tree: FrozenLayer?
    /// The time of the layer's superlayer at which the picture is held; nil: it goes on.
    private let time: CFTimeInterval?
    private var still: (scale: CGFloat, node: RenderNode)?
    private var raster: (scale: CGFloat, image: CGImage)?

    /// - Parameter tree: the layer as it was; nil for nothing.
    init(_ tree: FrozenLayer?, heldAt time: CFTimeInterval?) {
        self.tree = tree
        self.time = time
    }

    /// The picture in the layer's plane, without its place, opacity, mask and shadow.
    ///
    /// - Parameter now: the superlayer's time.
    func node(at now: CFTimeInterval, scale: CGFloat) -> RenderNode {
        guard let time else { return tree?.ownNode(at: now, scale: scale) ?? RenderNode() }
        if let still, still.scale == scale { return still.node }
        let node = tree?.ownNode(at: time, scale: scale) ?? RenderNode()
        still = (scale, node)
        return node
    }

    /// The same as one texture of a held picture: for what is drawn in many pieces.
    func texture(at now: CFTimeInterval, scale: CGFloat) -> RenderNode {
        let node = node(at: now, scale: scale)
        if time != nil, let raster, raster.scale == scale { return node.showing(raster.image) }
        guard let image = node.rasterised(scale: scale) else { return node }
        if time != nil { raster = (scale, image) }
        return node.showing(image)
    }
}

extension RenderNode {
    // One renderer, and so one set of buffers, for all pictures; the main thread's.
    nonisolated(unsafe) private static let renderer = FrameRenderer()

    /// A picture of what the node shows within its bounds.
    func rasterised(scale: CGFloat) -> CGImage? {
        let (width, height) = (Int((bounds.width * scale).rounded()), Int((bounds.height * scale).rounded()))
        guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
        var node = self
        node.projection = Projection(
            CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
                .concatenating(
                    CGAffineTransform(scaleX: CGFloat(width) / bounds.width, y: CGFloat(height) / bounds.height)))
        return Self.renderer.image(of: [node], width: width, height: height)
    }

    /// A node of the same bounds that shows nothing but an image.
    func showing(_ image: CGImage) -> RenderNode {
        var node = RenderNode()
        node.bounds = bounds
        node.contents = .image(
            image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), destination: bounds)
        return node
    }
}
