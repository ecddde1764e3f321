@_exported import CoreGraphics

/// A projective map of the plane: (x, y) ↦ ((a·x + c·y + tx) / w, (b·x + d·y + ty) / w) with w = px·x + py·y + pw.
///
/// It is what is left of a 4 × 4 matrix for a plane at z = 0 once the result's z has been dropped. Only points
/// with w > 0 are in front of the eye.
package struct Projection: Equatable, Sendable, BitwiseCopyable {
    package var a: CGFloat
    package var b: CGFloat
    package var px: CGFloat
    package var c: CGFloat
    package var d: CGFloat
    package var py: CGFloat
    package var tx: CGFloat
    package var ty: CGFloat
    package var pw: CGFloat

    package init(
        a: CGFloat, b: CGFloat, px: CGFloat, c: CGFloat, d: CGFloat, py: CGFloat, tx: CGFloat, ty: CGFloat, pw: CGFloat
    ) {
        self.a = a
        self.b = b
        self.px = px
        self.c = c
        self.d = d
        self.py = py
        self.tx = tx
        self.ty = ty
        self.pw = pw
    }

    package init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, px: 0, c: t.c, d: t.d, py: 0, tx: t.tx, ty: t.ty, pw: 1)
    }

    package static let identity = Projection(.identity)

    package var isAffine: Bool { px == 0 && py == 0 }

    /// The map that applies this one first and `next` to its result.
    package func concatenating(_ next: Projection) -> Projection {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * next.a + y * next.c + w * next.tx, x * next.b + y * next.d + w * next.ty,
                x * next.px + y * next.py + w * next.pw
            )
        }
        let (a, b, px) = row(self.a, self.b, self.px)
        let (c, d, py) = row(self.c, self.d, self.py)
        let (tx, ty, pw) = row(self.tx, self.ty, self.pw)
        return Projection(a: a, b: b, px: px, c: c, d: d, py: py, tx: tx, ty: ty, pw: pw)
    }

    /// The map back, or nil where the plane is seen edge-on.
    package func inverted() -> Projection? {
        let ia = d * pw - py * ty
        let ib = px * ty - b * pw
        let ip = b * py - px * d
        let determinant = a * ia + c * ib + tx * ip
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let k = 1 / determinant
        return Projection(
            a: ia * k, b: ib * k, px: ip * k,
            c: (py * tx - c * pw) * k, d: (a * pw - px * tx) * k, py: (px * c - a * py) * k,
            tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k, pw: (a * d - b * c) * k)
    }

    /// The image of a point, or nil when it lies in the eye's plane or behind it.
    package func apply(_ p: CGPoint) -> CGPoint? {
        let w = px * p.x + py * p.y + pw
        guard w > 0 else { return nil }
        return CGPoint(x: (a * p.x + c * p.y + tx) / w, y: (b * p.x + d * p.y + ty) / w)
    }
}
