/// A backdrop as the numbers of one animatable property of layers.
extension RenderNode.Backdrop {
    /// Nil for numbers that say nothing is to be done.
    package init?(_ numbers: [CGFloat]) {
        guard numbers.count == 6 else { return nil }
        func part(_ index: Int) -> CGFloat { min(max(numbers[index], 0), 1) }
        self.init(
            radius: max(numbers[0], 0), saturation: max(numbers[1], 0),
            tint: RGBA(red: part(2), green: part(3), blue: part(4), alpha: part(5)))
        if radius < 1e-3, abs(saturation - 1) < 1e-3, tint.alpha < 1e-3 { return nil }
    }

    package var numbers: [CGFloat] {
        [radius, saturation, tint.red, tint.green, tint.blue, tint.alpha]
    }

    /// The look that leaves the picture as it is, on the way to this one.
    package var none: RenderNode.Backdrop {
        var color = tint
        color.alpha = 0
        return RenderNode.Backdrop(radius: 0, saturation: 1, tint: color)
    }
}

extension CALayer {
    /// What the layer makes of the picture behind it; setting it is animated like any property.
    package final var backdrop: [CGFloat] {
        get { state.backdrop }
        set { change("backdrop", \.backdrop, to: newValue) }
    }

    /// Whether what the layer and its sublayers show is seen only as the shape in which the backdrop shows.
    package final var isVibrant: Bool {
        get { state.isVibrant }
        set {
            state.isVibrant = newValue
            touch()
        }
    }
}

extension RenderNode {
    /// The backdrop, which is the first child, seen in the shape of everything else.
    var asShapeOfBackdrop: RenderNode {
        guard let behind = children.first, behind.backdrop != nil else { return self }
        var shape = self
        shape.projection = .identity
        shape.opacity = 1
        shape.shadow = nil
        shape.mask = nil
        shape.children.removeFirst()
        var shown = RenderNode()
        shown.bounds = bounds
        shown.mask = .node(shape)
        shown.children = [behind]
        var node = RenderNode()
        node.bounds = bounds
        node.projection = projection
        node.opacity = opacity
        node.mask = mask
        node.children = [shown]
        return node
    }
}
