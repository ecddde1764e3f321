/// A view whose picture is drawn by a closure, again for every size, appearance and, if it follows that, direction.
final class Canvas: UIView {
    private let paint: (CGContext, CGRect) -> Void
    private let turns: Bool

    /// - Parameter turns: whether the picture is mirrored where the language is read from right to left.
    init(opaque: Bool = false, turns: Bool = false, _ paint: @escaping (CGContext, CGRect) -> Void) {
        self.paint = paint
        self.turns = turns
        super.init(frame: .zero)
        isOpaque = opaque
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if turns, isRightToLeft {
            context.translateBy(x: bounds.minX + bounds.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        paint(context, bounds)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if turns, previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsDisplay() }
    }
}

/// Whether what is being drawn is for the dark appearance.
@MainActor var drawsDark: Bool { UITraitCollection.current.userInterfaceStyle == .dark }

extension CGContext {
    /// Fills a rectangle with colours from its top to its bottom.
    ///
    /// - Parameter stops: the colours' places, 0…1; nil for even distances.
    @MainActor func fill(_ rect: CGRect, down colors: [UIColor], at stops: [CGFloat]? = nil) {
        fill(rect, along: colors, at: stops, from: CGPoint(x: 0, y: rect.minY), to: CGPoint(x: 0, y: rect.maxY))
    }

    /// Fills a rectangle with colours along a line.
    @MainActor func fill(
        _ rect: CGRect, along colors: [UIColor], at stops: [CGFloat]? = nil, from start: CGPoint, to end: CGPoint
    ) {
        guard let gradient = CGGradient(colors, stops) else { return }
        saveGState()
        clip(to: rect)
        drawLinearGradient(
            gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        restoreGState()
    }

    /// A soft round light: full at its middle, nothing at its radius.
    @MainActor func glow(at center: CGPoint, radius: CGFloat, _ color: UIColor, strength: CGFloat) {
        let colors = [
            color.withAlphaComponent(strength), color.withAlphaComponent(strength * 0.35), color.withAlphaComponent(0),
        ]
        guard let gradient = CGGradient(colors, [0, 0.4, 1]) else { return }
        drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: [])
    }

    /// Fills a shape given by points, closed.
    @MainActor func fill(_ points: [CGPoint], _ color: UIColor) {
        guard let first = points.first else { return }
        setFillColor(color.cgColor)
        move(to: first)
        for point in points.dropFirst() {
            addLine(to: point)
        }
        closePath()
        fillPath()
    }

    /// Fills a disc.
    @MainActor func fillDisc(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor) {
        setFillColor(color.cgColor)
        fillEllipse(in: CGRect(center: center, side: radius * 2))
    }
}

extension CGGradient {
    @MainActor fileprivate convenience init?(_ colors: [UIColor], _ stops: [CGFloat]?) {
        self.init(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: stops)
    }
}
