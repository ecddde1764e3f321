import CoreGraphics
import Synchronization
import Testing

@testable import Compositor

@Suite("Threads")
struct ThreadTests {
    @Test("any number of threads draws the same pixels with the same work", arguments: TypicalFrames.Kind.allCases)
    func samePixels(kind: TypicalFrames.Kind) {
        let (width, height) = (390, 501)
        let nodes = TypicalFrames(width: width, height: height).nodes(kind, at: 0.37)
        let alone = FrameRenderer()
        let expected = pixels(alone.image(of: nodes, width: width, height: height, background: .black, threads: 1))
        for threads in [2, 3, 8, nil] {
            // A renderer of its own finds no smaller copies and no shadows made.
            let renderer = FrameRenderer()
            for _ in 0..<3 {
                let image = renderer.image(
                    of: nodes, width: width, height: height, background: .black, threads: threads)
                #expect(pixels(image) == expected, "\(threads ?? 0) threads")
                #expect(renderer.lastWork == alone.lastWork)
            }
        }
    }

    /// A shadow whose silhouette has to be drawn, and a pane that blurs what lies behind it.
    private func blurred(_ radius: CGFloat) -> [RenderNode] {
        var group = RenderNode()
        group.bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
        group.children = [
            .color(CGRect(x: 40, y: 30, width: 170, height: 90), RGBA(red: 1, green: 0, blue: 0, alpha: 0.6)),
            .image(noise(210, 170)).transformed(
                Projection(a: 1, b: 0.3, px: 0, c: -0.2, d: 0.9, py: 0, tx: 120, ty: 150, pw: 1)),
        ]
        group.shadow = RenderNode.Shadow(
            color: .black, radius: radius, offset: CGSize(width: 7, height: -9), opacity: 0.8, path: nil)
        var pane = RenderNode()
        pane.bounds = CGRect(x: 31, y: 210, width: 290, height: 207)
        pane.backdrop = .init(radius: radius, saturation: 1.4, tint: .clear)
        return [.image(noise(390, 501, seed: 3)), group, pane]
    }

    @Test("any number of threads blurs alike", arguments: [0, 1.3, 4, 9, 31])
    func blur(radius: CGFloat) {
        let nodes = blurred(radius)
        let expected = pixels(FrameRenderer().image(of: nodes, width: 390, height: 501, threads: 1))
        for threads in [2, 3, 8, nil] {
            let image = FrameRenderer().image(of: nodes, width: 390, height: 501, threads: threads)
            #expect(pixels(image) == expected, "\(threads ?? 0) threads")
        }
    }

    @Test("the rows that a reader gets are those of the picture, each once")
    func reading() {
        final class Reader: RowReader {
            let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 390 * 501)
            let counts = UnsafeMutablePointer<UInt8>.allocate(capacity: 501)
            init() { counts.initialize(repeating: 0, count: 501) }
            deinit {
                pixels.deallocate()
                counts.deallocate()
            }
            func read(_ rows: Range<Int>, _ row: UnsafePointer<UInt32>) {
                (pixels + rows.lowerBound * 390).update(from: row, count: rows.count * 390)
                for y in rows { counts[y] += 1 }
            }
        }
        let nodes = TypicalFrames(width: 390, height: 501).nodes(.card, at: 0.37)
        let expected = pixels(FrameRenderer().image(of: nodes, width: 390, height: 501, threads: 1))
        for threads in [1, 2, 5, nil] {
            let reader = Reader()
            FrameRenderer().read(nodes, width: 390, height: 501, by: reader, threads: threads)
            #expect((0..<501).allSatisfy { reader.counts[$0] == 1 })
            #expect(Array(UnsafeBufferPointer(start: reader.pixels, count: 390 * 501)) == expected)
        }
    }

    @Test("smaller copies of a picture are the same whoever of several threads asks for them first")
    func pyramids() {
        let large = noise(701, 903)
        func nodes(_ image: CGImage) -> [RenderNode] {
            (0..<5).map { i in
                RenderNode.image(image).transformed(
                    Projection(
                        a: 0.3, b: 0.02, px: 0.002, c: 0.05, d: 0.4, py: 0.001, tx: Double(i) * 70, ty: 10, pw: 1))
            }
        }
        let expected = pixels(FrameRenderer().image(of: nodes(large), width: 400, height: 400, threads: 1))
        for _ in 0..<10 {
            let fresh = noise(701, 903)
            #expect(pixels(FrameRenderer().image(of: nodes(fresh), width: 400, height: 400, threads: 4)) == expected)
        }
    }

    private final class Marks: SharedWork {
        let counts: UnsafeMutablePointer<Atomic<Int>>
        let pieces: Int
        init(_ pieces: Int) {
            self.pieces = pieces
            counts = .allocate(capacity: pieces)
            for i in 0..<pieces { (counts + i).initialize(to: Atomic(0)) }
        }
        deinit { counts.deallocate() }
        func work(on piece: Int, as member: Int) {
            if member < 4 { counts[piece].wrappingAdd(1, ordering: .relaxed) }
        }
    }

    @Test("every piece is done once, however often and by however many", arguments: [1, 2, 4, 9])
    func pieces(members: Int) {
        let crew = Crew(members: 4)
        for pieces in [0, 1, 2, 3, 17, 400] {
            let marks = Marks(pieces)
            for _ in 0..<50 { crew.share(marks, pieces: pieces, members: members) }
            #expect((0..<pieces).allSatisfy { marks.counts[$0].load(ordering: .relaxed) == 50 })
        }
    }
}
