/// How far a finger moves before it drags, in points.
let panSlop: CGFloat = 10

/// Recognises a drag. Its translation counts from where the finger had moved 10 points, however fast it was.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// Where the translation counts from, in the window's coordinates.
    private var origin = CGPoint.zero
    /// The middle of the fingers when it was last measured, in the window's coordinates.
    private var current = CGPoint.zero
    /// Where the drag has been.
    private var samples = PanSamples()

    /// A recogniser that calls the closure on each step. (Segue's own; the platform has targets and selectors.)
    public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init()
        addHandler { [unowned self] _ in handler(self) }
    }

    /// How far the drag has come, measured in a view's present coordinates, or in the window's for nil.
    open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (convert(origin, to: view), convert(current, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Lets the present place count as so far from the origin.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = convert(current, to: view)
        let there = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
        guard let window = trackedWindow, let view, view !== window else {
            origin = there
            return
        }
        origin = view.convert(there, to: window)
    }

    /// The mean velocity over the last 150 ms, in points of the view per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = samples.velocity
        let instant: CGFloat = 0.001  // short enough for a perspective to be straight
        let from = convert(current, to: view)
        let to = convert(
            CGPoint(x: current.x + velocity.dx * instant, y: current.y + velocity.dy * instant), to: view)
        return CGPoint(x: (to.x - from.x) / instant, y: (to.y - from.y) / instant)
    }

    /// What the movement so far means, judged once it is `panSlop` long.
    func judge(_ movement: CGVector) -> Verdict { .recognize }

    /// What becomes of a drag that has left the slop.
    enum Verdict {
        case recognize
        case fail
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches > maximumNumberOfTouches {
            state = .failed
        } else if numberOfTouches > maximumNumberOfTouches {
            touches.forEach { ignore($0, for: event) }
        } else if numberOfTouches == touches.count || numberOfTouches <= minimumNumberOfTouches {
            origin = centroid
            current = centroid
            samples = PanSamples()
            samples.add(centroid, at: event.timestamp)
        } else {
            rebase(to: centroid)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        measure(at: event.timestamp)
        if state == .possible, pendingState == nil {
            tryToBegin()
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        measure(at: event.timestamp)
        if numberOfTouches > touches.count {
            let left = trackedTouches.filter { !touches.contains($0) }.map { $0.location(in: nil) }
            let count = CGFloat(left.count)
            rebase(to: CGPoint(x: left.map(\.x).reduce(0, +) / count, y: left.map(\.y).reduce(0, +) / count))
        } else {
            state = state == .possible ? .failed : .ended
        }
    }

    open override func reset() {
        samples = PanSamples()
    }

    /// Begins or fails once the fingers have left the slop.
    private func tryToBegin() {
        let movement = CGVector(dx: current.x - origin.x, dy: current.y - origin.y)
        let length = hypot(movement.dx, movement.dy)
        guard length >= panSlop, numberOfTouches >= minimumNumberOfTouches else { return }
        switch judge(movement) {
        case .recognize:
            origin.x += movement.dx / length * panSlop
            origin.y += movement.dy / length * panSlop
            state = .began
        case .fail:
            state = .failed
        }
    }

    /// Takes the present place.
    private func measure(at time: TimeInterval) {
        current = centroid
        samples.add(current, at: time)
    }

    /// Goes on from another middle without a jump in what has been measured.
    private func rebase(to middle: CGPoint) {
        let jump = CGVector(dx: middle.x - current.x, dy: middle.y - current.y)
        origin.x += jump.dx
        origin.y += jump.dy
        current = middle
        samples.shift(by: jump)
    }

    /// A place of the window in a view's coordinates.
    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = trackedWindow, let view, view !== window else { return point }
        return window.convert(point, to: view)
    }
}
