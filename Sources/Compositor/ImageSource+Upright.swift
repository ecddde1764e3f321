/// How one column of the device is made of three neighbouring columns of texels.
struct ColumnTap: BitwiseCopyable {
    /// The weights of the first two texels, each in four lanes; all three come to 256.
    var firstTwo: SIMD8<UInt16>
    var third: SIMD4<UInt16>
    /// The first texel, counted from the first one that the row needs.
    var first: Int32
}

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
    /// Place of the first column's tap among the scene's.
    let taps: Int
    /// The device column it belongs to.
    let minX: Int
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
    init?(_ map: Projection, _ texels: Texels, _ bounds: DeviceRect, taps: Scratch<ColumnTap>) {
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

    private static func columns(
        _ scale: Double, _ shift: Double, _ halvings: Int, _ width: Int, _ bounds: DeviceRect,
        _ taps: Scratch<ColumnTap>
    ) -> UprightColumns {
        let place = taps.count
        let f = 1 / Double(1 << halvings)
        let size = min(max(abs(scale) * f, 1), 2)
        let room = taps.extend(by: bounds.width)
        let copy = (width + (1 << halvings) - 1) >> halvings
        func tap(_ x: Int) -> AxisTap {
            let center = (scale * (Double(x) + 0.5) + shift) * f
            // What lies outside of the image by a whole texel or more is all its edge.
            return AxisTap(center: min(max(center, -1), Double(copy) + 1), width: size)
        }
        let (a, b) = (tap(bounds.minX).first, tap(bounds.maxX - 1).first)
        let (first, end) = (min(a, b), max(a, b) + 3)
        for x in bounds.minX..<bounds.maxX {
            let t = tap(x)
            let w = (
                UInt16(truncatingIfNeeded: t.w0), UInt16(truncatingIfNeeded: t.w1), UInt16(truncatingIfNeeded: t.w2)
            )
            room[x - bounds.minX] = ColumnTap(
                firstTwo: SIMD8(w.0, w.0, w.0, w.0, w.1, w.1, w.1, w.1), third: SIMD4(repeating: w.2),
                first: Int32(t.first - first))
        }
        return UprightColumns(halvings: halvings, taps: place, minX: bounds.minX, first: first, end: end)
    }
}

extension ImageSource {
    /// Writes the pixels `start..<end` of row `y` of an upright image.
    ///
    /// - Parameters:
    ///   - line: room for a row of texels in lanes of 16 bits, `width of a copy + 8` of them.
    ///   - spare: room for as many pixels again.
    func readUpright(
        _ p: UprightPlacement, _ y: Int, _ start: Int, _ end: Int, taps: UnsafePointer<ColumnTap>,
        line: UnsafeMutablePointer<UInt64>, into out: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<UInt32>
    ) {
        let mix = max(p.across.mix, p.down.mix)
        upright(p, p.columns, p.down.halvings, y, start, end, taps, line, out)
        if mix == 0 { return }
        let down = p.down.halvings + (p.down.mix > 0 ? 1 : 0)
        if p.across.mix > 0, p.down.mix > 0, p.across.mix != p.down.mix {
            let n = end - start
            upright(p, p.smallerColumns, p.down.halvings, y, start, end, taps, line, spare)
            Blend.mix(out, spare, n, p.across.mix)
            upright(p, p.columns, down, y, start, end, taps, line, spare)
            upright(p, p.smallerColumns, down, y, start, end, taps, line, spare + n)
            Blend.mix(spare, spare + n, n, p.across.mix)
            Blend.mix(out, spare, n, p.down.mix)
            return
        }
        upright(p, p.smallerColumns, down, y, start, end, taps, line, spare)
        Blend.mix(out, spare, end - start, mix)
    }

    /// Reads one copy: three rows into one, then three columns into one.
    private func upright(
        _ p: UprightPlacement, _ c: UprightColumns, _ down: Int, _ y: Int, _ start: Int, _ end: Int,
        _ taps: UnsafePointer<ColumnTap>, _ line: UnsafeMutablePointer<UInt64>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let t = c.halvings | down == 0 ? texels : level(c.halvings, down)
        let f = 1 / Double(1 << down)
        let center = (p.scaleY * (Double(y) + 0.5) + p.shiftY) * f
        let size = min(max(abs(p.scaleY) * f, 1), 2)
        let rows = AxisTap(center: min(max(center, -1), Double(t.height) + 1), width: size)
        let own = taps + (c.taps - c.minX)
        // Only the texels that these pixels need.
        let (a, b) = (Int(own[start].first), Int(own[end - 1].first))
        let (first, last) = (min(a, b), max(a, b) + 3)
        mergeRows(t, rows, c.first + first, c.first + last, line)
        let texel = line - first
        for x in start..<end {
            let tap = own + x
            let s = UnsafeRawPointer(texel + Int(tap.pointee.first))
            let two = s.loadUnaligned(as: SIMD8<UInt16>.self) &* tap.pointee.firstTwo
            let third = s.loadUnaligned(fromByteOffset: 16, as: SIMD4<UInt16>.self) &* tap.pointee.third
            let sum = (two.lowHalf &+ two.highHalf &+ third &+ SIMD4(repeating: 128)) &>> 8
            out[x &- start] = unsafeBitCast(unsafeBitCast(sum, to: SIMD8<UInt8>.self).evenHalf, to: UInt32.self)
        }
    }

    /// Sums up to three rows of texels, by weight, into lanes of 16 bits; columns outside of the copy are its edge's.
    private func mergeRows(
        _ t: Texels, _ rows: AxisTap, _ first: Int, _ end: Int, _ line: UnsafeMutablePointer<UInt64>
    ) {
        func row(_ i: Int) -> UnsafePointer<UInt8> {
            UnsafeRawPointer(t.pixels + min(max(i, 0), t.height - 1) * t.stride).assumingMemoryBound(to: UInt8.self)
        }
        let (low, high) = (min(max(first, 0), t.width - 1), min(max(end, 1), t.width))
        let (p, q, r) = (row(rows.first) + 4 * low, row(rows.first + 1) + 4 * low, row(rows.first + 2) + 4 * low)
        let (w0, w1, w2) = (
            UInt16(truncatingIfNeeded: rows.w0), UInt16(truncatingIfNeeded: rows.w1),
            UInt16(truncatingIfNeeded: rows.w2)
        )
        let margin = max(low - first, 0)
        let inner = line + margin
        let out = UnsafeMutableRawPointer(inner).assumingMemoryBound(to: UInt16.self)
        let n = 4 * (high - low)
        if w2 == 0 {
            for i in 0..<n { out[i] = (UInt16(p[i]) &* w0 &+ UInt16(q[i]) &* w1 &+ 128) &>> 8 }
        } else {
            for i in 0..<n {
                out[i] = (UInt16(p[i]) &* w0 &+ UInt16(q[i]) &* w1 &+ UInt16(r[i]) &* w2 &+ 128) &>> 8
            }
        }
        if margin > 0 { line.update(repeating: inner[0], count: margin) }
        let done = margin + high - low
        if done < end - first { (line + done).update(repeating: line[done - 1], count: end - first - done) }
    }
}
