import UIKit

/// What evaluating many layers, each with an animation, takes.
@MainActor
package enum LayerBenchmark {
    /// How many moments are evaluated.
    private static let moments = 200
    /// Seconds that the animations take.
    private static let duration = 2.0

    /// What was measured, in milliseconds per frame.
    package struct Result: Codable, Sendable {
        package let layers: Int
        package let median: Double
        package let p95: Double

        private enum CodingKeys: String, CodingKey {
            case layers
            case median = "median_ms"
            case p95 = "p95_ms"
        }
    }

    /// Evaluates so many layers beside each other, whose positions, opacities, bounds and transforms are animated in turn.
    package static func run(layers count: Int) -> Result {
        let before = VirtualClock.current
        let clock = VirtualClock()
        VirtualClock.current = clock
        defer { VirtualClock.current = before }
        let root = CALayer()
        root.isDisplayRoot = true
        root.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        clock.turn {
            CATransaction.setDisableActions(true)
            for number in 0..<count { root.addSublayer(layer(number)) }
        }
        var times = Samples(room: moments)
        let tree = root.freeze()
        for moment in 1...moments {
            let time = clock.now + duration * Double(moment) / Double(moments + 1)
            times.add(milliseconds { _ = tree.node(at: time, scale: 3) })
        }
        return Result(layers: count, median: times.median ?? 0, p95: times.rank(0.95) ?? 0)
    }

    private static func layer(_ number: Int) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: number % 20 * 19, y: number / 20 * 30, width: 18, height: 28)
        layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        let animation: CABasicAnimation
        switch number % 4 {
        case 0:
            animation = CABasicAnimation(keyPath: "position")
            animation.toValue = CGPoint(x: 200, y: 400)
        case 1:
            animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0.25
        case 2:
            animation = CABasicAnimation(keyPath: "bounds.size")
            animation.toValue = CGSize(width: 40, height: 12)
        default:
            animation = CABasicAnimation(keyPath: "transform.rotation.z")
            animation.toValue = Double.pi
        }
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "moves")
        return layer
    }
}
