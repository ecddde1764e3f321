/// A layer's plane among those of its siblings, in their superlayer's space: where the eye is at z = ∞, perspective having been
/// applied. An object, since planes are sorted and a node is large.
final class SpacePlane {
    let node: RenderNode
    /// From the layer's plane to the superlayer's space.
    let matrix: CATransform3D
    /// Its corners, or those of the part that is left of it, in its own plane.
    let corners: [CGPoint]
    /// Lines that it was cut along: a·x + b·y + c ≥ 0 is kept.
    private let cuts: [(a: CGFloat, b: CGFloat, c: CGFloat)]
    /// Among planes that lie in one another: by the order of the layers.
    let order: Int

    init(_ node: RenderNode, _ matrix: CATransform3D, order: Int) {
        self.node = node
        self.matrix = matrix
        self.order = order
        let r = node.bounds
        corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
            CGPoint(x: r.minX, y: r.maxY),
        ]
        cuts = []
    }

    /// What of another lies on one side of a line in it.
    private init(_ whole: SpacePlane, keeping line: (a: CGFloat, b: CGFloat, c: CGFloat)) {
        (node, matrix, order) = (whole.node, whole.matrix, whole.order)
        corners = Self.clip(whole.corners, line)
        cuts = whole.cuts + [line]
    }

    /// The place of a point of the plane in space; nil behind the eye.
    func place(_ p: CGPoint) -> Vector? {
        let m = matrix
        let w = p.x * m.m14 + p.y * m.m24 + m.m44
        guard w > 1e-6 else { return nil }
        return Vector(
            (p.x * m.m11 + p.y * m.m21 + m.m41) / w, (p.x * m.m12 + p.y * m.m22 + m.m42) / w,
            (p.x * m.m13 + p.y * m.m23 + m.m43) / w)
    }

    /// The plane in space, its normal towards the eye; nil if it is behind the eye or has no area.
    var plane: (normal: Vector, distance: CGFloat)? {
        guard corners.count > 2, let a = place(corners[0]), let b = place(corners[1]),
            let c = place(corners[corners.count - 1])
        else { return nil }
        var normal = (b - a).cross(c - a)
        guard normal.length > 1e-9 else { return nil }
        normal = normal * ((normal.z < 0 ? -1 : 1) / normal.length)
        return (normal, normal.dot(a))
    }

    /// How far a plane of space lies below a point of this one, in points times the point's w.
    private func height(above plane: (normal: Vector, distance: CGFloat)) -> (a: CGFloat, b: CGFloat, c: CGFloat) {
        let (m, n, d) = (matrix, plane.normal, plane.distance)
        return (
            n.x * m.m11 + n.y * m.m12 + n.z * m.m13 - d * m.m14, n.x * m.m21 + n.y * m.m22 + n.z * m.m23 - d * m.m24,
            n.x * m.m41 + n.y * m.m42 + n.z * m.m43 - d * m.m44
        )
    }

    /// Heights above a plane that count as none, in points.
    private static let tolerance: CGFloat = 0.02

    enum Side {
        case behind, within, before
        case cut(behind: SpacePlane, before: SpacePlane)
    }

    /// The upright rectangle around its corners as they are seen; empty behind the eye.
    private var box: CGRect {
        let places = corners.compactMap(place)
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
            let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// On which side of another's plane it lies.
    func side(of other: SpacePlane, _ plane: (normal: Vector, distance: CGFloat)) -> Side {
        let heights = corners.map { place($0).map { $0.dot(plane.normal) - plane.distance } ?? 0 }
        let isBefore = heights.contains { $0 > Self.tolerance }
        let isBehind = heights.contains { $0 < -Self.tolerance }
        switch (isBehind, isBefore) {
        case (false, false): return .within
        case (true, false): return .behind
        case (false, true): return .before
        case (true, true) where !box.intersects(other.box):
            // Nothing of either is behind the other: a cut would be seen, and is of no use.
            return heights.reduce(0, +) < 0 ? .behind : .before
        case (true, true):
            let line = height(above: plane)
            return .cut(
                behind: SpacePlane(self, keeping: (-line.a, -line.b, -line.c)), before: SpacePlane(self, keeping: line))
        }
    }

    /// Sutherland and Hodgman's step for one line.
    private static func clip(_ polygon: [CGPoint], _ line: (a: CGFloat, b: CGFloat, c: CGFloat)) -> [CGPoint] {
        var result: [CGPoint] = []
        for (index, p) in polygon.enumerated() {
            let q = polygon[(index + 1) % polygon.count]
            let (d, e) = (line.a * p.x + line.b * p.y + line.c, line.a * q.x + line.b * q.y + line.c)
            if d >= 0 { result.append(p) }
            if d * e < 0 {
                let f = d / (d - e)
                result.append(CGPoint(x: p.x + (q.x - p.x) * f, y: p.y + (q.y - p.y) * f))
            }
        }
        return result
    }

    /// What is drawn of it: all, or as much as its cuts leave, with all that sticks out of its bounds.
    var shown: RenderNode {
        guard !cuts.isEmpty else { return node }
        let around = node.bounds.insetBy(dx: -4 * node.bounds.width - 100, dy: -4 * node.bounds.height - 100)
        var polygon = [
            CGPoint(x: around.minX, y: around.minY), CGPoint(x: around.maxX, y: around.minY),
            CGPoint(x: around.maxX, y: around.maxY), CGPoint(x: around.minX, y: around.maxY),
        ]
        for line in cuts { polygon = Self.clip(polygon, line) }
        let path = CGMutablePath()
        path.addLines(between: polygon)
        path.closeSubpath()
        var whole = node
        whole.projection = .identity
        var part = RenderNode()
        part.projection = node.projection
        part.bounds = node.bounds
        part.mask = .path(path, .winding)
        part.children = [whole]
        return part
    }
}

