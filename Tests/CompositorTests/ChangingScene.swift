import CoreGraphics

@testable import Compositor

/// A scene with some of everything, of which a little changes at a time.
struct ChangingScene {
    private var dice: Dice
    private let (width, height): (Double, Double)
    private let pictures = [noise(30, 40), noise(83, 300, seed: 4), noise(9, 21, seed: 8), leaf]
    /// Those are drawn in every frame anew, and so is what is drawn in their rows.
    private let hasBackdrops: Bool
    private(set) var nodes: [RenderNode] = []
    private(set) var lastChange = "the first"

    init(seed: UInt64, width: Double, height: Double) {
        dice = Dice(state: seed)
        hasBackdrops = seed % 5 == 0
        (self.width, self.height) = (width, height)
        nodes = (0..<8).map { _ in node(depth: 2) }
        if chance(2) { nodes.insert(.image(pictures[1]), at: 0) }
    }

    /// As large as the first picture.
    private let twin = noise(30, 40, seed: 77)

    /// A picture that can be seen through.
    private static let leaf = picture(24, 18, isOpaque: false) { x, y in pixel(x * 9, y * 12, 90, (x + y) * 6) }

    private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &dice) == 0 }
    private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &dice) }

    private mutating func color() -> RGBA {
        RGBA(
            red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(2) ? 1 : number(0...1))
    }

    /// Mostly low, as parts of a screen are.
    private mutating func rect() -> CGRect {
        let size = (number(4...width), chance(6) ? number(4...height) : number(3...50))
        let place = (number(-10...width - 8), number(-10...height - 8))
        let isWhole = chance(2)
        func side(_ x: Double) -> Double { isWhole ? x.rounded() : x }
        return CGRect(x: side(place.0), y: side(place.1), width: side(size.0), height: side(size.1))
    }

    private mutating func projection() -> Projection {
        switch Int.random(in: 0..<8, using: &dice) {
        case 0:
            Projection(CGAffineTransform(translationX: number(0...20), y: number(0...40)).rotated(by: number(-1...1)))
        case 1: Projection(CGAffineTransform(scaleX: number(0.3...1.7), y: number(0.3...1.7)))
        case 2:
            Projection(
                a: 1, b: 0, px: number(0.0005...0.004), c: 0, d: 1, py: 0, tx: number(0...30), ty: number(0...30), pw: 1
            )
        case 3:
            Projection(
                a: 1, b: 0.1, px: 0.001, c: 0.1, d: 1, py: number(0.0005...0.002), tx: 5, ty: number(0...30), pw: 1)
        default: .identity
        }
    }

    private mutating func contents(_ bounds: CGRect) -> RenderNode.Contents? {
        switch Int.random(in: 0..<5, using: &dice) {
        case 0, 1:
            let image = pictures[Int.random(in: 0..<pictures.count, using: &dice)]
            let own = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            let source = chance(3) ? own.insetBy(dx: number(0...3), dy: number(0...5)) : own
            return .image(image, source: source, destination: bounds)
        case 2:
            return .gradient(
                .init(
                    kind: chance(2) ? .axial : .radial, colors: [color(), color(), color()], locations: [],
                    start: CGPoint(x: 0.1, y: 0.2),
                    end: CGPoint(x: number(0.4...1), y: chance(3) ? 0.2 : number(0.5...1))))
        case 3:
            return .shape(
                .init(
                    path: CGPath(ellipseIn: bounds, transform: nil), fill: chance(2) ? color() : nil,
                    fillRule: .winding,
                    stroke: .init(color: color(), width: number(0.5...5), end: number(0.3...1))))
        default: return nil
        }
    }

    private mutating func node(depth: Int) -> RenderNode {
        var node = RenderNode()
        node.bounds = rect()
        node.projection = projection()
        node.contents = contents(node.bounds)
        if chance(2) { node.background = color() }
        if chance(3) { node.opacity = number(0...1) }
        if chance(3) { node.cornerRadius = number(1...12) }
        node.clipsToBounds = chance(3)
        if chance(5) { node.border = .init(width: number(1...4), color: color()) }
        if chance(5) { node.shadow = shadow() }
        if hasBackdrops, chance(7) { node.backdrop = .init(radius: number(0...6), saturation: 1.4, tint: color()) }
        if depth > 0 {
            if chance(6) { node.mask = mask(depth) }
            node.children = (0..<Int.random(in: 0..<3, using: &dice)).map { _ in self.node(depth: depth - 1) }
        }
        return node
    }

    private mutating func shadow() -> RenderNode.Shadow {
        .init(
            color: color(), radius: number(0...7), offset: CGSize(width: number(-3...3), height: number(-4...4)),
            opacity: number(0.2...1), path: chance(3) ? nil : CGPath(rect: rect(), transform: nil))
    }

    private mutating func mask(_ depth: Int) -> RenderNode.Mask {
        chance(2) ? .path(CGPath(ellipseIn: rect(), transform: nil), .winding) : .node(node(depth: depth - 1))
    }

    /// Changes one thing, sometimes two.
    mutating func change() {
        lastChange = ""
        for _ in 0..<(chance(4) ? 2 : 1) {
            let place = Int.random(in: 0..<nodes.count, using: &dice)
            switch Int.random(in: 0..<9, using: &dice) {
            case 0:
                nodes.insert(node(depth: 2), at: place)
                lastChange += "added \(place) "
            case 1 where nodes.count > 3:
                nodes.remove(at: place)
                lastChange += "removed \(place) "
            case 2:
                let other = Int.random(in: 0..<nodes.count, using: &dice)
                nodes.swapAt(place, other)
                lastChange += "swapped \(place) \(other) "
            default:
                lastChange += "in \(place): "
                var node = nodes[place]
                change(&node)
                nodes[place] = node
            }
        }
    }

    /// The same in all but one thing.
    private mutating func altered(_ contents: RenderNode.Contents) -> RenderNode.Contents {
        switch contents {
        case .image(let image, let source, let destination):
            if chance(2) {
                let other = pictures[0] === image ? twin : image
                return .image(other, source: source, destination: destination)
            }
            // Half a texel off at either end, where the rest of it lies as it did.
            let cut = source.insetBy(dx: 0.5, dy: 0.5)
            let (x, y) = (destination.width / source.width / 2, destination.height / source.height / 2)
            return .image(image, source: cut, destination: destination.insetBy(dx: x, dy: y))
        case .gradient(var gradient):
            switch Int.random(in: 0..<3, using: &dice) {
            case 0: gradient.colors[1] = color()
            case 1: gradient.end.x += 0.2
            default: gradient.kind = gradient.kind == .axial ? .radial : .axial
            }
            return .gradient(gradient)
        case .shape(var shape):
            if chance(2) { shape.stroke?.end = number(0.3...1) } else { shape.stroke?.color = color() }
            return .shape(shape)
        }
    }

    private mutating func altered(_ shadow: RenderNode.Shadow) -> RenderNode.Shadow {
        var shadow = shadow
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: shadow.color = color()
        case 1: shadow.offset.width += number(-2...2)
        case 2: shadow.radius = number(0...7)
        default: shadow.opacity = number(0.2...1)
        }
        return shadow
    }

    private mutating func change(_ node: inout RenderNode) {
        if !node.children.isEmpty, chance(2) {
            return change(&node.children[Int.random(in: 0..<node.children.count, using: &dice)])
        }
        switch Int.random(in: 0..<18, using: &dice) {
        case 12...14:
            node.contents = node.contents.map { altered($0) }
            lastChange += "contents a little"
        case 15 where node.shadow != nil:
            node.shadow = node.shadow.map { altered($0) }
            lastChange += "shadow a little"
        case 0:
            node.projection = node.projection.concatenating(
                Projection(CGAffineTransform(translationX: number(-4...4), y: number(-9...9))))
            lastChange += "moved"
        case 1:
            node.background = color()
            lastChange += "recoloured"
        case 2:
            node.opacity = number(0...1)
            lastChange += "opacity"
        case 3:
            node.mask = chance(3) ? nil : mask(1)
            lastChange += "mask"
        case 4:
            node.clipsToBounds.toggle()
            lastChange += "clip"
        case 5:
            node.cornerRadius = number(0...14)
            lastChange += "corners"
        case 6:
            node.shadow = chance(3) ? nil : shadow()
            lastChange += "shadow"
        case 7:
            node.contents = contents(node.bounds)
            lastChange += "contents"
        case 8:
            node.backdrop =
                chance(2) || !hasBackdrops ? nil : .init(radius: number(0...6), saturation: 1.4, tint: color())
            lastChange += "backdrop"
        case 9:
            node.projection = projection()
            lastChange += "turned"
        case 10:
            node.bounds.size.height += number(-2...5)
            lastChange += "height"
        default:
            node.border = .init(width: number(0...4), color: color())
            lastChange += "border"
        }
    }
}
