/// The two steps of sampling upright images: rows into one, then columns into one.
extension Texels {
    typealias Row = UnsafePointer<UInt32>
    typealias Target = UnsafeMutablePointer<UInt32>

    /// p · w0 + q · w1 + r · w2, in 1/256; r is not read where w2 is 0.
    static func rows(
        _ out: Target, _ p: Row, _ q: Row, _ r: Row, _ n: Int, _ w0: UInt32, _ w1: UInt32, _ w2: UInt32
    ) {
        guard let rows = Kernels.current?.pointee.rows else { return plainRows(out, p, q, r, n, w0, w1, w2) }
        rows(out, p, q, r, n, w0, w1, w2)
    }

    /// Of each pixel three neighbouring texels, by weight.
    ///
    /// - Parameters:
    ///   - texels: as long as the pixels need, and 64 beyond them.
    ///   - numbers: what `UprightColumns` describes, in stretches of `count`.
    static func columns(_ out: Target, _ texels: Row, _ numbers: Row, _ count: Int, _ n: Int) {
        guard let columns = Kernels.current?.pointee.columns else {
            return plainColumns(out, texels, numbers, count, n)
        }
        columns(out, texels, numbers, count, n)
    }

    static func plainRows(
        _ out: Target, _ p: Row, _ q: Row, _ r: Row, _ n: Int, _ w0: UInt32, _ w1: UInt32, _ w2: UInt32
    ) {
        @inline(__always) func bytes(_ row: Row) -> UnsafePointer<UInt8> {
            UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
        }
        let result = UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt8.self)
        let (p, q, r) = (bytes(p), bytes(q), bytes(r))
        let (a, b, c) = (
            UInt16(truncatingIfNeeded: w0), UInt16(truncatingIfNeeded: w1), UInt16(truncatingIfNeeded: w2)
        )
        if c == 0 {
            for i in 0..<(4 * n) {
                let sum = UInt16(p[i]) &* a &+ UInt16(q[i]) &* b &+ 128
                result[i] = UInt8(truncatingIfNeeded: sum &>> 8)
            }
        } else {
            for i in 0..<(4 * n) {
                let sum = UInt16(p[i]) &* a &+ UInt16(q[i]) &* b &+ UInt16(r[i]) &* c &+ 128
                result[i] = UInt8(truncatingIfNeeded: sum &>> 8)
            }
        }
    }

    static func plainColumns(_ out: Target, _ texels: Row, _ numbers: Row, _ count: Int, _ n: Int) {
        let (w0, w1, w2, firsts) = (numbers, numbers + count, numbers + 2 * count, numbers + 3 * count)
        let mask = SIMD2<UInt32>(repeating: 0x00FF_00FF)
        /// Two pixels.
        @inline(__always)
        func pair(_ i: Int, _ j: Int) -> SIMD2<UInt32> {
            let a = texels + Int(truncatingIfNeeded: firsts[i])
            let b = texels + Int(truncatingIfNeeded: firsts[j])
            var even = SIMD4<UInt16>(repeating: 128)
            var odd = even
            @inline(__always)
            func add(_ k: Int, _ weights: Row) {
                let texel = SIMD2(a[k], b[k])
                let weight = unsafeBitCast(SIMD2(weights[i], weights[j]), to: SIMD4<UInt16>.self)
                even &+= unsafeBitCast(texel & mask, to: SIMD4<UInt16>.self) &* weight
                odd &+= unsafeBitCast(texel &>> 8 & mask, to: SIMD4<UInt16>.self) &* weight
            }
            add(0, w0)
            add(1, w1)
            add(2, w2)
            return unsafeBitCast(even &>> 8, to: SIMD2<UInt32>.self)
                | unsafeBitCast(odd, to: SIMD2<UInt32>.self) & SIMD2(repeating: 0xFF00_FF00)
        }
        var i = 0
        while i &+ 2 <= n {
            UnsafeMutableRawPointer(out + i).storeBytes(of: pair(i, i &+ 1), as: SIMD2<UInt32>.self)
            i &+= 2
        }
        if i < n { out[i] = pair(i, i)[0] }
    }
}
