import Foundation
import Testing

@testable import Compositor

struct BackdropTests {
    private func picture(_ nodes: [RenderNode], width: Int = 120, height: Int = 40) -> CGImage {
        FrameRenderer().image(of: nodes, width: width, height: height, background: .black)
    }

    private func glass(_ rect: CGRect, _ radius: CGFloat, saturation: CGFloat = 1, tint: RGBA = .clear) -> RenderNode {
        var node = RenderNode()
        node.bounds = rect
        node.backdrop = .init(radius: radius, saturation: saturation, tint: tint)
        return node
    }

    private let whole = CGRect(x: 0, y: 0, width: 120, height: 40)
    private let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

    @Test("a plain picture stays what it is, up to the frame's edges", arguments: [0.5, 1, 3, 10, 40])
    func plain(radius: CGFloat) {
        let color = RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        let image = picture([.color(whole, color), glass(whole, radius)])
        for (x, y) in [(0, 0), (60, 20), (119, 39)] {
            let (seen, meant) = (channels(image[x, y]), channels(pixel(204, 102, 51)))
            #expect(zip(seen, meant).allSatisfy { abs($0 - $1) <= 1 })
        }
    }

    @Test("an edge becomes the integral of a Gaussian", arguments: [4, 8, 13])
    func edge(radius: CGFloat) {
        let half = CGRect(x: 60, y: 0, width: 60, height: 40)
        let image = picture([.color(half, white), glass(whole, radius)])
        for x in stride(from: 60 - Int(2 * radius), through: 60 + Int(2 * radius), by: 3) {
            let distance = (Double(x) + 0.5 - 60) / Double(radius)
            let meant = 255 * 0.5 * (1 + erf(distance / 2.0.squareRoot()))
            #expect(abs(Double(channels(image[x, 20])[1]) - meant) < 6, "at \(x)")
        }
    }

    @Test("what is drawn later is not blurred, what lies beside is not touched")
    func order() {
        let half = CGRect(x: 60, y: 0, width: 60, height: 40)
        let pane = CGRect(x: 20, y: 10, width: 80, height: 20)
        let above = RenderNode.color(CGRect(x: 58, y: 18, width: 2, height: 2), white)
        let image = picture([.color(half, white), glass(pane, 8), above])
        #expect(image[59, 5] == pixel(0, 0, 0) && image[60, 5] == pixel(255, 255, 255))
        #expect(image[58, 18] == pixel(255, 255, 255))
        #expect(channels(image[56, 20])[1] > 20 && channels(image[63, 20])[1] < 235)
    }

    @Test("without saturation there is only luminance, and the tint lies over it")
    func look() {
        let color = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        let grey = picture([.color(whole, color), glass(whole, 3, saturation: 0)])
        #expect(channels(grey[60, 20]) == [255, 54, 54, 54])
        let tinted = picture([
            .color(whole, color), glass(whole, 3, tint: RGBA(red: 0, green: 0, blue: 1, alpha: 0.25)),
        ])
        #expect(channels(tinted[60, 20]) == [255, 191, 0, 64])
    }

    @Test("it is cut off by its holder's round corners and fades with it")
    func clip() {
        let half = CGRect(x: 60, y: 0, width: 60, height: 40)
        var holder = RenderNode()
        holder.bounds = CGRect(x: 40, y: 0, width: 40, height: 40)
        holder.clipsToBounds = true
        holder.cornerRadius = 20
        holder.children = [glass(CGRect(x: 40, y: 0, width: 40, height: 40), 10)]
        let solid = picture([.color(half, white), holder])
        #expect(solid[42, 2] == pixel(0, 0, 0) && channels(solid[58, 20])[1] > 60)
        holder.opacity = 0.5
        let faded = picture([.color(half, white), holder])
        for x in [50, 58, 62, 70] {
            let (behind, full) = (x < 60 ? 0 : 255, channels(solid[x, 20])[1])
            #expect(abs(channels(faded[x, 20])[1] - (behind + full) / 2) <= 2)
        }
    }

    @Test("one pane over another blurs what the first one shows, and a renderer can be used again")
    func twice() {
        let half = CGRect(x: 60, y: 0, width: 60, height: 40)
        let renderer = FrameRenderer()
        func draw(_ panes: Int) -> CGImage {
            renderer.image(
                of: [.color(half, white)] + Array(repeating: glass(whole, 6), count: panes), width: 120, height: 40,
                background: .black)
        }
        let (once, twice, again) = (draw(1), draw(2), draw(1))
        #expect(channels(once[66, 20])[1] > channels(twice[66, 20])[1] + 5)
        #expect((0..<120).allSatisfy { once[$0, 7] == again[$0, 7] })
    }
}
