/// What runs beside the animator: alongside animations, and news of the interaction.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Keeps the context alive while someone holds the coordinator of a running transition only.
    private weak var context: TransitionContext?
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var endHandlers: [Handler] = []
    private var isRunning = false
    private let isStill: Bool
    /// What is still told once the context is gone.
    private var last: Summary

    /// The values that handlers may read after the end.
    private struct Summary {
        let isAnimated: Bool
        let presentationStyle: UIModalPresentationStyle
        let container: UIView
        var isCancelled = false
    }

    init(context: TransitionContext) {
        self.context = context
        last = Summary(
            isAnimated: context.isAnimated, presentationStyle: context.presentationStyle,
            container: context.containerView)
        isStill = false
        super.init()
    }

    /// A coordinator for a change that is not animated and has no animator: a new size of the screen.
    init(stillIn container: UIView) {
        last = Summary(isAnimated: false, presentationStyle: .none, container: container)
        isStill = true
        super.init()
    }

    // MARK: The context's side

    /// Runs what was to be animated alongside, the animator having started.
    func runAnimations() {
        isRunning = true
        let waiting = animations
        animations = []
        for animation in waiting { run(animation) }
    }

    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
        if context?.isInteractive == false {
            let handlers = endHandlers
            endHandlers = []
            for handler in handlers { handler(self) }
        }
    }

    /// Tells that all is over, and forgets everybody.
    func end() {
        last.isCancelled = context.map { $0.phase == .cancelled } ?? false
        // One that was over before anything was animated makes the change all the same.
        if !isRunning, !last.isCancelled { runAnimations() }
        let handlers = completions
        (animations, completions, interactionHandlers, endHandlers) = ([], [], [], [])
        for handler in handlers { handler(self) }
    }

    /// Animates what a handler changes, with the transition's duration and curve.
    private func run(_ animation: @escaping Handler) {
        guard let context, context.isAnimated, context.announcedDuration > 0, !context.phase.isOver else {
            return animation(self)
        }
        UIView.animate(
            withDuration: context.announcedDuration, delay: 0, options: UIView.AnimationOptions(completionCurve),
            animations: { [self] in animation(self) })
    }

    // MARK: UIViewControllerTransitionCoordinator

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard isStill || context?.hasReported == false else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if isRunning { run(animation) } else { animations.append(animation) }
        }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        guard let view else { return animate(alongsideTransition: animation, completion: completion) }
        let included: Handler = { [weak context] coordinator in
            context?.driver?.include(view)
            animation?(coordinator)
        }
        return animate(alongsideTransition: included, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        interactionHandlers.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
        endHandlers.append(handler)
    }

    // MARK: UIViewControllerTransitionCoordinatorContext

    var isAnimated: Bool { last.isAnimated }
    var presentationStyle: UIModalPresentationStyle { last.presentationStyle }
    var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
    var isInterruptible: Bool { context?.isAnimated ?? false }
    var isInteractive: Bool { context?.isInteractive ?? false }
    var isCancelled: Bool { context.map { $0.transitionWasCancelled || $0.phase == .cancelled } ?? last.isCancelled }
    var transitionDuration: TimeInterval { context?.announcedDuration ?? 0 }
    var percentComplete: CGFloat { context?.reportedProgress ?? 0 }
    var completionVelocity: CGFloat { context?.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context?.interaction?.completionCurve ?? .easeInOut }
    var containerView: UIView { last.container }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context?.view(forKey: key)
    }
}

extension UIView.AnimationOptions {
    /// The option that asks for a curve.
    fileprivate init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .curveEaseInOut
        case .easeIn: self = .curveEaseIn
        case .easeOut: self = .curveEaseOut
        case .linear: self = .curveLinear
        }
    }
}
