/// A transform as a developer would write it: moved, scaled and turned.
struct TransformParts {
    /// Points.
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// Radians; of a turn about one of the axes the whole of it, of any other the angles about x, then y, then z.
    var rotation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    /// m34: minus one divided by the eye's distance in points.
    var perspective: CGFloat = 0

    /// How near an axis has to come to one of the coordinates' to count as it.
    private static let upright: CGFloat = 1 - 1e-6

    init(_ t: CATransform3D) {
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { Vector(x, y, z).length }
        guard let parts = TransformComponents(t) else {
            // Scaled to nothing: only the lengths of the axes are known.
            translation = (t.m41, t.m42, t.m43)
            scale = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
            return
        }
        translation = parts.translation
        scale = parts.scale
        perspective = parts.perspective.z
        let q = parts.rotation
        let sine = Vector(q.x, q.y, q.z).length
        guard sine > 1e-9 else { return }
        let angle = 2 * atan2(sine, q.w)
        let turn = angle > .pi ? angle - 2 * .pi : angle
        let axis = Vector(q.x, q.y, q.z) * (1 / sine)
        if abs(axis.x) > Self.upright {
            rotation.x = axis.x > 0 ? turn : -turn
        } else if abs(axis.y) > Self.upright {
            rotation.y = axis.y > 0 ? turn : -turn
        } else if abs(axis.z) > Self.upright {
            rotation.z = axis.z > 0 ? turn : -turn
        } else {
            let m = q.matrix
            rotation = (atan2(m.m23, m.m33), asin(min(max(-m.m13, -1), 1)), atan2(m.m12, m.m11))
        }
    }
}
