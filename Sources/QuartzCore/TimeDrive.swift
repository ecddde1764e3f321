/// A local time that does not run with its parent's: held by a drag, or moving to a goal after the release.
///
/// All times are seconds. A drive is a value, so a picture of the past is found again from it.
package struct TimeDrive: Equatable, Sendable {
    private enum Motion: Equatable {
        case held
        case eased(CAMediaTimingFunction)
        case sprung(SpringCurve)
        /// Critically damped: d(t) = (d₀ + (v + ωd₀)t)e^(−ωt) with d the distance from the goal.
        case settling(velocity: Double, angularFrequency: Double)
    }

    private let motion: Motion
    private let from: Double
    private let goal: Double
    private let start: Double
    private let duration: Double

    /// How fast a released transition settles: it is at rest after about 9/ω seconds.
    private static let settlingFrequency = 24.0  // s⁻¹
    /// The part of the way at which settling snaps to its goal: under half a pixel of a phone's height.
    private static let settled = 0.0002

    /// A local time that stands still.
    package static func held(at local: Double) -> TimeDrive {
        TimeDrive(motion: .held, from: local, goal: local, start: 0, duration: 0)
    }

    /// A local time that goes from one value to another within `duration` of the parent's time.
    ///
    /// Having arrived forwards it runs on with its parent; having arrived backwards it stands.
    package static func moving(
        from: Double, to goal: Double, startingAt start: Double, duration: Double,
        curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .linear)
    ) -> TimeDrive {
        TimeDrive(motion: .eased(curve), from: from, goal: goal, start: start, duration: max(duration, 0))
    }

    /// A local time that a spring takes from one value to another, past it if the spring swings; it then stands.
    package static func springing(
        from: Double, to goal: Double, startingAt start: Double, duration: Double, spring: SpringCurve
    ) -> TimeDrive {
        TimeDrive(motion: .sprung(spring), from: from, goal: goal, start: start, duration: max(duration, 0))
    }

    /// A local time that leaves `from` with a velocity (local seconds per second) and comes to rest at the goal
    /// without overshooting it. A velocity away from the goal counts as none.
    package static func settling(
        from: Double, to goal: Double, velocity: Double, startingAt start: Double
    ) -> TimeDrive {
        let distance = from - goal
        let v = velocity * distance < 0 ? velocity : 0
        // At v = −ωd₀ the way is a plain exponential; beyond it would overshoot, so a fast release settles faster.
        let w = distance == 0 ? settlingFrequency : max(settlingFrequency, -v / distance)
        var (low, high) = (0.0, 40 / w)
        let slope = distance == 0 ? 0 : v / distance + w
        for _ in 0..<60 {
            let t = (low + high) / 2
            if abs((1 + slope * t) * exp(-w * t)) > settled { low = t } else { high = t }
        }
        return TimeDrive(
            motion: .settling(velocity: v, angularFrequency: w), from: from, goal: goal, start: start,
            duration: distance == 0 ? 0 : high)
    }

    /// The local time at the parent's time.
    package func localTime(at parent: Double) -> Double {
        if case .held = motion { return from }
        let elapsed = parent - start
        if elapsed < 0 { return from }
        // Start and duration added up and taken apart again may miss by a rounding.
        if elapsed >= duration - 1e-9 {
            return goal >= from && !swings ? goal + max(elapsed - duration, 0) : goal
        }
        if elapsed == 0 { return from }
        switch motion {
        case .held:
            return from
        case .eased(let curve):
            return from + (goal - from) * curve.value(at: elapsed / duration)
        case .sprung(let spring):
            return from + (goal - from) * spring.value(at: elapsed)
        case .settling(let velocity, let w):
            let distance = from - goal
            return goal + (distance + (velocity + w * distance) * elapsed) * exp(-w * elapsed)
        }
    }

    /// The drive between other local times, which a straight line maps its own to.
    package func mapped(_ line: (Double) -> Double) -> TimeDrive {
        TimeDrive(motion: motion, from: line(from), goal: line(goal), start: start, duration: duration)
    }

    /// Whether it may pass its goal and come back.
    package var swings: Bool {
        if case .sprung = motion { true } else { false }
    }

    /// The parent's time at which the goal is reached; infinite while held.
    package var end: Double {
        motion == .held ? .infinity : start + duration
    }

    /// The parent's time at which a local time not yet passed is reached, or infinity.
    package func parentTime(reaching local: Double) -> Double {
        if motion == .held { return .infinity }
        if goal < from { return .infinity }
        if local <= from { return start }
        if local >= goal { return end + (local - goal) }
        var (low, high) = (start, end)
        for _ in 0..<60 {
            let t = (low + high) / 2
            if localTime(at: t) < local { low = t } else { high = t }
        }
        return high
    }
}
