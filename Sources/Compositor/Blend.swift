/// Loops that put a row's pixels over others. Weights are 0…256; colours are premultiplied.
///
/// With s the source, a its alpha, d what is below and k the weight, the result is s·k + d·(1 − a·k), rounded once.
enum Blend {
    /// An opaque source at a weight: a cross-fade.
    static func fade(_ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ n: Int, _ k: Int) {
        let d = UnsafeMutableRawPointer(dst).assumingMemoryBound(to: UInt8.self)
        let s = UnsafeRawPointer(src).assumingMemoryBound(to: UInt8.self)
        let (ks, kd) = (UInt16(truncatingIfNeeded: k), UInt16(truncatingIfNeeded: 256 - k))
        for i in 0..<(4 * n) {
            let v = UInt16(s[i]) &* ks &+ UInt16(d[i]) &* kd &+ 128
            d[i] = UInt8(truncatingIfNeeded: v &>> 8)
        }
    }

    /// Any source at a weight, four pixels at a time where there are as many.
    static func over(_ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ n: Int, _ k: Int) {
        let whole = n & ~3
        if whole > 0 {
            if k == 256 { over(dst, src, whole) } else { weighted(dst, src, whole, k) }
        }
        let weight = UInt64(truncatingIfNeeded: k)
        for i in whole..<n {
            dst[i] = over(dst[i], src[i], weight)
        }
    }

