/// The mean of texels over an interval of one axis: exact areas where an image is made smaller, bilinear where it is not.
///
/// Between scales 1/2 and 1 three texels are enough. Their sum is constant, so nothing beats against the pixel grid.
struct AxisTap {
    var first: Int
    var w0: Int
    var w1: Int
    var w2: Int

    /// - Parameters:
    ///   - center: the interval's middle, in texels from the first one's edge.
    ///   - width: its length, in texels: 1…2.
    @inline(__always)
    init(center: Double, width: Double) {
        let start = center - width / 2
        let floor = start.rounded(.down)
        first = Int(floor)
        // Where the interval ends within its three texels.
        let (offset, end) = (start - floor, start - floor + width)
        let k = 256 / width
        w0 = Int((min(end, 1) - offset) * k + 0.5)
        let upTo1 = Int((min(end, 2) - offset) * k + 0.5)
        w1 = upTo1 - w0
        w2 = 256 - upTo1
    }
}

/// The columns of an upright image on the device for one of its copies, worked out once a frame.
struct UprightColumns: BitwiseCopyable {
    /// Halvings across.
    let halvings: Int
    /// Place of the first column's numbers among the scene's: for every column the weights of three neighbouring texels, each in
    /// both halves of a word and a stretch of its own, and then the first of them, counted from `first`.
    let place: Int
    /// Whether each column shows the texel after its neighbour's, with the same weights: a picture that is only moved.
    let isMoved: Bool
    /// The device column they begin with.
    let minX: Int
    /// How many columns there are.
    let count: Int
    /// Room for a row of the texels that so many columns show, and for what loops read beyond.
    static func lineSize(_ columns: Int) -> Int { 2 * columns + 160 }

    /// The first texel that any tap needs, which may lie outside of the copy, and one past the last.
    let first: Int
    let end: Int
}

/// An image whose rows and columns are the device's, made larger or smaller.
struct UprightPlacement: BitwiseCopyable {
    /// Texel of the part at a device pixel x: scaleX · x + shiftX; likewise y.
    let scaleX: Double
    let shiftX: Double
    let scaleY: Double
    let shiftY: Double
    let across: Footprint
    let down: Footprint
    let columns: UprightColumns
    /// Of the smaller copy that is mixed in, if one is.
    let smallerColumns: UprightColumns

    /// - Parameters:
    ///   - map: from the device to the texels.
    ///   - bounds: where on the device it will be read.
    init?(_ map: Projection, _ texels: Texels, _ bounds: DeviceRect, taps: Scratch<UInt32>) {
        guard map.isUpright, map.pw != 0, !bounds.isEmpty else { return nil }
        (scaleX, shiftX) = (map.a / map.pw, map.tx / map.pw)
        (scaleY, shiftY) = (map.d / map.pw, map.ty / map.pw)
        guard abs(scaleX) < 32768, abs(scaleY) < 32768, abs(shiftX) < 1e9, abs(shiftY) < 1e9 else { return nil }
        across = Footprint(texelsPerPixel: abs(scaleX), size: texels.width)
        down = Footprint(texelsPerPixel: abs(scaleY), size: texels.height)
        columns = Self.columns(scaleX, shiftX, across.halvings, texels.width, bounds, taps)
        smallerColumns =
            across.mix == 0
            ? columns : Self.columns(scaleX, shiftX, across.halvings + 1, texels.width, bounds, taps)
    }

    /// How many copies are mixed for a pixel.
    var copies: Int {
        if across.mix > 0, down.mix > 0, across.mix != down.mix { return 4 }
        return across.mix > 0 || down.mix > 0 ? 2 : 1
    }

    private static func columns(
        _ scale: Double, _ shift: Double, _ halvings: Int, _ width: Int, _ bounds: DeviceRect,
        _ taps: Scratch<UInt32>
    ) -> UprightColumns {
        let place = taps.count
        let f = 1 / Double(1 << halvings)
        let size = min(max(abs(scale) * f, 1), 2)
        let count = bounds.width
        let room = taps.extend(by: 4 * count)
        let copy = (width + (1 << halvings) - 1) >> halvings
        func lanes(_ weight: Int) -> UInt32 { UInt32(truncatingIfNeeded: weight) &* 0x0001_0001 }
        func tap(_ x: Int) -> AxisTap {
            let center = (scale * (Double(x) + 0.5) + shift) * f
            // What lies outside of the image by a whole texel or more is all its edge.
            return AxisTap(center: min(max(center, -1), Double(copy) + 1), width: size)
        }
        let (a, b) = (tap(bounds.minX).first, tap(bounds.maxX - 1).first)
        let (first, end) = (min(a, b), max(a, b) + 3)
        var isMoved = true
        for x in bounds.minX..<bounds.maxX {
            let t = tap(x)
            let i = x - bounds.minX
            room[i] = lanes(t.w0)
            room[count + i] = lanes(t.w1)
            room[2 * count + i] = lanes(t.w2)
            room[3 * count + i] = UInt32(truncatingIfNeeded: t.first - first)
            isMoved =
                isMoved && room[i] == room[0] && room[count + i] == room[count]
                && room[3 * count + i] == room[3 * count] &+ UInt32(truncatingIfNeeded: i)
        }
        return UprightColumns(
            halvings: halvings, place: place, isMoved: isMoved, minX: bounds.minX, count: count, first: first, end: end)
    }
}

