/// The inside of a screen, drawn once.
struct ScreenTexture {
    let image: CGImage
    /// Where it lies in the layer, in points: the bounds and what sticks out of them.
    let frame: CGRect
    let scale: CGFloat
    /// Whether the layer's background is in it.
    let hasBackground: Bool
    /// What the inside takes up, in points; a texture that is smaller is good for what it holds.
    let extent: CGRect
    /// The layer's own time that it shows the inside at.
    let time: CFTimeInterval

    var source: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

    /// How much may stick out on each side, as a part of the bounds, to be drawn into the texture as a whole.
    fileprivate static let overhang: CGFloat = 0.5
    /// How much of what sticks out farther is drawn: the rest is seen at most while the screen is small.
    fileprivate static let cutOverhang: CGFloat = 0.125
    /// What is sampled besides the pixels that are seen, in pixels.
    private static let reach: CGFloat = 2

    /// Whether it holds all of the inside that can be seen.
    fileprivate func suffices(within visible: CGRect?) -> Bool {
        if frame.contains(extent) { return true }
        guard let visible else { return false }
        let needed = visible.insetBy(dx: -Self.reach / scale, dy: -Self.reach / scale).intersection(extent)
        return needed.isEmpty || frame.contains(needed)
    }

    // One renderer, and so one set of buffers, for all textures; the main thread's.
    nonisolated(unsafe) fileprivate static let renderer = FrameRenderer()
}

extension FrozenLayer {
    /// The texture of the layer's inside, or nil where something in it moves, or sticks out too far and can be seen.
    ///
    /// - Parameter around: the layer's own time, and what can be seen of its plane.
    func texture(in around: Surroundings, of state: LayerState) -> ScreenTexture? {
        guard !interior.children.isEmpty, !interior.hasBackdrop || state.isGround,
            state.backdrop.isEmpty, state.bounds == self.state.bounds,
            !animations.contains(where: { !$0.spec.properties.allSatisfy(Self.isOutside) })
        else { return nil }
        // Nothing but the time decides, lest a picture depended on those before it: what only jumps is still in between.
        guard interior.stands(at: around.time, isLinear: around.isLinear) else { return nil }
        // Rounded corners that clip nothing round the background alone, which is then drawn under the texture.
        let hasBackground = state.fillsBounds
        if let texture = interior.texture, texture.scale == around.scale, texture.hasBackground == hasBackground,
            !interior.changes(between: texture.time, and: around.time, isLinear: around.isLinear)
        {
            return texture.suffices(within: around.visible) ? texture : nil
        }
        // What cannot be drawn into one is not tried again for each frame.
        guard interior.scaleWithoutTexture != around.scale else { return nil }
        guard let texture = makeTexture(in: around, of: state) else {
            interior.scaleWithoutTexture = around.scale
            return nil
        }
        interior.texture = texture
        return texture.suffices(within: around.visible) ? texture : nil
    }

    /// Whether a property of a layer changes nothing of the picture of its inside.
    private static func isOutside(_ key: String) -> Bool {
        [
            "position", "zPosition", "transform", "opacity", "hidden", "cornerRadius", "borderWidth", "borderColor",
            "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath",
        ].contains(key)
    }

    private func makeTexture(in around: Surroundings, of state: LayerState) -> ScreenTexture? {
        let scale = around.scale
        var inside = around
        inside.visible = nil
        let bounds = state.bounds.standardized
        var node = RenderNode()
        node.bounds = bounds
        node.background = state.fillsBounds ? state.backgroundColor : nil
        state.addContents(to: &node)
        node.children += interior.children.compactMap {
            $0.node(in: inside, superlayer: state)
        }
        var (frame, extent) = (bounds, bounds)
        if !state.masksToBounds {
            guard let whole = node.extent else { return nil }
            extent = whole
            frame = extent.union(bounds)
            if !bounds.widened(by: ScreenTexture.overhang).contains(extent) {
                frame = frame.intersection(bounds.widened(by: ScreenTexture.cutOverhang))
            }
            // Whole points outside the bounds, so that the bounds' own pixels stay where they are.
            let (left, top) = ((bounds.minX - frame.minX).rounded(.up), (bounds.minY - frame.minY).rounded(.up))
            let (right, bottom) = ((frame.maxX - bounds.maxX).rounded(.up), (frame.maxY - bounds.maxY).rounded(.up))
            frame = CGRect(
                x: bounds.minX - left, y: bounds.minY - top, width: bounds.width + left + right,
                height: bounds.height + top + bottom)
        }
        let (width, height) = (Int((frame.width * scale).rounded()), Int((frame.height * scale).rounded()))
        guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
        // On a screen whose size in pixels is no whole number the texture is stretched by a part of a pixel, so that it ends
        // where the layer does.
        let toTexture = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
            .concatenating(
                CGAffineTransform(scaleX: CGFloat(width) / frame.width, y: CGFloat(height) / frame.height))
        node.projection = Projection(toTexture)
        let image = ScreenTexture.renderer.image(
            of: [node], width: width, height: height, inside: bounds.applying(toTexture))
        return ScreenTexture(
            image: image, frame: frame, scale: scale, hasBackground: state.fillsBounds, extent: extent,
            time: around.time)
    }
}

extension FrozenLayer.Interior {
    /// Whether nothing moves about a time of the layer.
    fileprivate func stands(at time: CFTimeInterval, isLinear: Bool) -> Bool {
        !isMoving || children.allSatisfy { $0.stands(at: time, isLinear: isLinear) }
    }

    /// Whether the picture at two times of the layer may differ.
    fileprivate func changes(between a: CFTimeInterval, and b: CFTimeInterval, isLinear: Bool) -> Bool {
        isMoving && children.contains { $0.changes(between: a, and: b, isLinear: isLinear) }
    }
}

extension CGRect {
    /// The rectangle with a part of its size more on each side.
    fileprivate func widened(by part: CGFloat) -> CGRect {
        insetBy(dx: -width * part, dy: -height * part)
    }
}

extension LayerState {
    /// Whether the layer's own background lies behind all that it holds.
    fileprivate var isGround: Bool { fillsBounds && (backgroundColor?.alpha ?? 0) >= 1 && masksToBounds }

    /// Whether the background reaches into the corners of what is drawn before any clip.
    fileprivate var fillsBounds: Bool { cornerRadius <= 0 || masksToBounds }
}
