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
    private let threads: Int
    private let session: Session
    private let memory: FrameMemory
    private let renderer: FrameRenderer
    private let peer: CairoPeer?
    private var width: Int { memory.bitmap.width }
    private var height: Int { memory.bitmap.height }

    private var layer: Samples
    private var pixel: Samples
    private var whole: Samples
    private var copy: Samples
    private var cairo: Samples
    /// Bytes.
    private var moved: Samples
    /// After each round, the program's but for what others took meanwhile.
    private var bytesInUse: [Int] = []

    /// Plays a transition and measures its frames.
    ///
    /// - Parameter threads: how many draw, and in turn how many then: a machine that grows slower does so for all of them.
    /// - Returns: a row for each number of threads.
    package static func run(_ job: Job, threads: [Int]) throws(BenchmarkError) -> [BenchmarkRow] {
        var benchmarks = threads.map { Benchmark(job, threads: $0) }
        defer { benchmarks.reversed().forEach { $0.session.close() } }
        for _ in 0..<max(job.rounds, 1) {
            for i in benchmarks.indices {
                let before = FrameMemory.bytesInUse
                try benchmarks[i].play()
                let kept = FrameMemory.bytesInUse - before
                benchmarks[i].bytesInUse.append((benchmarks[i].bytesInUse.last ?? 0) + kept)
            }
        }
        return benchmarks.indices.map { i in
            var row = benchmarks[i].row
            if i > 0 { row.speedup = benchmarks[i].speedup(over: benchmarks[0]) }
            return row
        }
    }

    /// How many times less each frame takes than the same frame of another benchmark: the median of that.
    ///
    /// Frames are compared one by one: of a transition in two phases the medians of all can be of one phase here and of the other there.
    private func speedup(over other: Benchmark) -> Double? {
        var ratios = Samples(room: Self.frames)
        for (slow, fast) in zip(other.whole.medians(of: Self.frames), whole.medians(of: Self.frames)) where fast > 0 {
            ratios.add(slow / fast)
        }
        return ratios.median
    }

    private init(_ job: Job, threads: Int) {
        self.job = job
        self.threads = threads
        var configuration = Session.Configuration()
        configuration.effect = job.effect
        configuration.mode = Mode(job.operation)
        configuration.size = job.size
        configuration.scale = job.scale
        session = Session(configuration)
        memory = FrameMemory(
            width: Int((job.size.width * job.scale).rounded()), height: Int((job.size.height * job.scale).rounded()))
        renderer = FrameRenderer()
        peer = job.hasPeer ? CairoPeer(width: memory.bitmap.width, height: memory.bitmap.height) : nil
        let count = job.rounds * Self.frames
        (layer, pixel, whole) = (Samples(room: count), Samples(room: count), Samples(room: count))
        (copy, cairo, moved) = (Samples(room: count), Samples(room: count), Samples(room: count))
        bytesInUse.reserveCapacity(job.rounds)
    }

    /// Plays the transition once, and goes back to where it began.
    private mutating func play() throws(BenchmarkError) {
        session.start(job.operation)
        guard let record = session.record, record.operation == job.operation, record.end == nil, record.announced > 0
        else {
            throw BenchmarkError("\(job.effect) \(job.operation.rawValue) did not start")
        }
        makeTextures(of: record)
        // The clock is not asked for the very end, where the code takes its screens away.
        let step = record.announced / Double(Self.frames + 1)
        for _ in 0..<Self.frames { measure(after: step) }
        session.comeBack(from: job.operation)
    }

    /// Draws what the transition is going to show, so that all textures are there.
    private func makeTextures(of record: TransitionRecord) {
        for part in [0.02, 0.25, 0.5, 0.75, 0.98] {
            guard var node = record.node(at: part * record.announced, scale: job.scale) else { continue }
            let enlarged = Projection(CGAffineTransform(scaleX: job.scale, y: job.scale))
            node.projection = node.projection.concatenating(enlarged)
            renderer.render([node], into: memory.bitmap, background: .black, threads: threads)
        }
    }

    /// Lets time pass and measures the frame that is due then.
    private mutating func measure(after seconds: Double) {
        var nodes: [RenderNode] = []
        let layerTime = milliseconds {
            session.tick(realSeconds: seconds)
            nodes = session.screenNodes(width: width, height: height)
        }
        let pixelTime = milliseconds {
            renderer.render(nodes, into: memory.bitmap, background: .black, threads: threads)
        }
        moved.add(Double(renderer.lastWork.bytesMoved))
        layer.add(layerTime)
        pixel.add(pixelTime)
        whole.add(layerTime + pixelTime)
        copy.add(milliseconds { memory.copyFrame() })
        if let peer { cairo.add(milliseconds { peer.render(nodes) }) }
    }

    /// Bytes in use that each transition has left behind; nil where too few were played to tell.
    ///
    /// From the lowest number of the second quarter to the lowest of the last: what is let go a little later is not left.
    private var bytesKept: Int? {
        let quarter = bytesInUse.count / 4
        guard quarter >= Self.settled, let early = bytesInUse[quarter..<2 * quarter].min(),
            let late = bytesInUse.suffix(quarter).min()
        else { return nil }
        return (late - early) / (2 * quarter)
    }

    private var row: BenchmarkRow {
        let (median, memcpy, pixel) = (whole.median ?? 0, copy.median ?? 0, pixel.median ?? 0)
        return BenchmarkRow(
            effect: job.effect, operation: job.operation.rawValue, width: width, height: height, threads: threads,
            median: median, p95: whole.rank(0.95) ?? 0, layer: layer.median ?? 0,
            memcpyRatio: memcpy > 0 ? median / memcpy : 0, pixel: pixel, memcpy: memcpy,
            bytesMoved: Int(moved.median ?? 0), bytesKept: bytesKept, cairo: cairo.median,
            cairoRatio: cairo.median.map { pixel > 0 ? $0 / pixel : 0 }, cairoNotes: peer?.notes)
    }
}

/// Why nothing was measured, in one line.
package struct BenchmarkError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
