import CoreGraphics
import Testing

@testable import Compositor

@Suite("The work of a frame")
struct WorkTests {
    private let width = 200
    private let height = 300

    private func work(_ kind: TypicalFrames.Kind, at t: Double) -> FrameWork {
        let renderer = FrameRenderer()
        _ = renderer.image(
            of: TypicalFrames(width: width, height: height).nodes(kind, at: t), width: width, height: height,
            background: .black)
        return renderer.lastWork
    }

    @Test("a cross-fade blends every pixel once and works none out")
    func fade() {
        let found = work(.fade, at: 0.4)
        #expect(found.pixelsBlended == width * height)
        #expect(found.pixelsSampled == 0)
    }

    @Test("a circle that opens copies every pixel once and blends only along its edge", arguments: [0.2, 0.35, 0.5])
    func circle(t: Double) {
        let found = work(.circle, at: t)
        // The edge crosses at most two pixels for each one it is high and wide.
        let edge = Int(8 * t * Double(height)) * 2
        #expect(found.pixelsBlended > 0 && found.pixelsBlended < edge)
        #expect(found.pixelsCopied >= width * height)
        #expect(found.pixelsCopied + found.pixelsBlended < width * height + edge)
        #expect(found.pixelsSampled == 0)
    }

    @Test("what is behind doors is sampled only where they are open", arguments: [0.1, 0.25, 0.5, 0.75])
    func doors(t: Double) {
        let found = work(.doors, at: t)
        let shift = Int(t * Double(width) / 2)
        let open = 2 * shift * height
        let copied = width * height - open
        let sampled = 2 * min(shift, Int(Double(width) * (0.7 + 0.3 * t) / 2)) * Int(Double(height) * (0.7 + 0.3 * t))
        #expect(found.pixelsCopied >= copied && found.pixelsCopied <= width * height - sampled + 2 * height)
        // The picture's own edges are blended, and a pixel to each side of them may count.
        #expect(abs(found.pixelsSampled - sampled) <= 4 * (width + height), "\(found.pixelsSampled) for \(sampled)")
    }

    @Test("of a screen under a card only what the card leaves of it is sampled and veiled", arguments: [0.3, 0.6, 0.9])
    func card(t: Double) {
        let found = work(.card, at: t)
        let top = Int(Double(height) - t * Double(height - 40)) + 1
        #expect(found.pixelsSampled <= width * top)
        #expect(found.pixelsBlended <= 2 * width * top + 2 * width)
        #expect(found.pixelsCopied >= width * (height - top))
    }

    /// A rounded card in which two things are drawn.
    private var card: RenderNode {
        var card = RenderNode()
        card.bounds = CGRect(x: 4, y: 8, width: 50, height: 36)
        card.cornerRadius = 7
        card.clipsToBounds = true
        card.background = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        card.children = [
            .color(CGRect(x: 10, y: 12, width: 9, height: 9), RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)),
            .color(CGRect(x: 20, y: 12, width: 9, height: 9), .black),
        ]
        return card
    }

    @Test("a group hides what is below where it is seen whole, unless it has a mask or is clear in part")
    func groups() {
        let behind = RenderNode.image(noise(40, 30)).transformed(CGAffineTransform(translationX: 10.5, y: 11))
        func sampled(_ card: RenderNode) -> Int {
            let renderer = FrameRenderer()
            _ = renderer.image(of: [behind, card], width: 64, height: 48, background: .black)
            return renderer.lastWork.pixelsSampled
        }
        #expect(sampled(card) == 0)
        var clear = card
        clear.opacity = 0.9
        #expect(sampled(clear) == 41 * 30)
        var masked = card
        var inner = card
        inner.mask = .node(.color(CGRect(x: 0, y: 0, width: 64, height: 48), .black))
        masked.mask = .node(inner)
        #expect(sampled(masked) == 41 * 30)
        masked.mask = nil
        masked.children = [inner]
        #expect(sampled(masked) == 0)
        masked.background = nil
        #expect(sampled(masked) == 41 * 30)
    }

    @Test("what is covered costs nothing")
    func covered() {
        let (front, back) = (noise(64, 48), noise(64, 48, seed: 9))
        var hidden = RenderNode.image(back).transformed(CGAffineTransform(rotationAngle: 0.3))
        hidden.opacity = 0.7
        hidden.shadow = .init(color: .black, radius: 4, offset: .zero, opacity: 1, path: nil)
        let renderer = FrameRenderer()
        _ = renderer.image(of: [hidden, .image(front)], width: 64, height: 48, background: .white)
        var expected = FrameWork()
        expected.copy(64 * 48)
        #expect(renderer.lastWork == expected)
    }

    @Test("the bytes of a copied frame are those read and those written")
    func bytes() {
        let renderer = FrameRenderer()
        _ = renderer.image(of: [.image(noise(30, 20))], width: 30, height: 20)
        #expect(renderer.lastWork.bytesMoved == 30 * 20 * 8)
    }
}
