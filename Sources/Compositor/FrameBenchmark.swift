/// Frames typical of transitions, and how long they take.
package enum FrameBenchmark {
    /// What one kind of frame took.
    package struct Row: Sendable {
        package let name: String
        /// Milliseconds of processor time per frame.
        package let median: Double
        /// Median milliseconds of copying a frame's bytes, measured between the frames.
        package let copy: Double
    }

    /// Draws each kind of frame at several moments of its transition, over and over, on one thread.
    ///
    /// - Parameters:
    ///   - width: of the frame in pixels, as is `height`.
    ///   - rounds: how often each moment is drawn.
    ///   - names: the kinds to draw, or none for all.
    package static func run(width: Int, height: Int, rounds: Int = 3, only names: [String] = []) -> [Row] {
        let frames = TypicalFrames(width: width, height: height)
        let renderer = FrameRenderer()
        let count = width * height
        let target = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        let other = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer {
            target.deallocate()
            other.deallocate()
        }
        target.initialize(repeating: 0, count: count)
        other.initialize(repeating: 0, count: count)
        let bitmap = Bitmap(pixels: target, width: width, height: height, stride: width)
        return TypicalFrames.Kind.allCases.filter { names.isEmpty || names.contains($0.rawValue) }.map { kind in
            var times: [Double] = []
            var copies: [Double] = []
            for round in 0...rounds {
                for step in 1...19 {
                    let nodes = frames.nodes(kind, at: Double(step) / 20)
                    let time = milliseconds { renderer.render(nodes, into: bitmap, background: .black, threads: 1) }
                    let copy = milliseconds { other.update(from: target, count: count) }
                    // The first round makes what is kept.
                    if round > 0 {
                        times.append(time)
                        copies.append(copy)
                    }
                }
            }
            return Row(name: kind.rawValue, median: median(times), copy: median(copies))
        }
    }

    /// Processor time, which other programs disturb less than the clock on the wall.
    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = processorTime()
        body()
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
