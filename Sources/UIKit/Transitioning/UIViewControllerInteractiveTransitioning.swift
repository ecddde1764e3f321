/// What drives a transition from the user's gestures.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called once, in place of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest is run after the release; 1 is the announced speed. Optional on Apple's systems.
    var completionSpeed: CGFloat { get }

    /// The pace of the rest after the release. Optional on Apple's systems.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition starts under the user's control. Optional on Apple's systems.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
