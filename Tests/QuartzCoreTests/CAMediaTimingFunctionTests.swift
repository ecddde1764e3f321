import Testing

@testable import QuartzCore

/// Reference values: the cubic x(u) = t solved by 200 bisections in Python, then y(u) and y′(u) / x′(u).
@Suite struct CAMediaTimingFunctionTests {
    struct Row: Sendable {
        let points: [Float]
        let time: Double
        let value: Double
        let slope: Double
    }

    static let easeIn: [Float] = [0.42, 0, 1, 1]
    static let easeOut: [Float] = [0, 0, 0.58, 1]
    static let easeInEaseOut: [Float] = [0.42, 0, 0.58, 1]
    static let platform: [Float] = [0.25, 0.1, 0.25, 1]
    static let overshooting: [Float] = [0.3, -0.5, 0.6, 1.7]

    static let rows: [Row] = [
        Row(points: easeIn, time: 0.10, value: 0.017026609652, slope: 0.324183075),
        Row(points: easeIn, time: 0.25, value: 0.093464650719, slope: 0.674597795),
        Row(points: easeIn, time: 0.80, value: 0.691633933319, slope: 1.422586905),
        Row(points: easeOut, time: 0.10, value: 0.160572154238, slope: 1.535074010),
        Row(points: easeOut, time: 0.50, value: 0.684643187427, slope: 1.073978780),
        Row(points: easeOut, time: 0.80, value: 0.937717999863, slope: 0.570889006),
        Row(points: easeInEaseOut, time: 0.10, value: 0.019722453548, slope: 0.402244219),
        Row(points: easeInEaseOut, time: 0.25, value: 0.129161931047, slope: 1.059261841),
        Row(points: easeInEaseOut, time: 0.50, value: 0.500000000000, slope: 1.724137931),
        Row(points: platform, time: 0.10, value: 0.094796305716, slope: 1.539757853),
        Row(points: platform, time: 0.25, value: 0.408510591355, slope: 2.207882946),
        Row(points: platform, time: 0.80, value: 0.975625355624, slope: 0.261569097),
        Row(points: overshooting, time: 0.10, value: -0.074362333669, slope: 0.100365728),
        Row(points: overshooting, time: 0.50, value: 0.666002866587, slope: 2.383714618),
        Row(points: overshooting, time: 0.80, value: 1.131591988560, slope: 0.376912978),
    ]

    @Test("values and slopes are those of the cubic solved by another program", arguments: rows)
    func values(row: Row) {
        let p = row.points
        let function = CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
        #expect(abs(function.value(at: row.time) - row.value) < 1e-9)
        #expect(abs(function.slope(at: row.time) - row.slope) < 1e-6)
    }

    @Test(
        "each name stands for the platform's control points",
        arguments: [
            (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, easeIn), (.easeOut, easeOut),
            (.easeInEaseOut, easeInEaseOut), (.default, platform),
        ] as [(CAMediaTimingFunctionName, [Float])])
    func names(name: CAMediaTimingFunctionName, points: [Float]) {
        let function = CAMediaTimingFunction(name: name)
        var found: [Float] = []
        for index in 1...2 {
            var pair: [Float] = [-1, -1]
            function.getControlPoint(at: index, values: &pair)
            found += pair
        }
        #expect(found == points)
        let same = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
        #expect(function == same)
        #expect(function.hash == same.hash)
        #expect(function.value(at: 0) == 0)
        #expect(function.value(at: 1) == 1)
    }

    @Test("a linear pace gives back its argument to the last bit")
    func linear() {
        for step in 0...10 {
            #expect(CAMediaTimingFunction(name: .linear).value(at: Double(step) / 10) == Double(step) / 10)
        }
        #expect(CAMediaTimingFunction(name: .linear).slope(at: 0.3) == 1)
    }

    @Test("at an end whose handle has no length, the other handle gives the slope")
    func slopeAtEnds() {
        #expect(abs(CAMediaTimingFunction(name: .easeOut).slope(at: 0) - 1 / 0.58) < 1e-9)
        #expect(abs(CAMediaTimingFunction(name: .easeIn).slope(at: 1) - 1 / 0.58) < 1e-9)
        #expect(CAMediaTimingFunction(name: .easeIn).slope(at: 0) == 0)
        #expect(CAMediaTimingFunction(name: .easeOut).slope(at: 1) == 0)
    }

    @Test("handles outside 0…1 in time cannot turn time back")
    func clampedHandles() {
        let function = CAMediaTimingFunction(controlPoints: -1, 0.2, 3, 0.7)
        let values = (0...50).map { function.value(at: Double($0) / 50) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
}
