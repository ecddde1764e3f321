/// The bodies of an animator and how they move on by a step.
@MainActor final class DynamicWorld {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var order: [DynamicBody] = []

    /// Steps within a frame, and rounds in which the contacts of a step are settled.
    private static let steps = 4
    private static let rounds = 8

    func body(_ item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// Has a body for each item that a behaviour acts on, and for no other.
    func gather(_ behaviors: [UIDynamicBehavior]) {
        var known: [ObjectIdentifier: DynamicBody] = [:]
        var inOrder: [DynamicBody] = []
        for item in behaviors.flatMap(\.affected) where known[ObjectIdentifier(item)] == nil {
            let body = bodies[ObjectIdentifier(item)] ?? DynamicBody(item)
            known[ObjectIdentifier(item)] = body
            inOrder.append(body)
        }
        (bodies, order) = (known, inOrder)
    }

    /// One frame; whether anything has moved.
    func advance(_ behaviors: [UIDynamicBehavior], by seconds: CGFloat) -> Bool {
        gather(behaviors)
        order.forEach { $0.follow() }
        behaviors.forEach { $0.prepare(self) }
        let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
        let dt = seconds / CGFloat(Self.steps)
        var contacts: [ObjectIdentifier: [DynamicContact]] = [:]
        for _ in 0..<Self.steps {
            behaviors.forEach { $0.apply(self, dt) }
            order.forEach { $0.accelerate(dt) }
            var all: [(contact: DynamicContact, rebound: CGFloat)] = []
            for collision in collisions {
                let found = collision.findContacts(self)
                contacts[ObjectIdentifier(collision), default: []] += found
                all += found.map { ($0, $0.rebound) }
            }
            for _ in 0..<Self.rounds {
                behaviors.forEach { $0.constrain(self, dt) }
                for (contact, rebound) in all { contact.resolve(rebound: rebound) }
            }
            order.forEach { $0.move(dt) }
            let shares = Dictionary(grouping: all, by: { $0.contact.key }).mapValues { 1 / CGFloat($0.count) }
            for (contact, _) in all { contact.separate(share: shares[contact.key] ?? 1) }
        }
        let moved = order.map { $0.write() }
        for collision in collisions { collision.tell(contacts[ObjectIdentifier(collision)] ?? []) }
        return moved.contains(true)
    }

    /// Whether everything stands, for the eye.
    var isAtRest: Bool { order.allSatisfy { $0.isAnchored || $0.isAtRest } }

    func stop() {
        for body in order { (body.velocity, body.spin) = (.zero, 0) }
    }

    var items: [any UIDynamicItem] { order.map(\.item) }
}
