/// Puts a row's pixels over others. Weights are 0…256; colours are premultiplied.
///
/// With s the source, a its alpha, d what is below and k the weight, the result is s·k + d·(1 − a·k), rounded once. What is
/// below may lie elsewhere than the result, so that it need not be copied first.
enum Blend {
    typealias Row = UnsafePointer<UInt32>
    typealias Target = UnsafeMutablePointer<UInt32>

    /// Whether copies can go past the caches.
    static var canStream: Bool { Kernels.current?.pointee.stream != nil }

    /// A row as it is.
    ///
    /// - Parameter streams: whether nothing is read from the result soon.
    static func copy(_ dst: Target, _ src: Row, _ n: Int, streams: Bool = false) {
        if streams, let stream = Kernels.current?.pointee.stream { return stream(dst, src, n) }
        dst.update(from: src, count: n)
    }

    /// An opaque source at a weight: a cross-fade.
    static func fade(_ dst: Target, _ below: Row, _ src: Row, _ n: Int, _ k: Int, streams: Bool = false) {
        guard let fade = Kernels.current?.pointee.fade else { return PlainLoops.fade(dst, below, src, n, k) }
        fade(dst, below, src, n, UInt32(truncatingIfNeeded: k), streams ? 1 : 0)
    }

    /// Any source at a weight, four pixels at a time where there are as many.
    static func over(_ dst: Target, _ below: Row, _ src: Row, _ n: Int, _ k: Int) {
        let whole = n & ~3
        if whole > 0 {
            if k == 256 { over(dst, below, src, whole) } else { weighted(dst, below, src, whole, k) }
        }
        let weight = UInt64(truncatingIfNeeded: k)
        for i in whole..<n {
            dst[i] = over(below[i], src[i], weight)
        }
    }

    private static func over(_ dst: Target, _ below: Row, _ src: Row, _ n: Int) {
        guard let over = Kernels.current?.pointee.over else { return PlainLoops.over(dst, below, src, n) }
        over(dst, below, src, n)
    }

    private static func weighted(_ dst: Target, _ below: Row, _ src: Row, _ n: Int, _ k: Int) {
        guard let weighted = Kernels.current?.pointee.weighted else {
            return PlainLoops.weighted(dst, below, src, n, k)
        }
        weighted(dst, below, src, n, UInt32(truncatingIfNeeded: k))
    }

    @inline(__always)
    static func over(_ d: UInt32, _ s: UInt32, _ k: UInt64) -> UInt32 {
        let below = 65280 &- UInt64(s &>> 24) &* k
        let above = k &* 255
        // Two channels at a time, in lanes of 32 bits; 65280 stands for the whole.
        let even = lanes(s) &* above &+ lanes(d) &* below &+ 0x0000_7F80_0000_7F80
        let odd = lanes(s &>> 8) &* above &+ lanes(d &>> 8) &* below &+ 0x0000_7F80_0000_7F80
        return packed(even) | packed(odd) &<< 8
    }

    /// Bytes 0 and 2 of a pixel, 32 bits apart.
    @inline(__always)
    private static func lanes(_ p: UInt32) -> UInt64 {
        UInt64(p & 0xFF) | UInt64(p & 0xFF_0000) &<< 16
    }

    /// Both lanes divided by 65280 (as · 257 / 2²⁴) and put back in their places.
    @inline(__always)
    private static func packed(_ x: UInt64) -> UInt32 {
        let q = ((x &* 257) &>> 24) & 0x0000_00FF_0000_00FF
        return UInt32(truncatingIfNeeded: q | q &>> 16)
    }

    /// One colour at a weight.
    static func solid(_ dst: Target, _ below: Row, _ n: Int, _ color: SolidColor, _ k: Int) {
        let (above, left) = color.lanes(by: k)
        guard let solid = Kernels.current?.pointee.solid else { return PlainLoops.solid(dst, below, n, above, left) }
        solid(dst, below, n, above, UInt32(left))
    }

    /// Multiplies pixels by the alpha of others.
    static func mask(_ dst: Target, by mask: Row, _ n: Int) {
        for i in 0..<n {
            let a = mask[i] &>> 24
            if a == 255 { continue }
            dst[i] = a == 0 ? 0 : over(0, dst[i], UInt64(a &+ a &>> 7))
        }
    }

    /// Mixes two rows: a at 256 − k, b at k, into a.
    static func mix(_ a: Target, _ b: Row, _ n: Int, _ k: Int) {
        fade(a, a, b, n, k)
    }
}
