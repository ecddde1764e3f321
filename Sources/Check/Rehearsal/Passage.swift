import Preview
import UIKit

/// One transition of a case, from its start to some time after its end: what it was and what it left.
@MainActor
package final class Passage {
    package let operation: TransitionOperation
    /// Seconds of the script.
    package let start: Double
    /// When the animator reported, in seconds of the script; nil if it never did.
    package internal(set) var end: Double?
    /// Seconds that the animator announced.
    package internal(set) var announced = 0.0
    /// Seconds that it really took, in the container's own time; nil if it was not over.
    package internal(set) var real: Double?
    /// Seconds of computing that the animator took before the first frame.
    package internal(set) var setUpTime = 0.0
    /// Whether a hand held it at some time.
    package internal(set) var isHeld = false
    /// Whether the gesture decided to take it back.
    package internal(set) var wasCancelled = false
    /// Whether the change was made; nil while it runs.
    package internal(set) var isCompleted: Bool?
    /// What the runtime has noticed.
    package internal(set) var remarks: [TransitionRemark] = []
    /// What it has left on the screens two frames after its end.
    package private(set) var residue: TransitionResidue?
    /// Where the animator has left the entering view in the container; nil if it is not there.
    package internal(set) var frameAtReport: CGRect?
    package let presentationStyle: UIModalPresentationStyle
    /// Where the entering view is to rest, in the container; zero where it is not in it.
    package let finalFrame: CGRect
    package let from: Screen
    package let to: Screen
    /// The serial number of the container's layer.
    package let container: Int
    /// All that it showed, the pictures before its start and after its end included.
    package let record: TransitionRecord?
    /// The last rest before its start, and the first after its end, two frames later.
    package internal(set) var before: Rest?
    package internal(set) var after: Rest?
    /// How the two screens' views were then, in the window or out of it; nil for one that is gone.
    package internal(set) var fromAfter: ViewState?
    package internal(set) var toAfter: ViewState?
    /// The animator's class.
    package let animator: String
    /// Whether an interaction controller of the user's own drove it.
    package let hasOwnInteraction: Bool
    /// What it has set going that still goes on when all is over.
    package internal(set) var clocksLeft: [OwnClock] = []
    let clockProbe: @MainActor () -> [OwnClock]
    private weak var fromView: UIView?
    private weak var toView: UIView?
    /// Whether the context was asked, before the end was reported, if the transition was cancelled.
    package internal(set) var asksAboutCancel = false

    /// One of the two screens: who it is, and how the view was when the transition began.
    package struct Screen {
        /// The controller's class.
        package let name: String
        package let controller: ObjectIdentifier
        package let view: ObjectIdentifier?
        /// The serial number of its view's layer.
        package let layer: Int?
        package let state: ViewState?
        /// Whether the context gives its view to the animator.
        package let isGiven: Bool
    }

    init(_ context: TransitionContext, at time: Double, record: TransitionRecord?, before: Rest?) {
        operation = context.operation
        start = time
        presentationStyle = context.presentationStyle
        finalFrame = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
        container = context.containerView.layer.serial
        from = Screen(context, .from, .from)
        to = Screen(context, .to, .to)
        fromView = context.viewController(forKey: .from)?.viewIfLoaded
        toView = context.viewController(forKey: .to)?.viewIfLoaded
        animator = context.observedAnimator.map { "\(type(of: $0))" } ?? ""
        hasOwnInteraction = context.observedInteraction.map { !($0 is DragInteraction) } ?? false
        clockProbe = context.clockProbe()
        self.record = record
        self.before = before
        announced = context.announcedDuration
    }

    /// Sees what it has left, a little after its end.
    func rest(_ rest: Rest, of context: TransitionContext) {
        after = rest
        residue = context.residue()
        fromAfter = fromView.map { ViewState(of: $0, named: from.state?.name ?? "") }
        toAfter = toView.map { ViewState(of: $0, named: to.state?.name ?? "") }
    }

    /// How a view is called in messages about this transition.
    package func name(of id: ObjectIdentifier, _ state: ViewState) -> String {
        id == from.view ? "the from view" : id == to.view ? "the to view" : state.name
    }

    /// Whether its end is the one that was asked for.
    package var isReported: Bool { end != nil && !isHung }

    /// Whether a device would wait for its end for ever.
    package var isHung: Bool { remarks.contains(.neverCompleted) || remarks.contains(.neverDriven) }

    /// The state of the screen on which nothing changed yet.
    package var firstTree: ShownTree? { record.map { ShownTree($0.tree(at: .leastNonzeroMagnitude)) } }

    /// The picture just before its end.
    package var lastTree: ShownTree? {
        guard let record, let end = record.end else { return nil }
        return ShownTree(record.tree(at: max(end - 1e-6, .leastNonzeroMagnitude)))
    }

    /// The picture at a fraction of the time that it took.
    package func tree(at fraction: Double) -> ShownTree? {
        record.flatMap { record in record.end.map { ShownTree(record.tree(at: $0 * fraction)) } }
    }
}

extension Passage.Screen {
    @MainActor
    fileprivate init(
        _ context: TransitionContext, _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey
    ) {
        let controller = context.viewController(forKey: key)
        let view = controller?.viewIfLoaded
        name = controller.map { "\(type(of: $0))" } ?? "nothing"
        self.controller = controller.map(ObjectIdentifier.init) ?? ObjectIdentifier(context)
        self.view = view.map(ObjectIdentifier.init)
        layer = view?.layer.serial
        state = view.map { ViewState(of: $0, named: "the \(key == .from ? "from" : "to") view") }
        isGiven = context.view(forKey: viewKey) != nil
    }
}
