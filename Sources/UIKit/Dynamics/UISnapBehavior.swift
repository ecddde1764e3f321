/// Draws an item to a point, past it and back if it is little damped, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint {
        didSet { dynamicAnimator?.wake() }
    }
    /// 0 swings most, 1 least.
    open var damping: CGFloat = 0.5

    /// Of the spring, s⁻¹: it is there in about half a second.
    private static let frequency: CGFloat = 14
    /// The least and the greatest damping ratio.
    private static let ratios: (CGFloat, CGFloat) = (0.25, 1)

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var affected: [any UIDynamicItem] { [item] }

    override func apply(_ world: DynamicWorld, _ dt: CGFloat) {
        guard let body = world.body(item) else { return }
        let w = Self.frequency
        let ratio = Self.ratios.0 + (Self.ratios.1 - Self.ratios.0) * min(max(damping, 0), 1)
        body.force.x += body.mass * (w * w * (snapPoint.x - body.position.x) - 2 * ratio * w * body.velocity.x)
        body.force.y += body.mass * (w * w * (snapPoint.y - body.position.y) - 2 * ratio * w * body.velocity.y)
        guard body.inverseInertia > 0 else { return }
        let away = remainder(body.angle, 2 * .pi)
        body.torque += (-w * w * away - 2 * ratio * w * body.spin) / body.inverseInertia
    }

    override var isAtWork: Bool {
        hypot(item.center.x - snapPoint.x, item.center.y - snapPoint.y) > 0.5
    }
}
