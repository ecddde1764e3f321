extension FrozenLayer {
    /// What every animation in the tree does, in the tree's order: a layer's before those of its mask and of its sublayers.
    ///
    /// Times are the clock's, and those of a timed run: a drag that holds a layer's time does not move them.
    ///
    /// - Parameter clock: a time at which the tree is shown.
    package func tracks(at clock: CFTimeInterval) -> [AnimationTrack] {
        var tracks: [AnimationTrack] = []
        forEachAnimated(LayerTrail(self)) { trail in
            let layer = trail.layer
            let (now, _) = trail.time(at: clock)
            for animation in layer.animations {
                for (number, member) in animation.spec.members.enumerated() {
                    let begin = animation.begin ?? now
                    guard let span = member.span(begin: begin) else { continue }
                    let (first, last) = member.ends(span)
                    guard let from = layer.value(of: member, animation, number, at: span.start, first),
                        let to = layer.value(of: member, animation, number, at: span.end, last)
                    else { continue }
                    let start = trail.clockTime(reaching: span.start, now: clock)
                    let end = trail.clockTime(reaching: span.end, now: clock)
                    // Periods of a slowed layer are slowed as its passes are.
                    let stretch = span.end > span.start ? (end - start) / (span.end - span.start) : 1
                    let track =
                        AnimationTrack(
                            id: .init(layer: layer.serial, animation: animation.order, member: number),
                            key: animation.key, layerName: layer.displayName, isMask: trail.isMask, path: member.path,
                            from: from, to: to, frames: layer.frames(of: member, animation, number, span),
                            delay: start, duration: end - start, period: span.period * stretch,
                            repeatCount: span.repeatCount, autoreverses: span.autoreverses,
                            curve: member.curve(span, begin: begin), isViewAnimation: member.leaf.isViewAnimation,
                            isDriven: member.leaf.drive != nil, isTimeDriven: trail.isDriven)
                    // What is set to where it stands already is animated by a rounding, if at all.
                    if !member.leaf.isViewAnimation || track.changes { tracks.append(track) }
                }
            }
        }
        return tracks
    }

    /// The value that the picture at a time of the clock shows of a track's property; nil if its layer is not in the tree,
    /// or where a transform seen edge-on has no such component.
    package func value(of track: AnimationTrack, at clock: CFTimeInterval) -> AnimatableValue? {
        guard let trail = trail(to: track.id.layer) else { return nil }
        let (time, isLinear) = trail.time(at: clock)
        return trail.layer.value(at: track.path, time, isLinear: isLinear)
    }

    /// The fraction of a pass that a track's animation is at; nil where it shows nothing.
    package func fraction(of track: AnimationTrack, at clock: CFTimeInterval) -> Double? {
        guard let trail = trail(to: track.id.layer),
            let animation = trail.layer.animations.last(where: {
                $0.order == track.id.animation || ($0.spec.drive != nil && $0.key == track.key)
            })
        else { return nil }
        let members = animation.spec.members
        guard members.indices.contains(track.id.member) else { return nil }
        let (time, _) = trail.time(at: clock)
        return members[track.id.member].fraction(at: time, begin: animation.begin ?? time)
    }

    /// Whether the layer is hidden for good as long as no code runs.
    private var isNeverSeen: Bool {
        state.isHidden && !animations.contains { $0.spec.properties.contains("hidden") }
    }

    /// Calls `visit` with the way to each animated layer that may be seen.
    private func forEachAnimated(_ trail: LayerTrail, _ visit: (LayerTrail) -> Void) {
        guard isMoving, !isNeverSeen else { return }
        if !animations.isEmpty { visit(trail) }
        mask.map { $0.forEachAnimated(trail.appending($0, isMask: true), visit) }
        for child in interior.children { child.forEachAnimated(trail.appending(child, isMask: false), visit) }
    }
}

extension FrozenLayer {
    /// The value of a property that all animations together show at the layer's own time.
    private func value(at path: AnimationKeyPath, _ time: CFTimeInterval, isLinear: Bool) -> AnimatableValue? {
        value(at: path, time, isLinear: isLinear) { _, _ in nil }
    }

    /// The same while one of the animations is at a certain place.
    private func value(
        of member: AnimationMember, _ animation: Animation, _ number: Int, at time: CFTimeInterval,
        _ place: AnimationMember.Place
    ) -> AnimatableValue? {
        value(at: member.path, time, isLinear: false) { order, index in
            order == animation.order && index == number ? place : nil
        }
    }

    /// Of a component of a transform it is the value that the last animation set it to, as a matrix cannot tell a full
    /// turn from none.
    ///
    /// - Parameter place: where an animation is that is not where the time puts it, by its order and its member's number.
    private func value(
        at path: AnimationKeyPath, _ time: CFTimeInterval, isLinear: Bool, _ place: (Int, Int) -> AnimationMember.Place?
    ) -> AnimatableValue? {
        var state = state
        var written: AnimatableValue?
        for animation in animations {
            for (number, member) in animation.spec.members.enumerated() {
                let shown = member.fraction(at: time, begin: animation.begin ?? time).map {
                    AnimationMember.Place.way(member.leaf.way(at: $0, isLinear: isLinear))
                }
                guard let place = place(animation.order, number) ?? shown,
                    let (changed, value) = member.change(of: state, at: place)
                else { continue }
                changed.set(&state, value)
                if changed.property.key == path.property.key {
                    written = changed.component == path.component ? value : nil
                }
            }
        }
        return written ?? path.get(state)
    }

    /// The values that keyframes pass, as they are shown.
    private func frames(
        of member: AnimationMember, _ animation: Animation, _ number: Int, _ span: AnimationMember.Span
    ) -> [AnimationTrack.Frame] {
        guard case .keyframes(_, let frames, _) = member.leaf.effect else { return [] }
        let duration = member.leaf.timing.duration
        return zip(frames.times, frames.values).compactMap { time, raw in
            let fraction = member.leaf.pace.fraction(reaching: time, duration: duration)
            return value(
                of: member, animation, number, at: span.start + fraction * (span.end - span.start), .frame(raw)
            ).map { AnimationTrack.Frame(fraction: fraction, value: $0) }
        }
    }
}
