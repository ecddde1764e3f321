/// Watches the touches on a view and its subviews for one kind of movement.
///
/// It calls a method of a target on each step. A subclass overrides the four `touches…` methods and `reset()` and sets `state`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Where a recogniser is. Discrete ones go from possible to ended (also called recognized) or failed; continuous ones
    /// through began and changed to ended or cancelled. When the touches are up all come back to possible.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    /// Whether recognition takes the touches away from the views.
    open var cancelsTouchesInView = true
    /// Whether views hear of the beginning of touches only once this recogniser has failed.
    open var delaysTouchesBegan = false
    /// Whether views hear of the end of touches only once this recogniser has failed: they hear of it at once here.
    open var delaysTouchesEnded: Bool {
        get { false }
        set { if newValue { Console.once("delaysTouchesEnded: views hear of the end of touches at once.") } }
    }
    /// Says in the console's lines which recogniser is meant.
    open var name: String?

    /// Switching off cancels what is going on.
    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue {
                abandon()
            }
        }
    }

    /// Read by handlers, set by subclasses; a step that the present state does not allow is ignored.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// The state that is shown.
    var currentState = State.possible
    /// What this recogniser will become once those it waits for have failed.
    var pendingState: State?
    /// Those it waits for.
    var blockers: [UIGestureRecognizer] = []
    /// Whether it has had a touch since it was last reset.
    var isActive = false
    /// The touches that it follows, those ending now included.
    var trackedTouches: [UITouch] = []
    /// The middle of the touches it followed last, in the window's coordinates.
    var lastCentroid = CGPoint.zero
    /// Those that get the same touches, itself included.
    var companions: [Weak<UIGestureRecognizer>] = []
    /// The window that its touches are on.
    weak var trackedWindow: UIWindow?
    /// Those that `require(toFail:)` named.
    private var requirements: [Weak<UIGestureRecognizer>] = []
    /// What is called on each step, in the order given.
    private var handlers: [Handler] = []

    /// A method of a target, or a closure of our own.
    private enum Handler {
        case target(TargetAction)
        case closure((UIGestureRecognizer) -> Void)
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action {
            addTarget(target, action: action)
        }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a method that is called on each step, with the recogniser; the target is not kept.
    open func addTarget(_ target: Any, action: Selector) {
        let added = TargetAction(target, action)
        guard !added.isForResponders else {
            Console.once(
                "the target of a gesture's \(action) is no object: in a property's initial value self is a function; "
                    + "make the property lazy.")
            return
        }
        let isThere = handlers.contains {
            if case .target(let known) = $0 { known.isNamed(by: target, action) } else { false }
        }
        if !isThere {
            handlers.append(.target(added))
        }
    }

    /// Takes off what was added; nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll {
            if case .target(let known) = $0 { known.isNamed(by: target, action) } else { false }
        }
    }

    /// Adds a closure that is called on each step, with the recogniser. (Segue's own.)
    public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(.closure(handler))
    }

    /// Lets this recogniser recognise only once the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.value == nil }
        requirements.append(Weak(value: otherGestureRecognizer))
    }

    /// The middle of the touches in a view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let window = trackedWindow, let view, view !== window else { return centroid }
        return window.convert(centroid, to: view)
    }

    open var numberOfTouches: Int { trackedTouches.count }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
        return trackedTouches[touchIndex].location(in: view)
    }

    /// The middle of the touches in the window's coordinates.
    var centroid: CGPoint {
        guard !trackedTouches.isEmpty else { return lastCentroid }
        let points = trackedTouches.map { $0.location(in: nil) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }

    /// Whether `require(toFail:)` named the other.
    func requires(toFail other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.value === other }
    }

    /// Calls the handlers.
    func act() {
        for handler in handlers {
            switch handler {
            case .target(let target): target.send(self)
            case .closure(let closure): closure(self)
            }
        }
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Back to possible: forget what was measured.
    open func reset() {}

    /// Follows a touch no longer.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
    weak var value: Object?
}