    /// Any source as it is, four pixels at a time: s + d·(255 − a) / 255, which is rounded exactly.
    private static func over(_ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ n: Int) {
        var i = 0
        while i &+ 4 <= n {
            let s = UnsafeRawPointer(src + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let d = UnsafeRawPointer(dst + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let inverse = SIMD4<UInt32>(repeating: 255) &- s &>> 24
            let factor = unsafeBitCast(inverse | inverse &<< 16, to: SIMD8<UInt16>.self)
            let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
            let even = below(unsafeBitCast(d & mask, to: SIMD8<UInt16>.self), factor)
            let odd = below(unsafeBitCast(d &>> 8 & mask, to: SIMD8<UInt16>.self), factor)
            let sum =
                s &+ unsafeBitCast(even, to: SIMD4<UInt32>.self) &+ unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
            UnsafeMutableRawPointer(dst + i).storeBytes(of: sum, as: SIMD4<UInt32>.self)
            i &+= 4
        }
    }

    /// The same at a weight. What is left of the pixels below is a number of 16 bits, multiplied byte by byte; the result is
    /// rounded with an error of 1/100.
    private static func weighted(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ n: Int, _ k: Int
    ) {
        let weight = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: k))
        let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
        var i = 0
        while i &+ 4 <= n {
            let s = UnsafeRawPointer(src + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let d = UnsafeRawPointer(dst + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let alpha = s &>> 24
            let inverse =
                SIMD8(repeating: 65280) &- unsafeBitCast(alpha | alpha &<< 16, to: SIMD8<UInt16>.self) &* weight
            let even = mixed(
                unsafeBitCast(s & mask, to: SIMD8<UInt16>.self), unsafeBitCast(d & mask, to: SIMD8<UInt16>.self),
                weight,
                inverse)
            let odd = mixed(
                unsafeBitCast(s &>> 8 & mask, to: SIMD8<UInt16>.self),
                unsafeBitCast(d &>> 8 & mask, to: SIMD8<UInt16>.self), weight, inverse)
            let result = unsafeBitCast(even, to: SIMD4<UInt32>.self) | unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
            UnsafeMutableRawPointer(dst + i).storeBytes(of: result, as: SIMD4<UInt32>.self)
            i &+= 4
        }
    }

    /// (s · k + d · f / 255) / 256, rounded, for bytes in lanes of 16 bits.
    @inline(__always)
    private static func mixed(
        _ s: SIMD8<UInt16>, _ d: SIMD8<UInt16>, _ k: SIMD8<UInt16>, _ f: SIMD8<UInt16>
    ) -> SIMD8<UInt16> {
        // 256 / 255 is taken as 1 + 1/256; 129 makes up for what the shifts cut off.
        let high = d &* (f &>> 8)
        let low = d &* (f & SIMD8(repeating: 255))
        return (s &* k &+ high &+ high &>> 8 &+ low &>> 8 &+ SIMD8(repeating: 129)) &>> 8
    }

    /// d · f / 255, rounded, for bytes in lanes of 16 bits.
    @inline(__always)
    private static func below(_ d: SIMD8<UInt16>, _ f: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let t = d &* f &+ SIMD8(repeating: 128)
        return (t &+ t &>> 8) &>> 8
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
    static func solid(_ dst: UnsafeMutablePointer<UInt32>, _ n: Int, _ color: SolidColor, _ k: Int) {
        let p = color.scaled(by: k)
        let below = UInt32(p.below)
        let d = UnsafeMutableRawPointer(dst).assumingMemoryBound(to: UInt8.self)
        var i = 0
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { s in
            for j in 0..<16 { s[j] = p.above[j & 3] &+ 128 }
            let s = s.baseAddress.unsafelyUnwrapped
            while i &+ 16 <= 4 &* n {
                let block = d + i
                for j in 0..<16 {
                    let below16 = UInt16(truncatingIfNeeded: (UInt32(UInt16(block[j]) &* 257) &* below) &>> 16)
                    block[j] = UInt8(truncatingIfNeeded: (s[j] &+ below16) &>> 8)
                }
                i &+= 16
            }
            while i < 4 &* n {
                let below16 = UInt16(truncatingIfNeeded: (UInt32(UInt16(d[i]) &* 257) &* below) &>> 16)
                d[i] = UInt8(truncatingIfNeeded: (s[i & 3] &+ below16) &>> 8)
                i &+= 1
            }
        }
    }

    /// Multiplies pixels by the alpha of others.
    static func mask(_ dst: UnsafeMutablePointer<UInt32>, by mask: UnsafePointer<UInt32>, _ n: Int) {
        for i in 0..<n {
            let a = mask[i] &>> 24
            if a == 255 { continue }
            dst[i] = a == 0 ? 0 : over(0, dst[i], UInt64(a &+ a &>> 7))
        }
    }

    /// Mixes two rows: a at 256 − k, b at k, into a.
    static func mix(_ a: UnsafeMutablePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ n: Int, _ k: Int) {
        fade(a, b, n, k)
    }
}

/// A colour, ready to be blended: premultiplied and not yet rounded to bytes.
struct SolidColor: BitwiseCopyable {
    /// Blue, green, red, alpha of 0…1, alpha multiplied in: a pixel's bytes from the lowest.
    private let parts: (Double, Double, Double, Double)
    let pixel: UInt32
    let isOpaque: Bool

    init(_ c: RGBA) {
        func unit(_ x: CGFloat) -> Double { x > 0 ? (x < 1 ? x : 1) : 0 }
        let a = unit(c.alpha)
        parts = (unit(c.blue) * a, unit(c.green) * a, unit(c.red) * a, a)
        pixel = RGBA(red: unit(c.red), green: unit(c.green), blue: unit(c.blue), alpha: a).pixel
        isOpaque = pixel >= 0xFF00_0000
    }

    var isClear: Bool { pixel == 0 }

    /// The colour in units of which 65280 are a whole channel, and what is left for the pixels below.
    func scaled(by k: Int) -> (above: [4 of UInt16], below: UInt16) {
        let f = Double(k) * 255
        func part(_ x: Double) -> UInt16 { UInt16(truncatingIfNeeded: Int((x * f).rounded())) }
        let alpha = part(parts.3)
        return ([part(parts.0), part(parts.1), part(parts.2), alpha], 65280 - alpha)
    }
}
