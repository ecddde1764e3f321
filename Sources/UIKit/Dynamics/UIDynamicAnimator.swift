/// Is told when an animator begins to work and when all has come to rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the laws of mechanics: in fixed steps of the virtual clock, and so the same in every run.
///
/// It changes the items' centres and turns as code does, so that time that goes back shows what was.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    public private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) var isRunning = false
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Seconds that it has worked.
    open private(set) var elapsedTime: TimeInterval = 0

    let world = DynamicWorld()
    private var next: VirtualClock.Scheduled?
    /// Frames in which nothing has moved.
    private var quietFrames = 0

    private static let interval = 1.0 / 60  // s
    /// It pauses after so many quiet frames.
    private static let patience = 15

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public override init() {
        super.init()
    }

    isolated deinit {
        next?.cancel()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        wake()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        wake()
    }

    open func removeAllBehaviors() {
        let all = behaviors
        behaviors = []
        for behavior in all { behavior.dynamicAnimator = nil }
    }

    /// Takes over the place and turn that code has given an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(item)?.adopt()
        wake()
    }

    /// The items whose rectangles meet another.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.gather(all)
        return world.items.filter {
            let (c, b) = ($0.center, $0.bounds)
            return rect.intersects(
                CGRect(x: c.x - b.width / 2, y: c.y - b.height / 2, width: b.width, height: b.height))
        }
    }

    /// All behaviours, those in bundles too.
    private var all: [UIDynamicBehavior] {
        func flat(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
            [behavior] + behavior.childBehaviors.flatMap(flat)
        }
        return behaviors.flatMap(flat)
    }

    /// Goes on working, if there is anything to do.
    func wake() {
        quietFrames = 0
        guard !behaviors.isEmpty, next?.isPending != true else { return }
        if !isRunning {
            isRunning = true
            delegate?.dynamicAnimatorWillResume(self)
        }
        schedule()
    }

    private func schedule() {
        let clock = VirtualClock.current
        let frame = ((clock.now / Self.interval + 1e-6).rounded(.down) + 1) * Self.interval
        next = clock.schedule(at: frame) { [weak self] in MainActor.assumeIsolated { self?.step() } }
    }

    private func step() {
        next = nil
        guard !behaviors.isEmpty else { return pause() }
        let active = all
        elapsedTime += Self.interval
        let isMoving = world.advance(active, by: CGFloat(Self.interval))
        for behavior in active { behavior.action?() }
        let isBusy = isMoving && !world.isAtRest || active.contains { $0.isAtWork }
        quietFrames = isBusy ? 0 : quietFrames + 1
        if quietFrames > Self.patience {
            pause()
        } else if next?.isPending != true {
            schedule()
        }
    }

    private func pause() {
        guard isRunning else { return }
        isRunning = false
        world.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }
}
