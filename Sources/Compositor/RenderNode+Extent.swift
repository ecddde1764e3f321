extension RenderNode {
    /// The upright rectangle, in the node's plane, around all the node shows; nil if part of it is behind the eye.
    package var extent: CGRect? {
        var result = bounds
        switch contents {
        case .image(_, _, let destination): result = result.union(destination)
        case .shape(let shape):
            let reach = shape.stroke?.reach ?? 0
            result = result.union(shape.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
        case .gradient, nil: break
        }
        if !clipsToBounds {
            for child in children {
                guard let inner = child.extent, let box = child.projection.box(of: inner) else { return nil }
                result = result.union(box)
            }
        }
        if let shadow {
            let reach = shadow.radius * 3
            result = result.union(
                result.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
        }
        return result.isNull || result.isInfinite ? nil : result
    }
}

extension RenderNode.Stroke {
    /// How far the line reaches from its path at the most: a mitre by its limit, a square cap by its diagonal.
    fileprivate var reach: CGFloat {
        width / 2 * max(join == .miter ? miterLimit : 1, 2.squareRoot())
    }
}

extension Projection {
    /// The upright rectangle around the image of one, or nil if part of it is behind the eye.
    package func box(of r: CGRect) -> CGRect? {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        for corner in [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY),
        ] {
            guard let p = apply(corner) else { return nil }
            (left, right) = (min(left, p.x), max(right, p.x))
            (top, bottom) = (min(top, p.y), max(bottom, p.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
