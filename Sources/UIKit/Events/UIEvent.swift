/// What happened to the touches of a window at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of input.
    public enum EventType: Int, Sendable {
        case touches = 0
    }

    open var type: EventType { .touches }

    /// In seconds, of the clock the touches are timed with.
    public let timestamp: TimeInterval

    /// All touches that are down, or were until this event.
    open var allTouches: Set<UITouch>? { touches }

    private let touches: Set<UITouch>

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        self.touches = touches
        self.timestamp = timestamp
        super.init()
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        touches.filter { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
}
