/// An animation of one property with the groups around it.
struct AnimationMember {
    let leaf: AnimationSpec
    let path: AnimationKeyPath
    /// The outermost first.
    let groups: [AnimationSpec]

    /// When it is seen, in its layer's time: the first pass.
    struct Span {
        var start: CFTimeInterval
        var end: CFTimeInterval
        /// The fractions of a pass that it begins and ends with: 0 and 1 unless it runs backwards or is cut off.
        var first = 0.0
        var last = 1.0
        var period: Double
        var repeatCount: Double
        var autoreverses: Bool
    }

    /// Where on its way an animation is.
    enum Place {
        case way(Double)
        /// At a value of its keyframes.
        case frame(AnimatableValue)
    }

    /// Where it begins and ends a pass. What does nothing but jump, jumps from its first value to its last.
    func ends(_ span: Span) -> (first: Place, last: Place) {
        if case .keyframes(_, let frames, _) = leaf.effect, frames.jumpsOnly, span.first <= 0, span.last >= 1 {
            return (.frame(frames.values[0]), .frame(frames.values[frames.values.count - 1]))
        }
        return (place(at: span.first), place(at: span.last))
    }

    /// Where it is at a fraction of a pass; at the ends on this side of the jumps that are made there.
    private func place(at fraction: Double) -> Place {
        if case .keyframes(_, let frames, _) = leaf.effect {
            if fraction <= 0 { return .frame(frames.afterStart) }
            if fraction >= 1 { return .frame(frames.beforeEnd) }
        } else if fraction <= 0 || fraction >= 1 {
            // A spring that is cut off short of its end is meant to reach it.
            return .way(fraction <= 0 ? 0 : 1)
        }
        return .way(leaf.pace.value(at: fraction, duration: leaf.timing.duration))
    }

    /// What it makes of its property in a state.
    func change(of state: LayerState, at place: Place) -> (AnimationKeyPath, AnimatableValue)? {
        switch place {
        case .way(let way): leaf.change(of: state, at: way)
        case .frame(let value): leaf.change(of: state, toFrame: value)
        }
    }

    /// The fraction of a pass that is shown at the layer's time, or nil where nothing is.
    ///
    /// - Parameter begin: the outermost animation's.
    func fraction(at layerTime: CFTimeInterval, begin: CFTimeInterval) -> Double? {
        var (time, includesEnd) = (layerTime, false)
        for (index, group) in groups.enumerated() {
            let local = group.localTime(at: time, begin: index == 0 ? begin : group.timing.beginTime)
            guard let paced = group.groupTime(atLocal: local, includesEnd: includesEnd) else { return nil }
            includesEnd = paced >= group.timing.duration
            time = paced
        }
        let local = leaf.localTime(at: time, begin: groups.isEmpty ? begin : leaf.timing.beginTime)
        return leaf.fraction(atLocal: local, includesEnd: includesEnd)
    }

    /// The first pass; nil for one that its group cuts off before it begins.
    func span(begin: CFTimeInterval) -> Span? {
        var span = ownSpan(begin: groups.isEmpty ? begin : leaf.timing.beginTime)
        for (index, group) in groups.enumerated().reversed() {
            let total = group.timing.duration
            guard total > 0, span.start < total else { return nil }
            if span.end > total {
                span.last = span.first + (span.last - span.first) * (total - span.start) / (span.end - span.start)
                span.end = total
            }
            let begin = index == 0 ? begin : group.timing.beginTime
            func outer(_ time: CFTimeInterval) -> CFTimeInterval {
                let local = group.pace.fraction(reaching: max(time, 0) / total, duration: total) * total
                return group.timing.speed > 0
                    ? group.timing.parentTime(reaching: local, begin: begin)
                    : begin + local - group.timing.timeOffset
            }
            let isRepeated = span.repeatCount != 1
            (span.start, span.end) = (outer(span.start), outer(span.end))
            let legs = isRepeated ? span.autoreverses : group.timing.autoreverses
            span.period = (isRepeated ? span.end - span.start : outer(total) - outer(0)) * (legs ? 2 : 1)
            span.repeatCount *= group.timing.passes
            span.autoreverses = span.autoreverses || group.timing.autoreverses
        }
        return span
    }

    /// The first pass in the time around the leaf alone.
    private func ownSpan(begin: CFTimeInterval) -> Span {
        let timing = leaf.timing
        let duration = max(timing.duration, 0)
        var span = Span(
            start: begin, end: begin + duration, period: duration, repeatCount: timing.passes,
            autoreverses: timing.autoreverses)
        if let drive = leaf.drive {
            // Where it would have begun, had it come by the clock to where the drive takes it up.
            span.start = begin - drive.localTime(at: begin)
            span.end = span.start + duration
        } else if timing.speed > 0 {
            span.start = timing.parentTime(reaching: 0, begin: begin)
            span.end = timing.parentTime(reaching: duration, begin: begin)
            span.period = span.end - span.start
        } else if timing.speed < 0 {
            // Backwards, from the offset to nothing.
            let from = min(timing.timeOffset, timing.activeDuration)
            span.end = begin + timing.timeOffset / -Double(timing.speed)
            span.start = span.end - from / -Double(timing.speed)
            (span.first, span.last) = (duration > 0 ? min(from / duration, 1) : 1, 0)
            span.period = span.end - span.start
        }
        if timing.autoreverses { span.period *= 2 }
        return span
    }
}

extension AnimationSpec {
    /// The animations of single properties in it.
    var members: [AnimationMember] {
        switch effect {
        case .none, .transition:
            return []
        case .basic(let path, _, _, _, _), .keyframes(let path, _, _):
            return [AnimationMember(leaf: self, path: path, groups: [])]
        case .group(let animations):
            return animations.flatMap(\.members).map {
                AnimationMember(leaf: $0.leaf, path: $0.path, groups: [self] + $0.groups)
            }
        }
    }
}

extension AnimationSpec.Pace {
    /// The first fraction of a pass at which a fraction of the way is reached; 1 if none is.
    func fraction(reaching way: Double, duration: Double) -> Double {
        if case .linear = self { return min(max(way, 0), 1) }
        if way <= 0 { return 0 }
        // A curve may go back and forth: a coarse search finds the first crossing, bisection the place.
        let steps = 64
        guard
            let step = (1...steps).first(where: { value(at: Double($0) / Double(steps), duration: duration) >= way })
        else { return 1 }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if value(at: middle, duration: duration) < way { low = middle } else { high = middle }
        }
        return high
    }
}

extension MediaTiming {
    /// How many passes there are, each with its way back.
    fileprivate var passes: Double {
        let both = duration * (autoreverses ? 2 : 1)
        if activeDuration == .infinity { return .infinity }
        return both > 0 ? max(activeDuration / both, 1e-9) : 1
    }
}
