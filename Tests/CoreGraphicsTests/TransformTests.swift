import Testing

@testable import CoreGraphics

@Suite("Transforms")
struct TransformTests {
    @Test(
        "components make the transform they were taken from",
        arguments: [
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5),
            CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3),
            CGAffineTransform(a: 1.5, b: 0.4, c: -0.9, d: 2.2, tx: -7, ty: 11),
        ])
    func decomposition(_ t: CGAffineTransform) {
        let back = CGAffineTransform(t.decomposed())
        for (x, y) in [(back.a, t.a), (back.b, t.b), (back.c, t.c), (back.d, t.d), (back.tx, t.tx), (back.ty, t.ty)] {
            #expect(abs(x - y) < 1e-12)
        }
    }

    @Test("a scaled rotation has the scale and the angle it was made with")
    func components() {
        let parts = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5)).decomposed()
        #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
        #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    }

    @Test("a rotation by a right angle takes x to y")
    func quarterTurn() {
        #expect(near(CGPoint(x: 1, y: 0).applying(CGAffineTransformMakeRotation(.pi / 2)), CGPoint(x: 0, y: 1)))
    }

    @Test("a transformed rectangle's box holds its four corners and no more")
    func rectangles() {
        let rect = CGRect(x: 3, y: -4, width: 20, height: 10)
        let t = CGAffineTransform(a: 1.5, b: 0.4, c: -0.9, d: -2.2, tx: -7, ty: 11)
        let corners = [(3, -4), (23, -4), (3, 6), (23, 6)].map { CGPoint(x: $0.0, y: $0.1).applying(t) }
        let box = rect.applying(t)
        for (found, exact) in [
            (box.minX, corners.map(\.x).min()), (box.maxX, corners.map(\.x).max()),
            (box.minY, corners.map(\.y).min()), (box.maxY, corners.map(\.y).max()),
        ] {
            #expect(exact.map { abs($0 - found) < 1e-9 } == true)
        }
        #expect(CGRect.null.applying(t).isNull)
    }
}
