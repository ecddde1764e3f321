internal import CCairo

extension CGContext {
    /// From points to pixels; y grows downwards in both.
    public var ctm: CGAffineTransform { state.ctm }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: sx, y: sy)
    }

    /// Turns what follows by an angle in radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    public func setFillColor(_ color: CGColor) {
        state.fill = color.rgba
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.rgba
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the pen's width in points.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps in turn, in points; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashes = lengths
        state.dashPhase = phase
    }

    /// Sets what every colour's alpha is multiplied with, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha, 0), 1)
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Puts a black shadow of a third's opacity under everything that follows.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Puts a shadow under everything that follows; nil for none.
    ///
    /// - Parameters:
    ///   - offset: in the points the context began with, whatever transform there is; y downwards.
    ///   - blur: twice the Gaussian's standard deviation, in the same points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(
                offset: CGSize(width: offset.width * baseScale, height: offset.height * baseScale),
                deviation: max(blur, 0) / 2 * baseScale, color: $0.rgba)
        }
    }

    /// Keeps what follows inside the path, which is then forgotten.
    public func clip(using rule: CGPathFillRule = .winding) {
        Cairo.append(outline.elements, .identity, to: cairo)
        cairo_set_fill_rule(cairo, Cairo.rule(rule))
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
        outline.elements = []
    }

    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Keeps what follows inside the rectangles together.
    public func clip(to rects: [CGRect]) {
        outline.elements = []
        addRects(rects)
        clip()
    }

    /// Forgets every clip since the context, or the open layer, began.
    public func resetClip() {
        cairo_reset_clip(cairo)
    }

    /// The smallest upright rectangle in points that holds what is not clipped away.
    public var boundingBoxOfClipPath: CGRect {
        clipExtents.applying(state.ctm.inverted())
    }

    /// The whole pixels that hold what is not clipped away.
    var clipExtents: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        let (left, top) = (x1.rounded(.down), y1.rounded(.down))
        return CGRect(x: left, y: top, width: x2.rounded(.up) - left, height: y2.rounded(.up) - top)
    }
}
