/// Blurs cells: each thread goes through a band of rows from top to bottom and keeps no more rows than are still needed.
///
/// The rows around its band it works out for itself, so that no thread waits for another.
final class CellBlur: SharedWork {
    /// Fewer cells are blurred before a second thread has woken up.
    private static let smallest = 1 << 14
    /// Rows of a band for each row that it needs beyond its edges: with fewer, too much is worked out twice.
    private static let least = 8

    private struct Job {
        let source: UnsafePointer<UInt16>
        let width: Int
        let height: Int
        let kernel: BoxKernel
        let margin: Int
        let target: UnsafeMutablePointer<UInt16>
        /// Rows of a band.
        let band: Int
    }
    private var job: Job?
    /// One for each thread.
    private var columns: [BoxColumns] = []
    private let cells = Scratch<UInt16>()

    /// Room for cells that are to be blurred.
    func room(for count: Int) -> UnsafeMutablePointer<UInt16> {
        cells.room(for: count)
    }

    /// Blurs three times each way; beyond the edges there is nothing.
    ///
    /// - Parameters:
    ///   - source: rows of cells one after the other.
    ///   - margin: by how much the target is larger on each side, in cells.
    ///   - threads: at most; nil for as many as are of use.
    func blur(
        _ source: UnsafePointer<UInt16>, _ width: Int, _ height: Int, by kernel: BoxKernel, margin: Int,
        into target: UnsafeMutablePointer<UInt16>, threads: Int?
    ) {
        let rows = height + 2 * margin
        if kernel.isIdentity {
            let stride = width + 2 * margin
            target.update(repeating: 0, count: rows * stride)
            for y in 0..<height {
                (target + (y + margin) * stride + margin).update(from: source + y * width, count: width)
            }
            return
        }
        let members = Crew.shared.members(rows * (width + 2 * margin) < Self.smallest ? 1 : threads)
        while columns.count < members { columns.append(BoxColumns()) }
        for column in columns { column.makeRoom(for: width + 2 * margin, kernel) }
        let band = max((rows + members - 1) / members, Self.least * kernel.margin)
        job = Job(
            source: source, width: width, height: height, kernel: kernel, margin: margin, target: target, band: band)
        Crew.shared.share(self, pieces: (rows + band - 1) / band, members: members)
        job = nil
    }

    func work(on piece: Int, as member: Int) {
        guard let job else { return }
        let (width, rows) = (job.width + 2 * job.margin, job.height + 2 * job.margin)
        let first = piece * job.band
        columns[member].blur(rows: first..<min(first + job.band, rows), of: rows) { y, row in
            let y = y - job.margin
            guard y >= 0, y < job.height else { return row.update(repeating: 0, count: width) }
            columns[member].blurRow(job.source + y * job.width, job.width, margin: job.margin, into: row)
        } to: { y in
            job.target + y * width
        }
    }
}
