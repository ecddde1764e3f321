import CoreGraphics
import Testing

@testable import Compositor

@Suite("Blending")
struct BlendTests {
    /// s over d at an opacity by the formula, in real numbers; channels alpha, red, green, blue of 0…255.
    private func exact(_ s: UInt32, over d: UInt32, _ opacity: Double) -> [Double] {
        let (s, d) = (channels(s).map(Double.init), channels(d).map(Double.init))
        return (0..<4).map { s[$0] * opacity + d[$0] * (1 - s[0] / 255 * opacity) }
    }

    private func expectNear(_ p: UInt32, _ expected: [Double], within tolerance: Double = 1) {
        for (actual, wanted) in zip(channels(p), expected) {
            #expect(abs(Double(actual) - wanted) <= tolerance, "\(channels(p)) for \(expected)")
        }
    }

    private func randomPixel(_ dice: inout Dice, isOpaque: Bool = false) -> UInt32 {
        let a = isOpaque ? 255 : Int.random(in: 0...255, using: &dice)
        func c() -> Int { Int.random(in: 0...255, using: &dice) }
        return pixel(c(), c(), c(), a)
    }

    @Test("an image over another is within one unit of the formula at any opacity", arguments: [false, true])
    func images(isOpaque: Bool) {
        var dice = Dice(state: 7)
        let below = picture(61, 64) { _, _ in randomPixel(&dice, isOpaque: true) }
        let above = picture(61, 64, isOpaque: isOpaque) { _, _ in randomPixel(&dice, isOpaque: isOpaque) }
        for opacity in [0.0017, 0.13, 0.25, 0.5, 0.777, 0.9, 0.998, 1] {
            var top = RenderNode.image(above)
            top.opacity = opacity
            let out = FrameRenderer().image(of: [.image(below), top], width: 61, height: 64)
            for i in 0..<(61 * 64) {
                expectNear(out.pixels[i], exact(above.pixels[i], over: below.pixels[i], opacity))
            }
        }
    }

    @Test("an image over a transparent ground keeps its pixels")
    func transparentGround() {
        var dice = Dice(state: 3)
        let source = picture(33, 9, isOpaque: false) { _, _ in randomPixel(&dice) }
        #expect(pixels(FrameRenderer().image(of: [.image(source)], width: 33, height: 9)) == pixels(source))
    }

    @Test("a colour over pixels is within one unit of the formula")
    func colors() {
        var dice = Dice(state: 11)
        let below = picture(53, 16) { _, _ in randomPixel(&dice, isOpaque: true) }
        for _ in 0..<60 {
            func unit() -> CGFloat { .random(in: 0...1, using: &dice) }
            let color = RGBA(red: unit(), green: unit(), blue: unit(), alpha: unit())
            var top = RenderNode.color(CGRect(x: 0, y: 0, width: 53, height: 16), color)
            top.opacity = unit()
            let out = FrameRenderer().image(of: [.image(below), top], width: 53, height: 16)
            let a = color.alpha * top.opacity
            for i in 0..<(53 * 16) {
                let d = channels(below.pixels[i]).map(Double.init)
                let s = [1, color.red, color.green, color.blue].map { $0 * a * 255 }
                expectNear(out.pixels[i], (0..<4).map { s[$0] + d[$0] * (1 - a) })
            }
        }
    }

    @Test("a group fades as one, not part by part")
    func group() {
        // Red, then blue over half of it, at 50 %: no red may shine through the blue.
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        node.opacity = 0.5
        node.children = [
            .color(CGRect(x: 0, y: 0, width: 20, height: 10), .pureRed),
            .color(CGRect(x: 10, y: 0, width: 10, height: 10), .pureBlue),
        ]
        let out = FrameRenderer().image(of: [node], width: 20, height: 10, background: .white)
        expectNear(out[4, 5], [255, 255, 127.5, 127.5])
        expectNear(out[14, 5], [255, 127.5, 127.5, 255])
    }

    @Test("a veil in a fading screen is the same as a darker screen that fades")
    func veil() {
        let screen = noise(40, 30)
        var node = RenderNode.image(screen)
        node.children = [.color(node.bounds, RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))]
        node.opacity = 0.6
        let ground = noise(40, 30, seed: 5)
        let out = FrameRenderer().image(of: [.image(ground), node], width: 40, height: 30)
        for i in 0..<1200 {
            let (s, d) = (channels(screen.pixels[i]).map(Double.init), channels(ground.pixels[i]).map(Double.init))
            let wanted = [255] + (1..<4).map { s[$0] * 0.5 * 0.6 + d[$0] * 0.4 }
            expectNear(out.pixels[i], wanted, within: 1.5)
        }
    }

    @Test("what opaque pixels hide does not change the picture")
    func occlusion() {
        let (front, back) = (noise(64, 48), noise(64, 48, seed: 9))
        var hidden = RenderNode.image(back).transformed(CGAffineTransform(rotationAngle: 0.3))
        hidden.opacity = 0.7
        let renderer = FrameRenderer()
        let both = renderer.image(of: [hidden, .image(front)], width: 64, height: 48)
        #expect(pixels(both) == pixels(front))
    }

    @Test("drawing a frame again, or after another one, gives the same bytes")
    func repeatable() {
        let frames = TypicalFrames(width: 90, height: 160)
        for kind in TypicalFrames.Kind.allCases {
            let nodes = frames.nodes(kind, at: 0.37)
            let renderer = FrameRenderer()
            let first = renderer.image(of: nodes, width: 90, height: 160)
            _ = renderer.image(of: frames.nodes(kind, at: 0.61), width: 70, height: 200)
            #expect(pixels(renderer.image(of: nodes, width: 90, height: 160)) == pixels(first), "\(kind)")
        }
    }

    @Test("a target that is better not read, and whose rows are apart, gets the same pixels and no others")
    func writeOnly() {
        let frames = TypicalFrames(width: 60, height: 80)
        let renderer = FrameRenderer()
        for kind in TypicalFrames.Kind.allCases {
            let nodes = frames.nodes(kind, at: 0.45)
            let expected = renderer.image(of: nodes, width: 60, height: 80, background: .black)
            var memory = [UInt32](repeating: 0x1234_5678, count: 71 * 80)
            memory.withUnsafeMutableBufferPointer {
                renderer.render(
                    nodes,
                    into: Bitmap(
                        pixels: $0.baseAddress!, width: 60, height: 80, stride: 71, isWriteOnly: true),
                    background: .black)
            }
            for y in 0..<80 {
                for x in 0..<71 {
                    #expect(memory[y * 71 + x] == (x < 60 ? expected[x, y] : 0x1234_5678), "\(kind)")
                }
            }
        }
    }
}
