/// Names a view controller taking part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible before the transition, or after it was cancelled.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that the animator moves.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that leaves; absent where it stays in its place.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that enters; absent where it already is in its place.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told about the transition, and how it reports back.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether a gesture is driving the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether the last release took the transition back.
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the gesture's progress, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()

    /// Reports that the animation is over: exactly once.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation that goes with the transition; the identity when the device is not turned.
    var targetTransform: CGAffineTransform { get }

    /// Where the controller's view starts, in the container; `.zero` if it is not in it then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view has to end, in the container; `.zero` if it leaves.
    func finalFrame(for vc: UIViewController) -> CGRect
}
