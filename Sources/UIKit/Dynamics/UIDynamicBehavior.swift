/// Something that acts on items of an animator, or a bundle of such.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after every step of the animator.
    open var action: (() -> Void)?
    /// The animator that it was added to, by itself or in a bundle.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet {
            guard oldValue !== dynamicAnimator else { return }
            willMove(to: dynamicAnimator)
            for child in childBehaviors { child.dynamicAnimator = dynamicAnimator }
        }
    }

    public override init() {
        super.init()
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        dynamicAnimator?.wake()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }

    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items that it acts on.
    var affected: [any UIDynamicItem] { [] }

    /// Gives the bodies what is theirs before a step: density, elasticity …
    func prepare(_ world: DynamicWorld) {}

    /// Adds its forces.
    func apply(_ world: DynamicWorld, _ dt: CGFloat) {}

    /// Corrects speeds after the forces.
    func constrain(_ world: DynamicWorld, _ dt: CGFloat) {}

    /// Whether it keeps the animator awake while nothing moves.
    var isAtWork: Bool { false }
}

/// What most behaviours have: a list of items.
@preconcurrency @MainActor open class ItemsBehavior: UIDynamicBehavior {
    open internal(set) var items: [any UIDynamicItem] = []

    public init(items: [any UIDynamicItem]) {
        super.init()
        self.items = items
    }

    public convenience override init() {
        self.init(items: [])
    }

    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        dynamicAnimator?.wake()
    }

    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        dynamicAnimator?.wake()
    }

    override var affected: [any UIDynamicItem] { items }
}

/// Pulls all items the same way; 1 is 1000 points per second, per second, downwards at first.
@preconcurrency @MainActor open class UIGravityBehavior: ItemsBehavior {
    /// Points per second, per second, of a magnitude of 1.
    static let unit: CGFloat = 1000

    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { dynamicAnimator?.wake() }
    }

    /// From the x axis, in radians.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func apply(_ world: DynamicWorld, _ dt: CGFloat) {
        for item in items {
            guard let body = world.body(item) else { continue }
            body.force.x += gravityDirection.dx * Self.unit * body.mass
            body.force.y += gravityDirection.dy * Self.unit * body.mass
        }
    }
}

/// Pushes items: for a moment, or as long as it is active. A magnitude of 1 gives a mass of 1, which is an item of 100 × 100
/// points, 100 points per second, or per second and second.
@preconcurrency @MainActor open class UIPushBehavior: ItemsBehavior {
    public enum Mode: Int, Sendable {
        case continuous = 0
        case instantaneous = 1
    }

    private static let unit: CGFloat = 100

    public let mode: Mode
    /// Whether it pushes; an instantaneous push is over after one step.
    open var active = true {
        didSet { dynamicAnimator?.wake() }
    }
    open var pushDirection = CGVector(dx: 0, dy: 0) {
        didSet { dynamicAnimator?.wake() }
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Where an item is pushed, from its middle.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    override func apply(_ world: DynamicWorld, _ dt: CGFloat) {
        guard active else { return }
        let force = CGPoint(x: pushDirection.dx * Self.unit, y: pushDirection.dy * Self.unit)
        for item in items {
            guard let body = world.body(item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let point = body.place(of: CGPoint(x: offset.horizontal, y: offset.vertical))
            switch mode {
            case .instantaneous: body.push(force, at: point)
            case .continuous: body.push(CGPoint(x: force.x * dt, y: force.y * dt), at: point)
            }
        }
        if mode == .instantaneous { active = false }
    }

    override var isAtWork: Bool { active && magnitude > 0 && !items.isEmpty }
}

/// What items are made of, and how fast they are to start with.
@preconcurrency @MainActor open class UIDynamicItemBehavior: ItemsBehavior {
    /// 0 stops at what it meets, 1 comes back as fast.
    open var elasticity: CGFloat = 0
    /// 0 slides along what it meets.
    open var friction: CGFloat = 0
    /// Mass of 100 × 100 points.
    open var density: CGFloat = 1
    /// What is lost of the speed, per second.
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var allowsRotation = true
    /// Whether the items stay where they are whatever meets them.
    open var isAnchored = false
    private var pending: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

    /// Points per second, added to what the item has.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        pending.append((item, velocity, 0))
        dynamicAnimator?.wake()
    }

    /// Radians per second, added to what the item has.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        pending.append((item, .zero, velocity))
        dynamicAnimator?.wake()
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.world.body(item)?.velocity ?? .zero
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.world.body(item)?.spin ?? 0
    }

    override func prepare(_ world: DynamicWorld) {
        for item in items {
            guard let body = world.body(item) else { continue }
            (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
            (body.resistance, body.angularResistance) = (resistance, angularResistance)
            (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
        }
        for (item, velocity, spin) in pending {
            guard let body = world.body(item) else { continue }
            body.velocity.x += velocity.x
            body.velocity.y += velocity.y
            body.spin += spin
        }
        pending = []
    }
}
