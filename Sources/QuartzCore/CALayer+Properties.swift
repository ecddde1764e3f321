extension CALayer {
    public var bounds: CGRect {
        get { state.bounds }
        set { change("bounds", \.bounds, to: newValue) }
    }

    /// Where the anchor point lies in the superlayer's coordinates.
    public var position: CGPoint {
        get { state.position }
        set { change("position", \.position, to: newValue) }
    }

    public var zPosition: CGFloat {
        get { state.zPosition }
        set { change("zPosition", \.zPosition, to: newValue) }
    }

    /// The point of the bounds, in unit coordinates, that `position` places and the transform turns about.
    public var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change("anchorPoint", \.anchorPoint, to: newValue) }
    }

    public var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
    }

    public var transform: CATransform3D {
        get { state.transform }
        set { change("transform", \.transform, to: newValue) }
    }

    /// Applied to the sublayers about this layer's anchor point: where perspective goes.
    public var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
    }

    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(state.transform)
    }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The upright rectangle around the layer in the superlayer's coordinates. Setting it under a transform changes
    /// position and bounds so that this rectangle results, which is rarely what is meant.
    public var frame: CGRect {
        get { state.frame }
        set {
            let newValue = newValue.standardized
            let local = CGRect(origin: .zero, size: newValue.size)
            let shape = local.applying(CATransform3DGetAffineTransform(state.transform))
            var size = newValue.size
            if shape.size != newValue.size {
                let inverse = CATransform3DGetAffineTransform(state.transform).inverted()
                size = local.applying(inverse).size
            }
            if size != state.bounds.size { bounds = CGRect(origin: state.bounds.origin, size: size) }
            var moved = state
            moved.position = .zero
            let offset = moved.frame.origin
            let position = CGPoint(x: newValue.origin.x - offset.x, y: newValue.origin.y - offset.y)
            if position != state.position { self.position = position }
        }
    }

    public var opacity: Float {
        get { Float(state.opacity) }
        set { change("opacity", \.opacity, to: CGFloat(newValue)) }
    }

    public var isHidden: Bool {
        get { state.isHidden }
        set { change("hidden", \.isHidden, to: newValue) }
    }

    public var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { change("doubleSided", \.isDoubleSided, to: newValue) }
    }

    public var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, to: newValue) }
    }

    public var backgroundColor: CGColor? {
        get { state.backgroundColor.map(CGColor.init) }
        set { change("backgroundColor", \.backgroundColor, to: newValue?.rgba) }
    }

    public var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) }
    }

    public var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, to: newValue) }
    }

    public var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) }
    }

    public var borderColor: CGColor? {
        get { state.borderColor.map(CGColor.init) }
        set { change("borderColor", \.borderColor, to: newValue?.rgba) }
    }

    public var shadowColor: CGColor? {
        get { state.shadowColor.map(CGColor.init) }
        set { change("shadowColor", \.shadowColor, to: newValue?.rgba) }
    }

    public var shadowOpacity: Float {
        get { Float(state.shadowOpacity) }
        set { change("shadowOpacity", \.shadowOpacity, to: CGFloat(newValue)) }
    }

    public var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, to: newValue) }
    }

    public var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, to: newValue) }
    }

    public var shadowPath: CGPath? {
        get { state.shadowPath }
        set { change("shadowPath", \.shadowPath, to: newValue?.copy()) }
    }

    /// A `CGImage`; anything else shows nothing.
    public var contents: Any? {
        get { state.contents }
        set {
            let image = newValue as? CGImage
            if image !== state.contents { change("contents", \.contents, setting: image) }
        }
    }

    /// The part of the contents that is shown, in unit coordinates.
    public var contentsRect: CGRect {
        get { state.contentsRect }
        set { change("contentsRect", \.contentsRect, to: newValue) }
    }

    /// The part of the contents that stretches while the rest keeps its size, in unit coordinates.
    public var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { change("contentsCenter", \.contentsCenter, to: newValue) }
    }

    public var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { change("contentsGravity", \.contentsGravity, to: newValue) }
    }

    /// Pixels of the contents per point.
    public var contentsScale: CGFloat {
        get { state.contentsScale }
        set { change("contentsScale", \.contentsScale, to: newValue) }
    }

    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.edgeAntialiasingMask }
        set { change("edgeAntialiasingMask", \.edgeAntialiasingMask, to: newValue) }
    }

    /// A layer whose alpha is what of this layer is seen; it lies in this layer's coordinates.
    public var mask: CALayer? {
        get { modelLayer == nil ? maskLayer : modelLayer?.maskLayer?.presentation() }
        set {
            guard maskLayer !== newValue else { return }
            guard newValue !== self, newValue.map({ !hasAncestor($0) }) ?? true else {
                return Console.say("a layer cannot mask itself or a layer inside it; nothing is changed.")
            }
            maskLayer?.parent = nil
            newValue?.removeFromSuperlayer()
            maskLayer = newValue
            newValue?.parent = self
            newValue?.markUncommitted()
            if newValue?.subtreeWantsUpdate == true { markUpdate() }
            touch()
        }
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        AnimationKeyPath(keyPath)?.get(state)?.any
    }

    /// Sets the property or component a key path names; a path that leads nowhere or a value of another kind is
    /// reported on the console.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = AnimationKeyPath(keyPath), let sample = path.get(state) else {
            return Console.say("CALayer has no key path \"\(keyPath)\"; the value is ignored.")
        }
        let new: AnimatableValue? =
            switch (value, sample) {
            case (let value?, _): AnimatableValue(value, like: sample)
            case (nil, .color): .color(nil)
            case (nil, .path): .path(nil)
            case (nil, .image): .image(nil)
            case (nil, _): nil
            }
        guard let new else {
            return Console.say("the value for \"\(keyPath)\" is of the wrong kind and is ignored.")
        }
        if new == sample { return }
        let action = prepared(action(forKey: path.property.key), forKey: path.property.key)
        path.set(&state, new)
        touch()
        if path.property.key == "bounds" { setNeedsLayout() }
        action?.run(forKey: path.property.key, object: self, arguments: nil)
    }
}

extension LayerState {
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
