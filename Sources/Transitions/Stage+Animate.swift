/// How often a pace is sampled that no animation of UIKit's can have; between samples it is straight. With 250 a spring's first
/// swing is off by at most 10⁻⁴ of the way; one that swings longer needs more, as ωT = ln(1000) / ζ.
private let samplesPerSwing = 250.0
private let mostSamples = 2400.0

extension Stage {
    /// Animates at the effect's pace, for the whole duration or a part of it.
    ///
    /// Where the curve swings past its goal, so do the values: what must not, as a size below 0, goes `along` a way of its own.
    ///
    /// - Parameters:
    ///   - start: the fraction of the duration at which it begins.
    ///   - part: the fraction of the duration it lasts.
    public func animate(from start: Double = 0, lasting part: Double = 1, _ changes: @escaping () -> Void) {
        let (seconds, delay) = (duration * part, duration * start)
        begin(effect.curve) { ended in
            if case .spring(let ratio, _) = effect.curve {
                UIView.animate(
                    withDuration: seconds, delay: delay, usingSpringWithDamping: CGFloat(ratio),
                    initialSpringVelocity: 0, animations: changes, completion: ended)
            } else {
                UIView.animate(
                    withDuration: seconds, delay: delay, options: options(effect.curve), animations: changes,
                    completion: ended)
            }
        }
    }

    /// Animates along a way that is not straight, or has ends that a curve must not swing past.
    ///
    /// - Parameters:
    ///   - start: the fraction of the duration at which it begins.
    ///   - part: the fraction of the duration it lasts.
    ///   - stops: the fractions of the way at which it bends, ascending; between them all values change evenly.
    ///   - changes: shows the way at a fraction: 1 is the goal, and a curve may go below 0 and above 1. It is called once for
    ///     each stop and for the goal, or many times where the pace is one that keyframes cannot have.
    public func animate(
        from start: Double = 0, lasting part: Double = 1, through stops: [Double] = [],
        along changes: @escaping (Double) -> Void
    ) {
        let curve = effect.curve
        // A drag goes through every way evenly, so that nothing is to be sampled for it.
        if isInteractive || !curve.overshoots && (stops.isEmpty || curve.isPreset) {
            if stops.isEmpty { return animate(from: start, lasting: part) { changes(1) } }
            return animateKeyframes(from: start, lasting: part, curve, (stops + [1]).map { ($0, $0) }, changes)
        }
        animateKeyframes(from: start, lasting: part, .linear, samples(of: curve, over: duration * part), changes)
    }

    /// Changes something at once at a fraction of the duration. At 0 it is done with the first frame after the start and at 1
    /// with the end: in both places the pictures are the resting ones, whatever is seen in between.
    ///
    /// What is changed must be something that nothing else animates meanwhile.
    public func jump(at fraction: Double, _ changes: @escaping () -> Void) {
        begin(.linear) { ended in
            UIView.animateKeyframes(
                withDuration: duration, delay: 0, options: .init(rawValue: options(.linear).rawValue)
            ) {
                UIView.addKeyframe(withRelativeStartTime: fraction, relativeDuration: 0, animations: changes)
            } completion: {
                ended($0)
            }
        }
    }

    /// Keyframes that reach fractions of the way at fractions of the time.
    private func animateKeyframes(
        from start: Double, lasting part: Double, _ curve: Curve, _ frames: [(time: Double, way: Double)],
        _ changes: @escaping (Double) -> Void
    ) {
        begin(curve) { ended in
            UIView.animateKeyframes(
                withDuration: duration * part, delay: duration * start,
                options: .init(rawValue: options(curve).rawValue)
            ) {
                var last = 0.0
                for (time, way) in frames {
                    UIView.addKeyframe(withRelativeStartTime: last, relativeDuration: time - last) { changes(way) }
                    last = time
                }
            } completion: {
                ended($0)
            }
        }
    }

    /// A curve as keyframes between which it is straight, for a time in seconds.
    private func samples(of curve: Curve, over seconds: TimeInterval) -> [(time: Double, way: Double)] {
        var count = samplesPerSwing
        if case .spring(let ratio, _) = curve { count = min(count / ratio, mostSamples) }
        return (1...Int(count)).map { index in
            let time = Double(index) / count.rounded(.down)
            return (time, curve.value(at: time, duration: seconds))
        }
    }

    /// Starts animations inside a transaction that gives them a Bézier of one's own, which options cannot carry.
    private func begin(_ curve: Curve, _ start: (_ ended: @escaping (Bool) -> Void) -> Void) {
        partBegins()
        CATransaction.begin()
        if case .cubic = curve { CATransaction.setAnimationTimingFunction(curve.timingFunction) }
        start { _ in self.partEnded() }
        CATransaction.commit()
    }

    /// A preset as UIKit's blocks take it.
    private func options(_ curve: Curve) -> UIView.AnimationOptions {
        switch curve {
        case .easeInOut, .cubic, .spring: .curveEaseInOut
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        }
    }
}

extension CGFloat {
    /// The number at a fraction of the way to another, which may lie before 0 or beyond 1.
    func towards(_ goal: CGFloat, _ way: Double) -> CGFloat {
        self + (goal - self) * CGFloat(way)
    }
}

extension CGPoint {
    /// The point at a fraction of the way to another.
    func towards(_ goal: CGPoint, _ way: Double) -> CGPoint {
        CGPoint(x: x.towards(goal.x, way), y: y.towards(goal.y, way))
    }
}

extension CGRect {
    /// The rectangle at a fraction of the way to another; no side gets shorter than 0.
    func towards(_ goal: CGRect, _ way: Double) -> CGRect {
        let width = Swift.max(size.width.towards(goal.size.width, way), 0)
        let height = Swift.max(size.height.towards(goal.size.height, way), 0)
        return CGRect(
            x: midX.towards(goal.midX, way) - width / 2, y: midY.towards(goal.midY, way) - height / 2, width: width,
            height: height)
    }
}
