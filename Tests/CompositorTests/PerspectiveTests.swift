import CoreGraphics
import Testing

@testable import Compositor

@Suite("Perspective")
struct PerspectiveTests {
    /// A page turned by 60° about the vertical line x = 100, seen from 500 away, its free edge towards the viewer.
    ///
    /// By hand, for a point at distance s from the fold: x = 100 + s cos 60° / w, y = 75 + (y₀ − 75) / w, w = 1 − s sin 60° / 500.
    private func turned() -> Projection {
        Projection(CGAffineTransform(translationX: -100, y: -75))
            .concatenating(
                Projection(
                    a: 0.5, b: 0, px: -0.866_025_403_784 / 500, c: 0, d: 1, py: 0, tx: 0, ty: 0, pw: 1)
            )
            .concatenating(Projection(CGAffineTransform(translationX: 100, y: 75)))
    }

    /// The middle of what is lit, in pixels.
    private func centroid(_ image: CGImage) -> (x: Double, y: Double) {
        var (sum, sx, sy) = (0.0, 0.0, 0.0)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let c = Double(channels(image[x, y])[2])
                sum += c
                sx += c * (Double(x) + 0.5)
                sy += c * (Double(y) + 0.5)
            }
        }
        return (sx / sum, sy / sum)
    }

    @Test("marks land where a calculation by hand puts them", arguments: [(110, 20), (150, 75), (190, 140), (170, 30)])
    func landing(x: Int, y: Int) {
        // A 9 × 9 mark whose middle is the centre of pixel (x, y) of a page.
        let page = picture(200, 150) { i, j in
            abs(i - x) <= 4 && abs(j - y) <= 4 ? 0xFFFF_FFFF : 0xFF00_0000
        }
        let node = RenderNode.image(page).transformed(turned())
        let (cx, cy) = centroid(FrameRenderer().image(of: [node], width: 240, height: 200, background: .black))
        let (s, t) = (Double(x) + 0.5 - 100, Double(y) + 0.5 - 75)
        let w = 1 - s * 0.866_025_403_784 / 500
        #expect(abs(cx - (100 + s * 0.5 / w)) < 0.1, "\(cx)")
        #expect(abs(cy - (75 + t / w)) < 0.1, "\(cy)")
    }

    @Test("a straight line on a turned page stays straight")
    func straight() {
        // A slanted line with soft sides, j = 20 + 0.6 i, against the line through two of its points projected by hand.
        let page = picture(200, 150) { i, j in
            let c = UInt32(min(max(4 - abs(Double(j) - 20 - 0.6 * Double(i)), 0), 1) * 255)
            return 0xFF00_0000 | c * 0x01_0101
        }
        func landed(_ s: Double) -> (x: Double, y: Double) {
            let w = 1 - s * 0.866_025_403_784 / 500
            // The line at the texel column whose middle is s from the fold; texel j's middle is at j + ½.
            let t = 20 + 0.6 * (s + 100 - 0.5) + 0.5 - 75
            return (100 + s * 0.5 / w, 75 + t / w)
        }
        let (a, b) = (landed(5), landed(90))
        let node = RenderNode.image(page).transformed(turned())
        let out = FrameRenderer().image(of: [node], width: 240, height: 200, background: .black)
        for x in 104..<148 {
            var (sum, moment) = (0.0, 0.0)
            for y in 0..<200 {
                let c = Double(channels(out[x, y])[2])
                sum += c
                moment += c * (Double(y) + 0.5)
            }
            let expected = a.y + (b.y - a.y) * (Double(x) + 0.5 - a.x) / (b.x - a.x)
            #expect(abs(moment / sum - expected) < 0.12, "column \(x): \(moment / sum) for \(expected)")
        }
    }

    @Test("what lies behind the eye is not drawn, mirrored or otherwise")
    func nearPlane() {
        // w = 1 − x / 100: the eye's plane is at x = 100; beyond it a naive division would fold the picture over to the left.
        let p = Projection(a: 1, b: 0, px: -0.01, c: 0, d: 1, py: 0, tx: 0, ty: 0, pw: 1)
        let node = RenderNode.color(CGRect(x: -50, y: -20, width: 400, height: 40), .white).transformed(p)
            .transformed(CGAffineTransform(translationX: 100, y: 50))
        let out = FrameRenderer().image(of: [node], width: 200, height: 100, background: .black)
        // x = −50 lands at −50 / 1.5 = −33.3: left of that nothing.
        #expect(channels(out[65, 50])[1] == 0 && channels(out[67, 50])[1] == 255)
        #expect(channels(out[199, 50])[1] == 255)
        let image = RenderNode.image(noise(64, 64), in: CGRect(x: -50, y: -20, width: 400, height: 40)).transformed(p)
            .transformed(CGAffineTransform(translationX: 100, y: 50))
        let sampled = FrameRenderer().image(of: [image], width: 200, height: 100, background: .black)
        #expect(sampled[65, 50] == 0xFF00_0000 && sampled[150, 50] != 0xFF00_0000)
        let behind = RenderNode.color(CGRect(x: 120, y: -20, width: 400, height: 40), .white).transformed(p)
        #expect(Set(pixels(FrameRenderer().image(of: [behind], width: 50, height: 50))) == [0])
    }

    @Test("halves of a page that meet at a fold leave no seam", arguments: [0.0, 0.3, 0.9, 1.3])
    func fold(angle: Double) {
        let page = picture(200, 100) { _, _ in 0xFFFF_FFFF }
        let halves = [false, true].map { isRight -> RenderNode in
            let rect = CGRect(x: isRight ? 100 : 0, y: 0, width: 100, height: 100)
            var node = RenderNode.image(page, source: rect, in: rect)
            node.antialiasedEdges.remove(isRight ? .left : .right)
            let turn = isRight ? angle : -angle
            return node.transformed(CGAffineTransform(translationX: -100, y: -50))
                .transformed(
                    Projection(
                        a: cos(turn), b: 0, px: -sin(turn) / 500, c: 0, d: 1, py: 0, tx: 0, ty: 0, pw: 1)
                )
                .transformed(CGAffineTransform(translationX: 100.3, y: 60))
        }
        let out = FrameRenderer().image(of: halves, width: 200, height: 120, background: .black)
        for x in 98..<103 { #expect(out[x, 60] == 0xFFFF_FFFF) }
    }
}
