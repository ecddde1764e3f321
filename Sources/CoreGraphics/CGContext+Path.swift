extension CGContext {
    /// Forgets the path.
    public func beginPath() {
        outline.elements = []
    }

    public func move(to point: CGPoint) {
        outline.move(to: point, transform: state.ctm)
    }

    public func addLine(to point: CGPoint) {
        outline.addLine(to: point, transform: state.ctm)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: end, control: control, transform: state.ctm)
    }

    public func closePath() {
        outline.closeSubpath()
    }

    public func addRect(_ rect: CGRect) {
        outline.addRect(rect, transform: state.ctm)
    }

    public func addRects(_ rects: [CGRect]) {
        outline.addRects(rects, transform: state.ctm)
    }

    public func addLines(between points: [CGPoint]) {
        outline.addLines(between: points, transform: state.ctm)
    }

    public func addEllipse(in rect: CGRect) {
        outline.addEllipse(in: rect, transform: state.ctm)
    }

    /// As `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:)`: `clockwise` means falling angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.ctm)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    public func addPath(_ path: CGPath) {
        outline.addPath(path, transform: state.ctm)
    }

    public var isPathEmpty: Bool { outline.isEmpty }

    public var currentPointOfPath: CGPoint { outline.currentPoint.applying(state.ctm.inverted()) }

    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    /// The path in points.
    public var path: CGPath? {
        outline.isEmpty ? nil : outline.transformed(state.ctm.inverted())
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule =
            switch mode {
            case .eoFill, .eoFillStroke: .evenOdd
            case .fill, .stroke, .fillStroke: .winding
            }
        return outline.contains(point.applying(state.ctm), using: rule)
    }
}
