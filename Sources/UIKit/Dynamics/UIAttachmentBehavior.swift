/// Holds an item at a distance from a point or from another item: by a rod, or by a spring where it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items = 0
        case anchor = 1
    }

    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint {
        didSet { dynamicAnimator?.wake() }
    }
    /// In points.
    open var length: CGFloat {
        didSet { dynamicAnimator?.wake() }
    }
    /// Of the spring: 1 does not swing.
    open var damping: CGFloat = 0
    /// Of the spring, in swings per second; 0 is a rod.
    open var frequency: CGFloat = 0

    private let offsets: (UIOffset, UIOffset)
    /// The part of a rod's error that is taken back in a step.
    private static let correction: CGFloat = 0.2

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        offsets = (offset, .zero)
        length = Self.distance(Self.place(of: offset, in: item), point)
        super.init()
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        offsets = (offset1, offset2)
        length = Self.distance(Self.place(of: offset1, in: item1), Self.place(of: offset2, in: item2))
        super.init()
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    private static func place(of offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
        let p = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(x: item.center.x + p.x, y: item.center.y + p.y)
    }

    override var affected: [any UIDynamicItem] { items }

    override func constrain(_ world: DynamicWorld, _ dt: CGFloat) {
        guard let first = world.body(items[0]) else { return }
        let second = items.count > 1 ? world.body(items[1]) : nil
        let a = first.place(of: CGPoint(x: offsets.0.horizontal, y: offsets.0.vertical))
        let b = second?.place(of: CGPoint(x: offsets.1.horizontal, y: offsets.1.vertical)) ?? anchorPoint
        let distance = Self.distance(a, b)
        if distance < 1e-6, length < 1e-6, frequency <= 0 { return stop(first, second, at: a) }
        // Towards the other end; any direction will do where they are in one place.
        let n = distance > 1e-6 ? CGPoint(x: (b.x - a.x) / distance, y: (b.y - a.y) / distance) : CGPoint(x: 1, y: 0)
        func resistance(_ body: DynamicBody?, _ p: CGPoint) -> CGFloat {
            guard let body else { return 0 }
            let arm = (p.x - body.position.x) * n.y - (p.y - body.position.y) * n.x
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        let inverse = resistance(first, a) + resistance(second, b)
        guard inverse > 0 else { return }
        let (va, vb) = (first.velocity(at: a), second?.velocity(at: b) ?? .zero)
        let speed = (va.x - vb.x) * n.x + (va.y - vb.y) * n.y
        let error = distance - length
        // A soft constraint (Catto, "Soft Constraints", 2011): a spring that is stable at any stiffness; a rod is one without give.
        var (softness, bias) = (CGFloat(0), Self.correction * error / dt)
        if frequency > 0 {
            let w = 2 * .pi * frequency
            let (c, k) = (2 * damping * w / inverse, w * w / inverse)
            softness = 1 / (dt * (c + dt * k))
            bias = error * k / (c + dt * k)
        }
        let impulse = (bias - speed) / (inverse + softness)
        first.push(CGPoint(x: n.x * impulse, y: n.y * impulse), at: a)
        second?.push(CGPoint(x: -n.x * impulse, y: -n.y * impulse), at: b)
    }

    /// A rod without length: the two ends move alike.
    private func stop(_ first: DynamicBody, _ second: DynamicBody?, at point: CGPoint) {
        let inverse = first.inverseMass + (second?.inverseMass ?? 0)
        guard inverse > 0 else { return }
        let (va, vb) = (first.velocity(at: point), second?.velocity(at: point) ?? .zero)
        let impulse = CGPoint(x: (vb.x - va.x) / inverse, y: (vb.y - va.y) / inverse)
        first.push(impulse, at: point)
        second?.push(CGPoint(x: -impulse.x, y: -impulse.y), at: point)
    }

    override var isAtWork: Bool {
        let a = Self.place(of: offsets.0, in: items[0])
        let b = items.count > 1 ? Self.place(of: offsets.1, in: items[1]) : anchorPoint
        return abs(Self.distance(a, b) - length) > 1
    }
}
