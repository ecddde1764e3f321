extension FrozenLayer {
    /// Whether the picture at two times of the superlayer may differ: whether anything is at another place of its way.
    ///
    /// A drag that is held still, and animations that are over and stay, or wait for their jump, make no other picture as time
    /// goes on.
    package func changes(between a: CFTimeInterval, and b: CFTimeInterval) -> Bool {
        changes(between: a, and: b, isLinear: false)
    }

    /// - Parameter isLinear: view animations ignore their curve.
    func changes(between a: CFTimeInterval, and b: CFTimeInterval, isLinear: Bool) -> Bool {
        guard isMoving else { return false }
        let (a, b) = (localTime(at: a), localTime(at: b))
        if a == b { return false }
        if state.emitter?.cells.isEmpty == false { return true }
        let isLinear = isLinear || pacesViewAnimationsLinearly
        return animations.contains { animation in
            guard let begin = animation.begin else { return false }
            let spec = animation.spec
            return !spec.makesSame(
                of: state, at: spec.localTime(at: a, begin: begin), and: spec.localTime(at: b, begin: begin),
                isLinear: isLinear)
        }
            || mask?.changes(between: a, and: b, isLinear: isLinear) == true
            || interior.children.contains { $0.changes(between: a, and: b, isLinear: isLinear) }
    }

    /// Whether nothing in the layer moves about a time of the superlayer, however fast time goes: animations are over and stay, or
    /// wait for their jump.
    ///
    /// - Parameter isLinear: view animations ignore their curve.
    func stands(at time: CFTimeInterval, isLinear: Bool) -> Bool {
        guard isMoving else { return true }
        if state.emitter?.cells.isEmpty == false { return false }
        let time = localTime(at: time)
        let isLinear = isLinear || pacesViewAnimationsLinearly
        return animations.allSatisfy { animation in
            let local = animation.spec.localTime(at: time, begin: animation.begin ?? time)
            return animation.spec.makesSame(
                of: state, at: local - AnimationSpec.moment, and: local + AnimationSpec.moment, isLinear: isLinear)
        }
            && mask?.stands(at: time, isLinear: isLinear) != false
            && interior.children.allSatisfy { $0.stands(at: time, isLinear: isLinear) }
    }
}

extension AnimationSpec {
    /// What moves at all moves in this time to both sides; less than a frame's.
    fileprivate static let moment = 0.004  // s

    /// Whether it makes the same of a state at two of its own times.
    fileprivate func makesSame(
        of state: LayerState, at a: CFTimeInterval, and b: CFTimeInterval, isLinear: Bool
    ) -> Bool {
        if a == b { return true }
        switch effect {
        case .none:
            return true
        case .group:
            return groupTime(atLocal: a, includesEnd: false) == groupTime(atLocal: b, includesEnd: false)
        case .basic, .keyframes, .transition:
            let (x, y) = (fraction(atLocal: a, includesEnd: false), fraction(atLocal: b, includesEnd: false))
            if isCumulative, timing.passesBefore(a) != timing.passesBefore(b) { return false }
            if x == y { return true }
            guard let x, let y, !isCumulative, !turnsLayer,
                let (_, first) = change(of: state, at: way(at: x, isLinear: isLinear)),
                let (_, second) = change(of: state, at: way(at: y, isLinear: isLinear))
            else { return false }
            return first == second
        }
    }

    /// Whether the layer is turned along its way.
    private var turnsLayer: Bool {
        if case .keyframes(_, let frames, _) = effect { frames.turn != nil } else { false }
    }
}
