/// Is told when items meet and part.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Lets items meet each other and boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: ItemsBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    open var collisionMode = Mode.everything
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the reference view's sides are boundaries.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet { dynamicAnimator?.wake() }
    }

    /// A line that items do not pass.
    struct Boundary {
        let name: any NSCopying
        let segments: [(from: CGPoint, to: CGPoint)]
    }

    private(set) var boundaries: [Boundary] = []
    private var insets = UIEdgeInsets.zero
    /// Who is in contact with whom.
    private var contacts: [ContactKey: DynamicContact] = [:]

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        add(identifier, bezierPath.cgPath.chords)
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        add(identifier, [(p1, p2)])
    }

    private func add(_ name: any NSCopying, _ segments: [(from: CGPoint, to: CGPoint)]) {
        removeBoundary(withIdentifier: name)
        boundaries.append(Boundary(name: name, segments: segments))
        dynamicAnimator?.wake()
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { "\($0.name)" == "\(identifier)" }
        dynamicAnimator?.wake()
    }

    open func removeAllBoundaries() {
        boundaries = []
        dynamicAnimator?.wake()
    }

    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.name)
    }

    /// The part of the reference view that items stay in.
    private var room: CGRect? {
        guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else { return nil }
        return view.bounds.inset(by: insets)
    }

    /// The contacts of the items where they are now.
    func findContacts(_ world: DynamicWorld) -> [DynamicContact] {
        let bodies = items.compactMap(world.body)
        var found: [DynamicContact] = []
        if collisionMode.contains(.boundaries) {
            for body in bodies {
                if let room { found += DynamicContact.between(body, inside: room) }
                for boundary in boundaries {
                    found += boundary.segments.flatMap {
                        DynamicContact.between(body, from: $0.from, to: $0.to, boundary: boundary.name)
                    }
                }
            }
        }
        if collisionMode.contains(.items) {
            for (index, first) in bodies.enumerated() {
                for second in bodies[(index + 1)...] { found += DynamicContact.between(first, second) }
            }
        }
        return found
    }

    /// Tells the delegate what has begun and ended since the last step.
    func tell(_ found: [DynamicContact]) {
        var now: [ContactKey: DynamicContact] = [:]
        for contact in found where now[contact.key] == nil { now[contact.key] = contact }
        let (before, delegate) = (contacts, collisionDelegate)
        contacts = now
        for contact in found where before[contact.key] == nil && now[contact.key]?.id == contact.id {
            if let other = contact.second {
                delegate?.collisionBehavior(
                    self, beganContactFor: contact.first.item, with: other.item, at: contact.point)
            } else {
                delegate?.collisionBehavior(
                    self, beganContactFor: contact.first.item, withBoundaryIdentifier: contact.boundary,
                    at: contact.point)
            }
        }
        for (_, contact) in before.filter({ now[$0.key] == nil }).sorted(by: { $0.value.id < $1.value.id }) {
            if let other = contact.second {
                delegate?.collisionBehavior(self, endedContactFor: contact.first.item, with: other.item)
            } else {
                delegate?.collisionBehavior(
                    self, endedContactFor: contact.first.item, withBoundaryIdentifier: contact.boundary)
            }
        }
    }
}

extension CGPath {
    /// The path as straight lines.
    fileprivate var chords: [(from: CGPoint, to: CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func curve(_ steps: Int, _ point: (CGFloat) -> CGPoint) {
            for i in 1...steps {
                let next = point(CGFloat(i) / CGFloat(steps))
                lines.append((current, next))
                current = next
            }
        }
        for element in elements {
            let from = current
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p): curve(1) { _ in p }
            case .quad(let p, let c):
                curve(12) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
                        y: u * u * from.y + 2 * u * t * c.y + t * t * p.y)
                }
            case .cubic(let p, let c, let d):
                curve(16) { t in
                    let u = 1 - t
                    let k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: k.0 * from.x + k.1 * c.x + k.2 * d.x + k.3 * p.x,
                        y: k.0 * from.y + k.1 * c.y + k.2 * d.y + k.3 * p.y)
                }
            case .close: if current != start { curve(1) { _ in start } }
            }
        }
        return lines
    }
}
