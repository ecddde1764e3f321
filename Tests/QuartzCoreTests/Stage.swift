import Testing

@testable import QuartzCore

/// A screen with a layer on it, on a clock of its own that starts at 1024 s.
@MainActor
final class Stage {
    let clock = VirtualClock()
    let root = CALayer()
    /// 100 × 60 at (50, 30) in the root, whose size is 400 × 300.
    let layer: CALayer
    let start: CFTimeInterval

    convenience init() {
        self.init(CALayer())
    }

    init(_ layer: CALayer) {
        VirtualClock.current = clock
        self.layer = layer
        start = clock.now
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
        root.position = CGPoint(x: 200, y: 150)
        root.isDisplayRoot = true
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.position = CGPoint(x: 50, y: 30)
        root.addSublayer(layer)
        clock.turn {}
    }

    /// What is seen at seconds after the start, whatever the clock shows, from a frozen copy.
    func seen(at seconds: Double, of layer: CALayer? = nil) -> LayerState {
        let frozen = root.freeze()
        func find(_ candidate: FrozenLayer, _ time: CFTimeInterval) -> LayerState? {
            let local = candidate.localTime(at: time)
            if candidate.serial == (layer ?? self.layer).serial {
                return candidate.state(atLocal: local, isLinear: false)
            }
            return candidate.interior.children.lazy.compactMap { find($0, local) }.first
        }
        return find(frozen, start + seconds) ?? LayerState()
    }

    /// A turn whose changes are not animated.
    func still(_ body: () -> Void) {
        clock.turn {
            CATransaction.setDisableActions(true)
            body()
        }
    }

    func add(_ animation: CAAnimation, key: String? = "test") {
        clock.turn { layer.add(animation, forKey: key) }
    }
}

/// Writes down what it is told.
final class AnimationLog: CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        lines.append("start \(VirtualClock.current.now - 1024)")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(flag) \(VirtualClock.current.now - 1024)")
    }
}

func linearOpacity(_ from: Double? = 0, _ to: Double? = 1, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
}
