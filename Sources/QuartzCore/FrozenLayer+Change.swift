extension FrozenLayer {
    /// Whether the picture at two times of the superlayer may differ: whether anything is at another place of its way.
    ///
    /// A drag that is held still, and animations that are over and stay, make no other picture as time goes on.
    package func changes(between a: CFTimeInterval, and b: CFTimeInterval) -> Bool {
        guard isMoving else { return false }
        let (a, b) = (localTime(at: a), localTime(at: b))
        if a == b { return false }
        if state.emitter?.cells.isEmpty == false { return true }
        return animations.contains { !$0.spec.looksSame(at: a, and: b, begin: $0.begin) }
            || mask?.changes(between: a, and: b) == true
            || interior.children.contains { $0.changes(between: a, and: b) }
    }
}

extension AnimationSpec {
    /// Whether it makes the same of a state at two times of its layer.
    ///
    /// - Parameter begin: nil: it has not begun, and shows its start.
    fileprivate func looksSame(at a: CFTimeInterval, and b: CFTimeInterval, begin: CFTimeInterval?) -> Bool {
        guard let begin else { return true }
        let (x, y) = (localTime(at: a, begin: begin), localTime(at: b, begin: begin))
        if x == y { return true }
        switch effect {
        case .none:
            return true
        case .group:
            return groupTime(atLocal: x, includesEnd: false) == groupTime(atLocal: y, includesEnd: false)
        case .basic, .keyframes, .transition:
            return fraction(atLocal: x, includesEnd: false) == fraction(atLocal: y, includesEnd: false)
                && (!isCumulative || timing.passesBefore(x) == timing.passesBefore(y))
        }
    }
}
