/// What a transform is made of: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
    public var scale: CGSize
    /// How far x moves for each y after scaling.
    public var horizontalShear: CGFloat
    /// In radians, from the x axis towards the y axis.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The transform made of the components.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self =
            scale
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The components that make this transform; a reflection is a negative height of the scale.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = hypot(a, b)
        guard width > 0 else {
            let height = hypot(c, d)
            // The x axis is gone, so the rotation is told from the y axis alone.
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), horizontalShear: 0,
                rotation: height > 0 ? atan2(-c, d) : 0, translation: translation)
        }
        let height = (a * d - b * c) / width
        let along = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height,
            rotation: atan2(b, a), translation: translation)
    }
}
