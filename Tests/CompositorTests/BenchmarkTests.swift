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
            #expect(Set(pixels(early)).count > 500, "\(kind)")
        }
    }

    /// What is asked for: `SEGUE_BENCHMARK=1 swift test --filter BenchmarkTests` prints the table, `SEGUE_BENCHMARK=fade,doors` those rows.
    private static let wish = ProcessInfo.processInfo.environment["SEGUE_BENCHMARK"]

    @Test("typical frames, timed", .enabled(if: wish != nil))
    func time() {
        let names = (Self.wish ?? "").split(separator: ",").map(String.init).filter { $0 != "1" }
        for (width, height) in [(786, 1704), (1170, 2532)] {
            for row in FrameBenchmark.run(width: width, height: height, rounds: 6, only: names) {
                let numbers = [row.median, row.copy, row.median / row.copy].map { String(format: "%7.2f", $0) }
                print(
                    "\(width)x\(height)", row.name.padding(toLength: 8, withPad: " ", startingAt: 0), numbers.joined())
            }
        }
    }
}
