/// What a context still answers when its transition is over: animators report first and take masks off the screens of
/// the context afterwards, as a device lets them.
///
/// The screens are held until the turn is over, and looked for after it: an animator that keeps its context keeps no screens.
@MainActor
final class TransitionRemains {
    private(set) weak var from: UIViewController?
    private(set) weak var to: UIViewController?
    private(set) weak var fromView: UIView?
    private(set) weak var toView: UIView?
    let initialFrames: [ObjectIdentifier: CGRect]
    let finalFrames: [ObjectIdentifier: CGRect]

    init(_ plan: TransitionPlan) {
        from = plan.from
        to = plan.to
        fromView = plan.fromView
        toView = plan.toView
        initialFrames = plan.initialFrames
        finalFrames = plan.finalFrames
        let held: [AnyObject?] = [plan.from, plan.to, plan.fromView, plan.toView]
        VirtualClock.current.whenTurnEnds { withExtendedLifetime(held) {} }
    }
}
