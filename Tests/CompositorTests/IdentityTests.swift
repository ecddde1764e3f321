import CoreGraphics
import Testing

@testable import Compositor

@Suite("Images on whole pixels")
struct IdentityTests {
    @Test("an image at scale 1 on whole pixels is copied exactly")
    func copy() {
        let source = noise(37, 23)
        let node = RenderNode.image(source).transformed(CGAffineTransform(translationX: 5, y: 3))
        let out = FrameRenderer().image(of: [node], width: 50, height: 40)
        for y in 0..<40 {
            for x in 0..<50 {
                let inside = (5..<42).contains(x) && (3..<26).contains(y)
                #expect(out[x, y] == (inside ? source[x - 5, y - 3] : 0))
            }
        }
    }

    @Test("an image of twice the scale on half the points is copied exactly")
    func retina() {
        let source = noise(40, 60)
        let node = RenderNode.image(source, in: CGRect(x: 0, y: 0, width: 20, height: 30))
            .transformed(CGAffineTransform(scaleX: 2, y: 2))
        let out = FrameRenderer().image(of: [node], width: 40, height: 60)
        #expect(pixels(out) == pixels(source))
    }

    @Test("two halves side by side are the whole picture")
    func halves() {
        let source = noise(786, 40)
        let halves = [0.0, 393.0].map { x in
            var node = RenderNode.image(
                source, source: CGRect(x: x, y: 0, width: 393, height: 40),
                in: CGRect(x: x, y: 0, width: 393, height: 40))
            node.antialiasedEdges = x == 0 ? [.left, .top, .bottom] : [.right, .top, .bottom]
            return node
        }
        #expect(pixels(FrameRenderer().image(of: halves, width: 786, height: 40)) == pixels(source))
    }
}
