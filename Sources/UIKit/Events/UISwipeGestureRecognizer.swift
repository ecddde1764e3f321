/// How far a swipe goes at least, in points.
private let leastDistance: CGFloat = 50

/// How long a swipe takes at most, in seconds.
private let longestTime: TimeInterval = 0.5

/// Recognises a quick straight movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    /// When and where the fingers came down, in the window's coordinates.
    private var start: (time: TimeInterval, point: CGPoint) = (0, .zero)

    /// A recogniser that calls the closure on a swipe. (Segue's own; the platform has targets and selectors.)
    public convenience init(handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init()
        addHandler { [unowned self] _ in handler(self) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = (event.timestamp, centroid)
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let movement = CGVector(dx: centroid.x - start.point.x, dy: centroid.y - start.point.y)
        guard event.timestamp - start.time <= longestTime, numberOfTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard max(abs(movement.dx), abs(movement.dy)) >= panSlop else { return }
        guard direction.contains(Direction(of: movement)) else {
            state = .failed
            return
        }
        if max(abs(movement.dx), abs(movement.dy)) >= leastDistance {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The direction that a movement mostly has.
    fileprivate init(of movement: CGVector) {
        if abs(movement.dx) >= abs(movement.dy) {
            self = movement.dx > 0 ? .right : .left
        } else {
            self = movement.dy > 0 ? .down : .up
        }
    }
}
