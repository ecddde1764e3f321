/// What transitions put on the screen, at any moment of theirs.
struct TypicalFrames {
    enum Kind: String, CaseIterable {
        case fade, circle, doors, page, card, flight, push, cover, zoom, disc
    }

    private let from: CGImage
    private let to: CGImage
    private let width: Double
    private let height: Double

    init(width: Int, height: Int) {
        (self.width, self.height) = (Double(width), Double(height))
        from = Self.screen(width, height, hue: 0x20)
        to = Self.screen(width, height, hue: 0x90)
    }

    /// A busy opaque picture: neighbouring pixels differ, so that nothing is gained by chance.
    private static func screen(_ width: Int, _ height: Int, hue: UInt32) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { p in
            var state: UInt32 = hue
            for i in 0..<(width * height) {
                state = state &* 1_664_525 &+ 1_013_904_223
                let (x, y) = (UInt32(i % width), UInt32(i / width))
                p[i] = 0xFF00_0000 | (hue + (state >> 27)) << 16 | (x & 0xFF) << 8 | (y & 0xFF)
            }
        }
    }

    func nodes(_ kind: Kind, at t: Double) -> [RenderNode] {
        switch kind {
        case .fade:
            var top = whole(to)
            top.opacity = t
            return [whole(from), top]
        case .circle:
            var top = whole(to)
            top.mask = .path(circle(width * 0.3, height * 0.2, t * height), .winding)
            return [whole(from), top]
        case .doors:
            let back = scaled(whole(to), 0.7 + 0.3 * t)
            let (left, right) = (half(from, isLeft: true), half(from, isLeft: false))
            let shift = t * width / 2
            return [back, moved(left, -shift, 0), moved(right, shift, 0)]
        case .page:
            return page(at: t)
        case .card:
            var back = whole(from)
            back.children = [veil(0.5 * t)]
            let top = moved(whole(to), 0, height - t * (height - 40))
            return [scaled(back, 1 - 0.05 * t), top]
        case .flight:
            return flight(at: t)
        case .push:
            var back = whole(from)
            back.children = [veil(0.1 * t)]
            return [moved(back, -0.3 * width * eased(t), 0), moved(whole(to), width * (1 - eased(t)), 0)]
        case .cover:
            return [whole(from), moved(whole(to), 0, height * (1 - eased(t)))]
        case .zoom:
            let (x, y) = (0.4 + 0.6 * t, 0.2 + 0.8 * t)
            return [whole(from), stretched(whole(to), x, y, shift: (1 - t) * 0.2)]
        case .disc:
            var disc = RenderNode()
            disc.contents = .shape(
                .init(
                    path: circle(width / 2, height * 0.9, t * height),
                    fill: RGBA(red: 1, green: 0.6, blue: 0, alpha: 1),
                    fillRule: .winding, stroke: nil))
            var top = stretched(whole(to), t, t, shift: (1 - t) * 0.4)
            top.opacity = t
            return [whole(from), disc, top]
        }
    }

    /// A spring's way, near enough: it comes to rest between pixels.
    private func eased(_ t: Double) -> Double { 1 - (1 - t) * (1 - t) * (1 - t) }

    private func veil(_ alpha: Double) -> RenderNode {
        var veil = RenderNode()
        veil.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        veil.background = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
        return veil
    }

    /// - Parameter shift: of the middle, down, as a share of the height.
    private func stretched(_ node: RenderNode, _ x: Double, _ y: Double, shift: Double) -> RenderNode {
        var node = moved(node, -width / 2, -height / 2)
        node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: x, y: y)))
        return moved(node, width / 2, height * (0.5 + shift))
    }

    private func whole(_ image: CGImage) -> RenderNode {
        part(image, CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func half(_ image: CGImage, isLeft: Bool) -> RenderNode {
        let middle = (width / 2).rounded()
        var node = part(
            image, CGRect(x: isLeft ? 0 : middle, y: 0, width: isLeft ? middle : width - middle, height: height))
        node.antialiasedEdges.remove(isLeft ? .right : .left)
        return node
    }

    private func part(_ image: CGImage, _ rect: CGRect) -> RenderNode {
        var node = RenderNode()
        node.bounds = rect
        node.contents = .image(image, source: rect, destination: rect)
        return node
    }

    private func moved(_ node: RenderNode, _ x: Double, _ y: Double) -> RenderNode {
        var node = node
        node.projection = node.projection.concatenating(Projection(CGAffineTransform(translationX: x, y: y)))
        return node
    }

    private func scaled(_ node: RenderNode, _ s: Double) -> RenderNode {
        stretched(node, s, s, shift: 0)
    }

    private func circle(_ x: Double, _ y: Double, _ r: Double) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r), transform: nil)
    }

    /// A leaf that turns about the middle under a shadow.
    private func page(at t: Double) -> [RenderNode] {
        let isRising = t < 0.5
        let angle = (isRising ? t : 1 - t) * .pi
        let side = isRising ? 1.0 : -1.0
        var leaf = half(isRising ? from : to, isLeft: !isRising)
        var shadow = RenderNode()
        shadow.bounds = leaf.bounds
        shadow.contents = .gradient(
            RenderNode.Gradient(
                kind: .axial, colors: [RGBA(red: 0, green: 0, blue: 0, alpha: 0.1), .clear], locations: [0, 1],
                start: CGPoint(x: isRising ? 0 : 1, y: 0.5), end: CGPoint(x: isRising ? 1 : 0, y: 0.5)))
        shadow.opacity = isRising ? 2 * t : 2 - 2 * t
        leaf.children = [shadow]
        leaf = moved(leaf, -(width / 2).rounded(), -height / 2)
        // Turned about y, then divided by 1 − z / 500 points, at two pixels a point.
        let turned = Projection(
            a: cos(angle), b: 0, px: -sin(angle) * side / 1000, c: 0, d: 1, py: 0, tx: 0, ty: 0, pw: 1)
        leaf.projection = leaf.projection.concatenating(turned)
        leaf = moved(leaf, (width / 2).rounded(), height / 2)
        return [half(from, isLeft: true), half(to, isLeft: false), leaf]
    }

    /// A picture that flies in front with a soft shadow, while an ellipse opens on a screen.
    private func flight(at t: Double) -> [RenderNode] {
        let size = width / 4
        var picture = RenderNode()
        picture.bounds = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
        picture.contents = .image(
            to, source: CGRect(x: 0, y: 0, width: size.rounded(), height: size.rounded()),
            destination: picture.bounds)
        picture.shadow = RenderNode.Shadow(
            color: RGBA(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1), radius: 6,
            offset: CGSize(width: 10, height: 10),
            opacity: 0.5, path: nil)
        picture.projection = Projection(
            a: 1, b: 0, px: 0, c: 0, d: 1, py: 0, tx: width * 0.3, ty: height * (0.8 - 0.5 * t), pw: 1 - 0.1 * (1 - t))
        var screen = whole(to)
        screen.mask = .path(circle(width / 2, height / 2, t * height * 0.6), .winding)
        var fading = whole(from)
        fading.opacity = 1 - t
        return [fading, screen, picture]
    }
}
