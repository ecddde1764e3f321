import CoreGraphics
import Testing

@testable import Compositor

@Suite("Hostile input")
struct FuzzTests {
    struct Maker {
        var dice: Dice
        let images = [noise(17, 13), noise(1, 40), noise(64, 1), noise(120, 90)]

        mutating func number() -> CGFloat {
            let odd: [CGFloat] = [
                .nan, .infinity, -.infinity, 0, -0.0, 1e30, -1e30, 1e300, 1e-300, 0.5, -1, 1e6, 65536.5, 1e9,
            ]
            return Int.random(in: 0..<12, using: &dice) == 0
                ? odd.randomElement(using: &dice) ?? 0 : .random(in: -60...120, using: &dice)
        }

        mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &dice) == 0 }
        mutating func unit() -> CGFloat { chance(15) ? number() : .random(in: 0...1, using: &dice) }
        mutating func color() -> RGBA { RGBA(red: unit(), green: unit(), blue: unit(), alpha: unit()) }
        mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

        mutating func path() -> CGPath {
            if chance(3) { return CGPath(ellipseIn: rect(), transform: nil) }
            let path = CGMutablePath()
            for _ in 0..<Int.random(in: 0..<7, using: &dice) {
                switch Int.random(in: 0..<5, using: &dice) {
                case 0: path.move(to: point())
                case 1, 2: path.addLine(to: point())
                case 3: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.isEmpty ? path.move(to: point()) : path.closeSubpath()
                }
            }
            return path
        }

        mutating func projection() -> Projection {
            func small(_ maker: inout Maker) -> CGFloat {
                maker.chance(20) ? maker.number() : .random(in: -2...2, using: &maker.dice)
            }
            func tiny(_ maker: inout Maker) -> CGFloat {
                maker.chance(3) ? .random(in: -0.03...0.03, using: &maker.dice) : 0
            }
            return Projection(
                a: small(&self), b: chance(2) ? 0 : small(&self), px: tiny(&self), c: chance(2) ? 0 : small(&self),
                d: small(&self), py: tiny(&self), tx: number(), ty: number(), pw: chance(9) ? small(&self) : 1)
        }

        mutating func contents() -> RenderNode.Contents? {
            switch Int.random(in: 0..<5, using: &dice) {
            case 0:
                return .image(images.randomElement(using: &dice) ?? images[0], source: rect(), destination: rect())
            case 1:
                let image = images.randomElement(using: &dice) ?? images[0]
                return .image(
                    image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), destination: rect())
            case 2:
                let n = Int.random(in: 0..<4, using: &dice)
                let (colors, locations) = ((0..<n).map { _ in color() }, (0..<n).map { _ in unit() })
                return .gradient(
                    .init(
                        kind: chance(2) ? .axial : .radial, colors: colors, locations: locations,
                        start: CGPoint(x: unit(), y: unit()), end: CGPoint(x: unit(), y: unit())))
            case 3:
                let dashes = (0..<Int.random(in: 0..<3, using: &dice)).map { _ in number() }
                let stroke = RenderNode.Stroke(
                    color: color(), width: number(), cap: .round, join: .round, miterLimit: number(), dashes: dashes,
                    dashPhase: number(), start: unit(), end: unit())
                return .shape(
                    .init(
                        path: path(), fill: chance(2) ? color() : nil, fillRule: .evenOdd,
                        stroke: chance(2) ? stroke : nil))
            default:
                return nil
            }
        }

        mutating func node(_ depth: Int) -> RenderNode {
            var node = RenderNode()
            node.projection = projection()
            node.bounds = rect()
            node.opacity = unit()
            if chance(2) { node.background = color() }
            if chance(3) { node.cornerRadius = number() }
            node.clipsToBounds = chance(3)
            if chance(4) { node.border = .init(width: number(), color: color()) }
            node.contents = contents()
            if chance(5) {
                node.shadow = .init(
                    color: color(), radius: number() / 8, offset: CGSize(width: number(), height: number()),
                    opacity: unit(), path: chance(2) ? path() : nil)
            }
            if chance(6) { node.mask = .path(path(), .winding) }
            if depth > 0, chance(8) { node.mask = .node(self.node(0)) }
            node.antialiasedEdges = .init(rawValue: UInt8.random(in: 0..<16, using: &dice))
            if depth > 0 { node.children = (0..<Int.random(in: 0..<3, using: &dice)).map { _ in self.node(depth - 1) } }
            return node
        }
    }

    @Test("no tree of nodes, whatever its numbers, writes outside of its target or stops the program")
    func trees() {
        var maker = Maker(dice: Dice(state: 2026))
        let renderer = FrameRenderer()
        let (width, height, stride) = (83, 61, 90)
        var memory = [UInt32](repeating: 0, count: stride * (height + 4))
        for round in 0..<400 {
            let nodes = [maker.node(3), maker.node(2)]
            func draw(over garbage: UInt32) -> [UInt32] {
                for i in memory.indices { memory[i] = garbage }
                memory.withUnsafeMutableBufferPointer {
                    renderer.render(
                        nodes,
                        into: Bitmap(
                            pixels: $0.baseAddress! + 2 * stride, width: width, height: height, stride: stride,
                            isWriteOnly: round % 2 == 0), background: .black)
                }
                let untouched = memory.indices.allSatisfy { i in
                    let (x, y) = (i % stride, i / stride - 2)
                    return (0..<height).contains(y) && x < width || memory[i] == garbage
                }
                #expect(untouched, "round \(round)")
                return memory.indices.filter { $0 % stride < width && (2..<height + 2).contains($0 / stride) }.map {
                    memory[$0]
                }
            }
            // What was there before shows nowhere, as it would where less is covered than is believed to be.
            #expect(draw(over: 0xDEAD_BEEF) == draw(over: 0x0123_4567), "round \(round)")
        }
    }
}
