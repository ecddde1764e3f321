/// The inside of a screen, drawn once.
struct ScreenTexture {
    let image: CGImage
    /// Where it lies in the layer, in points: the bounds and what sticks out of them.
    let frame: CGRect
    let scale: CGFloat
    /// Whether the layer's background is in it.
    let hasBackground: Bool

    var source: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

    /// Of how much more than the bounds a texture is made before its layers are drawn one by one instead.
    fileprivate static let overhang: CGFloat = 0.5

    // One renderer, and so one set of buffers, for all textures; the main thread's.
    nonisolated(unsafe) fileprivate static let renderer = FrameRenderer()
}

extension FrozenLayer {
    /// The texture of the layer's inside, or nil where something in it moves or sticks out too far.
    func texture(scale: CGFloat, of state: LayerState, time: CFTimeInterval) -> ScreenTexture? {
        guard !interior.isMoving, !interior.children.isEmpty, !interior.hasBackdrop || state.isGround,
            state.backdrop.isEmpty, state.bounds == self.state.bounds,
            !animations.contains(where: { !$0.spec.properties.allSatisfy(Self.isOutside) })
        else { return nil }
        // Rounded corners that clip nothing round the background alone, which is then drawn under the texture.
        let hasBackground = state.fillsBounds
        if let texture = interior.texture, texture.scale == scale, texture.hasBackground == hasBackground {
            return texture
        }
        guard let texture = makeTexture(scale: scale, of: state, time: time) else { return nil }
        interior.texture = texture
        return texture
    }

    /// Whether a property of a layer changes nothing of the picture of its inside.
    private static func isOutside(_ key: String) -> Bool {
        [
            "position", "zPosition", "transform", "opacity", "hidden", "cornerRadius", "borderWidth", "borderColor",
            "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath",
        ].contains(key)
    }

    private func makeTexture(scale: CGFloat, of state: LayerState, time: CFTimeInterval) -> ScreenTexture? {
        let bounds = state.bounds.standardized
        var node = RenderNode()
        node.bounds = bounds
        node.background = state.fillsBounds ? state.backgroundColor : nil
        state.addContents(to: &node)
        node.children += interior.children.compactMap {
            $0.node(in: Surroundings(time: time, scale: scale), superlayer: state)
        }
        var frame = bounds
        if !state.masksToBounds {
            guard let extent = node.extent else { return nil }
            let room = bounds.insetBy(
                dx: -bounds.width * ScreenTexture.overhang, dy: -bounds.height * ScreenTexture.overhang)
            guard room.contains(extent) else { return nil }
            frame = extent.union(bounds)
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
        node.projection = Projection(
            CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
                .concatenating(
                    CGAffineTransform(
                        scaleX: CGFloat(width) / frame.width, y: CGFloat(height) / frame.height)))
        let image = ScreenTexture.renderer.image(of: [node], width: width, height: height)
        return ScreenTexture(image: image, frame: frame, scale: scale, hasBackground: state.fillsBounds)
    }
}

extension LayerState {
    /// Whether the layer's own background lies behind all that it holds.
    fileprivate var isGround: Bool { fillsBounds && (backgroundColor?.alpha ?? 0) >= 1 && masksToBounds }

    /// Whether the background reaches into the corners of what is drawn before any clip.
    fileprivate var fillsBounds: Bool { cornerRadius <= 0 || masksToBounds }
}
