/// A matrix taken apart into what Core Animation interpolates: translation, scale, shear, rotation and perspective.
///
/// Source: "unmatrix" (Thomas, Graphics Gems II), as the CSS Transforms specification states it.
struct TransformComponents {
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
    var shear: (xy: CGFloat, xz: CGFloat, yz: CGFloat)
    var rotation: Quaternion
    var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)

    /// Nil for a matrix that cannot be inverted: a plane seen edge-on or scaled to nothing.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0 else { return nil }
        var m = CATransform3D(rows: t.rows.map { $0 / t.m44 })
        var affine = m
        (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
        guard let inverse = affine.inverse else { return nil }
        let (px, py, pz, pw) = (m.m14, m.m24, m.m34, m.m44)
        // (px py pz pw) as a column equals affine · perspective, so perspective = affine⁻¹ · column.
        perspective = (
            inverse.m11 * px + inverse.m12 * py + inverse.m13 * pz + inverse.m14 * pw,
            inverse.m21 * px + inverse.m22 * py + inverse.m23 * pz + inverse.m24 * pw,
            inverse.m31 * px + inverse.m32 * py + inverse.m33 * pz + inverse.m34 * pw,
            inverse.m41 * px + inverse.m42 * py + inverse.m43 * pz + inverse.m44 * pw
        )
        translation = (m.m41, m.m42, m.m43)
        (m.m41, m.m42, m.m43) = (0, 0, 0)

        var (a, b, c) = (Vector(m.m11, m.m12, m.m13), Vector(m.m21, m.m22, m.m23), Vector(m.m31, m.m32, m.m33))
        let sx = a.length
        guard sx > 1e-9 else { return nil }
        a = a * (1 / sx)
        var xy = a.dot(b)
        b = b - a * xy
        let sy = b.length
        guard sy > 1e-9 else { return nil }
        b = b * (1 / sy)
        xy /= sy
        var xz = a.dot(c)
        c = c - a * xz
        var yz = b.dot(c)
        c = c - b * yz
        let sz = c.length
        guard sz > 1e-9 else { return nil }
        c = c * (1 / sz)
        xz /= sz
        yz /= sz
        shear = (xy, xz, yz)
        if a.dot(b.cross(c)) < 0 {
            (scale, a, b, c) = ((-sx, -sy, -sz), a * -1, b * -1, c * -1)
        } else {
            scale = (sx, sy, sz)
        }
        rotation = Quaternion(rows: a, b, c)
    }

    /// The matrix put together again.
    var matrix: CATransform3D {
        var t = CATransform3DIdentity
        (t.m14, t.m24, t.m34, t.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        t = CATransform3DConcat(CATransform3DMakeTranslation(translation.x, translation.y, translation.z), t)
        t = CATransform3DConcat(rotation.matrix, t)
        var sheared = CATransform3DIdentity
        sheared.m32 = shear.yz
        t = CATransform3DConcat(sheared, t)
        sheared = CATransform3DIdentity
        sheared.m31 = shear.xz
        t = CATransform3DConcat(sheared, t)
        sheared = CATransform3DIdentity
        sheared.m21 = shear.xy
        t = CATransform3DConcat(sheared, t)
        return CATransform3DScale(t, scale.x, scale.y, scale.z)
    }

    /// The components a fraction of the way to others; the rotation takes the shorter arc.
    func interpolated(to other: TransformComponents, fraction f: CGFloat) -> TransformComponents {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
        var result = self
        let (a, b) = (self, other)
        result.translation = (
            mix(a.translation.x, b.translation.x), mix(a.translation.y, b.translation.y),
            mix(a.translation.z, b.translation.z)
        )
        result.scale = (mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z))
        result.shear = (mix(a.shear.xy, b.shear.xy), mix(a.shear.xz, b.shear.xz), mix(a.shear.yz, b.shear.yz))
        result.perspective = (
            mix(a.perspective.x, b.perspective.x), mix(a.perspective.y, b.perspective.y),
            mix(a.perspective.z, b.perspective.z), mix(a.perspective.w, b.perspective.w)
        )
        result.rotation = a.rotation.slerp(to: b.rotation, fraction: f)
        return result
    }
}

