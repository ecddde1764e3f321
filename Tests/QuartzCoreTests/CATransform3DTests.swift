import Testing

@testable import QuartzCore

extension CATransform3D {
    /// The sixteen numbers, row by row.
    var entries: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    func isClose(to other: CATransform3D, within tolerance: CGFloat = 1e-9) -> Bool {
        zip(entries, other.entries).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

extension CGPoint {
    func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}

/// The same numbers in every run (Knuth's MMIX generator).
struct LinearGenerator: RandomNumberGenerator {
    private var state: UInt64 = 42

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// Reference values: numpy, with row vectors, Rodrigues' formula and `numpy.linalg.inv`.
@Suite struct CATransform3DTests {
    /// Scale (2, 3, ½), then 0.7 rad about (1, 2, 3), then move by (10, −20, 5), then perspective from 500.
    static var sample: CATransform3D {
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 500
        t = CATransform3DTranslate(t, 10, -20, 5)
        t = CATransform3DRotate(t, 0.7, 1, 2, 3)
        return CATransform3DScale(t, 2, 3, 0.5)
    }

    @Test("scale, rotate and translate come before what they are applied to, as numpy multiplies them")
    func order() {
        let expected: [CGFloat] = [
            1.563278347814, 1.100234461409, -0.587915756877, 0.001175831514,
            -1.448787852643, 2.496090401324, 0.818869016665, -0.001637738033,
            0.197369899087, -0.035696249709, 0.458007533444, -0.000916015067,
            10, -20, 5, 0.99,
        ]
        #expect(zip(Self.sample.entries, expected).allSatisfy { abs($0 - $1) < 1e-11 })
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        let steps = [
            CATransform3DMakeScale(2, 3, 0.5), CATransform3DMakeRotation(0.7, 1, 2, 3),
            CATransform3DMakeTranslation(10, -20, 5), perspective,
        ]
        #expect(steps.dropFirst().reduce(steps[0], CATransform3DConcat).isClose(to: Self.sample, within: 1e-12))
    }

    @Test("the inverse is numpy's")
    func inverse() {
        let expected: [CGFloat] = [
            0.390819586954, -0.160976428071, 0.789479596348, 0,
            0.275058615352, 0.277343377925, -0.142784998836, 0,
            -0.142323196952, 0.104388855512, 1.792208840557, 0.002,
            2.327871133605, 6.701704607731, -19.910646609064, 1,
        ]
        #expect(zip(CATransform3DInvert(Self.sample).entries, expected).allSatisfy { abs($0 - $1) < 1e-10 })
    }

    @Test("what has no inverse is given back; what is merely tiny has one")
    func singular() {
        let flat = CATransform3DMakeScale(2, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
        let tiny = CATransform3DTranslate(CATransform3DMakeScale(1e-7, 1e-7, 1e-7), 3000, 4000, 0)
        #expect(
            CATransform3DConcat(tiny, CATransform3DInvert(tiny)).isClose(to: CATransform3DIdentity, within: 1e-6))
    }

    @Test("angles turn from x to y about z, from y to z about x and from z to x about y")
    func sense() {
        func image(_ t: CATransform3D, _ v: [CGFloat]) -> [CGFloat] {
            let m = t.entries
            return (0..<3).map { v[0] * m[$0] + v[1] * m[4 + $0] + v[2] * m[8 + $0] }
        }
        func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 } }
        #expect(isClose(image(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), [1, 0, 0]), [0, 1, 0]))
        #expect(isClose(image(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), [0, 1, 0]), [0, 0, 1]))
        #expect(isClose(image(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), [0, 0, 1]), [1, 0, 0]))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test("affine transforms go in and come out unchanged, others are not affine")
    func affine() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4.5, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        #expect(!CATransform3DIsAffine(Self.sample))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    @Test("a matrix taken apart and put together is the same: turned, sheared, mirrored, in perspective")
    func roundTrip() throws {
        var random = LinearGenerator()
        for index in 0..<300 {
            var t = CATransform3DIdentity
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
            (t.m11, t.m12, t.m13) = (number(-3...3), number(-3...3), number(-3...3))
            (t.m21, t.m22, t.m23) = (number(-3...3), number(-3...3), number(-3...3))
            (t.m31, t.m32, t.m33) = (number(-3...3), number(-3...3), number(-3...3))
            (t.m41, t.m42, t.m43) = (number(-500...500), number(-500...500), number(-50...50))
            if index % 2 == 0 { (t.m14, t.m24, t.m34) = (number(-0.01...0.01), 0.002, number(-0.01...0.01)) }
            let volume = t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
            guard abs(volume + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)) > 0.1 else { continue }
            let parts = try #require(TransformComponents(t))
            #expect(parts.matrix.isClose(to: t, within: 1e-6), "\(t)")
        }
    }

    @Test("half-way of a quarter turn about an axis is an eighth", arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)])
    func halfTurn(x: Double, y: Double, z: Double) {
        let end = CATransform3DMakeRotation(.pi / 2, x, y, z)
        let half = CATransform3DIdentity.interpolated(to: end, fraction: 0.5)
        #expect(half.isClose(to: CATransform3DMakeRotation(.pi / 4, x, y, z), within: 1e-12))
        let third = CATransform3DIdentity.interpolated(to: end, fraction: 1 / 3.0)
        #expect(third.isClose(to: CATransform3DMakeRotation(.pi / 6, x, y, z), within: 1e-12))
    }

    @Test("turning keeps perspective and distance in place")
    func turningInPerspective() {
        var eye = CATransform3DIdentity
        eye.m34 = -1.0 / 400
        let half = eye.interpolated(to: CATransform3DRotate(eye, .pi / 2, 0, 1, 0), fraction: 0.5)
        #expect(half.isClose(to: CATransform3DRotate(eye, .pi / 4, 0, 1, 0), within: 1e-12))
    }

    @Test("a flip goes through nothing, a half turn by scale −1, −1 goes round")
    func flips() {
        let flip = CATransform3DMakeScale(-1, 1, 1)
        let middle = CATransform3DIdentity.interpolated(to: flip, fraction: 0.5)
        #expect(middle == CATransform3DMakeScale(0, 1, 1))
        let round = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, -1, 1), fraction: 0.5)
        #expect(abs(abs(round.m12) - 1) < 1e-12)
        #expect(abs(round.m11) < 1e-12)
    }

    @Test("to and from a scale of nothing every entry goes straight")
    func degenerate() {
        let turned = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 2, 0, 0, 1)
        let nothing = CATransform3DMakeScale(0, 0, 1)
        let quarter = nothing.interpolated(to: turned, fraction: 0.25)
        #expect(abs(quarter.m12 - 0.5) < 1e-12)
        #expect(abs(quarter.m11) < 1e-12)
        #expect(nothing.interpolated(to: turned, fraction: 1) == turned)
        #expect(nothing.interpolated(to: turned, fraction: 0) == nothing)
    }

    @Test("moving and scaling mix entry by entry, to the last bit at the ends")
    func upright() {
        let a = CATransform3DMakeTranslation(10, 20, 30)
        let b = CATransform3DTranslate(CATransform3DMakeScale(3, 5, 1), 4, 8, 0)
        let mixed = a.interpolated(to: b, fraction: 0.25)
        #expect(mixed.entries == [1.5, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 10.5, 25, 22.5, 1])
        #expect(a.interpolated(to: b, fraction: 1) == b)
    }
}
