import CoreGraphics
import Foundation
import Testing

@testable import Compositor

@Suite("The benchmark", .serialized)
struct BenchmarkTests {
    @Test("every typical frame changes with time and covers the screen")
    func frames() {
        let frames = TypicalFrames(width: 64, height: 96)
        let renderer = FrameRenderer()
        for kind in TypicalFrames.Kind.allCases {
            let early = renderer.image(of: frames.nodes(kind, at: 0.3), width: 64, height: 96)
            let late = renderer.image(of: frames.nodes(kind, at: 0.8), width: 64, height: 96)
            #expect(pixels(early) != pixels(late), "\(kind)")
            #expect(Set(pixels(early)).count > 1000, "\(kind)")
        }
    }

    /// `SEGUE_BENCHMARK=1 swift test --filter BenchmarkTests` prints the table.
    @Test("typical frames, timed", .enabled(if: ProcessInfo.processInfo.environment["SEGUE_BENCHMARK"] != nil))
    func time() {
        for (width, height) in [(786, 1704), (1170, 2532)] {
            for row in FrameBenchmark.run(width: width, height: height) {
                let numbers = [row.median, row.copy, row.median / row.copy].map { String(format: "%7.2f", $0) }
                print(
                    "\(width)x\(height)", row.name.padding(toLength: 8, withPad: " ", startingAt: 0), numbers.joined())
            }
        }
    }
}
