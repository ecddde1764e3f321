/// Lays the old and the new picture of a layer out at one instant of a transition.
struct TransitionPieces {
    /// Of the layer.
    let bounds: CGRect
    /// 0…1.
    let progress: Double
    /// Whether the layer clips to its bounds.
    let clips: Bool

    /// One over the eye's distance from the plane in points, negated. The platform's own is not documented.
    private static let perspective: CGFloat = -1 / 1000

    /// From back to front, in the layer's plane.
    func nodes(from old: RenderNode, to new: RenderNode, _ style: TransitionStyle) -> [RenderNode] {
        let p = CGFloat(progress)
        let (old, new) = (trimmed(old, style), trimmed(new, style))
        switch style {
        case .fade:
            return fade(old, new, p)
        case .moveIn(let direction):
            // What comes in gains its opacity on the way, and what goes out loses it, as on the platform.
            return [old, new.moved(direction, by: p - 1, of: bounds.size).faded(to: p)]
        case .push(let direction):
            return [
                old.moved(direction, by: p, of: bounds.size).faded(to: 1 - p),
                new.moved(direction, by: p - 1, of: bounds.size).faded(to: p),
            ]
        case .reveal(let direction):
            return [new, old.moved(direction, by: p, of: bounds.size).faded(to: 1 - p)]
        case .flip(let direction):
            let angle = p * .pi
            return p < 0.5
                ? [turned(old, direction, angle, depth: 0)] : [turned(new, direction, angle - .pi, depth: 0)]
        case .cube(let direction):
            let depth = (direction.vector.x != 0 ? bounds.width : bounds.height) / 2
            return [
                turned(old, direction, p * .pi / 2, depth: depth),
                turned(new, direction, (p - 1) * .pi / 2, depth: depth),
            ].filter { $0.projection.facesViewer(at: bounds) }
        case .curl, .uncurl:
            return []
        }
    }

    /// A picture that fills the bounds, as screens do, without what sticks out of them: outside the screen nobody has seen it,
    /// and beside the other picture it would come to light. What a smaller thing casts or carries beyond its edge stays.
    private func trimmed(_ node: RenderNode, _ style: TransitionStyle) -> RenderNode {
        switch style {
        case .fade, .flip, .curl, .uncurl:
            return node
        case .moveIn, .push, .reveal, .cube:
            guard !node.clipsToBounds, node.cornerRadius == 0, node.covers(bounds) else { return node }
            var result = node
            result.clipsToBounds = true
            return result
        }
    }

    /// A mixture of the two: where one of them is opaque it is drawn whole under the other, so that nothing of what is
    /// behind the layer shines through in the middle.
    private func fade(_ old: RenderNode, _ new: RenderNode, _ p: CGFloat) -> [RenderNode] {
        if new.covers(bounds) { return [old, new.faded(to: p)] }
        if old.covers(bounds) { return [new, old.faded(to: 1 - p)] }
        return [old.faded(to: 1 - p), new.faded(to: p)]
    }

    /// A face turned about the middle of the bounds, or about an axis behind it, in perspective.
    ///
    /// - Parameter angle: 0 faces the viewer; growing, the nearer side moves in the direction.
    private func turned(
        _ node: RenderNode, _ direction: TransitionStyle.Direction, _ angle: CGFloat, depth: CGFloat
    ) -> RenderNode {
        let (x, y) = direction.vector
        var m = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, depth)
        m = CATransform3DConcat(m, CATransform3DMakeRotation(angle, -y, x, 0))
        m = CATransform3DConcat(m, CATransform3DMakeTranslation(0, 0, -depth))
        var eye = CATransform3DIdentity
        eye.m34 = Self.perspective
        m = CATransform3DConcat(m, eye)
        m = CATransform3DConcat(m, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        var result = node
        result.projection = node.projection.concatenating(Projection(plane: m))
        return result
    }
}

extension RenderNode {
    /// The node moved by a part of a size.
    fileprivate func moved(_ direction: TransitionStyle.Direction, by part: CGFloat, of size: CGSize) -> RenderNode {
        var node = self
        let (x, y) = direction.vector
        node.projection = projection.concatenating(
            Projection(CGAffineTransform(translationX: x * part * size.width, y: y * part * size.height)))
        return node
    }

    fileprivate func faded(to opacity: CGFloat) -> RenderNode {
        var node = self
        node.opacity *= opacity
        return node
    }

    /// Whether the node is known to be opaque all over a rectangle of its parent's plane, but for rounded corners.
    func covers(_ rect: CGRect) -> Bool {
        guard opacity >= 1, mask == nil, projection.isAffine, projection.b == 0, projection.c == 0,
            let inverse = projection.inverted(), let inner = inverse.box(of: rect)
        else { return false }
        // What a rounding has moved by less than this is where it was.
        let rest = inner.insetBy(dx: 0.01, dy: 0.01)
        if clipsToBounds, !bounds.contains(rest) { return false }
        if let background, background.alpha >= 1, bounds.contains(rest) { return true }
        if case .image(let image, _, let destination)? = contents, image.isOpaque, destination.contains(rest) {
            return true
        }
        return children.contains { $0.covers(inner) }
    }
}
