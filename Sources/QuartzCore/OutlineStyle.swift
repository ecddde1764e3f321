/// How the outlines of layers are drawn, thinner ones first.
enum OutlineStyle: Hashable, Comparable {
    case layer(depth: Int, isSheet: Bool)
    case mask

    /// A node that draws outlines of the style, in points.
    func node(along path: CGPath) -> RenderNode {
        let stroke: RenderNode.Stroke
        switch self {
        case .layer(let depth, let isSheet):
            let color = LayerColor.of(depth: depth, alpha: isSheet ? 1 : 0.6)
            stroke = .init(color: color, width: isSheet ? 1.5 : 0.75, join: .bevel)
        case .mask:
            stroke = .init(color: LayerColor.mask, width: 1.5, join: .bevel, dashes: [5, 4])
        }
        var node = RenderNode()
        node.contents = .shape(.init(path: path, fill: nil, fillRule: .winding, stroke: stroke))
        return node
    }

    static func < (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.layer(let depth, let isSheet), .layer(let other, let isOther)):
            isSheet == isOther ? depth < other : isOther
        case (.layer, .mask): true
        case (.mask, _): false
        }
    }
}

extension CGMutablePath {
    /// The chords that stand for a rounded corner, each.
    private static let cornerSteps = 12

    /// Adds the outline of a rounded rectangle as it is seen; nothing if none of it is in front of the eye.
    func addOutline(of bounds: CGRect, radius: CGFloat, _ projection: Projection) {
        let radius = min(max(radius, 0), min(bounds.width, bounds.height) / 2)
        let points =
            radius > 0
            ? Self.rounded(bounds, radius).compactMap(projection.apply) : projection.outline(of: bounds)
        guard points.count > 2 else { return }
        addLines(between: points)
        closeSubpath()
    }

    /// Points around a rounded rectangle, clockwise from its left side's upper end.
    private static func rounded(_ r: CGRect, _ radius: CGFloat) -> [CGPoint] {
        let centers = [
            CGPoint(x: r.minX + radius, y: r.minY + radius), CGPoint(x: r.maxX - radius, y: r.minY + radius),
            CGPoint(x: r.maxX - radius, y: r.maxY - radius), CGPoint(x: r.minX + radius, y: r.maxY - radius),
        ]
        return centers.enumerated().flatMap { corner, center in
            (0...cornerSteps).map { step in
                let angle = .pi + CGFloat(corner) * .pi / 2 + CGFloat(step) / CGFloat(cornerSteps) * .pi / 2
                return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
        }
    }
}
