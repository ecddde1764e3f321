/// An item on its way: a rigid rectangle or ellipse.
///
/// Lengths are points, masses those of the platform: an item of 100 × 100 points and density 1 has the mass 1.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    var position: CGPoint
    var angle: CGFloat
    var velocity = CGPoint.zero
    /// Radians per second.
    var spin: CGFloat = 0
    /// Gathered in a step, in mass · points / s².
    var force = CGPoint.zero
    var torque: CGFloat = 0

    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var density: CGFloat = 1
    var allowsRotation = true
    var isAnchored = false

    /// The turn that the item had besides: what of its transform is no rotation.
    private var shape: CGAffineTransform
    /// What the body wrote last: another value was set by somebody else.
    private var written: (center: CGPoint, transform: CGAffineTransform)

    init(_ item: any UIDynamicItem) {
        self.item = item
        position = item.center
        angle = atan2(item.transform.b, item.transform.a)
        shape = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        written = (item.center, item.transform)
    }

    var size: CGSize { item.bounds.size }
    var mass: CGFloat { max(density * size.width * size.height / 10_000, 1e-6) }
    var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
    /// Of a rectangle about its middle.
    var inverseInertia: CGFloat {
        guard !isAnchored, allowsRotation else { return 0 }
        return 12 / max(mass * (size.width * size.width + size.height * size.height), 1e-6)
    }
    var isEllipse: Bool { item.collisionBoundsType == .ellipse }
    var radius: CGFloat { min(size.width, size.height) / 2 }

    /// The corners, clockwise on the screen.
    var corners: [CGPoint] {
        let (w, h) = (size.width / 2, size.height / 2)
        let turn = CGAffineTransform(rotationAngle: angle)
        return [CGPoint(x: -w, y: -h), CGPoint(x: w, y: -h), CGPoint(x: w, y: h), CGPoint(x: -w, y: h)].map {
            let p = $0.applying(turn)
            return CGPoint(x: position.x + p.x, y: position.y + p.y)
        }
    }

    /// A point of the item, from its middle, where it is now.
    func place(of offset: CGPoint) -> CGPoint {
        let p = offset.applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: position.x + p.x, y: position.y + p.y)
    }

    func velocity(at point: CGPoint) -> CGPoint {
        CGPoint(
            x: velocity.x - spin * (point.y - position.y), y: velocity.y + spin * (point.x - position.x))
    }

    func push(_ impulse: CGPoint, at point: CGPoint) {
        velocity.x += impulse.x * inverseMass
        velocity.y += impulse.y * inverseMass
        spin += ((point.x - position.x) * impulse.y - (point.y - position.y) * impulse.x) * inverseInertia
    }

    /// Takes over what somebody else has set, after which the animator is told.
    func adopt() {
        position = item.center
        angle = atan2(item.transform.b, item.transform.a)
        shape = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        written = (item.center, item.transform)
    }

    /// Follows an item that has been moved by other hands.
    func follow() {
        if item.center != written.center { position = item.center }
    }

    /// Speeds from the forces of a step.
    func accelerate(_ dt: CGFloat) {
        if isAnchored {
            (velocity, spin) = (.zero, 0)
        } else {
            velocity.x += force.x * inverseMass * dt
            velocity.y += force.y * inverseMass * dt
            spin += torque * inverseInertia * dt
            let (slower, calmer) = (max(1 - resistance * dt, 0), max(1 - angularResistance * dt, 0))
            velocity = CGPoint(x: velocity.x * slower, y: velocity.y * slower)
            spin = allowsRotation ? spin * calmer : 0
        }
        (force, torque) = (.zero, 0)
    }

    func move(_ dt: CGFloat) {
        guard !isAnchored else { return }
        position.x += velocity.x * dt
        position.y += velocity.y * dt
        angle += spin * dt
    }

    /// Gives the item its new place; whether it has one.
    @discardableResult
    func write() -> Bool {
        let transform = shape.concatenating(CGAffineTransform(rotationAngle: angle))
        let isMoved = hypot(position.x - written.center.x, position.y - written.center.y) > 0.001
        if isMoved { item.center = position }
        let isTurned =
            abs(transform.a - written.transform.a) + abs(transform.b - written.transform.b) > 1e-5
        if isTurned { item.transform = transform }
        if isMoved || isTurned { written = (item.center, item.transform) }
        return isMoved || isTurned
    }

    /// Whether it stands, for the eye.
    var isAtRest: Bool { hypot(velocity.x, velocity.y) < 2 && abs(spin) < 0.02 }
}
