/// One transition, from its start to its report: what the animator, the gesture and the coordinator talk to.
///
/// Its life is told in `+Start`, `+Interact` and `+Complete`.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    package let operation: TransitionOperation
    package private(set) weak var window: UIWindow?
    package let isAnimated: Bool
    /// What the animator announced, in seconds; read once, when the transition starts.
    package internal(set) var announcedDuration: TimeInterval = 0
    /// The clock time of the start, in seconds.
    package internal(set) var startTime: CFTimeInterval = 0
    /// Seconds of computing in which the animator has set the transition up: `transitionDuration(using:)` and
    /// `animateTransition(using:)`, or what stands for it. Other programs' work does not count.
    package internal(set) var setUpTime: TimeInterval = 0
    /// Seconds from the start to the report, in the container's local time; nil until then.
    package internal(set) var realDuration: TimeInterval?
    /// Where the animator has left the entering view in the container; nil if it is not there.
    package internal(set) var frameAtReport: CGRect?
    package internal(set) var phase = TransitionPhase.began
    package internal(set) var remarks: [TransitionRemark] = []
    /// Whether a gesture held it from the start.
    package internal(set) var initiallyInteractive = false

    package internal(set) var isInteractive = false
    /// Whether the gesture decided to take it back.
    var isTakenBack = false
    package var transitionWasCancelled: Bool {
        isAskedAboutCancel = true
        return isTakenBack
    }
    package let presentationStyle: UIModalPresentationStyle
    package let containerView: UIView

    /// Whether entering views are laid out before the animator gets them; a device does that later. Set on the main thread.
    package static var laysOutEnteringViews = true

    let container: TransitionContainerView
    let trace = TransitionTrace()
    private(set) var plan: TransitionPlan?
    private(set) var host: (any TransitionHost)?
    /// Runs when all is over, with whether the change was made.
    private(set) var whenOver: ((Bool) -> Void)?
    var driver: (any TransitionDriver)?
    lazy var coordinator = TransitionCoordinator(context: self)
    /// Whether a view was asked for that the presentation's style keeps to itself.
    private(set) var hasKeptView = false
    /// Whether such a view is given away all the same.
    var givesAllViews = false
    /// What can be asked for after the report.
    private var remains: TransitionRemains?
    /// The last progress a gesture reported, 0…1.
    var reportedProgress: CGFloat = 0
    var hasStarted = false
    var hasReported = false
    /// Whether the animator itself was started by the clock.
    var hasRunAnimator = false
    /// Whether a gesture has reported how far it is.
    var isUpdated = false
    /// Whether the user's code has asked if the transition was taken back.
    private(set) var isAskedAboutCancel = false
    /// The clock's call at the end of a settling.
    var arrival: VirtualClock.Scheduled?
    /// The clock's call that ends a transition nobody reports.
    var patience: VirtualClock.Scheduled?

    init(_ plan: TransitionPlan, host: any TransitionHost, whenOver: ((Bool) -> Void)? = nil) {
        operation = plan.operation
        window = plan.window
        isAnimated = plan.isAnimated
        presentationStyle = plan.presentationStyle
        container = plan.container
        containerView = plan.container
        self.plan = plan
        self.host = host
        self.whenOver = whenOver
        super.init()
    }

    var animator: (any UIViewControllerAnimatedTransitioning)? { plan?.animator }
    var interaction: (any UIViewControllerInteractiveTransitioning)? { plan?.interaction }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: plan?.from ?? remains?.from
        case .to: plan?.to ?? remains?.to
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard let plan else { return key == .from ? remains?.fromView : key == .to ? remains?.toView : nil }
        let (view, controller): (UIView?, UIViewController)
        switch key {
        case .from: (view, controller) = (plan.fromView, plan.from)
        case .to: (view, controller) = (plan.toView, plan.to)
        default: return nil
        }
        if view == nil { hasKeptView = true }
        return view ?? (givesAllViews ? controller.view : nil)
    }

    /// Exchanges the entering view for the one that a presentation controller wraps it in when it begins, and its place for the
    /// one that the controller has found by then.
    func adopt(enteringView view: UIView?, at frame: CGRect) {
        plan?.toView = view
        if let to = plan?.to { plan?.finalFrames[ObjectIdentifier(to)] = frame }
    }

    package var targetTransform: CGAffineTransform { .identity }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        (plan?.initialFrames ?? remains?.initialFrames)?[ObjectIdentifier(vc)] ?? .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        (plan?.finalFrames ?? remains?.finalFrames)?[ObjectIdentifier(vc)] ?? .zero
    }

    /// How much of the announced duration the shown picture is at; 0…1 unless the animation runs over.
    package var fraction: CGFloat { driver?.fraction ?? (phase == .finished ? 1 : 0) }

    /// The transition that runs in a window, if any.
    package static func current(in window: UIWindow) -> TransitionContext? {
        TransitionQueue.of(window).current
    }

    /// Lets go of everything: nothing outlives the transition but what an animator asks for right after its report.
    func letGo() {
        remains = plan.map(TransitionRemains.init)
        plan = nil
        host = nil
        whenOver = nil
        driver = nil
    }
}

extension TransitionContext {
    /// The animator at work; nil once it has reported.
    package var observedAnimator: AnyObject? { animator }

    /// What drives it; nil where the clock does, or when it is over.
    package var observedInteraction: AnyObject? { interaction }
}
