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
    /// four lanes and a stretch of its own, and then the first of them, counted from `first`.
    let place: Int
    /// The device column they begin with.
    let minX: Int
    /// How many columns there are.
    let count: Int
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
    init?(_ map: Projection, _ texels: Texels, _ bounds: DeviceRect, taps: Scratch<UInt64>) {
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
        _ taps: Scratch<UInt64>
    ) -> UprightColumns {
        let place = taps.count
        let f = 1 / Double(1 << halvings)
        let size = min(max(abs(scale) * f, 1), 2)
        let count = bounds.width
        let room = taps.extend(by: 4 * count)
        let copy = (width + (1 << halvings) - 1) >> halvings
        func lanes(_ weight: Int) -> UInt64 { UInt64(truncatingIfNeeded: weight) &* 0x0001_0001_0001_0001 }
        func tap(_ x: Int) -> AxisTap {
            let center = (scale * (Double(x) + 0.5) + shift) * f
            // What lies outside of the image by a whole texel or more is all its edge.
            return AxisTap(center: min(max(center, -1), Double(copy) + 1), width: size)
        }
        let (a, b) = (tap(bounds.minX).first, tap(bounds.maxX - 1).first)
        let (first, end) = (min(a, b), max(a, b) + 3)
        for x in bounds.minX..<bounds.maxX {
            let t = tap(x)
            let i = x - bounds.minX
            room[i] = lanes(t.w0)
            room[count + i] = lanes(t.w1)
            room[2 * count + i] = lanes(t.w2)
            room[3 * count + i] = UInt64(t.first - first)
        }
        return UprightColumns(
            halvings: halvings, place: place, minX: bounds.minX, count: count, first: first, end: end)
    }
}

extension ImageSource {
    /// Writes the pixels `start..<end` of row `y` of an upright image.
    ///
    /// - Parameters:
    ///   - line: room for a row of texels in lanes of 16 bits, `width of a copy + 8` of them.
    ///   - spare: room for as many pixels again.
    func readUpright(
        _ p: UprightPlacement, _ y: Int, _ start: Int, _ end: Int, taps: UnsafePointer<UInt64>,
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
        _ taps: UnsafePointer<UInt64>, _ line: UnsafeMutablePointer<UInt64>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let t = c.halvings | down == 0 ? texels : level(c.halvings, down)
        let f = 1 / Double(1 << down)
        let center = (p.scaleY * (Double(y) + 0.5) + p.shiftY) * f
        let size = min(max(abs(p.scaleY) * f, 1), 2)
        let rows = AxisTap(center: min(max(center, -1), Double(t.height) + 1), width: size)
        let w0 = taps + (c.place + start - c.minX)
        let (w1, w2) = (w0 + c.count, w0 + 2 * c.count)
        let firsts = w0 + 3 * c.count
        let n = end - start
        // Only the texels that these pixels need.
        let (a, b) = (Int(firsts[0]), Int(firsts[n - 1]))
        let (first, last) = (min(a, b), max(a, b) + 3)
        mergeRows(t, rows, c.first + first, c.first + last, line)
        let texels = line - first
        /// Two pixels.
        @inline(__always)
        func pair(_ i: Int, _ j: Int) -> UInt64 {
            let a = texels + Int(truncatingIfNeeded: firsts[i])
            let b = texels + Int(truncatingIfNeeded: firsts[j])
            @inline(__always)
            func part(_ k: Int, _ weights: UnsafePointer<UInt64>) -> SIMD8<UInt16> {
                unsafeBitCast(SIMD2(a[k], b[k]), to: SIMD8<UInt16>.self)
                    &* unsafeBitCast(SIMD2(weights[i], weights[j]), to: SIMD8<UInt16>.self)
            }
            let sum = (part(0, w0) &+ part(1, w1) &+ part(2, w2) &+ SIMD8(repeating: 128)) &>> 8
            return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: sum), to: UInt64.self)
        }
        var i = 0
        while i &+ 4 <= n {
            let pixels = SIMD2(pair(i, i &+ 1), pair(i &+ 2, i &+ 3))
            UnsafeMutableRawPointer(out + i).storeBytes(of: pixels, as: SIMD2<UInt64>.self)
            i &+= 4
        }
        while i < n {
            out[i] = UInt32(truncatingIfNeeded: pair(i, i))
            i &+= 1
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
