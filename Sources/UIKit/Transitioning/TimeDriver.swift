/// Chooses a transition's picture through the local time of the layers it takes place in.
///
/// Everything that is animated in them follows: view animations, explicit ones, springs, keyframes. Layers outside keep
/// the clock's time.
@MainActor
final class TimeDriver: TransitionDriver {
    /// A layer under control, and its local time at the start of the transition.
    private struct Driven {
        let layer: CALayer
        let begin: CFTimeInterval
    }

    private var driven: [Driven] = []
    /// Tells the transition's animations from those that ran before it: a screen's own go on.
    private let mark = CALayer.animationMark
    private let duration: TimeInterval
    /// The layer of the view that comes, if it is moved in for the transition and goes again with it.
    private weak var entering: CALayer?
    private var linear = false
    /// Whether a drive is set; before that the clock runs the animation.
    private var isHeld = false

    init(_ context: TransitionContext) {
        duration = context.announcedDuration
        entering = context.plan?.toView?.layer
        for view in [context.containerView] + (context.plan?.companions ?? []) {
            include(view)
        }
    }

    var elapsed: TimeInterval {
        driven.first.map { Self.localTime(of: $0.layer) - $0.begin } ?? 0
    }

    var fraction: CGFloat {
        guard duration > 0 else { return elapsed > 0 ? 1 : 0 }
        return CGFloat(elapsed / duration)
    }

    var isAnimating: Bool {
        driven.contains { $0.layer.hasAnimationsInSubtree }
    }

    func hold() {
        isHeld = true
        for one in driven {
            one.layer.timeDrive = .held(at: Self.localTime(of: one.layer))
        }
    }

    func seek(_ fraction: CGFloat) {
        isHeld = true
        for one in driven {
            one.layer.timeDrive = .held(at: one.begin + Double(fraction) * duration)
        }
    }

    func settle(to end: CGFloat, _ settling: Settling) -> CFTimeInterval {
        var arrival = 0.0
        for one in driven {
            let now = Self.localTime(of: one.layer)
            let start = Self.parentTime(of: one.layer)
            // An animation that runs over its announced end is not taken back to it.
            let goal = end > 0 ? max(one.begin + duration, now) : one.begin
            let drive: TimeDrive
            switch settling {
            case .curve(let seconds, let curve, _):
                drive = .moving(from: now, to: goal, startingAt: start, duration: seconds, curve: curve)
            case .velocity(let perSecond):
                drive = .settling(
                    from: now, to: goal, velocity: Double(perSecond) * duration, startingAt: start)
            }
            one.layer.timeDrive = drive
            arrival = max(arrival, drive.end - start)
        }
        return VirtualClock.current.now + arrival
    }

    /// What stays on the screen becomes what it was at the start: the code that moves a screen away often relies on it. The
    /// entering view, which goes, is left at the end of its way, as itself.
    func removeAnimations() {
        for one in driven { one.layer.takeBackAnimationsInSubtree(since: mark, except: entering) }
        for one in driven {
            one.layer.removeAnimationsInSubtree(finished: false, since: mark)
        }
    }

    func runOn() {
        for one in driven {
            let now = Self.localTime(of: one.layer)
            one.layer.timeDrive = .moving(
                from: now, to: now, startingAt: Self.parentTime(of: one.layer), duration: 0)
        }
    }

    /// Lets the animations that were added in this turn begin at the present local time, not at that of its end.
    func beginAnimations() {
        for one in driven {
            one.layer.beginAnimationsInSubtree()
        }
    }

    /// Makes view animations linear from now on: what crosses the whole screen then stays under the finger.
    func paceLinearly() {
        linear = true
        for one in driven { one.layer.pacesViewAnimationsLinearly = true }
    }

    func release() {
        for one in driven {
            one.layer.timeDrive = nil
            one.layer.pacesViewAnimationsLinearly = false
            one.layer.keepsEndedAnimations = false
        }
        driven = []
        CALayer.dropKeptAnimations()
    }

    func include(_ view: UIView) {
        guard !driven.contains(where: { view.layer.isInside($0.layer) }) else { return }
        let late = driven.isEmpty ? 0 : elapsed
        let one = Driven(layer: view.layer, begin: Self.localTime(of: view.layer) - late)
        driven.append(one)
        one.layer.pacesViewAnimationsLinearly = linear
        one.layer.keepsEndedAnimations = true
        if isHeld { one.layer.timeDrive = .held(at: one.begin + late) }
    }

    /// The time in a layer's own space, in seconds.
    private static func localTime(of layer: CALayer) -> CFTimeInterval {
        layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    /// The time around a layer, which its drive is given in.
    private static func parentTime(of layer: CALayer) -> CFTimeInterval {
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }
}

extension CALayer {
    /// Whether this layer is another or lies below it.
    fileprivate func isInside(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.superlayer
        }
        return false
    }
}
