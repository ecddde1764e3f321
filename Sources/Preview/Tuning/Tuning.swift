import Transitions
import UIKit

/// How someone wants an effect: duration, curve and the values of its parameters, each only where it was chosen.
package struct Tuning: Hashable, Sendable, Codable {
    /// The durations there are, in seconds.
    package static let durations = 0.05...10.0

    /// What was chosen while no spring was.
    private var seconds: Double?
    private var pace: Curve?
    /// Values by the parameter's name.
    package private(set) var values: [String: Parameter.Value] = [:]

    /// Nothing chosen: every effect stays as it is.
    package init() {}

    package var isEmpty: Bool { self == Tuning() }

    /// Seconds of both directions; nil leaves the effect's own. Those of a chosen spring are the time after which it is at rest;
    /// setting them changes its response.
    package var duration: Double? {
        get { pace?.settlingDuration ?? seconds }
        set {
            let limited = newValue?.clamped(to: Self.durations)
            if let limited, let spring = pace, spring.settlingDuration != nil {
                pace = spring.lasting(limited)
            } else {
                seconds = limited
            }
        }
    }

    /// The pace; nil leaves the effect's own. A spring brings its duration with it and keeps inside the durations there are.
    package var curve: Curve? {
        get { pace }
        set {
            pace = newValue?.clamped
            guard let spring = pace, let own = spring.settlingDuration else { return }
            if !Self.durations.contains(own) { pace = spring.lasting(own.clamped(to: Self.durations)) }
        }
    }

    /// Chooses a parameter's value, or with nil gives it back to the effect.
    package mutating func set(_ key: String, to value: Parameter.Value?) {
        values[key] = value
    }

    /// The value chosen for a parameter.
    package subscript(key: String) -> Parameter.Value? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Whether an effect's own value stands: of a parameter, or of `duration` and `curve` by these names.
    package func isDefault(_ key: String) -> Bool {
        switch key {
        case "duration": duration == nil
        case "curve": curve == nil
        default: values[key] == nil
        }
    }

    /// Gives back what `isDefault` asks for.
    package mutating func reset(_ key: String) {
        switch key {
        case "duration":
            seconds = nil
            if pace?.settlingDuration != nil { pace = nil }
        case "curve": pace = nil
        default: values[key] = nil
        }
    }

    /// The same, but for what another one chooses.
    func overridden(by other: Tuning) -> Tuning {
        var result = self
        if other.curve != nil { result.curve = other.curve }
        if other.duration != nil, other.curve?.settlingDuration == nil { result.duration = other.duration }
        for (key, value) in other.values { result.values[key] = value }
        return result
    }

    /// Makes an effect so. Values outside a parameter's limits are brought to the nearest; parameters that the effect does not
    /// have, and the curve where it has a pace of its own, are passed over.
    @MainActor
    package func apply(to effect: Effect) {
        if let pace, effect.hasCurve { effect.curve = pace }
        if effect.hasDuration, let wanted = effect.hasCurve ? duration : seconds {
            effect.duration = Effect.Duration(enter: wanted, leave: wanted)
        }
        for parameter in effect.parameters {
            if let value = values[parameter.key] { parameter.value = value }
        }
    }
}
