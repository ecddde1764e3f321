/// What is known of a transition beyond its end, without keeping anything of it alive: for a checker.
@MainActor
final class TransitionTrace {
    /// Tells transitions apart.
    let serial: Int
    private static var count = 0

    private(set) weak var fromView: UIView?
    private(set) weak var toView: UIView?
    private(set) weak var from: UIViewController?
    private(set) weak var to: UIViewController?
    private(set) weak var container: UIView?
    private(set) weak var window: UIWindow?

    /// Animations up to these numbers were there when it began, and when it was over.
    private(set) var animationsBefore = 0
    private(set) var animationsAfter = Int.max
    /// The numbers of animations that screens have added of themselves.
    var foreign: [ClosedRange<Int>] = []
    /// The masks that the two views had.
    private var masks: [TransitionViewRole: ObjectIdentifier] = [:]
    /// What the window held.
    private var windowViews: Set<ObjectIdentifier> = []
    /// The property animators that were at work.
    private(set) var keepers: [AnimatorKeeper] = []

    init() {
        Self.count += 1
        serial = Self.count
    }

    /// Looks at everything before the animator is asked.
    func begin(_ plan: TransitionPlan) {
        (from, to) = (plan.from, plan.to)
        fromView = plan.fromView ?? plan.from.viewIfLoaded
        toView = plan.toView ?? plan.to.viewIfLoaded
        (container, window) = (plan.container, plan.window)
        animationsBefore = CALayer.animationMark
        for (role, view) in screens {
            if let mask = view.layer.mask { masks[role] = ObjectIdentifier(mask) }
        }
        windowViews = Set(plan.window.subviews.map { ObjectIdentifier($0) })
    }

    /// The report has come: what is added from now on is no longer the transition's.
    func end() {
        animationsAfter = CALayer.animationMark
    }

    /// The two views, as far as they are still there.
    private var screens: [(TransitionViewRole, UIView)] {
        [(.from, fromView), (.to, toView)].compactMap { role, view in view.map { (role, $0) } }
    }

    func role(of view: UIView) -> TransitionViewRole {
        if view === fromView || view === from?.viewIfLoaded { return .from }
        if view === toView || view === to?.viewIfLoaded { return .to }
        if view === container { return .container }
        if view === window { return .window }
        return .other(String(describing: type(of: view)))
    }

    /// Keeps an eye on a property animator.
    func watch(_ keeper: AnimatorKeeper) {
        if !keepers.contains(where: { $0 === keeper }) { keepers.append(keeper) }
    }

    /// Says how the property animators stand, and forgets them.
    func takeAnimatorRemarks() -> [TransitionRemark] {
        let remarks = keepers.compactMap { keeper in
            keeper.remark { layer in screens.first { $0.1.layer === layer }?.0 }
        }
        keepers = []
        return remarks
    }

    /// Whether the context had been asked, when the end was reported, if the transition was taken back.
    var wasAskedAboutCancel = false

    /// Whether property animators were at work.
    var hasKeepers: Bool { !keepers.isEmpty }

    // MARK: Clocks

    /// Whether what the transition has set going still runs, each with what it is.
    private var clocks: [(kind: OwnClock, isRunning: () -> Bool)] = []

    /// Keeps an eye on something that goes on until it is ended.
    func watch(_ clock: OwnClock, isRunning: @escaping () -> Bool) {
        clocks.append((clock, isRunning))
    }

    /// What still goes on of it.
    func clocksLeft() -> [OwnClock] { clocks.filter { $0.isRunning() }.map(\.kind) }

    // MARK: What is left

    /// The animations of the transition that still are on the two screens, the container or the window.
    func animationsLeft() -> [LeftAnimation] {
        var left: [LeftAnimation] = []
        for (role, view) in screens {
            left += animations(on: view.layer, role, isInside: false)
        }
        for (role, view) in [(TransitionViewRole.container, container), (.window, window)] {
            guard let layer = view?.layer, view?.window != nil else { continue }
            left += ownAnimations(on: layer, role)
        }
        return left
    }

    /// - Parameter isInside: The layer belongs to a view inside the screen: its own endless animations are its own affair.
    private func animations(on layer: CALayer, _ role: TransitionViewRole, isInside: Bool) -> [LeftAnimation] {
        var left = ownAnimations(on: layer, role).filter { !isInside || $0.state == .stays }
        if let mask = layer.mask { left += animations(on: mask, role, isInside: isInside) }
        for child in layer.sublayers ?? [] {
            left += animations(on: child, role, isInside: isInside || child.delegate is UIView)
        }
        return left
    }

    private func ownAnimations(on layer: CALayer, _ role: TransitionViewRole) -> [LeftAnimation] {
        layer.animationNotes.compactMap { note in
            guard note.order > animationsBefore, note.order <= animationsAfter, !note.isDriven,
                !foreign.contains(where: { $0.contains(note.order) })
            else { return nil }
            let state: LeftAnimation.State =
                note.hasEnded ? .stays : note.rest.isFinite ? .running(note.rest) : .endless
            let owner = (layer.delegate as? UIView).map { self.role(of: $0) }
            return LeftAnimation(
                key: note.key, keyPath: note.keyPath, role: role, isOnView: owner == role, state: state)
        }
    }

    /// The views that have another mask than before.
    func masksLeft() -> [LeftMask] {
        screens.compactMap { role, view in
            let mask = view.layer.mask.map { ObjectIdentifier($0) }
            guard mask != masks[role] else { return nil }
            return LeftMask(role: role, isLost: mask == nil)
        }
    }

    /// What was put into the window itself and is still there.
    func windowViewsLeft() -> [LeftView] {
        guard let window else { return [] }
        return window.subviews.filter { view in
            !windowViews.contains(ObjectIdentifier(view)) && !(view is TransitionContainerView)
                && view !== window.root?.rootView && view !== fromView && view !== toView
        }.map { LeftView($0) }
    }
}
