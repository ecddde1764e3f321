/// The loops in Swift: what runs where the processor has no wide registers, and what those for wide registers are equal to.
///
/// `dst` may be `below`; else nothing overlaps.
enum PlainLoops {
    typealias Row = UnsafePointer<UInt32>
    typealias Target = UnsafeMutablePointer<UInt32>

    /// An opaque source at a weight: a cross-fade.
    static func fade(_ dst: Target, _ below: Row, _ src: Row, _ n: Int, _ k: Int) {
        let out = UnsafeMutableRawPointer(dst).assumingMemoryBound(to: UInt8.self)
        let d = UnsafeRawPointer(below).assumingMemoryBound(to: UInt8.self)
        let s = UnsafeRawPointer(src).assumingMemoryBound(to: UInt8.self)
        let (ks, kd) = (UInt16(truncatingIfNeeded: k), UInt16(truncatingIfNeeded: 256 - k))
        for i in 0..<(4 * n) {
            let v = UInt16(s[i]) &* ks &+ UInt16(d[i]) &* kd &+ 128
            out[i] = UInt8(truncatingIfNeeded: v &>> 8)
        }
    }

    /// Any source as it is, for a multiple of four pixels: s + d·(255 − a) / 255, which is rounded exactly.
    static func over(_ dst: Target, _ below: Row, _ src: Row, _ n: Int) {
        var i = 0
        while i &+ 4 <= n {
            let s = UnsafeRawPointer(src + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let d = UnsafeRawPointer(below + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let inverse = SIMD4<UInt32>(repeating: 255) &- s &>> 24
            let factor = unsafeBitCast(inverse | inverse &<< 16, to: SIMD8<UInt16>.self)
            let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
            let even = share(unsafeBitCast(d & mask, to: SIMD8<UInt16>.self), factor)
            let odd = share(unsafeBitCast(d &>> 8 & mask, to: SIMD8<UInt16>.self), factor)
            let sum =
                s &+ unsafeBitCast(even, to: SIMD4<UInt32>.self) &+ unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
            UnsafeMutableRawPointer(dst + i).storeBytes(of: sum, as: SIMD4<UInt32>.self)
            i &+= 4
        }
    }

    /// The same at a weight, for a multiple of four pixels. What is left of the pixels below is a number of 16 bits, multiplied
    /// byte by byte; the result is rounded with an error of 1/100.
    static func weighted(_ dst: Target, _ below: Row, _ src: Row, _ n: Int, _ k: Int) {
        let weight = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: k))
        let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
        var i = 0
        while i &+ 4 <= n {
            let s = UnsafeRawPointer(src + i).loadUnaligned(as: SIMD4<UInt32>.self)
            let d = UnsafeRawPointer(below + i).loadUnaligned(as: SIMD4<UInt32>.self)
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
    private static func share(_ d: SIMD8<UInt16>, _ f: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let t = d &* f &+ SIMD8(repeating: 128)
        return (t &+ t &>> 8) &>> 8
    }

    /// One colour: four lanes with 128 added, of which 65280 are a whole channel, over what is left of the pixels below.
    static func solid(_ dst: Target, _ below: Row, _ n: Int, _ color: UInt64, _ left: UInt16) {
        let out = UnsafeMutableRawPointer(dst).assumingMemoryBound(to: UInt8.self)
        let d = UnsafeRawPointer(below).assumingMemoryBound(to: UInt8.self)
        let left = UInt32(left)
        var i = 0
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { s in
            for j in 0..<16 { s[j] = UInt16(truncatingIfNeeded: color &>> UInt64((j & 3) * 16)) }
            let s = s.baseAddress.unsafelyUnwrapped
            @inline(__always) func part(_ i: Int, _ j: Int) -> UInt8 {
                let below = UInt16(truncatingIfNeeded: (UInt32(UInt16(d[i]) &* 257) &* left) &>> 16)
                return UInt8(truncatingIfNeeded: (s[j] &+ below) &>> 8)
            }
            while i &+ 16 <= 4 &* n {
                for j in 0..<16 { out[i &+ j] = part(i &+ j, j) }
                i &+= 16
            }
            while i < 4 &* n {
                out[i] = part(i, i & 3)
                i &+= 1
            }
        }
    }
}
