/// Is handed a scene's rows as they are drawn.
protocol RowReader: AnyObject {
    /// Reads some rows, which lie one after the other.
    ///
    /// It is called by the threads that draw, by each for other rows.
    func read(_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>)
}

/// Draws a scene in bands of rows, which several threads take in hand one after the other.
///
/// A row does not depend on how the others are drawn: the pixels are the same for any number of threads.
final class BandCompositor: SharedWork {
    /// Rows of a band: so few that nobody waits long for the last one, so many that taking one costs nothing.
    private static let height = 32
    /// A frame of fewer pixels is drawn before a second thread has woken up.
    private static let smallest = 1 << 17

    private let scene: Scene
    /// One for each thread; the first is that of the thread that asks.
    private var compositors: [RowCompositor]
    private var width = 0
    private var ground: UInt32 = 0
    /// For each thread the rows that a reader gets.
    private var strips: [Scratch<UInt32>] = []
    /// What is drawn at the moment.
    private var job: Job?

    private enum Target {
        case bitmap(Bitmap)
        case reader(any RowReader)
    }
    private struct Job {
        let contents: SceneContents
        let rows: Range<Int>
        /// Rows of a band.
        let height: Int
        let target: Target
    }

    init(scene: Scene) {
        self.scene = scene
        compositors = [RowCompositor(scene: scene)]
    }

    /// What has been drawn since `beginCounting`.
    var work: FrameWork {
        compositors.reduce(FrameWork()) { $0 + $1.work }
    }

    func beginCounting() {
        for compositor in compositors { compositor.work = FrameWork() }
    }

    /// Prepares for rows of this many pixels over a ground of that value.
    func begin(width: Int, ground: UInt32) {
        self.width = width
        self.ground = ground
        for compositor in compositors { compositor.begin(width: width, ground: ground) }
    }

    /// Draws some rows of the frame.
    ///
    /// - Parameter threads: at most; nil for as many as are of use.
    func render(rows: Range<Int>, into target: Bitmap, threads: Int?) {
        draw(rows, .bitmap(target), height: Self.height, threads: threads)
    }

    /// Draws some rows and hands them to a reader.
    ///
    /// - Parameters:
    ///   - unit: rows that the reader needs together, counted from the first; a power of two.
    ///   - threads: at most; nil for as many as are of use.
    func read(_ rows: Range<Int>, together unit: Int = 1, by reader: any RowReader, threads: Int?) {
        let height = max(unit, Self.height)
        let members = members(threads, rows.count)
        while strips.count < members { strips.append(Scratch()) }
        for strip in strips { _ = strip.room(for: width * height) }
        draw(rows, .reader(reader), height: height, threads: threads)
    }

    private func members(_ threads: Int?, _ rows: Int) -> Int {
        Crew.shared.members(threads ?? (rows * width < Self.smallest ? 1 : nil))
    }

    private func draw(_ rows: Range<Int>, _ target: Target, height: Int, threads: Int?) {
        let members = members(threads, rows.count)
        while compositors.count < members {
            compositors.append(RowCompositor(scene: scene))
            compositors[compositors.count - 1].begin(width: width, ground: ground)
        }
        scene.withContents { contents in
            job = Job(contents: contents, rows: rows, height: height, target: target)
            Crew.shared.share(self, pieces: (rows.count + height - 1) / height, members: members)
            job = nil
        }
    }

    func work(on piece: Int, as member: Int) {
        guard let job else { return }
        let first = job.rows.lowerBound + piece * job.height
        let band = first..<min(first + job.height, job.rows.upperBound)
        switch job.target {
        case .bitmap(let bitmap): compositors[member].render(job.contents, rows: band, into: bitmap)
        case .reader(let reader):
            let strip = strips[member].base
            let bitmap = Bitmap(pixels: strip - first * width, width: width, height: band.count, stride: width)
            compositors[member].render(job.contents, rows: band, into: bitmap)
            reader.read(band, strip)
        }
    }

    /// The rows about a rectangle's middle in which opaque content lies over all of the ground; empty where it does not in the middle.
    func hiddenRows(of part: DeviceRect) -> DeviceRect {
        guard !part.isEmpty else { return .empty }
        var hidden = part
        scene.withContents { contents in
            func isHidden(_ y: Int) -> Bool { compositors[0].hidesGround(contents, y, in: part) }
            let middle = (part.minY + part.maxY) / 2
            hidden.maxY = (middle..<part.maxY).first { !isHidden($0) } ?? part.maxY
            guard hidden.maxY > middle else { return hidden = .empty }
            hidden.minY = (part.minY..<middle).last { !isHidden($0) }.map { $0 + 1 } ?? part.minY
        }
        return hidden
    }
}
