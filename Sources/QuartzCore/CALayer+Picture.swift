extension CALayer {
    /// What the layer and all below it look like now, in the layer's own upright bounds, without its place, transform,
    /// opacity and mask; nil for bounds without area.
    ///
    /// - Parameter scale: pixels per point.
    package func picture(scale: CGFloat) -> CGImage? {
        let bounds = state.bounds.standardized
        let (width, height) = (Int((bounds.width * scale).rounded()), Int((bounds.height * scale).rounded()))
        guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
        var node = freeze().ownNode(
            at: parent?.localTime(at: VirtualClock.current.now) ?? VirtualClock.current.now, scale: scale)
        node.projection = Projection(
            CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
        return FrameRenderer().image(of: [node], width: width, height: height)
    }

    /// Draws the layer and all below it into a context, in the layer's own coordinates.
    public func render(in ctx: CGContext) {
        let matrix = ctx.ctm
        let scale = max((matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(), 1e-3)
        guard let image = picture(scale: scale) else { return }
        ctx.drawUpright(image, in: state.bounds.standardized)
    }
}
