/// Drives the next transition that begins from one of our own drags: an edge, a mouse button held, a script.
///
/// Wrap the request in `drive(in:_:)`; then `update`, and `release` or `cancel`. What comes before the transition has
/// begun is remembered, what comes after its end is ignored.
@MainActor
package final class DragInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private enum End {
        case released(velocity: CGFloat, size: CGFloat, ReleaseRule)
        case cancelled
    }

    /// The transition under control.
    package private(set) weak var context: TransitionContext?
    private var fraction: CGFloat = 0
    private var end: End?
    private var hasStarted = false

    /// What would have driven the transition had nobody dragged, where that wants to start by the clock: it is what starts the
    /// animation then, in the place of the animator.
    private(set) var starter: (any UIViewControllerInteractiveTransitioning)?

    package override init() {
        super.init()
    }

    /// This drag, in the place of an interaction controller of the user's own.
    func replacing(_ interaction: (any UIViewControllerInteractiveTransitioning)?) -> DragInteraction {
        if let interaction, !interaction.wantsInteractiveStart, !(interaction is UIPercentDrivenInteractiveTransition) {
            starter = interaction
        }
        return self
    }

    /// Makes requests whose transition this drag will drive.
    ///
    /// - Returns: Whether a transition began, or waits for its turn.
    @discardableResult
    package func drive(in window: UIWindow, _ request: () -> Void) -> Bool {
        TransitionQueue.of(window).dragging(with: self, request)
    }

    package func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, !hasStarted else { return }
        hasStarted = true
        self.context = context
        context.beginDrag()
        context.drag(to: fraction)
        if let end { apply(end) }
    }

    /// Shows the picture at a fraction of the way, 0…1.
    package func update(_ fraction: CGFloat) {
        self.fraction = fraction
        context?.drag(to: fraction)
    }

    /// Lets go.
    ///
    /// - Parameters:
    ///   - velocity: Towards the end of the transition, in points per second.
    ///   - size: The container's extent along the drag, in points.
    package func release(velocity: CGFloat, size: CGFloat, rule: ReleaseRule = ReleaseRule()) {
        finish(.released(velocity: velocity, size: size, rule))
    }

    package func cancel() {
        finish(.cancelled)
    }

    private func finish(_ end: End) {
        guard self.end == nil else { return }
        self.end = end
        if hasStarted { apply(end) }
    }

    private func apply(_ end: End) {
        switch end {
        case .released(let velocity, let size, let rule):
            context?.release(velocity: velocity, size: size, rule: rule)
        case .cancelled: context?.cancel()
        }
    }
}
