/// A context for an animator inside a stage: it passes questions on and keeps the report.
@MainActor
final class Relay: NSObject, UIViewControllerContextTransitioning {
    private let context: any UIViewControllerContextTransitioning
    private let report: () -> Void

    init(_ context: any UIViewControllerContextTransitioning, report: @escaping () -> Void) {
        self.context = context
        self.report = report
    }

    var containerView: UIView { context.containerView }
    var isAnimated: Bool { context.isAnimated }
    var isInteractive: Bool { context.isInteractive }
    var transitionWasCancelled: Bool { context.transitionWasCancelled }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        context.updateInteractiveTransition(percentComplete)
    }

    func finishInteractiveTransition() {
        context.finishInteractiveTransition()
    }

    func cancelInteractiveTransition() {
        context.cancelInteractiveTransition()
    }

    func pauseInteractiveTransition() {
        context.pauseInteractiveTransition()
    }

    func completeTransition(_ didComplete: Bool) {
        report()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        context.initialFrame(for: vc)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        context.finalFrame(for: vc)
    }
}
