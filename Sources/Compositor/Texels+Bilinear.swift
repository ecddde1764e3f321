extension Texels {
    /// Means of four texels in Swift.
    ///
    /// - Parameter isInside: whether all places have a texel to the right and one below.
    func bilinear(
        _ places: UnsafePointer<UInt64>, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, isInside: Bool
    ) {
        let lanes = FractionLanes.shared.lanes
        var i = 0
        while i &+ 4 <= n {
            let a = pillar(places[i], lanes, isInside)
            let b = pillar(places[i &+ 1], lanes, isInside)
            let c = pillar(places[i &+ 2], lanes, isInside)
            let d = pillar(places[i &+ 3], lanes, isInside)
            UnsafeMutableRawPointer(out + i).storeBytes(of: SIMD2(pair(a, b), pair(c, d)), as: SIMD2<UInt64>.self)
            i &+= 4
        }
        while i < n {
            let one = pillar(places[i], lanes, isInside)
            out[i] = UInt32(truncatingIfNeeded: pair(one, one))
            i &+= 1
        }
    }

    /// The texels left and right of a place, each mixed from two rows, and how far the place lies between them.
    private struct Pillar {
        /// Four lanes of 16 bits for the left texel, four for the right.
        var texels: SIMD2<UInt64>
        /// 0…256, in four lanes.
        var fraction: UInt64
    }

    @inline(__always)
    private func pillar(_ place: UInt64, _ lanes: UnsafePointer<UInt64>, _ isInside: Bool) -> Pillar {
        let (u, v) = (place & 0xFFFF_FFFF, place &>> 32)
        let iu = isInside ? u &>> 8 : min(u &>> 8, UInt64(truncatingIfNeeded: width &- 2))
        let iv = isInside ? v &>> 8 : min(v &>> 8, UInt64(truncatingIfNeeded: height &- 2))
        let p = UnsafeRawPointer(pixels + (Int(truncatingIfNeeded: iv) &* stride &+ Int(truncatingIfNeeded: iu)))
        let down = lanes[Int(truncatingIfNeeded: isInside ? v & 255 : v &- iv &<< 8)]
        let upper = SIMD8<UInt16>(truncatingIfNeeded: p.loadUnaligned(as: SIMD8<UInt8>.self))
        let lower = SIMD8<UInt16>(truncatingIfNeeded: (p + 4 &* stride).loadUnaligned(as: SIMD8<UInt8>.self))
        let mean = Self.between(upper, lower, SIMD2(repeating: down))
        return Pillar(texels: mean, fraction: lanes[Int(truncatingIfNeeded: isInside ? u & 255 : u &- iu &<< 8)])
    }

    /// Two pixels.
    @inline(__always)
    private func pair(_ a: Pillar, _ b: Pillar) -> UInt64 {
        let left = unsafeBitCast(SIMD2(a.texels[0], b.texels[0]), to: SIMD8<UInt16>.self)
        let right = unsafeBitCast(SIMD2(a.texels[1], b.texels[1]), to: SIMD8<UInt16>.self)
        let mean = Self.between(left, right, SIMD2(a.fraction, b.fraction))
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: unsafeBitCast(mean, to: SIMD8<UInt16>.self))
        return unsafeBitCast(bytes, to: UInt64.self)
    }

    /// (a · (256 − f) + b · f) / 256, rounded, for bytes in lanes of 16 bits.
    @inline(__always)
    private static func between(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ f: SIMD2<UInt64>) -> SIMD2<UInt64> {
        // What b − a borrows from beyond the lanes' 16 bits is paid back by the sum.
        let difference = (b &- a) &* unsafeBitCast(f, to: SIMD8<UInt16>.self)
        return unsafeBitCast((a &<< 8 &+ difference &+ SIMD8(repeating: 128)) &>> 8, to: SIMD2<UInt64>.self)
    }
}

/// The numbers 0…256, each in four lanes of 16 bits.
private struct FractionLanes: @unchecked Sendable {
    let lanes: UnsafePointer<UInt64>

    /// Never changed and never freed.
    static let shared = FractionLanes()

    private init() {
        let lanes = UnsafeMutablePointer<UInt64>.allocate(capacity: 257)
        for i in 0...256 { lanes[i] = UInt64(i) * 0x0001_0001_0001_0001 }
        self.lanes = UnsafePointer(lanes)
    }
}
