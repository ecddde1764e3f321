import Foundation
import Testing
import Transitions

/// Curves as numbers. References were worked out by another program: Béziers by bisection, springs by Runge–Kutta.
@MainActor
@Suite("Curves")
struct CurveTests {
    @Test(
        "a Bézier's values are those of its control points, also where it leaves 0…1",
        arguments: [
            (Curve.cubic(0.2, 0, 0, 1), [0.60722, 0.877834, 0.97548]),
            (.cubic(0.3, -0.5, 0.6, 1.6), [0.067875, 0.625872, 1.060894]), (.linear, [0.25, 0.5, 0.75]),
            (.easeOut, [0.378136, 0.684643, 0.906535]),
        ])
    func cubic(_ curve: Curve, _ expected: [Double]) {
        for (t, value) in zip([0.25, 0.5, 0.75], expected) { #expect(abs(curve.value(at: t) - value) < 1e-5) }
        #expect((curve.value(at: 0), curve.value(at: 1)) == (0, 1))
        #expect((curve.value(at: -1), curve.value(at: 2)) == (0, 1))
    }

    @Test(
        "a spring follows its equation, ends at 1, and takes ln(1000) · response / 2πζ",
        arguments: [
            (0.5, 0.4, 0.8795227, [0.547688, 1.161009, 0.975694, 1.004144]),
            (0.8, 0.4, 0.5497017, [0.233484, 0.72292, 1.004117, 1.008471]),
            (1, 0.4, 0.4397614, [0.153821, 0.51918, 0.866004, 0.972936]),
        ])
    func spring(_ ratio: Double, _ response: Double, _ seconds: Double, _ expected: [Double]) throws {
        let curve = Curve.spring(dampingRatio: ratio, response: response)
        #expect(abs(try #require(curve.settlingDuration) - seconds) < 1e-6)
        for (t, value) in zip([0.1, 0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.value(at: t) - value) < 2e-5, "at \(t)")
            // In another time it is the spring of that time: the same fractions.
            #expect(abs(curve.value(at: t, duration: 3) - value) < 2e-5)
        }
        #expect(curve.value(at: 1) == 1)
    }

    @Test("a spring and a duration determine each other")
    func lasting() throws {
        let spring = Curve.spring(dampingRatio: 0.5, response: 0.4)
        let slow = spring.lasting(0.8795227 * 2)
        guard case .spring(let ratio, let response) = slow else {
            Issue.record("no spring")
            return
        }
        #expect(ratio == 0.5)
        #expect(abs(response - 0.8) < 1e-6)
        #expect(Curve.easeOut.lasting(3) == .easeOut)
        #expect(Curve.easeOut.settlingDuration == nil)
    }

    @Test("numbers outside their limits are brought inside")
    func limits() {
        #expect(Curve.cubic(-1, 20, 2, -20).clamped == .cubic(0, 10, 1, -10))
        #expect(Curve.spring(dampingRatio: 3, response: 0).clamped == .spring(dampingRatio: 1, response: 0.01))
        #expect(Curve.spring(dampingRatio: 0, response: 99).clamped == .spring(dampingRatio: 0.05, response: 10))
        #expect(Curve.linear.clamped == .linear)
    }

    @Test("it is known which curves leave 0…1")
    func overshoots() {
        for curve in [Curve.linear, .easeIn, .cubic(0.2, 0, 0, 1), .spring(dampingRatio: 1, response: 0.5)] {
            #expect(!curve.overshoots, "\(curve)")
        }
        for curve in [
            Curve.cubic(0.3, -0.1, 0.6, 1), .cubic(0, 0, 0, 1.2), .spring(dampingRatio: 0.9, response: 0.5),
        ] {
            #expect(curve.overshoots, "\(curve)")
        }
    }

    @Test("choosing a spring sets the duration, setting a duration changes the spring's response")
    func effect() {
        let effect = Alpha()
        effect.curve = .spring(dampingRatio: 0.5, response: 0.4)
        #expect(abs(effect.duration.enter - 0.8795227) < 1e-6)
        #expect(effect.duration.leave == effect.duration.enter)
        effect.duration = Effect.Duration(enter: 0.8795227 / 2, leave: 0.3)
        #expect(effect.duration == Effect.Duration(enter: 0.8795227 / 2, leave: 0.3))
        guard case .spring(0.5, let response) = effect.curve else {
            Issue.record("\(effect.curve)")
            return
        }
        #expect(abs(response - 0.2) < 1e-6)
        effect.curve = .easeIn
        #expect(effect.duration == Effect.Duration(enter: 0.8795227 / 2, leave: 0.3), "others leave it alone")
        let made = Alpha(duration: .init(enter: 0.8795227, leave: 1), curve: .spring(dampingRatio: 0.5, response: 9))
        #expect(made.duration.enter == 0.8795227)
        #expect(abs((made.curve.settlingDuration ?? 0) - 0.8795227) < 1e-6)
    }

    @Test("an effect with a pace of its own refuses a curve with a line")
    func refusal() {
        var lines: [String] = []
        let write = Console.write
        Console.write = { lines.append($0) }
        defer { Console.write = write }
        let effect = SystemPush()
        effect.curve = .linear
        #expect(effect.curve == .easeOut)
        #expect(lines.count == 1 && lines.first?.contains("SystemPush") == true && lines[0].contains("linear"))
    }
}
