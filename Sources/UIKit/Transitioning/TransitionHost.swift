/// The side of a transition that owns the controllers: moves views to where they rest and makes the appearance calls.
///
/// One small class for each kind of change; the context knows nothing of stacks and presentations.
@MainActor
protocol TransitionHost: AnyObject {
    /// Puts the container on the screen with the leaving view in it, and announces the appearances.
    func begin(_ context: TransitionContext)

    /// Makes the change final or takes it back, and ends the appearances.
    func end(_ context: TransitionContext, completed: Bool)
}

/// All that a context is told about the transition it stands for.
@MainActor
struct TransitionPlan {
    let operation: TransitionOperation
    let window: UIWindow
    let from: UIViewController
    let to: UIViewController
    /// The views the animator moves; nil for one that stays in its place.
    let fromView: UIView?
    var toView: UIView?
    let container: TransitionContainerView
    var presentationStyle = UIModalPresentationStyle.none
    /// In the container; `.zero` where a controller's view is not in it.
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Views outside the container whose time a drag drives too.
    var companions: [UIView] = []
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    let isAnimated: Bool
}

/// The view in which one transition, or one presentation, takes place.
@MainActor
package final class TransitionContainerView: UIView {
    /// Called before and after the subviews are laid out.
    var willLayout: (() -> Void)?
    var didLayout: (() -> Void)?

    override package func layoutSubviews() {
        willLayout?()
        super.layoutSubviews()
        didLayout?()
    }
}
