/// Tells contacts apart: who meets whom.
struct ContactKey: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let boundary: String?
}

/// A point at which a body meets another, or a boundary.
@MainActor struct DynamicContact {
    let first: DynamicBody
    let second: DynamicBody?
    let boundary: (any NSCopying)?
    let point: CGPoint
    /// Of length 1, from what is met towards the first body.
    let normal: CGPoint
    /// How far they are in one another, in points.
    let depth: CGFloat
    /// The order in which contacts were found.
    let id: Int

    private static var count = 0

    private init(
        _ first: DynamicBody, _ second: DynamicBody? = nil, boundary: (any NSCopying)? = nil, at point: CGPoint,
        normal: CGPoint, depth: CGFloat
    ) {
        DynamicContact.count += 1
        id = DynamicContact.count
        (self.first, self.second, self.boundary) = (first, second, boundary)
        (self.point, self.normal, self.depth) = (point, normal, depth)
    }

    var key: ContactKey {
        ContactKey(
            first: ObjectIdentifier(first), second: second.map(ObjectIdentifier.init),
            boundary: boundary.map { "\($0)" })
    }

    /// A body that stays in a rectangle.
    static func between(_ body: DynamicBody, inside room: CGRect) -> [DynamicContact] {
        let points =
            body.isEllipse
            ? [(-1, 0), (1, 0), (0, -1), (0, 1)].map {
                CGPoint(
                    x: body.position.x + CGFloat($0.0) * body.radius, y: body.position.y + CGFloat($0.1) * body.radius)
            } : body.corners
        return points.flatMap { p -> [DynamicContact] in
            let walls: [(depth: CGFloat, normal: CGPoint)] = [
                (room.minX - p.x, CGPoint(x: 1, y: 0)), (p.x - room.maxX, CGPoint(x: -1, y: 0)),
                (room.minY - p.y, CGPoint(x: 0, y: 1)), (p.y - room.maxY, CGPoint(x: 0, y: -1)),
            ]
            return walls.compactMap {
                $0.depth >= 0 ? DynamicContact(body, at: p, normal: $0.normal, depth: $0.depth) : nil
            }
        }
    }

    /// A body and a line.
    static func between(_ body: DynamicBody, from a: CGPoint, to b: CGPoint, boundary: any NSCopying)
        -> [DynamicContact]
    {
        if body.isEllipse {
            let p = nearest(to: body.position, on: a, b)
            return round(body, body.radius, meets: p).map {
                [DynamicContact(body, boundary: boundary, at: p, normal: $0.normal, depth: $0.depth)]
            } ?? []
        }
        guard let (normal, depth) = overlap(body.corners, [a, b]) else { return [] }
        let inside = body.corners.filter { isBehind($0, [a, b], normal, body.position) }
        let points = inside.isEmpty ? [nearest(to: body.position, on: a, b)] : inside
        return points.map { DynamicContact(body, boundary: boundary, at: $0, normal: normal, depth: depth) }
    }

    /// Two bodies.
    static func between(_ first: DynamicBody, _ second: DynamicBody) -> [DynamicContact] {
        if first.isEllipse, second.isEllipse {
            let (a, b) = (first.position, second.position)
            let distance = hypot(a.x - b.x, a.y - b.y)
            let depth = first.radius + second.radius - distance
            guard depth >= 0 else { return [] }
            let n =
                distance > 1e-6 ? CGPoint(x: (a.x - b.x) / distance, y: (a.y - b.y) / distance) : CGPoint(x: 0, y: -1)
            let point = CGPoint(x: b.x + n.x * second.radius, y: b.y + n.y * second.radius)
            return [DynamicContact(first, second, at: point, normal: n, depth: depth)]
        }
        if first.isEllipse { return ball(first, second).map { [$0] } ?? [] }
        if second.isEllipse {
            return ball(second, first).map {
                [
                    DynamicContact(
                        first, second, at: $0.point, normal: CGPoint(x: -$0.normal.x, y: -$0.normal.y), depth: $0.depth)
                ]
            } ?? []
        }
        let (p, q) = (first.corners, second.corners)
        guard let (normal, depth) = overlap(p, q) else { return [] }
        var points = p.filter { contains(q, $0) } + q.filter { contains(p, $0) }
        if points.isEmpty {
            points = [
                CGPoint(x: (first.position.x + second.position.x) / 2, y: (first.position.y + second.position.y) / 2)
            ]
        }
        return points.map { DynamicContact(first, second, at: $0, normal: normal, depth: depth) }
    }

    /// A ball and a rectangle.
    private static func ball(_ ball: DynamicBody, _ other: DynamicBody) -> DynamicContact? {
        let corners = other.corners
        if contains(corners, ball.position) {
            let d = CGPoint(x: ball.position.x - other.position.x, y: ball.position.y - other.position.y)
            let length = max(hypot(d.x, d.y), 1e-6)
            return DynamicContact(
                ball, other, at: ball.position, normal: CGPoint(x: d.x / length, y: d.y / length), depth: ball.radius)
        }
        let sides = corners.indices.map { nearest(to: ball.position, on: corners[$0], corners[($0 + 1) % 4]) }
        guard
            let p = sides.min(by: {
                hypot($0.x - ball.position.x, $0.y - ball.position.y)
                    < hypot($1.x - ball.position.x, $1.y - ball.position.y)
            }), let (normal, depth) = round(ball, ball.radius, meets: p)
        else { return nil }
        return DynamicContact(ball, other, at: p, normal: normal, depth: depth)
    }

