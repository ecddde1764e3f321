import Testing

@testable import QuartzCore

/// Reference values: m·x″ = −k(x − 1) − c·x′ integrated in Python by Runge and Kutta's fourth-order method, step 10⁻⁵ s.
@Suite struct SpringCurveTests {
    struct Row: Sendable {
        let spring: SpringCurve
        let time: Double
        let value: Double
        let velocity: Double
    }

    static let loose = SpringCurve(mass: 2, stiffness: 180, damping: 6, initialVelocity: 0)
    static let thrown = SpringCurve(mass: 2, stiffness: 180, damping: 6, initialVelocity: 7)
    /// Critical: c = 2√(km).
    static let critical = SpringCurve(
        mass: 3, stiffness: 1000, damping: 109.54451150103323, initialVelocity: 0)
    static let thrownCritical = SpringCurve(
        mass: 3, stiffness: 1000, damping: 109.54451150103323, initialVelocity: 12)
    static let block = SpringCurve(dampingRatio: 0.7, settlingIn: 0.5, initialVelocity: 0)

    static let rows: [Row] = [
        Row(spring: loose, time: 0.05, value: 0.1051071192, velocity: 4.023868475),
        Row(spring: loose, time: 0.20, value: 1.1076065659, velocity: 6.793945988),
        Row(spring: loose, time: 0.40, value: 1.5012841835, velocity: -3.000736463),
        Row(spring: loose, time: 1.00, value: 1.2207187065, velocity: 0.122729797),
        Row(spring: thrown, time: 0.05, value: 0.4180746673, velocity: 9.349215996),
        Row(spring: thrown, time: 0.20, value: 1.6360245872, velocity: 4.455445963),
        Row(spring: thrown, time: 1.00, value: 1.2302643573, velocity: -1.450938101),
        Row(spring: critical, time: 0.05, value: 0.2322304925, velocity: 6.689504379),
        Row(spring: critical, time: 0.10, value: 0.5447783899, velocity: 5.369936261),
        Row(spring: critical, time: 0.50, value: 0.9989009789, velocity: 0.018084257),
        Row(spring: thrownCritical, time: 0.05, value: 0.4730526502, velocity: 7.109156596),
        Row(spring: thrownCritical, time: 0.25, value: 0.9732881448, velocity: 0.422508498),
        Row(spring: block, time: 0.10, value: 0.7166339035, velocity: 6.851839586),
        Row(spring: block, time: 0.25, value: 1.0408993713, velocity: -0.325841035),
        Row(spring: block, time: 0.50, value: 0.9985998087, velocity: 0.019122074),
    ]

    @Test("values and velocities are those of the integrated equation", arguments: rows)
    func values(row: Row) {
        #expect(abs(row.spring.value(at: row.time) - row.value) < 1e-7)
        #expect(abs(row.spring.velocity(at: row.time) - row.velocity) < 1e-6)
    }

    @Test("the system's push, damped more than critically, takes the critical form")
    func systemPush() {
        let push = SpringCurve(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
        #expect(push.dampingRatio > 4)
        for row in Self.rows where row.spring == Self.critical {
            #expect(abs(push.value(at: row.time) - row.value) < 1e-7)
        }
        // 1 − (1 + ωt)e^(−ωt) at 0.25 s over the same at 0.5 s: 0.9420383465 / 0.9989009789.
        let exact = push.endingExactly(at: 0.5)
        #expect(abs(exact.value(at: 0.25) - 0.94307480487) < 1e-8)
        #expect(exact.value(at: 0.5) == 1)
        #expect(exact.value(at: 0) == 0)
    }

    @Test("a damping ratio over a time gives the frequency whose envelope sinks to a thousandth")
    func frequency() {
        // −ln 0.001 / (0.7 · 0.5), by Python.
        #expect(abs(Self.block.angularFrequency - 19.736443654234677) < 1e-12)
    }

    @Test("settling takes as long as the platform documents")
    func settling() {
        func duration(_ damping: Double, velocity: Double = 0) -> Double {
            SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity).settlingDuration
        }
        // "approximately 2.85 seconds" and "just over 1 second" are the documentation's own examples.
        #expect(abs(duration(5) - 2.855) < 0.005)
        #expect(abs(duration(15) - 1.022) < 0.005)
        #expect(abs(duration(10) - 1.4727) < 0.0001)
        #expect(duration(0) == .infinity)
        // (1 + x)e^(−x) = 0.001 at x = 9.233413476 (mpmath.findroot).
        #expect(abs(duration(20) - 0.9233413476) < 1e-9)
    }

    @Test(
        "after its settling duration a spring stays within a thousandth",
        arguments: [3.0, 10, 17, 19.9, 20, 35], [-30.0, 0, 8, 60])
    func staysSettled(damping: Double, velocity: Double) {
        let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
        let end = spring.settlingDuration
        for step in 0...200 {
            #expect(abs(spring.value(at: end + Double(step) * 0.01) - 1) <= 0.001 + 1e-9)
        }
    }

    @Test("CASpringAnimation has the platform's defaults and is paced by its numbers")
    func animation() {
        let animation = CASpringAnimation(keyPath: "opacity")
        #expect(animation.mass == 1)
        #expect(animation.stiffness == 100)
        #expect(animation.damping == 10)
        #expect(animation.initialVelocity == 0)
        #expect(abs(animation.settlingDuration - 1.4727) < 0.0001)
        (animation.mass, animation.stiffness, animation.damping) = (2, 180, 6)
        let expected = Self.rows[1]
        #expect(abs(animation.spec.pace.value(at: 0.2 / 5, duration: 5) - expected.value) < 1e-7)
    }
}
