import Preview
import Transitions
import UIKit

/// Plays transitions frame by frame, as the window does but on a clock that stands still while a frame is made, and
/// measures what each frame takes.
///
/// Screens are drawn into their textures before anything is measured: the window does that once for each screen, not once
/// for each frame. The code of the transition runs in every frame, timers and display links included.
@MainActor
package struct Benchmark {
    /// How many pictures of a transition are measured in each round, its first and its last left out.
    private static let frames = 60

    /// Rounds of a quarter at least, for memory to be compared by: what is made once is made by then.
    private static let settled = 2

    private let job: Job
    private let session: Session
    private let memory: FrameMemory
    private let peer: CairoPeer?
    private var width: Int { memory.bitmap.width }
    private var height: Int { memory.bitmap.height }
    /// One for each number of threads.
    private var series: [Series]

    /// What was measured with a number of threads.
    @MainActor
    private struct Series {
        let threads: Int
        let renderer = FrameRenderer()
        var layer: Samples
        var pixel: Samples
        var whole: Samples
        var copy: Samples
        var cairo: Samples
        /// Bytes.
        var moved: Samples
        /// Of the whole program, after each of the series' rounds.
        var bytesInUse: [Int] = []

        init(threads: Int, rounds: Int) {
            self.threads = threads
            let count = rounds * Benchmark.frames
            (layer, pixel, whole) = (Samples(room: count), Samples(room: count), Samples(room: count))
            (copy, cairo, moved) = (Samples(room: count), Samples(room: count), Samples(room: count))
            bytesInUse.reserveCapacity(rounds)
        }
    }

    /// Plays a transition and measures its frames.
    ///
    /// - Parameter threads: how many draw, and in turn how many then: a machine that grows slower does so for all of them.
    /// - Returns: a row for each number of threads.
    package static func run(_ job: Job, threads: [Int]) throws(BenchmarkError) -> [BenchmarkRow] {
        var benchmark = Benchmark(job, threads: threads)
        defer { benchmark.session.close() }
        for _ in 0..<job.rounds {
            for i in benchmark.series.indices {
                try benchmark.play(i)
                benchmark.series[i].bytesInUse.append(FrameMemory.bytesInUse)
            }
        }
        return benchmark.series.map { benchmark.row(of: $0) }
    }

    private init(_ job: Job, threads: [Int]) {
        self.job = job
        var configuration = Session.Configuration()
        configuration.effect = job.effect
        configuration.mode = Mode(job.operation)
        configuration.size = job.size
        configuration.scale = job.scale
        session = Session(configuration)
        memory = FrameMemory(
            width: Int((job.size.width * job.scale).rounded()), height: Int((job.size.height * job.scale).rounded()))
        peer = job.hasPeer ? CairoPeer(width: memory.bitmap.width, height: memory.bitmap.height) : nil
        series = threads.map { Series(threads: $0, rounds: job.rounds) }
    }

    /// Plays the transition once for one of the series, and goes back to where it began.
    private mutating func play(_ i: Int) throws(BenchmarkError) {
        session.start(job.operation)
        guard let record = session.record, record.operation == job.operation, record.end == nil, record.announced > 0
        else {
            throw BenchmarkError("\(job.effect) \(job.operation.rawValue) did not start")
        }
        makeTextures(of: record, series[i])
        // The clock is not asked for the very end, where the code takes its screens away.
        let step = record.announced / Double(Self.frames + 1)
        for _ in 0..<Self.frames { measure(after: step, &series[i]) }
        session.comeBack(from: job.operation)
    }

    /// Draws what the transition is going to show, so that all textures are there.
    private func makeTextures(of record: TransitionRecord, _ series: Series) {
        for part in [0.02, 0.25, 0.5, 0.75, 0.98] {
            guard var node = record.node(at: part * record.announced, scale: job.scale) else { continue }
            let enlarged = Projection(CGAffineTransform(scaleX: job.scale, y: job.scale))
            node.projection = node.projection.concatenating(enlarged)
            series.renderer.render([node], into: memory.bitmap, background: .black, threads: series.threads)
        }
    }

    /// Lets time pass and measures the frame that is due then.
    private func measure(after seconds: Double, _ series: inout Series) {
        var nodes: [RenderNode] = []
        let layerTime = milliseconds {
            session.tick(realSeconds: seconds)
            nodes = session.screenNodes(width: width, height: height)
        }
        let (renderer, threads) = (series.renderer, series.threads)
        let pixelTime = milliseconds {
            renderer.render(nodes, into: memory.bitmap, background: .black, threads: threads)
        }
        series.moved.add(Double(renderer.lastWork.bytesMoved))
        series.layer.add(layerTime)
        series.pixel.add(pixelTime)
        series.whole.add(layerTime + pixelTime)
        series.copy.add(milliseconds { memory.copyFrame() })
        if let peer { series.cairo.add(milliseconds { peer.render(nodes) }) }
    }

    private func row(of series: Series) -> BenchmarkRow {
        let (median, memcpy) = (series.whole.median ?? 0, series.copy.median ?? 0)
        let (pixel, cairo) = (series.pixel.median ?? 0, series.cairo.median)
        return BenchmarkRow(
            effect: job.effect, operation: job.operation.rawValue, width: width, height: height,
            threads: series.threads, median: median, p95: series.whole.rank(0.95) ?? 0,
            layer: series.layer.median ?? 0, memcpyRatio: memcpy > 0 ? median / memcpy : 0,
            speedup: speedup(of: series), pixel: pixel, memcpy: memcpy,
            bytesMoved: Int(series.moved.median ?? 0), bytesKept: bytesKept(series.bytesInUse), cairo: cairo,
            cairoRatio: cairo.map { pixel > 0 ? $0 / pixel : 0 }, cairoNotes: peer?.notes)
    }

    /// How many times less each frame takes than the same frame of the first series: the median of that; nil for the first itself.
    ///
    /// Frames are compared one by one: of a transition in two phases the medians of all can be of one phase here and of the other there.
    private func speedup(of series: Series) -> Double? {
        guard let first = self.series.first, first.renderer !== series.renderer else { return nil }
        var ratios = Samples(room: Self.frames)
        for (slow, fast) in zip(first.whole.medians(of: Self.frames), series.whole.medians(of: Self.frames))
        where fast > 0 {
            ratios.add(slow / fast)
        }
        return ratios.median
    }

    /// Bytes in use that each transition has left behind; nil where too few were played to tell.
    ///
    /// From the lowest number of the second quarter to the lowest of the last: what is let go a little later is not left.
    private func bytesKept(_ bytesInUse: [Int]) -> Int? {
        let quarter = bytesInUse.count / 4
        guard quarter >= Self.settled, let early = bytesInUse[quarter..<2 * quarter].min(),
            let late = bytesInUse.suffix(quarter).min()
        else { return nil }
        return (late - early) / (2 * quarter * series.count)
    }
}

/// Why nothing was measured, in one line.
package struct BenchmarkError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
