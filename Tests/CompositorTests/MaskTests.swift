import CoreGraphics
import Testing

@testable import Compositor

@Suite("Masks, shadows and gradients")
struct MaskTests {
    private func draw(_ nodes: [RenderNode], _ width: Int, _ height: Int, on ground: RGBA? = .black) -> CGImage {
        FrameRenderer().image(of: nodes, width: width, height: height, background: ground)
    }

    @Test("a node's alpha masks another with its children, wherever its own projection puts it")
    func nodeMask() {
        var node = RenderNode.color(CGRect(x: 0, y: 0, width: 40, height: 20), .pureRed)
        node.children = [.color(CGRect(x: 20, y: 0, width: 20, height: 20), .pureBlue)]
        let half = RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)
        var mask = RenderNode.color(CGRect(x: 0, y: 0, width: 20, height: 10), half)
            .transformed(CGAffineTransform(translationX: 10, y: 5))
        mask.children = [.color(CGRect(x: 0, y: 0, width: 5, height: 10), .white)]
        node.mask = .node(mask)
        let out = draw([node], 50, 30)
        #expect(out[9, 8] == 0xFF00_0000 && out[31, 8] == 0xFF00_0000 && out[15, 4] == 0xFF00_0000)
        #expect(out[12, 8] == 0xFFFF_0000)
        #expect(abs(channels(out[17, 8])[1] - 128) <= 1 && channels(out[17, 8])[3] == 0)
        #expect(abs(channels(out[25, 8])[3] - 128) <= 1 && channels(out[25, 8])[1] == 0)
    }

    @Test("a mask by an ellipse shows the screen inside, exactly, and what is below outside")
    func ellipse() {
        let (screen, below) = (noise(80, 60), noise(80, 60, seed: 4))
        var node = RenderNode.image(screen)
        node.mask = .path(CGPath(ellipseIn: CGRect(x: 10, y: 8, width: 50, height: 40), transform: nil), .winding)
        let out = draw([.image(below), node], 80, 60)
        var (inside, outside) = (0, 0)
        for y in 0..<60 {
            for x in 0..<80 {
                let (dx, dy) = ((Double(x) + 0.5 - 35) / 25, (Double(y) + 0.5 - 28) / 20)
                let r = (dx * dx + dy * dy).squareRoot()
                if r < 0.96 {
                    inside += out[x, y] == screen[x, y] ? 0 : 1
                } else if r > 1.04 {
                    outside += out[x, y] == below[x, y] ? 0 : 1
                }
            }
        }
        #expect(inside == 0 && outside == 0)
    }

    @Test("a mask with nothing in it hides all, and one that covers all changes nothing")
    func extremes() {
        var node = RenderNode.image(noise(30, 30))
        node.mask = .node(RenderNode())
        #expect(Set(pixels(draw([node], 30, 30))) == [0xFF00_0000])
        node.mask = .node(.color(CGRect(x: -5, y: -5, width: 50, height: 50), .black))
        #expect(pixels(draw([node], 30, 30)) == pixels(noise(30, 30)))
    }

    @Test("a shadow has as much in it as its silhouette, and falls off as a Gaussian", arguments: [1.5, 4, 12])
    func shadow(radius: Double) {
        // A long bar of width 20 whose left edge is at x = 100.
        var node = RenderNode()
        node.bounds = CGRect(x: 100, y: -200, width: 20, height: 600)
        node.shadow = RenderNode.Shadow(
            color: .white, radius: radius, offset: CGSize(width: 7, height: 0), opacity: 1,
            path: CGPath(rect: node.bounds, transform: nil))
        let out = draw([node], 240, 3)
        let row = (0..<240).map { Double(channels(out[$0, 1])[2]) / 255 }
        #expect(abs(row.reduce(0, +) - 20) < 0.4)
        // The bar seen through a Gaussian is a difference of two error functions.
        for x in 60..<180 {
            let (a, b) = ((107 - Double(x) - 0.5) / radius, (127 - Double(x) - 0.5) / radius)
            let expected = (erf(b / 2.0.squareRoot()) - erf(a / 2.0.squareRoot())) / 2
            #expect(abs(row[x] - expected) < 0.02, "x \(x): \(row[x]) for \(expected)")
        }
    }

    @Test("a shadow that is only moved is the same shadow, moved")
    func movedShadow() {
        let renderer = FrameRenderer()
        func frame(_ x: Double) -> CGImage {
            var node = RenderNode.color(CGRect(x: 0, y: 0, width: 30, height: 20), .pureRed)
            node.cornerRadius = 6
            node.shadow = RenderNode.Shadow(
                color: .black, radius: 5, offset: CGSize(width: 3, height: 4), opacity: 0.5, path: nil)
            return renderer.image(
                of: [node.transformed(CGAffineTransform(translationX: x, y: 30))], width: 120, height: 80,
                background: .white)
        }
        let (a, b) = (frame(30), frame(41))
        for y in 0..<80 {
            for x in 11..<120 { #expect(b[x, y] == a[x - 11, y]) }
        }
    }

    @Test("a picture with holes casts the shadow of its own outline")
    func silhouette() {
        let image = picture(40, 40, isOpaque: false) { x, y in x < 20 ? 0xFFFF_0000 : 0 }
        var node = RenderNode.image(image).transformed(CGAffineTransform(translationX: 20, y: 20))
        node.shadow = RenderNode.Shadow(
            color: .black, radius: 1, offset: CGSize(width: 30, height: 0), opacity: 1, path: nil)
        let out = draw([node], 100, 80, on: .white)
        #expect(channels(out[60, 40])[1] < 3)
        #expect(out[80, 40] == 0xFFFF_FFFF && channels(out[47, 40])[1] > 250)
    }

    @Test("a gradient is interpolated premultiplied between its stops")
    func gradient() {
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
        let clearBlue = RGBA(red: 0, green: 0, blue: 1, alpha: 0)
        node.contents = .gradient(
            RenderNode.Gradient(
                kind: .axial, colors: [.white, clearBlue, .pureRed], locations: [0.1, 0.5, 0.9],
                start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)))
        let out = draw([node], 100, 10, on: nil)
        for x in 0..<100 {
            let t = (Double(x) + 0.5) / 100
            let f = min(max((t - 0.1) / 0.4, 0), 1)
            let g = min(max((t - 0.5) / 0.4, 0), 1)
            // White fading out to nothing, then red fading in.
            let expected = t < 0.5 ? [1 - f, 1 - f, 1 - f, 1 - f] : [g, g, 0, 0]
            for (a, b) in zip(channels(out[x, 4]), expected) {
                #expect(abs(Double(a) - 255 * b) <= 1, "x \(x)")
            }
        }
    }

    @Test("a radial gradient is an ellipse about its start")
    func radial() {
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
        node.contents = .gradient(
            RenderNode.Gradient(
                kind: .radial, colors: [.white, .black], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5),
                end: CGPoint(x: 1, y: 1)))
        let out = draw([node], 80, 40)
        for (x, y) in [(40, 20), (60, 20), (40, 30), (70, 5), (52, 13)] {
            let (u, v) = ((Double(x) + 0.5 - 40) / 40, (Double(y) + 0.5 - 20) / 20)
            let expected = 255 * max(1 - (u * u + v * v).squareRoot(), 0)
            #expect(abs(Double(channels(out[x, y])[1]) - expected) <= 1)
        }
    }

    @Test("opaque pictures are known to be opaque, others are not")
    func opacity() {
        let screen = noise(30, 20)
        #expect(draw([.image(screen)], 30, 20, on: nil).isOpaque)
        #expect(!draw([.image(screen)], 31, 20, on: nil).isOpaque)
        var round = RenderNode.image(screen)
        round.cornerRadius = 5
        round.clipsToBounds = true
        #expect(!draw([round], 30, 20, on: nil).isOpaque)
    }
}
