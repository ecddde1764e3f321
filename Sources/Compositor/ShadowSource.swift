/// A blurred silhouette in a colour at a place on the device, ready to be read row by row.
struct ShadowSource {
    /// Where the mask lies that the caches keep while it is drawn.
    private let mask: ShadowMask.Place
    /// The mask's translation, in 1/256 pixel.
    let dx: Int
    let dy: Int
    let color: SolidColor
    /// The colour's channels from the lowest byte, 65280 being the whole.
    private let full: [4 of UInt16]

    init(mask: ShadowMask, dx: Int, dy: Int, color: SolidColor) {
        self.mask = mask.place
        (self.dx, self.dy, self.color) = (dx, dy, color)
        full = color.scaled(by: 256).above
    }

    /// Whether it shows the same wherever both are read.
    func isSame(as other: ShadowSource) -> Bool {
        mask.serial == other.mask.serial && dx == other.dx && dy == other.dy && color == other.color
    }

    /// What it may touch on the device.
    var bounds: DeviceRect {
        let b = mask.bounds
        return DeviceRect(
            minX: b.minX + dx >> 8, minY: b.minY + dy >> 8, maxX: b.maxX + (dx + 255) >> 8,
            maxY: b.maxY + (dy + 255) >> 8)
    }

    /// Writes the shadow's pixels `start..<end` of row `y`.
    ///
    /// - Parameter line: room for a row of cells, and for what loops read beyond: `UprightColumns.lineSize`.
    func read(
        row y: Int, _ start: Int, _ end: Int, line: UnsafeMutablePointer<UInt32>,
        into out: UnsafeMutablePointer<UInt32>
    ) {
        // Distances between middles, in 1/256 cell.
        let scale = 8 + mask.shift
        let unit = 1 << scale
        let v = ((y - mask.minY) << 8) - dy + 128 - unit / 2
        let (row, fv) = (v >> scale, (v & (unit - 1)) >> mask.shift)
        guard let cells = mask.cells, row >= -1, row < mask.height else {
            return out.update(repeating: 0, count: end - start)
        }
        // Beyond the first and the last row there is nothing.
        let upper = cells + max(row, 0) * mask.width
        let lower = cells + min(row + 1, mask.height - 1) * mask.width
        let (ku, kl) = (row < 0 ? 0 : 256 - fv, row + 1 == mask.height ? 0 : fv)
        let u = ((start - mask.minX) << 8) - dx + 128 - unit / 2
        let (first, last) = (u >> scale, (u + 256 * (end - start - 1)) >> scale + 1)
        let (low, high) = (min(max(first, 0), mask.width), min(max(last + 1, 0), mask.width))
        guard low < high else { return out.update(repeating: 0, count: end - start) }
        line.update(repeating: 0, count: low - first)
        let (cellsAbove, cellsBelow, merged) = (upper + low, lower + low, line + (low - first))
        (line + (high - first)).update(repeating: 0, count: last + 1 - high)
        guard let kernels = Kernels.current?.pointee, let merge = kernels.merged_cells, let shade = kernels.shade else {
            PlainLoops.mergedCells(merged, cellsAbove, cellsBelow, high - low, UInt32(ku), UInt32(kl))
            return PlainLoops.shade(out, line, end - start, u - first << scale, mask.shift, full)
        }
        merge(merged, cellsAbove, cellsBelow, high - low, UInt32(ku), UInt32(kl))
        withUnsafeBytes(of: full) {
            shade(
                out, line, end - start, UInt32(u - first << scale), UInt32(mask.shift),
                $0.assumingMemoryBound(to: UInt16.self).baseAddress)
        }
    }
}
