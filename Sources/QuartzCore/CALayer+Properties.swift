extension CALayer {
    /// Changes position and bounds so that a rectangle results.
    final func setFrame(_ rect: CGRect) {
        if let look = Self.onFrameUnderTransform, !state.keepsFrameSize, state.frame != rect { look(self) }
        isChanging = true
        defer {
            isChanging = false
            onChange?()
        }
        let local = CGRect(origin: .zero, size: rect.size)
        let shape = local.applying(CATransform3DGetAffineTransform(state.transform))
        var size = rect.size
        if shape.size != rect.size {
            let inverse = CATransform3DGetAffineTransform(state.transform).inverted()
            size = local.applying(inverse).size
        }
        if size != state.bounds.size { bounds = CGRect(origin: state.bounds.origin, size: size) }
        var moved = state
        moved.position = .zero
        let offset = moved.frame.origin
        let position = CGPoint(x: rect.origin.x - offset.x, y: rect.origin.y - offset.y)
        if position != state.position { self.position = position }
    }

    final func setMask(_ layer: CALayer?) {
        guard maskLayer !== layer else { return }
        guard layer !== self, layer.map({ !hasAncestor($0) }) ?? true else {
            return Console.say("a layer cannot mask itself or a layer inside it; nothing is changed.")
        }
        maskLayer?.parent = nil
        layer?.removeFromSuperlayer()
        maskLayer = layer
        layer?.parent = self
        layer?.markUncommitted()
        if layer?.subtreeWantsUpdate == true { markUpdate() }
        touch()
    }
}

/// How far a matrix element may be off through rounding.
private let roundingLimit: CGFloat = 1e-6

extension LayerState {
    /// Whether the transform leaves a frame as large as the bounds: it moves or mirrors at most, as seen in the superlayer.
    package var keepsFrameSize: Bool {
        let t = transform
        let others = [t.m12, t.m21, t.m14, t.m24, t.m44 - 1, abs(t.m11) - 1, abs(t.m22) - 1]
        return others.allSatisfy { abs($0) < roundingLimit }
    }

    /// The anchor point in the layer's own coordinates.
    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The layer's own plane to its superlayer's space, without the superlayer's sublayer transform.
    package var matrix: CATransform3D {
        let anchor = anchor
        let turned = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
        return CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// What a superlayer in this state does to all its sublayers; nil for nothing.
    package var sublayerMatrix: CATransform3D? {
        guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
        let anchor = anchor
        let centred = CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0)
        return CATransform3DConcat(centred, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// From the layer's plane to its superlayer's.
    package func projection(in superlayer: LayerState?) -> Projection {
        if let sublayerMatrix = superlayer?.sublayerMatrix {
            return Projection(plane: CATransform3DConcat(matrix, sublayerMatrix))
        }
        return ownProjection
    }

    /// The same in a superlayer without a sublayer transform.
    private var ownProjection: Projection {
        let (anchor, t) = (anchor, transform)
        // Almost all layers are only placed, or turned and scaled within their plane.
        if t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1, anchorPointZ == 0 {
            return Projection(
                a: t.m11, b: t.m12, px: 0, c: t.m21, d: t.m22, py: 0,
                tx: position.x + t.m41 - (anchor.x * t.m11 + anchor.y * t.m21),
                ty: position.y + t.m42 - (anchor.x * t.m12 + anchor.y * t.m22), pw: 1)
        }
        return Projection(plane: matrix)
    }

    /// The upright rectangle around the layer in its superlayer, whatever its sublayer transform.
    package var frame: CGRect {
        let projection = ownProjection
        let r = bounds.standardized
        if (projection.a, projection.b, projection.c, projection.d) == (1, 0, 0, 1), projection.isAffine {
            return r.offsetBy(dx: projection.tx, dy: projection.ty)
        }
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        for (x, y) in [(r.minX, r.minY), (r.maxX, r.minY), (r.minX, r.maxY), (r.maxX, r.maxY)] {
            guard let p = projection.apply(CGPoint(x: x, y: y)) else { continue }
            (left, right) = (min(left, p.x), max(right, p.x))
            (top, bottom) = (min(top, p.y), max(bottom, p.y))
        }
        guard left <= right else { return CGRect(origin: position, size: .zero) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Projection {
    /// What a matrix makes of the plane z = 0.
    init(plane m: CATransform3D) {
        self.init(a: m.m11, b: m.m12, px: m.m14, c: m.m21, d: m.m22, py: m.m24, tx: m.m41, ty: m.m42, pw: m.m44)
    }
}
