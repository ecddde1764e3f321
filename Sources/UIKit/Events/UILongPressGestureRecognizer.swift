/// Recognises fingers that rest on a place, and follows them until they leave.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far a finger may move before the press is recognised, in points.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1

    /// Recognises when the time is up.
    private var deadline: GestureDeadline?

    /// A recogniser that calls the closure on each step. (Segue's own; the platform has targets and selectors.)
    public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addHandler { [unowned self] _ in handler(self) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired {
            deadline = GestureDeadline(after: minimumPressDuration) { [weak self] in
                self?.state = .began
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if touches.contains(where: { $0.start.distance(to: $0.location(in: nil)) > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        deadline?.cancel()
    }
}