/// Puts planes in the order in which they are drawn, the farthest first; those that go through each other are cut.
///
/// By a tree of planes (Fuchs, Kedem and Naylor, "On Visible Surface Generation by a Priori Tree Structures", 1980).
enum DepthOrder {
    /// More planes than this are put in order by their middles.
    private static let limit = 64

    static func nodes(_ planes: [SpacePlane]) -> [RenderNode] {
        if planes.count > limit { return byMiddles(planes).map(\.shown) }
        var result: [SpacePlane] = []
        add(planes, to: &result, depth: 0)
        return result.map(\.shown)
    }

    private static func add(_ planes: [SpacePlane], to result: inout [SpacePlane], depth: Int) {
        guard planes.count > 1 else { return result.append(contentsOf: planes) }
        guard depth < limit, let first = planes.firstIndex(where: { $0.plane != nil }),
            let plane = planes[first].plane
        else { return result.append(contentsOf: byMiddles(planes)) }
        var (behind, within, before): ([SpacePlane], [SpacePlane], [SpacePlane]) = ([], [], [])
        for (index, other) in planes.enumerated() {
            if index == first {
                within.append(other)
                continue
            }
            switch other.side(of: planes[first], plane) {
            case .behind: behind.append(other)
            case .within: within.append(other)
            case .before: before.append(other)
            case .cut(let back, let front):
                behind.append(back)
                before.append(front)
            }
        }
        add(behind, to: &result, depth: depth + 1)
        result += within.sorted { $0.order < $1.order }
        add(before, to: &result, depth: depth + 1)
    }

    private static func byMiddles(_ planes: [SpacePlane]) -> [SpacePlane] {
        func depth(_ plane: SpacePlane) -> CGFloat {
            plane.place(CGPoint(x: plane.node.bounds.midX, y: plane.node.bounds.midY))?.z ?? -.infinity
        }
        return planes.sorted { (depth($0), $0.order) < (depth($1), $1.order) }
    }
}

extension FrozenLayer {
    /// What the sublayers show where some of them may not lie flat, or share their superlayer's space: the farthest first.
    func spaceNodes(in around: Surroundings, state: LayerState) -> [RenderNode] {
        var (nodes, matrices) = ([RenderNode](), [CATransform3D]())
        nodes.reserveCapacity(interior.children.count)
        matrices.reserveCapacity(interior.children.count)
        addPlanes(in: around, outer: state.sublayerMatrix, opacity: 1, to: &nodes, &matrices)
        guard matrices.allSatisfy(\.isFlat) else {
            return DepthOrder.nodes(nodes.indices.map { SpacePlane(nodes[$0], matrices[$0], order: $0) })
        }
        // All lie flat: by their depth, those behind the eye as they come.
        let depth = matrices.first?.m43
        if matrices.allSatisfy({ $0.m43 == depth }) { return nodes }
        return nodes.indices.sorted { (matrices[$0].m43, $0) < (matrices[$1].m43, $1) }.map { nodes[$0] }
    }

    /// Adds the planes of the sublayers, and of those of transform layers among them.
    ///
    /// - Parameter outer: from the space of the sublayers to that of the planes.
    private func addPlanes(
        in around: Surroundings, outer: CATransform3D?, opacity: CGFloat, to nodes: inout [RenderNode],
        _ matrices: inout [CATransform3D]
    ) {
        for child in interior.children {
            let (inner, shown) = child.shown(in: around)
            let matrix = outer.map { CATransform3DConcat(shown.matrix, $0) } ?? shown.matrix
            if shown.isSpace {
                guard !shown.isHidden, shown.opacity > 0 else { continue }
                let inside = shown.sublayerMatrix.map { CATransform3DConcat($0, matrix) } ?? matrix
                child.addPlanes(in: inner, outer: inside, opacity: opacity * shown.opacity, to: &nodes, &matrices)
            } else if var node = child.node(inner, shown, in: around, projection: Projection(plane: matrix)) {
                node.opacity *= opacity
                nodes.append(node)
                matrices.append(matrix)
            }
        }
    }
}

extension CATransform3D {
    /// Whether it keeps the plane z = 0 parallel to itself.
    var isFlat: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 }
}
