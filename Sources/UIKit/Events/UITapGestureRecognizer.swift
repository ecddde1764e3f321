/// Farthest a finger may move and still tap, in points: beyond it a pan begins.
private let movement: CGFloat = 10

/// Longest time between two taps, from the end of one to the start of the next, in seconds.
private let interval: TimeInterval = 0.35

/// Farthest apart that two taps may lie, in points.
private let spread: CGFloat = 20

/// Recognises one or more taps by one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// The taps there have been.
    private var taps = 0
    /// The most fingers that were down at once in the present tap.
    private var fingers = 0
    /// When and where the last tap ended.
    private var lastTap: (time: TimeInterval, point: CGPoint)?
    /// Ends the waiting for another tap.
    private var deadline: GestureDeadline?

    /// A recogniser that calls the closure on a tap. (Segue's own; the platform has targets and selectors.)
    public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
        self.init()
        addHandler { [unowned self] _ in handler(self) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pendingState == nil else { return }
        deadline?.cancel()
        fingers = max(fingers, numberOfTouches)
        if fingers > numberOfTouchesRequired || touches.contains(where: isTooLate) {
            state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.start.distance(to: $0.location(in: nil)) > movement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        guard state == .possible, pendingState == nil, numberOfTouches == touches.count else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        fingers = 0
        lastTap = (event.timestamp, centroid)
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            deadline = GestureDeadline(after: interval) { [weak self] in
                self?.state = .failed
                self?.finishSequenceIfOver()
            }
        }
    }

    open override func reset() {
        deadline?.cancel()
        (taps, fingers, lastTap) = (0, 0, nil)
    }

    /// A tap does not shut out one that needs more taps: that one comes later.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Whether a touch begins too late or too far away to go on with the taps there have been.
    private func isTooLate(_ touch: UITouch) -> Bool {
        guard let lastTap else { return false }
        return touch.timestamp - lastTap.time > interval || touch.start.distance(to: lastTap.point) > spread
    }
}
