/// A finger or pressed mouse button, from its touching the screen to its leaving it.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
    }

    /// When the touch last changed, in seconds of the clock that the event came with.
    open internal(set) var timestamp: TimeInterval
    open internal(set) var phase = Phase.began
    /// How often this place has been tapped in quick succession, this touch included; 0 once the touch has moved away.
    open internal(set) var tapCount: Int
    open var type: TouchType { .direct }
    open private(set) weak var window: UIWindow?
    /// The view that was hit when the touch began.
    open private(set) weak var view: UIView?
    /// The recognisers that get the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The place in the window's coordinates, now and before the last change.
    private(set) var location: CGPoint
    private(set) var previous: CGPoint

    /// Where the touch began, in the window's coordinates.
    let start: CGPoint

    /// Whether the view is still told of the touch.
    var isDeliveredToView = true
    /// Whether the view has been told that the touch began.
    var hasReachedView = false

    init(window: UIWindow, view: UIView?, location: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        self.window = window
        self.view = view
        self.location = location
        self.timestamp = timestamp
        self.tapCount = tapCount
        previous = location
        start = location
        super.init()
    }

    /// The place in a view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// The place before the last change.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previous, to: view)
    }

    /// Takes the touch to its next phase.
    func advance(to phase: Phase, at point: CGPoint, time: TimeInterval) {
        previous = location
        location = point
        timestamp = time
        self.phase = phase
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window, let view, view !== window else { return point }
        return window.convert(point, to: view)
    }
}
