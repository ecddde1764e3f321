/// How far two fingers move against each other before it counts, in points.
private let twoFingerSlop: CGFloat = 8

/// Follows two fingers and what lies between them: a subclass measures one quantity of it. (Segue's own; on the platform
/// pinch and rotation derive from `UIGestureRecognizer` directly.)
@preconcurrency @MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer {
    /// From the first finger to the second, in the window's coordinates, when they were two and now.
    private var first = CGVector.zero
    private(set) var between = CGVector.zero
    /// When `between` was measured, and what was measured before it.
    private var times: (last: TimeInterval, now: TimeInterval) = (0, 0)
    private var last = CGVector.zero

    /// Sets the measured quantity back to where two fingers begin.
    func begin() {}

    /// Takes in a step from one vector between the fingers to the next, `time` seconds later.
    func step(from: CGVector, to: CGVector, time: TimeInterval) {}

    /// How far the fingers have moved in the way that counts, in points.
    func distance(from: CGVector, to: CGVector) -> CGFloat { 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            touches.forEach { ignore($0, for: event) }
        } else if numberOfTouches == 2 {
            first = vector
            between = first
            last = first
            times = (event.timestamp, event.timestamp)
            begin()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        last = between
        between = vector
        times = (times.now, event.timestamp)
        if state == .possible, pendingState == nil {
            guard distance(from: first, to: between) >= twoFingerSlop else { return }
            step(from: first, to: between, time: times.now - times.last)
            state = .began
        } else {
            step(from: last, to: between, time: times.now - times.last)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// From the first finger to the second.
    private var vector: CGVector {
        guard trackedTouches.count == 2 else { return between }
        let (a, b) = (trackedTouches[0].location(in: nil), trackedTouches[1].location(in: nil))
        return CGVector(dx: b.x - a.x, dy: b.y - a.y)
    }
}

/// Recognises two fingers that go together or apart.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
    /// The fingers' distance as a multiple of that when they were two.
    open var scale: CGFloat = 1

    /// The scale's change per second.
    open private(set) var velocity: CGFloat = 0

    /// A recogniser that calls the closure on each step. (Segue's own; the platform has targets and selectors.)
    public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addHandler { [unowned self] _ in handler(self) }
    }

    override func begin() {
        (scale, velocity) = (1, 0)
    }

    override func step(from: CGVector, to: CGVector, time: TimeInterval) {
        guard from.length > 0 else { return }
        let before = scale
        scale *= to.length / from.length
        velocity = time > 0 ? (scale - before) / time : 0
    }

    override func distance(from: CGVector, to: CGVector) -> CGFloat {
        abs(to.length - from.length)
    }
}

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
    /// In radians since the fingers were two, clockwise on the screen.
    open var rotation: CGFloat = 0

    /// In radians per second.
    open private(set) var velocity: CGFloat = 0

    /// A recogniser that calls the closure on each step. (Segue's own; the platform has targets and selectors.)
    public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addHandler { [unowned self] _ in handler(self) }
    }

    override func begin() {
        (rotation, velocity) = (0, 0)
    }

    override func step(from: CGVector, to: CGVector, time: TimeInterval) {
        let angle = from.angle(to: to)
        rotation += angle
        velocity = time > 0 ? angle / time : 0
    }

    override func distance(from: CGVector, to: CGVector) -> CGFloat {
        abs(from.angle(to: to)) * to.length / 2
    }
}

extension CGVector {
    fileprivate var length: CGFloat { hypot(dx, dy) }

    /// The turn to another vector, in radians, clockwise on the screen, between -π and π.
    fileprivate func angle(to other: CGVector) -> CGFloat {
        atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
    }
}
