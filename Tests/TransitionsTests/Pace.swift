import Foundation

/// The curves of the effects, worked out here a second time: nothing of ours is asked.
enum Pace {
    case linear, easeIn, easeOut, easeInOut
    /// The system's spring over half a second.
    case spring

    /// The progress at a fraction of the time.
    func callAsFunction(_ t: Double) -> Double {
        switch self {
        case .linear: return t
        case .easeIn: return bezier(0.42, 0, 1, 1, t)
        case .easeOut: return bezier(0, 0, 0.58, 1, t)
        case .easeInOut: return bezier(0.42, 0, 0.58, 1, t)
        case .spring: return spring(t * 0.5) / spring(0.5)
        }
    }

    /// The fraction of the time at which a progress is reached.
    func time(of progress: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self(middle) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// x(t) = 1 − (1 + ωt)e^(−ωt), ω = √(1000/3) s⁻¹.
    private func spring(_ seconds: Double) -> Double {
        let angle = (1000.0 / 3).squareRoot() * seconds
        return 1 - (1 + angle) * exp(-angle)
    }

    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
        func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if at(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return at(y1, y2, high)
    }

    /// The curve of each effect, from the table of effects.
    static func of(_ id: String) -> Pace? {
        switch id {
        case "circle-spread": .linear
        case "open-door", "alpha", "card": .easeOut
        case "circle-rect-spread", "middle-page", "ripple", "fade", "picture-zoom", "awesome": .easeInOut
        case "system-push", "system-cover": .spring
        default: nil
        }
    }
}
