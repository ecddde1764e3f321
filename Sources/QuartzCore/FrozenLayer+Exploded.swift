/// From where the planes of an exploded tree are seen.
package struct PlaneCamera {
    /// From the screen's points, with z towards the viewer and 0 in the middle of the planes, to the picture's points.
    package var matrix: CATransform3D
    /// The room that all planes have between the first and the last, and the most there is between two, in points.
    package var depth: CGFloat
    package var largestGap: CGFloat

    package init(matrix: CATransform3D, depth: CGFloat, largestGap: CGFloat) {
        self.matrix = matrix
        self.depth = depth
        self.largestGap = largestGap
    }

    /// From the screen's plane, lifted by so many points, to the picture.
    package func projection(z: CGFloat) -> Projection {
        let m = matrix
        return Projection(
            a: m.m11, b: m.m12, px: m.m14, c: m.m21, d: m.m22, py: m.m24, tx: m.m41 + z * m.m31,
            ty: m.m42 + z * m.m32, pw: m.m44 + z * m.m34)
    }
}

extension FrozenLayer {
    /// The tree taken apart: each layer on a plane of its own, lifted by how much lies below it, as a camera sees it.
    ///
    /// Every plane is drawn by the same function as the picture itself, with all other layers left out; masks, opacity and
    /// perspective hold. Deep inside a screen several layers share a plane.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    /// - Returns: nodes in the picture's points, from back to front.
    package func exploded(at clock: CFTimeInterval, scale: CGFloat, camera: PlaneCamera) -> [RenderNode] {
        let planes = LayerPlanes(self, at: clock, scale: scale)
        let levels = planes.levels
        let gap = levels > 1 ? min(camera.depth / CGFloat(levels - 1), camera.largestGap) : 0
        var nodes: [RenderNode] = []
        nodes.reserveCapacity(planes.planes.count + 3 * levels)
        // The lines of a level are drawn together: many little drawings take longer than one large one.
        for level in 0..<levels {
            let view = camera.projection(z: (CGFloat(level) - CGFloat(levels - 1) / 2) * gap)
            var lines: [OutlineStyle: CGMutablePath] = [:]
            func path(_ style: OutlineStyle) -> CGMutablePath {
                let path = lines[style] ?? CGMutablePath()
                lines[style] = path
                return path
            }
            for plane in planes.planes where plane.level == level {
                var node = plane.node
                node.projection = node.projection.concatenating(view)
                nodes.append(node)
                let isSheet = plane.isScreen || level == 0
                path(.layer(depth: plane.depth, isSheet: isSheet)).addOutline(
                    of: plane.bounds, radius: plane.cornerRadius, plane.projection.concatenating(view))
                if let hole = plane.hole {
                    path(.mask).addOutline(
                        of: hole.bounds, radius: hole.cornerRadius, hole.projection.concatenating(view))
                }
            }
            nodes += lines.sorted { $0.key < $1.key }.map { $0.key.node(along: $0.value) }
        }
        return nodes
    }
}
