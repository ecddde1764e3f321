extension FrozenLayer {
    /// The transition that is on its way at the layer's own time, and how far it is.
    func transition(_ inner: Surroundings) -> (effect: TransitionEffect, progress: Double)? {
        guard hasTransition else { return nil }
        for animation in animations.reversed() {
            let begin = animation.begin ?? inner.time
            if let (effect, way) = animation.spec.transition(at: inner.time, begin: begin, isLinear: inner.isLinear) {
                return (effect, effect.progress(at: way))
            }
        }
        return nil
    }

    /// The layer's node with a transition's picture in the place of its own.
    ///
    /// - Parameter time: the superlayer's.
    func node(
        _ node: RenderNode, in transition: (effect: TransitionEffect, progress: Double), at time: CFTimeInterval,
        scale: CGFloat
    ) -> RenderNode {
        let (effect, progress) = transition
        // At the end nothing of it is left.
        if progress >= 1 { return node }
        var shell = RenderNode()
        shell.projection = node.projection
        shell.bounds = node.bounds
        shell.opacity = node.opacity
        shell.mask = node.mask
        shell.shadow = node.shadow
        var new = node
        new.projection = .identity
        new.opacity = 1
        new.mask = nil
        new.shadow = nil
        let pieces = TransitionPieces(bounds: node.bounds, progress: progress, clips: node.clipsToBounds)
        let (source, style) = (effect.source, effect.style)
        switch style {
        case .curl(let direction):
            let page = source.texture(at: time, scale: scale)
            shell.children = [new] + pieces.curl(page, direction, progress: progress)
            shell.clipsToBounds = true
        case .uncurl(let direction):
            let page = new.rasterised(scale: scale).map(new.showing) ?? new
            shell.children =
                [source.node(at: time, scale: scale)] + pieces.curl(page, direction, progress: 1 - progress)
            shell.clipsToBounds = true
        case .fade, .moveIn, .push, .reveal, .cube, .flip:
            shell.children = pieces.nodes(from: source.node(at: time, scale: scale), to: new, style)
            shell.clipsToBounds = pieces.clips && style.isFlat
            (shell.cornerRadius, shell.roundedCorners) = (node.cornerRadius, node.roundedCorners)
        }
        return shell
    }
}

extension TransitionStyle {
    /// Whether its pieces stay in the layer's plane.
    fileprivate var isFlat: Bool {
        switch self {
        case .fade, .moveIn, .push, .reveal: true
        case .cube, .flip, .curl, .uncurl: false
        }
    }
}

extension AnimationSpec {
    /// The transition that it shows at a time of its layer, and how far along its way.
    fileprivate func transition(
        at parent: CFTimeInterval, begin: CFTimeInterval, isLinear: Bool, includesEnd: Bool = false
    ) -> (TransitionEffect, way: Double)? {
        let local = localTime(at: parent, begin: begin)
        switch effect {
        case .none, .basic, .keyframes:
            return nil
        case .transition(let effect):
            return fraction(atLocal: local, includesEnd: includesEnd).map { (effect, way(at: $0, isLinear: isLinear)) }
        case .group(let animations):
            guard let paced = groupTime(atLocal: local, includesEnd: includesEnd) else { return nil }
            return animations.lazy.compactMap {
                $0.transition(
                    at: paced, begin: $0.timing.beginTime, isLinear: isLinear, includesEnd: paced >= timing.duration)
            }.first
        }
    }
}
