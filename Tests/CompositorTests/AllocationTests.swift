import AllocationCounter
import CoreGraphics
import Testing

@testable import Compositor

@Suite("Memory")
struct AllocationTests {
    @Test("a frame allocates nothing once what is kept is there", arguments: TypicalFrames.Kind.allCases)
    func frames(kind: TypicalFrames.Kind) {
        let (width, height) = (390, 844)
        let frames = TypicalFrames(width: width, height: height)
        let renderer = FrameRenderer()
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { pixels.deallocate() }
        let target = Bitmap(pixels: pixels, width: width, height: height, stride: width)
        let moments = (1...9).map { frames.nodes(kind, at: Double($0) / 10) }
        // Two kinds of memory take turns, so that either grows to what the largest frame needs.
        for nodes in moments + moments { renderer.render(nodes, into: target, background: .black, threads: 1) }
        for (i, nodes) in moments.enumerated() {
            segue_begin_counting_allocations()
            renderer.render(nodes, into: target, background: .black, threads: 1)
            #expect(segue_end_counting_allocations() == 0, "at \(i + 1)/10")
        }
    }

    @Test("the counter counts")
    func counter() {
        segue_begin_counting_allocations()
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 10_000)
        #expect(segue_end_counting_allocations() == 1)
        memory.deallocate()
    }
}
