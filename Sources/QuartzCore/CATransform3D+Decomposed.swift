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
        var m = t.m44 == 1 ? t : t.scaledEntries(by: 1 / t.m44)
        var affine = m
        (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
        let (px, py, pz, pw) = (m.m14, m.m24, m.m34, m.m44)
        if (px, py, pz, pw) == (0, 0, 0, 1) {
            perspective = (0, 0, 0, 1)
        } else {
            guard let inverse = affine.inverse else { return nil }
            // (px py pz pw) as a column equals affine · perspective, so perspective = affine⁻¹ · column.
            perspective = (
                inverse.m11 * px + inverse.m12 * py + inverse.m13 * pz + inverse.m14 * pw,
                inverse.m21 * px + inverse.m22 * py + inverse.m23 * pz + inverse.m24 * pw,
                inverse.m31 * px + inverse.m32 * py + inverse.m33 * pz + inverse.m34 * pw,
                inverse.m41 * px + inverse.m42 * py + inverse.m43 * pz + inverse.m44 * pw
            )
        }
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
        scale = (sx, sy, sz)
        if a.dot(b.cross(c)) < 0 {
            // A mirror image. The axis that points backwards most is the mirrored one, so that a plain flip has no
            // rotation, and reads as the one negative scale that made it.
            if a.x <= b.y, a.x <= c.z {
                (scale.x, a) = (-sx, a * -1)
                (shear.xy, shear.xz) = (-xy, -xz)
            } else if b.y <= c.z {
                (scale.y, b) = (-sy, b * -1)
                (shear.xy, shear.yz) = (-xy, -yz)
            } else {
                (scale.z, c) = (-sz, c * -1)
                (shear.xz, shear.yz) = (-xz, -yz)
            }
        }
        rotation = Quaternion(rows: a, b, c)
    }

    /// Scale and translation alone.
    init(scale: (x: CGFloat, y: CGFloat, z: CGFloat), translation: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        (self.scale, self.translation) = (scale, translation)
        (shear, perspective) = ((0, 0, 0), (0, 0, 0, 1))
        rotation = Quaternion(angle: 0, about: 0, 0, 1)
    }

    /// The matrix put together again.
    var matrix: CATransform3D {
        var t = CATransform3DIdentity
        (t.m14, t.m24, t.m34, t.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        t = CATransform3DConcat(CATransform3DMakeTranslation(translation.x, translation.y, translation.z), t)
        t = CATransform3DConcat(rotation.matrix, t)
        if shear != (0, 0, 0) {
            // The product of the three shears.
            var sheared = CATransform3DIdentity
            (sheared.m21, sheared.m31, sheared.m32) = (shear.xy, shear.xz, shear.yz)
            t = CATransform3DConcat(sheared, t)
        }
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

    /// A rotation by an angle in radians about an axis of length 1.
    init(angle: CGFloat, about x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        let s = sin(angle / 2)
        (self.x, self.y, self.z, w) = (x * s, y * s, z * s, cos(angle / 2))
    }

    /// The rotation that does this one first and then another (Hamilton's product, the later one on the left).
    func followed(by q: Quaternion) -> Quaternion {
        var r = self
        r.x = q.w * x + q.x * w + q.y * z - q.z * y
        r.y = q.w * y - q.x * z + q.y * w + q.z * x
        r.z = q.w * z + q.x * y - q.y * x + q.z * w
        r.w = q.w * w - q.x * x - q.y * y - q.z * z
        return r
    }

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

    /// The rotation as a matrix for row vectors.
    var matrix: CATransform3D {
        var t = CATransform3DIdentity
        (t.m11, t.m12, t.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
        (t.m21, t.m22, t.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
        (t.m31, t.m32, t.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        return t
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
        // Scaling, flipping and moving alone need no taking apart, and stay exact.
        if isUpright, other.isUpright, hasFlips(of: other) { return mixed(with: other, f) }
        guard let a = TransformComponents(self), let b = TransformComponents(other) else {
            return mixed(with: other, f)
        }
        return a.interpolated(to: b, fraction: f).matrix
    }

    /// Whether the way to another upright transform needs no turning: the same axes are flipped, or an odd number more,
    /// which no rotation could bring about.
    private func hasFlips(of other: CATransform3D) -> Bool {
        let flips =
            (m11 * other.m11 < 0 ? 1 : 0) + (m22 * other.m22 < 0 ? 1 : 0) + (m33 * other.m33 < 0 ? 1 : 0)
        return flips != 2
    }

    /// Whether the transform only scales, flips and moves.
    private var isUpright: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
            && m44 == 1
    }
}
