/// How the bytes of structs that Foundation does not know here are described: arrays of numbers.
private let pairType = "[2d]"
private let affineType = "[6d]"
private let insetsType = "[4d]"

/// Geometry as an object, for arrays and dictionaries of Objective-C's. A value asked for what it does not hold gives zero
/// (the identity, of a transform).
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgVector vector: CGVector) { self.init(vector, type: pairType) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(transform, type: affineType) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(insets, type: insetsType) }
    public convenience init(uiOffset offset: UIOffset) { self.init(offset, type: pairType) }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgVectorValue: CGVector { unboxed(CGVector.self, type: pairType) ?? CGVector() }
    public var cgAffineTransformValue: CGAffineTransform {
        unboxed(CGAffineTransform.self, type: affineType) ?? .identity
    }
    public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(UIEdgeInsets.self, type: insetsType) ?? .zero }
    public var uiOffsetValue: UIOffset { unboxed(UIOffset.self, type: pairType) ?? .zero }
}
