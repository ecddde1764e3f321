/// Three boxes in a row, through which rows of cells pass from top to bottom.
final class BoxColumns {
    private var kernel = BoxKernel(sigma: 0)
    /// Cells of a row.
    private var width = 0
    /// For each box the rows that it still needs, those of the first box first; then a row that nobody reads, and two lines.
    private let rows = Scratch<UInt16>()
    /// For each box the sums of its whole cells.
    private let sums = Scratch<UInt32>()
    private static let boxes = 3

    /// Prepares for rows of so many cells.
    func makeRoom(for width: Int, _ kernel: BoxKernel) {
        (self.width, self.kernel) = (width, kernel)
        _ = rows.room(for: (Self.boxes * ringSize + 1) * width + 2 * lineSize)
        _ = sums.room(for: Self.boxes * width)
    }

    /// Rows that a box reaches over.
    private var ringSize: Int { 2 * kernel.margin + 1 }
    private var lineSize: Int { width + 2 * kernel.margin }

    /// Blurs a row along itself.
    ///
    /// - Parameters:
    ///   - n: its cells.
    ///   - margin: by how much the blurred row is longer on each side.
    func blurRow(_ row: UnsafePointer<UInt16>, _ n: Int, margin: Int, into target: UnsafeMutablePointer<UInt16>) {
        let (k, size) = (kernel.margin, lineSize)
        let line = rows.base + (Self.boxes * ringSize + 1) * width
        let spare = line + size
        line.update(repeating: 0, count: k + margin)
        (line + k + margin).update(from: row, count: n)
        (line + k + margin + n).update(repeating: 0, count: k + margin)
        spare.update(repeating: 0, count: k)
        (spare + k + width).update(repeating: 0, count: k)
        kernel.pass(line, to: spare + k, width)
        kernel.pass(spare, to: line + k, width)
        kernel.pass(line, to: target, width)
    }

    /// Blurs some rows of `count` down their columns; above the first and below the last there is nothing.
    ///
    /// - Parameters:
    ///   - read: writes a row as it is before.
    ///   - target: where a row is to be written.
    func blur(
        rows wanted: Range<Int>, of count: Int, _ read: (Int, UnsafeMutablePointer<UInt16>) -> Void,
        to target: (Int) -> UnsafeMutablePointer<UInt16>
    ) {
        let (k, size) = (kernel.margin, ringSize)
        let unread = rows.base + Self.boxes * size * width
        rows.base.update(repeating: 0, count: Self.boxes * size * width)
        sums.base.update(repeating: 0, count: Self.boxes * width)
        let start = wanted.lowerBound - Self.boxes * k
        func ring(_ box: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
            rows.base + (box * size + (y - start + size) % size) * width
        }
        for y in start..<(wanted.upperBound + Self.boxes * k) {
            read(y, ring(0, y))
            for box in 0..<Self.boxes {
                // The row that has come last, and that whose mean can be told now.
                let last = y - box * k
                let middle = last - k
                let isKnown = middle >= wanted.lowerBound - (Self.boxes - 1 - box) * k
                let row = !isKnown ? unread : box == Self.boxes - 1 ? target(middle) : ring(box + 1, middle)
                kernel.passRow(
                    ring(box, last - 2 * k), ring(box, last - 2 * k + 1), ring(box, last - 1), ring(box, last),
                    sums: sums.base + box * width, to: row, width)
                if !isKnown { break }
                if middle < 0 || middle >= count { row.update(repeating: 0, count: width) }
            }
        }
    }
}