extension ImageSource {
    /// Writes the pixels `start..<end` of row `y` of an upright image.
    ///
    /// - Parameters:
    ///   - line: room for a row of texels, `UprightColumns.lineSize` of them.
    ///   - spare: room for as many pixels again.
    func readUpright(
        _ place: UnsafePointer<UprightPlacement>, _ y: Int, _ start: Int, _ end: Int, taps: UnsafePointer<UInt32>,
        line: UnsafeMutablePointer<UInt32>, into out: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<UInt32>
    ) {
        let (across, down) = (place.pointee.across, place.pointee.down)
        /// Samples the larger or the smaller copy of each axis.
        func read(smallerAcross: Bool, smallerDown: Bool, _ out: UnsafeMutablePointer<UInt32>) {
            let columns = smallerAcross ? place.pointee.smallerColumns : place.pointee.columns
            upright(place, columns, down.halvings + (smallerDown ? 1 : 0), y, start, end, taps, line, out)
        }
        read(smallerAcross: false, smallerDown: false, out)
        let mix = max(across.mix, down.mix)
        if mix == 0 { return }
        let n = end - start
        if across.mix > 0, down.mix > 0, across.mix != down.mix {
            read(smallerAcross: true, smallerDown: false, spare)
            Blend.mix(out, spare, n, across.mix)
            read(smallerAcross: false, smallerDown: true, spare)
            read(smallerAcross: true, smallerDown: true, spare + n)
            Blend.mix(spare, spare + n, n, across.mix)
            Blend.mix(out, spare, n, down.mix)
            return
        }
        read(smallerAcross: across.mix > 0, smallerDown: down.mix > 0, spare)
        Blend.mix(out, spare, n, mix)
    }

    /// Reads one copy: three rows into one, then three columns into one.
    private func upright(
        _ p: UnsafePointer<UprightPlacement>, _ c: UprightColumns, _ down: Int, _ y: Int, _ start: Int,
        _ end: Int,
        _ taps: UnsafePointer<UInt32>, _ line: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let t = c.halvings | down == 0 ? texels : level(c.halvings, down)
        let f = 1 / Double(1 << down)
        let center = (p.pointee.scaleY * (Double(y) + 0.5) + p.pointee.shiftY) * f
        let size = min(max(abs(p.pointee.scaleY) * f, 1), 2)
        let rows = AxisTap(center: min(max(center, -1), Double(t.height) + 1), width: size)
        let w0 = taps + (c.place + start - c.minX)
        let firsts = w0 + 3 * c.count
        let n = end - start
        // Only the texels that these pixels need.
        let (a, b) = (Int(firsts[0]), Int(firsts[n - 1]))
        let (first, last) = (min(a, b), max(a, b) + 3)
        let texels = mergedRows(
            t, rows, c.first + first, c.first + last, line, inPlace: c.isMoved)
        if c.isMoved {
            let p = texels + (a - first)
            let (w0, w1, w2) = (w0[0] & 0xFFFF, w0[c.count] & 0xFFFF, w0[2 * c.count] & 0xFFFF)
            if w0 == 256 { return Blend.copy(out, p, n) }
            return Texels.rows(out, p, p + 1, p + 2, n, w0, w1, w2)
        }
        Texels.columns(out, texels - first, w0, c.count, n)
    }

    /// Sums up to three rows of texels, by weight; columns outside of the copy are its edge's.
    ///
    /// - Parameter inPlace: whether texels that are wanted as they are may be left where they lie.
    private func mergedRows(
        _ t: Texels, _ rows: AxisTap, _ first: Int, _ end: Int, _ line: UnsafeMutablePointer<UInt32>, inPlace: Bool
    ) -> UnsafePointer<UInt32> {
        func row(_ i: Int) -> UnsafePointer<UInt32> { t.pixels + min(max(i, 0), t.height - 1) * t.stride }
        let (low, high) = (min(max(first, 0), t.width - 1), min(max(end, 1), t.width))
        let (p, q, r) = (row(rows.first) + low, row(rows.first + 1) + low, row(rows.first + 2) + low)
        let margin = max(low - first, 0)
        let n = high - low
        if rows.w0 == 256 {
            if inPlace, margin == 0, n == end - first { return p }
            (line + margin).update(from: p, count: n)
        } else {
            Texels.rows(
                line + margin, p, q, r, n, UInt32(truncatingIfNeeded: rows.w0), UInt32(truncatingIfNeeded: rows.w1),
                UInt32(truncatingIfNeeded: rows.w2))
        }
        if margin > 0 { line.update(repeating: line[margin], count: margin) }
        let done = margin + n
        if done < end - first { (line + done).update(repeating: line[done - 1], count: end - first - done) }
        return UnsafePointer(line)
    }
}