    private static func round(
        _ ball: DynamicBody, _ radius: CGFloat, meets p: CGPoint
    ) -> (normal: CGPoint, depth: CGFloat)? {
        let d = CGPoint(x: ball.position.x - p.x, y: ball.position.y - p.y)
        let distance = hypot(d.x, d.y)
        guard distance <= radius, distance > 1e-9 else { return nil }
        return (CGPoint(x: d.x / distance, y: d.y / distance), radius - distance)
    }

    private static func nearest(to p: CGPoint, on a: CGPoint, _ b: CGPoint) -> CGPoint {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        guard square > 0 else { return a }
        let t = min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0), 1)
        return CGPoint(x: a.x + dx * t, y: a.y + dy * t)
    }

    /// Whether a corner is on the far side of a line from the body's middle.
    private static func isBehind(_ p: CGPoint, _ line: [CGPoint], _ n: CGPoint, _ middle: CGPoint) -> Bool {
        (p.x - line[0].x) * n.x + (p.y - line[0].y) * n.y <= 0
    }

    private static func contains(_ polygon: [CGPoint], _ p: CGPoint) -> Bool {
        polygon.indices.allSatisfy {
            let (a, b) = (polygon[$0], polygon[($0 + 1) % polygon.count])
            return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= -1e-6
        }
    }

    /// The shortest way out of one another of two convex outlines, from the second towards the first; nil if they are apart.
    ///
    /// By the separating axis theorem.
    private static func overlap(_ p: [CGPoint], _ q: [CGPoint]) -> (normal: CGPoint, depth: CGFloat)? {
        var best: (normal: CGPoint, depth: CGFloat)?
        for polygon in [p, q] {
            for index in polygon.indices {
                let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
                let length = hypot(b.x - a.x, b.y - a.y)
                guard length > 1e-9 else { continue }
                let n = CGPoint(x: (b.y - a.y) / length, y: (a.x - b.x) / length)
                func along(_ p: CGPoint) -> CGFloat { p.x * n.x + p.y * n.y }
                let (first, second) = (p.map(along), q.map(along))
                guard let low = first.min(), let high = first.max(), let min = second.min(), let max = second.max(),
                    low <= max, min <= high
                else { return nil }
                // Out along the normal, or against it.
                let ways = [(CGPoint(x: n.x, y: n.y), max - low), (CGPoint(x: -n.x, y: -n.y), high - min)]
                for (normal, depth) in ways where depth < best?.depth ?? .infinity { best = (normal, depth) }
            }
        }
        return best
    }

    /// Speed of approach below which nothing comes back, in points per second.
    private static let restingSpeed: CGFloat = 30

    /// The speed with which they should part, before any impulse of the step.
    var rebound: CGFloat {
        let speed = approach
        let elasticity = max(first.elasticity, second?.elasticity ?? 0)
        return speed < -Self.restingSpeed ? -speed * elasticity : 0
    }

    /// How fast they part, in points per second.
    private var approach: CGFloat {
        let v = relativeVelocity
        return v.x * normal.x + v.y * normal.y
    }

    private var relativeVelocity: CGPoint {
        let (a, b) = (first.velocity(at: point), second?.velocity(at: point) ?? .zero)
        return CGPoint(x: a.x - b.x, y: a.y - b.y)
    }

    private func resistance(along n: CGPoint) -> CGFloat {
        func of(_ body: DynamicBody?) -> CGFloat {
            guard let body else { return 0 }
            let arm = (point.x - body.position.x) * n.y - (point.y - body.position.y) * n.x
            return body.inverseMass + arm * arm * body.inverseInertia
        }
        return of(first) + of(second)
    }

    /// Changes speeds so that they part with one.
    func resolve(rebound: CGFloat) {
        let inverse = resistance(along: normal)
        guard inverse > 0 else { return }
        let impulse = (rebound - approach) / inverse
        guard impulse > 0 else { return }
        push(normal, impulse)
        let tangent = CGPoint(x: -normal.y, y: normal.x)
        let friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
        let across = resistance(along: tangent)
        guard friction > 0, across > 0 else { return }
        let v = relativeVelocity
        let slide = v.x * tangent.x + v.y * tangent.y
        push(tangent, min(max(-slide / across, -friction * impulse), friction * impulse))
    }

    private func push(_ n: CGPoint, _ impulse: CGFloat) {
        first.push(CGPoint(x: n.x * impulse, y: n.y * impulse), at: point)
        second?.push(CGPoint(x: -n.x * impulse, y: -n.y * impulse), at: point)
    }

    /// Depth that is left, so that what rests stays in contact, and the part of the rest that is taken back in a step.
    private static let slop: CGFloat = 0.1
    private static let correction: CGFloat = 0.3

    /// Moves them out of one another.
    func separate(share: CGFloat) {
        let inverse = first.inverseMass + (second?.inverseMass ?? 0)
        guard inverse > 0, depth > Self.slop else { return }
        let way = (depth - Self.slop) * Self.correction * share / inverse
        first.position.x += normal.x * way * first.inverseMass
        first.position.y += normal.y * way * first.inverseMass
        guard let second else { return }
        second.position.x -= normal.x * way * second.inverseMass
        second.position.y -= normal.y * way * second.inverseMass
    }
}
