/// An animation as a value: what a layer's picture at a time is computed from.
package struct AnimationSpec {
    package var timing: MediaTiming
    package var pace: Pace
    package var isViewAnimation: Bool
    package var drive: TimeDrive?
    package var isRemovedOnCompletion: Bool
    /// Whether each pass begins where the last one ended.
    package var isCumulative = false
    package var effect: Effect

    /// How the fraction of a pass becomes the fraction of the way.
    package enum Pace {
        case linear
        case curve(CAMediaTimingFunction)
        case spring(SpringCurve)

        /// The fraction of the way, for a pass that takes `duration` seconds.
        package func value(at fraction: Double, duration: Double) -> Double {
            switch self {
            case .linear: fraction
            case .curve(let function): function.value(at: fraction)
            case .spring(let spring): spring.value(at: fraction * duration)
            }
        }
    }

    /// Out of line, since an animation is handed on for each frame.
    package indirect enum Effect {
        case none
        case basic(
            AnimationKeyPath, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, isAdditive: Bool)
        case keyframes(AnimationKeyPath, Keyframes, isAdditive: Bool)
        case transition(TransitionEffect)
        case group([AnimationSpec])
    }

    /// Names of the properties it animates.
    package var properties: [String] {
        switch effect {
        case .none, .transition: []
        case .basic(let path, _, _, _, _): [path.property.key]
        case .keyframes(let path, _, _): [path.property.key]
        case .group(let animations): animations.flatMap(\.properties)
        }
    }

    /// Whether it is a transition, or a group with one.
    var holdsTransition: Bool {
        switch effect {
        case .none, .basic, .keyframes: false
        case .transition: true
        case .group(let animations): animations.contains(where: \.holdsTransition)
        }
    }

    /// The animation's own time at its layer's time.
    func localTime(at parent: CFTimeInterval, begin: CFTimeInterval) -> CFTimeInterval {
        drive?.localTime(at: parent) ?? timing.localTime(at: parent, begin: begin)
    }

    /// Its layer's time at which it is over; a driven one is when the drive has arrived, at whichever end.
    func end(begin: CFTimeInterval) -> CFTimeInterval {
        drive?.end ?? timing.end(begin: begin)
    }

    /// Changes a layer's state to what the animation makes of it at a time of its layer.
    ///
    /// - Parameter isLinear: view animations ignore their curve, as while a drag drives them.
    func apply(
        to state: inout LayerState, at parent: CFTimeInterval, begin: CFTimeInterval, isLinear: Bool,
        includesEnd: Bool = false
    ) {
        let local = localTime(at: parent, begin: begin)
        if case .group(let animations) = effect {
            guard let paced = groupTime(atLocal: local, includesEnd: includesEnd) else { return }
            for animation in animations {
                animation.apply(
                    to: &state, at: paced, begin: animation.timing.beginTime, isLinear: isLinear,
                    includesEnd: paced >= timing.duration)
            }
            return
        }
        guard let fraction = fraction(atLocal: local, includesEnd: includesEnd) else { return }
        let way = way(at: fraction, isLinear: isLinear)
        let turn = tangent(at: way)
        guard let (path, change) = change(of: state, at: way) else { return }
        var value = change
        if isCumulative, let sum = accumulated(value, of: state, passes: timing.passesBefore(local)) { value = sum }
        path.set(&state, value)
        if let turn {
            state.transform = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 0, 1), state.transform)
        }
    }

    /// The value after passes before this one, each of which has added what it ends with.
    private func accumulated(_ value: AnimatableValue, of state: LayerState, passes: Double) -> AnimatableValue? {
        guard passes > 0 else { return nil }
        let end: AnimatableValue?
        switch effect {
        case .basic(_, nil, nil, let by, _): end = by
        case .basic(_, _, let to?, _, _): end = to
        case .basic(_, let from?, nil, let by?, _): end = from.adding(by)
        case .keyframes(_, let frames, _): end = frames.values.last
        default: end = nil
        }
        guard let end, let nothing = end.subtracting(end) else { return nil }
        return value.adding(nothing.interpolated(to: end, fraction: passes))
    }

    /// The direction that a layer on its way along a path is turned to, in radians; nil where it keeps its own.
    private func tangent(at way: Double) -> CGFloat? {
        guard case .keyframes(_, let frames, _) = effect, let extra = frames.turn else { return nil }
        return frames.direction(at: way).map { $0 + extra }
    }

    /// The time of a group's members at its own; nil where the group shows nothing.
    func groupTime(atLocal local: CFTimeInterval, includesEnd: Bool) -> CFTimeInterval? {
        timing.progress(atLocal: local, includesEnd: includesEnd).map {
            pace.value(at: $0, duration: timing.duration) * timing.duration
        }
    }

    /// The fraction of a pass at the animation's own time; nil where it shows nothing.
    func fraction(atLocal local: CFTimeInterval, includesEnd: Bool) -> Double? {
        guard let drive else { return timing.progress(atLocal: local, includesEnd: includesEnd) }
        // A driven animation shows its start before it and its end after it; a spring may swing past both.
        let fraction = timing.duration > 0 ? local / timing.duration : 1
        return drive.swings ? fraction : min(max(fraction, 0), 1)
    }

    /// The fraction of the way at a fraction of a pass.
    ///
    /// - Parameter isLinear: view animations ignore their curve, as while a drag drives them.
    func way(at fraction: Double, isLinear: Bool) -> Double {
        isViewAnimation && isLinear ? fraction : pace.value(at: fraction, duration: timing.duration)
    }

    /// What the animation makes of its property in a state at a fraction of its way; nil where it changes nothing.
    func change(of state: LayerState, at way: Double) -> (AnimationKeyPath, AnimatableValue)? {
        switch effect {
        case .none, .group, .transition:
            return nil
        case .basic(let path, let from, let to, let by, let isAdditive):
            if !isAdditive, let from, let to { return (path, from.interpolated(to: to, fraction: way)) }
            guard let base = path.get(state) else { return nil }
            let value = Self.basic(base, from, to, by, isAdditive, way)
            return (path, isAdditive ? base.adding(value) ?? value : value)
        case .keyframes(let path, let frames, let isAdditive):
            let value = frames.value(at: way)
            return (path, isAdditive ? path.get(state)?.adding(value) ?? value : value)
        }
    }

    /// What a keyframe's own value makes of the property in a state; nil for another animation.
    func change(of state: LayerState, toFrame value: AnimatableValue) -> (AnimationKeyPath, AnimatableValue)? {
        guard case .keyframes(let path, _, let isAdditive) = effect else { return nil }
        return (path, isAdditive ? path.get(state)?.adding(value) ?? value : value)
    }

    /// The table of CABasicAnimation's documentation: which two values are interpolated for each set of given ones.
    private static func basic(
        _ base: AnimatableValue, _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
        _ isAdditive: Bool, _ way: Double
    ) -> AnimatableValue {
        let own = isAdditive ? base.subtracting(base) ?? base : base
        let (start, end): (AnimatableValue, AnimatableValue) =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): (from, from.adding(by) ?? from)
            case (nil, let to?, let by?): (to.subtracting(by) ?? to, to)
            case (let from?, nil, nil): (from, own)
            case (nil, let to?, nil): (own, to)
            case (nil, nil, let by?): (own, own.adding(by) ?? own)
            case (nil, nil, nil): (own, own)
            }
        return start.interpolated(to: end, fraction: way)
    }
}
