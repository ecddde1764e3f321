internal import CCairo

extension CGContext {
    /// Runs `body` on a Cairo context with the state's operator set, over its shadow where there is one.
    ///
    /// `body` is handed a context whose matrix is the identity, sets the source and whatever else it needs, and leaves the
    /// matrix as it was.
    func paint(_ body: (OpaquePointer) -> Void) {
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_operator(cairo, state.blendMode.cairo)
        if let shadow = state.shadow, shadow.color.alpha > 0 {
            paint(body, over: shadow)
        } else {
            body(cairo)
        }
        // Lets go of the source, whose pixels may not outlive the call.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Makes a colour the source, such that an opaque fill is exactly `RGBA.pixel`: Cairo cuts where that rounds.
    func setSource(_ color: RGBA, on target: OpaquePointer) {
        var color = color
        color.alpha *= state.alpha
        let pixel = color.pixel
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return cairo_set_source_rgba(target, 0, 0, 0, 0) }
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
        cairo_set_source_rgba(target, part(16), part(8), part(0), alpha / 255)
    }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(outline.elements, rule)
        outline.elements = []
    }

    /// Strokes the path and forgets it.
    public func strokePath() {
        stroke(outline.elements)
        outline.elements = []
    }

    /// Draws the path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(outline.elements, .winding)
        case .eoFill: fill(outline.elements, .evenOdd)
        case .stroke: stroke(outline.elements)
        case .fillStroke:
            fill(outline.elements, .winding)
            stroke(outline.elements)
        case .eoFillStroke:
            fill(outline.elements, .evenOdd)
            stroke(outline.elements)
        }
        outline.elements = []
    }

    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    public func fill(_ rects: [CGRect]) {
        fill(rects.flatMap(PathElement.rectangle).applying(state.ctm), .winding)
    }

    public func fillEllipse(in rect: CGRect) {
        fill(PathElement.ellipse(in: rect).applying(state.ctm), .winding)
    }

    public func stroke(_ rect: CGRect) {
        stroke(PathElement.rectangle(rect).applying(state.ctm))
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = before
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(PathElement.ellipse(in: rect).applying(state.ctm))
    }

    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var elements: [PathElement] = []
        for i in stride(from: 0, to: points.count - 1, by: 2) {
            elements += [.move(points[i]), .line(points[i + 1])]
        }
        stroke(elements.applying(state.ctm))
    }

    /// Makes the rectangle transparent.
    public func clear(_ rect: CGRect) {
        let elements = PathElement.rectangle(rect).applying(state.ctm)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        Cairo.append(elements, .identity, to: cairo)
        cairo_fill(cairo)
    }

    /// Fills an outline in pixels with the fill colour.
    private func fill(_ elements: [PathElement], _ rule: CGPathFillRule) {
        guard !elements.isEmpty else { return }
        let keepsToShape = state.blendMode.actsEverywhere
        paint { target in
            setSource(state.fill, on: target)
            Cairo.append(elements, .identity, to: target)
            cairo_set_fill_rule(target, Cairo.rule(rule))
            if keepsToShape {
                cairo_save(target)
                cairo_clip(target)
                cairo_paint(target)
                cairo_restore(target)
            } else {
                cairo_fill(target)
            }
        }
    }

    /// Strokes an outline in pixels with the stroke colour and the pen.
    private func stroke(_ elements: [PathElement]) {
        guard !elements.isEmpty else { return }
        let pen = Pen(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
            dashes: state.dashes, dashPhase: state.dashPhase)
        paint { target in
            setSource(state.stroke, on: target)
            pen.draw(elements, state.ctm, on: target)
        }
    }
}

extension CGBlendMode {
    /// Whether Cairo's operator also changes pixels that the shape does not cover.
    var actsEverywhere: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceAtop,
            .destinationOver, .destinationOut, .xor, .plusLighter:
            false
        }
    }
}
