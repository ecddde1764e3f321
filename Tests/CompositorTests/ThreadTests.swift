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
