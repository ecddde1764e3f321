/// Both screens of a transition and what an effect needs to move them.
///
/// The stage remembers how the screens were and takes away what the effect added: whether it completes or is
/// cancelled, nothing is left behind. It reports when every animation started through it is over.
@preconcurrency @MainActor
public final class Stage {
    /// The view in which it takes place.
    public let container: UIView
    /// The screen that is left.
    public let from: UIView
    /// The screen that is entered. It is not in the container until the effect shows it.
    public let to: UIView
    public let fromController: UIViewController
    public let toController: UIViewController
    public let isEntering: Bool
    /// Seconds of the whole.
    public let duration: TimeInterval
    /// Whether a gesture has it in hand from the start: curves then count as linear.
    public var isInteractive: Bool { context.isInteractive }

    let effect: Effect
    private let context: any UIViewControllerContextTransitioning
    private var added: [UIView] = []
    private var endings: [(Bool) -> Void] = []
    private let fromBefore: Appearance
    private let toBefore: Appearance
    private var kept: [UIView] = []
    /// One for the effect's own code, one for each animation.
    private var pending = 1
    private var isOver = false

    /// Where the entered screen lies beside the one that is left.
    public enum Order: Sendable {
        case above
        case below
    }

    init?(
        _ context: any UIViewControllerContextTransitioning, effect: Effect, isEntering: Bool, duration: TimeInterval
    ) {
        guard let left = context.viewController(forKey: .from), let entered = context.viewController(forKey: .to),
            let from = context.view(forKey: .from) ?? left.view, let to = context.view(forKey: .to) ?? entered.view
        else { return nil }
        self.context = context
        self.effect = effect
        self.isEntering = isEntering
        self.duration = duration
        self.from = from
        self.to = to
        fromController = left
        toController = entered
        container = context.containerView
        if context.view(forKey: .to) != nil {
            let frame = context.finalFrame(for: entered)
            if frame != .zero { to.frame = frame }
        }
        fromBefore = Appearance(of: from)
        toBefore = Appearance(of: to)
    }

    /// The middle of the container.
    public var middle: CGPoint { CGPoint(x: container.bounds.midX, y: container.bounds.midY) }
    public var size: CGSize { container.bounds.size }

    /// Puts the entered screen into the container, above or below the one that is left. A screen that stays where it
    /// is, as the presenter of a card does, is not moved.
    public func showEntering(_ order: Order) {
        guard context.view(forKey: .to) != nil else { return }
        switch order {
        case .above: container.addSubview(to)
        case .below: container.insertSubview(to, at: 0)
        }
        // Its elements' places are asked for, and a device has not laid it out yet.
        to.layoutIfNeeded()
    }

    /// Puts a view into the container, in front, until the transition is over.
    public func add(_ view: UIView) {
        added.append(view)
        container.addSubview(view)
    }

    /// Puts a view behind another (which is in the container) until the transition is over.
    public func add(_ view: UIView, below other: UIView) {
        added.append(view)
        container.insertSubview(view, belowSubview: other)
    }

    /// A view of one colour that fills the container.
    public func backdrop(_ color: UIColor) -> UIView {
        let view = UIView(frame: container.bounds)
        view.layer.name = "backdrop"
        view.backgroundColor = color
        return view
    }

    /// A screen keeps what the animation made of it when the transition completes.
    public func keep(_ screen: UIView) {
        kept.append(screen)
    }

    /// Called when it is over, before it is reported, with whether it completed.
    public func atEnd(_ body: @escaping (Bool) -> Void) {
        endings.append(body)
    }

    /// Lets an animator written for UIKit run on this stage; its report is the stage's.
    func run(_ animator: any UIViewControllerAnimatedTransitioning) {
        partBegins()
        animator.animateTransition(using: Relay(context) { self.partEnded() })
    }

    /// Dissolves one screen into the other.
    public func crossFade() {
        showEntering(isEntering ? .above : .below)
        if isEntering { to.alpha = 0 }
        animate { [from, to, isEntering] in
            if isEntering { to.alpha = 1 } else { from.alpha = 0 }
        }
    }

    /// The effect's code has run.
    func isSet() {
        partEnded()
    }

    /// Something begins on whose end the report waits.
    func partBegins() {
        pending += 1
    }

    /// It is over.
    func partEnded() {
        pending -= 1
        guard pending == 0, !isOver else { return }
        isOver = true
        let completed = !context.transitionWasCancelled
        for ending in endings { ending(completed) }
        for view in added { view.removeFromSuperview() }
        endings = []
        added = []
        for (screen, before) in [(from, fromBefore), (to, toBefore)] {
            if !completed || !kept.contains(screen) { before.restore(screen) }
        }
        context.completeTransition(completed)
    }
}

/// The properties of a screen that effects change.
@MainActor
private struct Appearance {
    private let bounds: CGRect
    private let center: CGPoint
    private let transform: CATransform3D
    private let anchorPoint: CGPoint
    private let zPosition: CGFloat
    private let alpha: CGFloat
    private let isHidden: Bool
    private let clips: Bool
    private let cornerRadius: CGFloat
    private let mask: UIView?

    init(of view: UIView) {
        bounds = view.bounds
        center = view.center
        transform = view.layer.transform
        anchorPoint = view.layer.anchorPoint
        zPosition = view.layer.zPosition
        alpha = view.alpha
        isHidden = view.isHidden
        clips = view.clipsToBounds
        cornerRadius = view.layer.cornerRadius
        mask = view.mask
    }

    func restore(_ view: UIView) {
        view.layer.transform = transform
        view.layer.anchorPoint = anchorPoint
        view.bounds = bounds
        view.center = center
        view.layer.zPosition = zPosition
        view.alpha = alpha
        view.isHidden = isHidden
        view.clipsToBounds = clips
        view.layer.cornerRadius = cornerRadius
        view.mask = mask
    }
}