/// A direction in space.
struct Vector {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    var length: CGFloat { (x * x + y * y + z * z).squareRoot() }

    func dot(_ v: Vector) -> CGFloat { x * v.x + y * v.y + z * v.z }

    func cross(_ v: Vector) -> Vector { Vector(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x) }

    static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }

    static func * (a: Vector, k: CGFloat) -> Vector { Vector(a.x * k, a.y * k, a.z * k) }
}

/// A rotation as a unit quaternion.
struct Quaternion {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
    var w: CGFloat

    /// From the rows of a rotation matrix for row vectors (Shepperd's method: the largest component is divided by).
    init(rows a: Vector, _ b: Vector, _ c: Vector) {
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            (x, y, z, w) = ((b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4)
        } else if a.x > b.y, a.x > c.z {
            let s = (1 + a.x - b.y - c.z).squareRoot() * 2
            (x, y, z, w) = (s / 4, (a.y + b.x) / s, (c.x + a.z) / s, (b.z - c.y) / s)
        } else if b.y > c.z {
            let s = (1 + b.y - a.x - c.z).squareRoot() * 2
            (x, y, z, w) = ((a.y + b.x) / s, s / 4, (b.z + c.y) / s, (c.x - a.z) / s)
        } else {
            let s = (1 + c.z - a.x - b.y).squareRoot() * 2
            (x, y, z, w) = ((c.x + a.z) / s, (b.z + c.y) / s, s / 4, (a.y - b.x) / s)
        }
    }

    var matrix: CATransform3D {
        let half = min(max(w, -1), 1)
        let angle = 2 * acos(half)
        let s = (1 - half * half).squareRoot()
        return s < 1e-12 ? CATransform3DIdentity : CATransform3DMakeRotation(angle, x / s, y / s, z / s)
    }

    /// Spherical interpolation (Shoemake 1985) along the shorter arc.
    func slerp(to other: Quaternion, fraction f: CGFloat) -> Quaternion {
        var to = other
        var cosine = x * to.x + y * to.y + z * to.z + w * to.w
        if cosine < 0 {
            (to.x, to.y, to.z, to.w) = (-to.x, -to.y, -to.z, -to.w)
            cosine = -cosine
        }
        let angle = acos(min(cosine, 1))
        let s = sin(angle)
        let (p, q) = s < 1e-9 ? (1 - f, f) : (sin((1 - f) * angle) / s, sin(f * angle) / s)
        var result = self
        (result.x, result.y) = (x * p + to.x * q, y * p + to.y * q)
        (result.z, result.w) = (z * p + to.z * q, w * p + to.w * q)
        return result
    }
}

extension CATransform3D {
    /// The transform a fraction of the way to another, taken apart so that turning keeps lengths; entry by entry where
    /// either cannot be taken apart. Fractions outside 0…1 go on in the same way.
    package func interpolated(to other: CATransform3D, fraction f: CGFloat) -> CATransform3D {
        if f == 0 { return self }
        if f == 1 { return other }
        // Scaling and moving alone need no taking apart, and stay exact.
        if !isUpright || !other.isUpright,
            let a = TransformComponents(self), let b = TransformComponents(other)
        {
            return a.interpolated(to: b, fraction: f).matrix
        }
        return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * f })
    }

    /// Whether the transform only scales (without mirroring) and moves.
    private var isUpright: Bool {
        var upright = CATransform3DIdentity
        (upright.m11, upright.m22, upright.m33) = (m11, m22, m33)
        (upright.m41, upright.m42, upright.m43) = (m41, m42, m43)
        return self == upright && m11 >= 0 && m22 >= 0 && m33 >= 0
    }
}
