extension CALayer {
    /// A point of another layer (nil: the root's superlayer) in this layer's coordinates, through every transform on
    /// the way. A point that the plane does not show, seen edge-on or behind the eye, is returned unchanged.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let root = l?.projectionToRoot.apply(p) ?? p
        return projectionToRoot.inverted()?.apply(root) ?? p
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard let l else { return projectionToRoot.apply(p) ?? p }
        return l.convert(p, from: self)
    }

    /// The upright rectangle around a converted one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        Self.box(of: r) { self.convert($0, from: l) }
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        Self.box(of: r) { self.convert($0, to: l) }
    }

    /// From the layer's plane to its parent's; for a presentation copy as both are seen.
    private var projection: Projection {
        guard let modelLayer else { return state.projection(in: parent?.maskLayer === self ? nil : parent?.state) }
        let above = modelLayer.parent
        return state.projection(in: above?.maskLayer === modelLayer ? nil : above?.presentedState)
    }

    /// From the layer's plane to that in which the root layer lies.
    private var projectionToRoot: Projection {
        let model = modelLayer ?? self
        var result = projection
        var current = model.parent
        while let layer = current {
            let step = modelLayer == nil ? layer.projection : layer.presentedProjection
            result = result.concatenating(step)
            current = layer.parent
        }
        return result
    }

    /// The projection as it is seen now.
    private var presentedProjection: Projection {
        presentedState.projection(in: parent?.maskLayer === self ? nil : parent?.presentedState)
    }

    /// A point between the superlayer's coordinates and this layer's.
    final func convert(_ p: CGPoint, fromParent: Bool) -> CGPoint? {
        fromParent ? projection.inverted()?.apply(p) : projection.apply(p)
    }

    private static func box(of r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            map(CGPoint(x: r.minX, y: r.minY)), map(CGPoint(x: r.maxX, y: r.minY)), map(CGPoint(x: r.minX, y: r.maxY)),
            map(CGPoint(x: r.maxX, y: r.maxY)),
        ]
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
