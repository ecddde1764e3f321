/// A blurred silhouette in a colour at a place on the device, ready to be read row by row.
struct ShadowSource {
    /// Where the mask lies that the caches keep while it is drawn.
    private let mask: ShadowMask.Place
    /// The mask's translation, in 1/256 pixel.
    let dx: Int
    let dy: Int
    let color: SolidColor

    init(mask: ShadowMask, dx: Int, dy: Int, color: SolidColor) {
        self.mask = mask.place
        (self.dx, self.dy, self.color) = (dx, dy, color)
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
    func read(row y: Int, _ start: Int, _ end: Int, into out: UnsafeMutablePointer<UInt32>) {
        // Distances between middles, in 1/256 cell.
        let scale = 8 + mask.shift
        let unit = 1 << scale
        let v = ((y - mask.minY) << 8) - dy + 128 - unit / 2
        let (row, fv) = (v >> scale, (v & (unit - 1)) >> mask.shift)
        guard let cells = mask.cells else { return out.update(repeating: 0, count: end - start) }
        @inline(__always) func line(_ r: Int) -> UnsafePointer<UInt16>? {
            r >= 0 && r < mask.height ? cells + r * mask.width : nil
        }
        guard let upper = line(row) ?? line(row + 1) else {
            return out.update(repeating: 0, count: end - start)
        }
        let lower = line(row + 1) ?? upper
        let (ku, kl) = (line(row) == nil ? 0 : 256 - fv, line(row + 1) == nil ? 0 : fv)
        let full = color.scaled(by: 256).above
        let (c0, c1, c2, c3) = (Int(full[0]), Int(full[1]), Int(full[2]), Int(full[3]))
        let width = mask.width
        var u = ((start - mask.minX) << 8) - dx + 128 - unit / 2
        @inline(__always) func part(_ c: Int, _ a: Int) -> UInt32 {
            UInt32(truncatingIfNeeded: (c &* (a &>> 8) &+ 1 << 30) &>> 31)
        }
        @inline(__always) func pixel(_ a: Int) -> UInt32 {
            part(c3, a) << 24 | part(c2, a) << 16 | part(c1, a) << 8 | part(c0, a)
        }
        // Cells that lie on pixels are read as they are: nothing is between them.
        if mask.shift == 0, fv == 0, u & 255 == 0, line(row) != nil {
            let first = u >> 8
            for x in start..<end {
                let column = first &+ x &- start
                let a = column >= 0 && column < width ? Int(upper[column]) &<< 16 : 0
                out[x &- start] = a == 0 ? 0 : pixel(a)
            }
            return
        }
        @inline(__always) func at(_ i: Int) -> Int {
            i >= 0 && i < width ? Int(upper[i]) &* ku &+ Int(lower[i]) &* kl : 0
        }
        for x in start..<end {
            let (column, fu) = (u >> scale, (u & (unit &- 1)) >> mask.shift)
            // 0…2³¹ for the whole.
            let a = at(column) &* (256 &- fu) &+ at(column &+ 1) &* fu
            u &+= 256
            if a == 0 {
                out[x &- start] = 0
                continue
            }
            out[x &- start] = pixel(a)
        }
    }
}
