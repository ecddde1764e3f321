import CoreGraphics
import Testing

@testable import Compositor

/// Pictures that are opaque but for their edges, as a screen is out of which a shadow sticks.
@Suite("Opaque parts of pictures")
struct OpaquePartTests {
    private let part = CGRect(x: 12, y: 5, width: 90, height: 70)

    /// A picture that is opaque in its part and half clear around it, with or without it being known.
    private func screen(isKnown: Bool) -> CGImage {
        var dice = Dice(state: 3)
        let (inside, width, height) = (DeviceRect(inside: part), 120, 84)
        return CGImage(width: width, height: height, opaquePart: isKnown ? part : .zero) { p in
            for y in 0..<height {
                for x in 0..<width {
                    let isInside = inside.contains(DeviceRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
                    let color = UInt32.random(in: 0...0xFF_FFFF, using: &dice)
                    p[y * width + x] = isInside ? color | 0xFF00_0000 : (color & 0x7F7F7F) | 0x8000_0000
                }
            }
        }
    }

    private func draw(_ nodes: [RenderNode], _ width: Int, _ height: Int, on ground: RGBA? = .black) -> CGImage {
        FrameRenderer().image(of: nodes, width: width, height: height, background: ground)
    }

    /// The largest difference of two pictures in a channel.
    private func difference(_ a: CGImage, _ b: CGImage) -> Int {
        zip(pixels(a), pixels(b)).map { p, q in
            zip(channels(p), channels(q)).map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
    }

    @Test("what is known of a picture changes no pixel, wherever it is drawn and however large")
    func anywhere() {
        var dice = Dice(state: 11)
        let (known, unknown) = (screen(isKnown: true), screen(isKnown: false))
        for round in 0..<150 {
            let size = CGFloat.random(in: 0.05...3, using: &dice)
            let place = CGRect(
                x: CGFloat.random(in: -60...60, using: &dice), y: CGFloat.random(in: -60...60, using: &dice),
                width: 120 * (round % 3 == 0 ? 1 : size), height: 84 * CGFloat.random(in: 0.05...3, using: &dice))
            let rect = round % 3 == 1 ? place.integral : place
            var mirror = CGAffineTransform.identity
            if round % 4 == 3 { mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 110, ty: 0) }
            let pictures = [known, unknown].map { image -> CGImage in
                var node = RenderNode.image(image, in: rect).transformed(mirror)
                node.cornerRadius = round % 5 == 0 ? 9 : 0
                node.clipsToBounds = round % 5 == 0
                return draw([node], 110, 90, on: .white)
            }
            #expect(pixels(pictures[0]) == pixels(pictures[1]), "\(rect)")
        }
    }

    @Test("at an opacity it is blended as an opaque one is, within a unit of the other way")
    func faded() {
        let pictures = [true, false].map { isKnown -> CGImage in
            var node = RenderNode.image(screen(isKnown: isKnown), in: CGRect(x: -7, y: 2, width: 120, height: 84))
            node.opacity = 0.37
            return draw([.image(noise(110, 90)), node], 110, 90)
        }
        #expect(difference(pictures[0], pictures[1]) == 1)
    }

    @Test(
        "it hides what is below: a screen that fills the frame is all that is drawn, or the larger half of a cross-fade"
    )
    func hiding() {
        let renderer = FrameRenderer()
        var shown = RenderNode.image(screen(isKnown: true), in: CGRect(x: -12, y: -5, width: 120, height: 84))
        _ = renderer.image(of: [.image(noise(90, 70)), shown], width: 90, height: 70, background: .black)
        var copied = FrameWork()
        copied.copy(90 * 70)
        #expect(renderer.lastWork == copied)
        shown.opacity = 0.5
        _ = renderer.image(of: [.image(noise(90, 70)), shown], width: 90, height: 70, background: .black)
        #expect(renderer.lastWork.pixelsBlended == 90 * 70)
        #expect(renderer.lastWork.pixelsCopied == 90 * 70)
    }

    @Test("a renderer finds out whether the inside of its picture is opaque")
    func found() {
        let renderer = FrameRenderer()
        let inside = CGRect(x: 3.5, y: 4, width: 40, height: 30)
        func part(of node: RenderNode) -> CGRect {
            renderer.image(of: [node], width: 60, height: 50, inside: inside).opaquePart
        }
        #expect(part(of: .color(inside, .black)) == CGRect(x: 4, y: 4, width: 39, height: 30))
        #expect(part(of: .color(inside.insetBy(dx: 1, dy: 0), .black)) == .zero)
        #expect(part(of: .color(CGRect(x: 0, y: 0, width: 60, height: 50), .black)).width == 60)
        #expect(renderer.image(of: [.color(inside, .black)], width: 60, height: 50).opaquePart == .zero)
    }

    @Test("of a rounded picture the rows between its corners are known to be opaque")
    func rounded() {
        var card = RenderNode.color(CGRect(x: 0, y: 0, width: 60, height: 50), .black)
        card.cornerRadius = 8
        card.clipsToBounds = true
        card.children = [.image(noise(20, 20)), .image(noise(30, 20))]
        func part(_ node: RenderNode, _ inside: CGRect? = nil) -> CGRect {
            FrameRenderer().image(of: [node], width: 60, height: 50, inside: inside).opaquePart
        }
        #expect(part(card) == CGRect(x: 0, y: 8, width: 60, height: 34))
        card.roundedCorners = [.bottomLeft]
        #expect(part(card) == CGRect(x: 0, y: 0, width: 60, height: 42))
        #expect(part(card, CGRect(x: 9, y: 1, width: 50, height: 49)) == CGRect(x: 9, y: 1, width: 50, height: 49))
        card.mask = .node(.color(CGRect(x: 0, y: 0, width: 60, height: 24), .black))
        #expect(part(card) == .zero)
    }

    @Test("an opaque picture casts the shadow of its outline, whatever its pixels are")
    func shadow() {
        func drawn(_ child: RenderNode) -> ArraySlice<UInt32> {
            var holder = RenderNode()
            holder.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            holder.shadow = .init(color: .black, radius: 5, offset: CGSize(width: 3, height: 50), opacity: 1, path: nil)
            holder.children = [
                child.transformed(Projection(a: 1, b: 0.2, px: 0.001, c: 0.1, d: 1, py: 0, tx: 9, ty: 3, pw: 1))
            ]
            // Below the picture there is nothing but the shadow.
            return pixels(FrameRenderer().image(of: [holder], width: 90, height: 110, background: .white)).suffix(
                90 * 52)
        }
        let color = drawn(.color(CGRect(x: 0, y: 0, width: 60, height: 40), .black))
        #expect(Set(color).count > 100)
        // It says that it is opaque, and is not read.
        #expect(
            drawn(.image(CGImage(width: 60, height: 40, isOpaque: true) { $0.update(repeating: 0, count: 2400) }))
                == color)
        let half = CGImage(width: 60, height: 40, opaquePart: CGRect(x: 0, y: 0, width: 60, height: 40)) {
            $0.update(repeating: 0xFF00_0000, count: 2400)
        }
        #expect(drawn(.image(half)) == color)
    }
}
