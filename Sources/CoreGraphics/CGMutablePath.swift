/// A path that can be added to. Every `transform` carries the points given with it before they are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(elements: [])
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a line; a path that has not begun begins at the point instead.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let p = point.applying(transform)
        elements.append(elements.isEmpty ? .move(p) : .line(p))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        begin(at: control.applying(transform))
        elements.append(.quad(end.applying(transform), control: control.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        begin(at: control1.applying(transform))
        elements.append(
            .cubic(
                end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        )
    }

    /// Adds lines from the first point through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathElement.rectangle(rect).applying(transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathElement.ellipse(in: rect).applying(transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements += PathElement.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
            .applying(transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.applying(transform)
    }

    public func closeSubpath() {
        if elements.isEmpty || elements.last == .close { return }
        elements.append(.close)
    }

    /// Starts an outline where none has been: a curve without a beginning would have no shape.
    private func begin(at point: CGPoint) {
        if elements.isEmpty { elements.append(.move(point)) }
    }
}
