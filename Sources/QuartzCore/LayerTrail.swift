/// The way from the root of a frozen tree to one of its layers.
struct LayerTrail {
    fileprivate struct Step {
        let layer: FrozenLayer
        /// Whether the step leads to the layer's mask rather than to a sublayer.
        let isMask: Bool
    }

    private let steps: [Step]
    let layer: FrozenLayer

    init(_ root: FrozenLayer) {
        steps = [Step(layer: root, isMask: false)]
        layer = root
    }

    fileprivate init(_ steps: [Step], to layer: FrozenLayer) {
        self.steps = steps
        self.layer = layer
    }

    func appending(_ layer: FrozenLayer, isMask: Bool) -> LayerTrail {
        LayerTrail(steps + [Step(layer: layer, isMask: isMask)], to: layer)
    }

    var isMask: Bool { steps.last?.isMask == true }

    /// Whether something else than the clock moves the layer's time.
    var isDriven: Bool { steps.contains { $0.layer.timeDrive != nil } }

    /// The layer's own time at the clock's, and whether view animations ignore their curve in it.
    func time(at clock: CFTimeInterval) -> (local: CFTimeInterval, isLinear: Bool) {
        var (time, isLinear) = (clock, false)
        for step in steps {
            time = step.layer.localTime(at: time)
            isLinear = isLinear || step.layer.pacesViewAnimationsLinearly
        }
        return (time, isLinear)
    }

    /// The clock's time at which a timed run reaches a time of the layer's, whatever drives it. A layer whose time stands
    /// or runs backwards counts as keeping its superlayer's pace from `now` on.
    func clockTime(reaching local: CFTimeInterval, now: CFTimeInterval) -> CFTimeInterval {
        var nows = [now]
        for step in steps {
            let timing = step.layer.timing
            nows.append(timing.localTime(at: nows[nows.count - 1], begin: timing.beginTime))
        }
        var time = local
        for (index, step) in steps.enumerated().reversed() {
            let timing = step.layer.timing
            time =
                timing.speed > 0
                ? timing.parentTime(reaching: time, begin: timing.beginTime) : nows[index] + time - nows[index + 1]
        }
        return time
    }

    /// From the layer's plane to the screen as the clock's time shows it.
    func projection(at clock: CFTimeInterval) -> (Projection, LayerState) {
        var (time, isLinear) = (clock, false)
        var projection = Projection.identity
        var above: LayerState?
        for step in steps {
            time = step.layer.localTime(at: time)
            isLinear = isLinear || step.layer.pacesViewAnimationsLinearly
            let state = step.layer.state(atLocal: time, isLinear: isLinear)
            projection = state.projection(in: step.isMask ? nil : above).concatenating(projection)
            above = state
        }
        return (projection, above ?? LayerState())
    }
}

extension FrozenLayer {
    /// The way to the layer with a serial number; nil if it is not in the tree.
    func trail(to serial: Int) -> LayerTrail? {
        guard let way = wayBack(to: serial), let last = way.first else { return nil }
        return LayerTrail(way.reversed(), to: last.layer)
    }

    /// The steps from a layer back to this one, which is entered as a mask or not.
    private func wayBack(to serial: Int, isMask: Bool = false) -> [LayerTrail.Step]? {
        if self.serial == serial { return [.init(layer: self, isMask: isMask)] }
        var found = mask?.wayBack(to: serial, isMask: true)
        for child in interior.children where found == nil {
            found = child.wayBack(to: serial)
        }
        found?.append(.init(layer: self, isMask: isMask))
        return found
    }

    /// The corners of a layer's bounds on the screen at a time of the clock, clockwise from its top left, through every
    /// transform on the way: four points, or those of the part in front of the eye. Nil if the layer is not in the tree
    /// or none of it is in front.
    package func outline(of serial: Int, at clock: CFTimeInterval) -> [CGPoint]? {
        guard let trail = trail(to: serial) else { return nil }
        let (projection, state) = trail.projection(at: clock)
        let corners = projection.outline(of: state.bounds.standardized)
        return corners.isEmpty ? nil : corners
    }
}

extension Projection {
    /// What is nearer to the eye's plane than this is left out; 1 is the distance of a plane without perspective.
    private static let near: CGFloat = 1 / 64

    /// The corners of a rectangle's image, clockwise from the top left; of one that reaches behind the eye, the corners of
    /// what is in front of it (Sutherland and Hodgman's clip against one plane).
    package func outline(of r: CGRect) -> [CGPoint] {
        let corners = [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)].map { x, y in
            (x: a * x + c * y + tx, y: b * x + d * y + ty, w: px * x + py * y + pw)
        }
        var points: [CGPoint] = []
        for (index, p) in corners.enumerated() {
            if p.w >= Self.near { points.append(CGPoint(x: p.x / p.w, y: p.y / p.w)) }
            let q = corners[(index + 1) % corners.count]
            guard (p.w >= Self.near) != (q.w >= Self.near) else { continue }
            let f = (Self.near - p.w) / (q.w - p.w)
            points.append(CGPoint(x: (p.x + (q.x - p.x) * f) / Self.near, y: (p.y + (q.y - p.y) * f) / Self.near))
        }
        return points
    }
}
