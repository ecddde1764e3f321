/// A leaf that is rolled over a cylinder which moves across it: where each strip of it lies, seen from straight above.
///
/// `s` runs along the leaf towards its free edge, across the cylinder's axis. Up to the axis at `a` the leaf is flat; the
/// next πR are on the cylinder; the rest lies upside down above.
private struct Roll {
    /// Of the cylinder, in points.
    let radius: CGFloat
    /// Where the leaf leaves the ground.
    let axis: CGFloat

    /// Strips that the cylinder's half is cut into.
    static let strips = 18

    /// A stretch of the leaf and where it is seen; its other side is seen where it runs backwards.
    struct Strip {
        var from: CGFloat
        var to: CGFloat
        var seenFrom: CGFloat
        var seenTo: CGFloat
        /// How far it is dark, 0…1.
        var shade: CGFloat
    }

    /// From the ground up, the flat part first.
    func strips(_ range: ClosedRange<CGFloat>) -> [Strip] {
        var result: [Strip] = []
        func add(_ from: CGFloat, _ to: CGFloat, shade: CGFloat, _ seen: (CGFloat) -> CGFloat) {
            let (start, end) = (max(from, range.lowerBound), min(to, range.upperBound))
            guard start < end else { return }
            result.append(Strip(from: start, to: end, seenFrom: seen(start), seenTo: seen(end), shade: shade))
        }
        add(-.infinity, axis, shade: 0) { $0 }
        let step = CGFloat.pi / CGFloat(Self.strips)
        for index in 0..<Self.strips {
            let (from, to) = (CGFloat(index) * step, CGFloat(index + 1) * step)
            // Straight between the ends, which lie on the cylinder.
            let (low, high) = (axis + radius * sin(from), axis + radius * sin(to))
            let start = axis + radius * from
            add(start, axis + radius * to, shade: 0.45 * sin((from + to) / 2)) {
                low + ($0 - start) / (radius * step) * (high - low)
            }
        }
        let turn = axis + radius * .pi
        add(turn, .infinity, shade: 0.05) { 2 * axis + radius * .pi - $0 }
        return result
    }
}

extension TransitionPieces {
    /// How much wider the leaf's way is than it is high: the corner comes up before the edge.
    private static let slant: CGFloat = 0.3
    /// The cylinder's radius as a part of the leaf's longer side, at the start and on the way.
    private static let radii: (CGFloat, CGFloat) = (0.06, 0.16)
    /// How white the leaf's other side is.
    private static let paper = 0.8
    /// What strips are drawn over each other, in points, so that nothing shines through between them.
    private static let overlap: CGFloat = 0.6

    /// The leaf, from the ground up.
    ///
    /// - Parameters:
    ///   - direction: where the free edge goes.
    ///   - progress: 0 lies flat, 1 is gone.
    func curl(_ page: RenderNode, _ direction: TransitionStyle.Direction, progress: Double) -> [RenderNode] {
        if progress <= 0 { return [page] }
        if progress >= 1 { return [] }
        let p = CGFloat(progress)
        let (x, y) = direction.vector
        // Towards the free edge's far corner.
        let side: CGFloat = Self.slant
        let length = (1 + side * side).squareRoot()
        let (ux, uy) = ((-x + (y != 0 ? side : 0)) / length, (-y + (x != 0 ? side : 0)) / length)
        let across = CGAffineTransform(a: ux, b: -uy, c: uy, d: ux, tx: 0, ty: 0)
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map { $0.applying(across) }
        let (s, t) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        let longer = max(bounds.width, bounds.height)
        let radius = longer * (Self.radii.0 + (Self.radii.1 - Self.radii.0) * p)
        let axis = s[3] + (s[0] - radius * 1.05 - s[3]) * p
        let strips = Roll(radius: radius, axis: axis).strips(s[0]...s[3])
        return shadow(radius, strength: min(1 - p, p) * 8, across, t, strips)
            + strips.map { strip($0, of: page, across, t) }
    }

    /// A strip of the leaf where it is seen.
    private func strip(
        _ strip: Roll.Strip, of page: RenderNode, _ across: CGAffineTransform, _ t: [CGFloat]
    ) -> RenderNode {
        let scale = (strip.seenTo - strip.seenFrom) / (strip.to - strip.from)
        let extra = strip.seenFrom == strip.from ? 0 : Self.overlap / max(abs(scale), 0.05)
        var node = RenderNode()
        node.bounds = CGRect(x: strip.from - extra, y: t[0], width: strip.to - strip.from + extra, height: t[3] - t[0])
        node.clipsToBounds = true
        let seen = CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: strip.seenFrom - scale * strip.from, ty: 0)
        node.projection = Projection(seen.concatenating(across.inverted()))
        var picture = page
        picture.projection = Projection(across)
        var veil = RenderNode()
        veil.projection = picture.projection
        veil.bounds = bounds
        node.children = [picture]
        if scale < 0 {
            veil.background = RGBA(red: 1, green: 1, blue: 1, alpha: Self.paper)
            node.children.append(veil)
        }
        if strip.shade > 0 {
            veil.background = RGBA(red: 0, green: 0, blue: 0, alpha: strip.shade)
            node.children.append(veil)
        }
        return node
    }

    /// What the roll casts on the ground before it.
    ///
    /// - Parameter strength: 1 and more is all of it.
    private func shadow(
        _ radius: CGFloat, strength: CGFloat, _ across: CGAffineTransform, _ t: [CGFloat], _ strips: [Roll.Strip]
    ) -> [RenderNode] {
        guard let highest = strips.map({ max($0.seenFrom, $0.seenTo) }).max() else { return [] }
        let dark = RGBA(red: 0, green: 0, blue: 0, alpha: 0.4 * min(strength, 1))
        var node = RenderNode()
        node.bounds = CGRect(x: highest - radius, y: t[0], width: radius * 2, height: t[3] - t[0])
        node.projection = Projection(across.inverted())
        node.contents = .gradient(
            .init(
                kind: .axial,
                colors: [
                    dark, dark, RGBA(red: 0, green: 0, blue: 0, alpha: 0),
                ], locations: [0, 0.5, 1], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)))
        return [node]
    }
}
