extension ImageSource {
    /// Pixels between two choices of a smaller copy.
    private static let segment = 32

    /// Writes what the image shows at the pixels `start..<end` of row `y`.
    ///
    /// - Parameters:
    ///   - places: room for as many texel coordinates.
    ///   - spare: room for twice as many pixels.
    func read(
        row y: Int, _ start: Int, _ end: Int, places: UnsafeMutablePointer<UInt64>,
        into out: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<UInt32>
    ) {
        switch placement {
        case .upright:
            return
        case .copied(let dx, let dy):
            let v = min(max(y + dy, 0), texels.height - 1)
            let row = texels.pixels + v * texels.stride
            for x in start..<end { out[x - start] = row[min(max(x + dx, 0), texels.width - 1)] }
        case .mapped(let map):
            if map.isAffine {
                let (i, j) = footprints(map, Double(start) + 0.5, Double(y) + 0.5)
                mixed(map, i, j, y, start, end, places, out, spare)
                return
            }
            // Segments start at multiples of their length: what a pixel shows must not depend on where its run begins.
            var x = start
            while x < end {
                let next = min((x / Self.segment + 1) * Self.segment, end)
                let middle = Double(x / Self.segment * Self.segment + Self.segment / 2)
                let (i, j) = footprints(map, middle, Double(y) + 0.5)
                mixed(map, i, j, y, x, next, places, out + (x - start), spare)
                x = next
            }
        }
    }

    /// How much smaller the image is shown around a point of the device, across and down its own axes.
    private func footprints(_ m: Projection, _ x: Double, _ y: Double) -> (Footprint, Footprint) {
        let w = m.px * x + m.py * y + m.pw
        let r = 1 / w
        let (u, v) = ((m.a * x + m.c * y + m.tx) * r, (m.b * x + m.d * y + m.ty) * r)
        let across = max(abs((m.a - u * m.px) * r), abs((m.c - u * m.py) * r))
        let down = max(abs((m.b - v * m.px) * r), abs((m.d - v * m.py) * r))
        return (
            Footprint(texelsPerPixel: across, size: texels.width), Footprint(texelsPerPixel: down, size: texels.height)
        )
    }

    /// Samples the copies that the footprints ask for and mixes them.
    private func mixed(
        _ m: Projection, _ i: Footprint, _ j: Footprint, _ y: Int, _ start: Int, _ end: Int,
        _ places: UnsafeMutablePointer<UInt64>, _ out: UnsafeMutablePointer<UInt32>,
        _ spare: UnsafeMutablePointer<UInt32>
    ) {
        let n = end - start
        if i.mix == j.mix || i.mix == 0 || j.mix == 0 {
            sample(m, i.halvings, j.halvings, y, start, end, places, out)
            let mix = max(i.mix, j.mix)
            if mix == 0 { return }
            sample(m, i.halvings + (i.mix > 0 ? 1 : 0), j.halvings + (j.mix > 0 ? 1 : 0), y, start, end, places, spare)
            Blend.mix(out, spare, n, mix)
            return
        }
        for k in 0..<2 {
            let target = k == 0 ? out : spare
            sample(m, i.halvings, j.halvings + k, y, start, end, places, target)
            sample(m, i.halvings + 1, j.halvings + k, y, start, end, places, spare + n)
            Blend.mix(target, spare + n, n, i.mix)
        }
        Blend.mix(out, spare, n, j.mix)
    }

    /// Bilinear samples of one copy.
    private func sample(
        _ m: Projection, _ i: Int, _ j: Int, _ y: Int, _ start: Int, _ end: Int,
        _ places: UnsafeMutablePointer<UInt64>, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let t = i | j == 0 ? texels : level(i, j)
        let (fu, fv) = (1 / Double(1 << i), 1 / Double(1 << j))
        // Coordinates in 1/256 texel, counted from the first one's middle.
        let lowU = max(limits.minU * fu - 0.5, 0) * 256
        let highU = min(limits.maxU * fu - 0.5, Double(t.width - 1)) * 256
        let lowV = max(limits.minV * fv - 0.5, 0) * 256
        let highV = min(limits.maxV * fv - 0.5, Double(t.height - 1)) * 256
        // All places first, which the compiler works out two at a time, then the texels.
        let yc = Double(y) + 0.5
        let (nu, nv, nw) = (m.c * yc + m.tx, m.d * yc + m.ty, m.py * yc + m.pw)
        let (su, sv) = (fu * 256, fv * 256)
        let (au, av, aw) = (m.a * su, m.b * sv, m.px)
        let (bu, bv) = (nu * su, nv * sv)
        // Added to a number below 2³¹, it leaves the number's integer part in the lowest bits.
        let magic = 6_755_399_441_055_744.0
        let n = end - start
        let first = Double(start) + 0.5
        for i in 0..<n {
            let xc = first + Double(i)
            let r = 1 / (aw * xc + nw)
            var u = (au * xc + bu) * r - 128
            var v = (av * xc + bv) * r - 128
            u = u < highU ? u : highU
            u = u > lowU ? u : lowU
            v = v < highV ? v : highV
            v = v > lowV ? v : lowV
            let (lowBits, highBits) = ((u + magic).bitPattern, (v + magic).bitPattern)
            places[i] = (lowBits & 0xFFFF_FFFF) | highBits &<< 32
        }
        t.bilinear(places, n, out)
    }
}

extension Texels {
    /// Means of four texels at places in 1/256 texel, counted from the first one's middle; x in the lower half of each place, y
    /// in the upper one. They must lie inside.
    func bilinear(_ places: UnsafePointer<UInt64>, _ n: Int, _ out: UnsafeMutablePointer<UInt32>) {
        guard width > 1, height > 1 else { return thin(places, n, out) }
        let pixels = UnsafeRawPointer(pixels)
        let (lastU, lastV) = (UInt64(width - 2), UInt64(height - 2))
        let stride = 4 * stride
        let weights = BilinearWeights.shared
        let (down, across) = (weights.down, weights.across)
        for i in 0..<n {
            let place = places[i]
            let (u, v) = (place & 0xFFFF_FFFF, place &>> 32)
            let iu = min(u &>> 8, lastU)
            let iv = min(v &>> 8, lastV)
            let p = pixels + (Int(truncatingIfNeeded: iv) &* stride &+ Int(truncatingIfNeeded: iu &<< 2))
            // Two texels of the upper row, two of the lower; their bytes 0 and 2, then 1 and 3, in lanes of 16 bits.
            let four = unsafeBitCast(
                SIMD2(
                    p.loadUnaligned(as: UInt64.self).littleEndian,
                    (p + stride).loadUnaligned(as: UInt64.self).littleEndian),
                to: SIMD8<UInt16>.self)
            let vertical = down[Int(truncatingIfNeeded: v &- iv &<< 8)]
            let even = unsafeBitCast((four & SIMD8(repeating: 255)) &* vertical, to: SIMD2<UInt64>.self)
            let odd = unsafeBitCast((four &>> 8) &* vertical, to: SIMD2<UInt64>.self)
            let two =
                unsafeBitCast(SIMD2(even[0], odd[0]), to: SIMD8<UInt16>.self)
                &+ unsafeBitCast(SIMD2(even[1], odd[1]), to: SIMD8<UInt16>.self)
            let scaled =
                ((two &+ SIMD8(repeating: 128)) &>> 8) &* across[Int(truncatingIfNeeded: u &- iu &<< 8)]
            let right = unsafeBitCast(unsafeBitCast(scaled, to: SIMD2<UInt64>.self) &>> 32, to: SIMD8<UInt16>.self)
            let one = unsafeBitCast((scaled &+ right &+ SIMD8(repeating: 128)) &>> 8, to: SIMD4<UInt32>.self)
            out[i] = one[0] | one[2] &<< 8
        }
    }

    /// The same for a single row or column.
    private func thin(_ places: UnsafePointer<UInt64>, _ n: Int, _ out: UnsafeMutablePointer<UInt32>) {
        for i in 0..<n {
            let (u, v) = (Int(places[i] & 0xFFFF_FFFF), Int(places[i] >> 32))
            let along = height > 1 ? v : u
            let step = height > 1 ? stride : 1
            let k = min(along >> 8, max(width, height) - 1)
            let next = min(k + 1, max(width, height) - 1)
            out[i] = pixels[k * step]
            Blend.fade(out + i, pixels + next * step, 1, along & 255)
        }
    }
}

extension ImageSource {
    /// The texels of a row that is copied as it is, with the device columns `first..<last` they belong to; nil if they need sampling.
    @inline(__always)
    func copiedRow(_ y: Int) -> (UnsafePointer<UInt32>, Int, Int)? {
        guard case .copied(let dx, let dy) = placement else { return nil }
        let v = y + dy
        guard v >= 0, v < texels.height else { return nil }
        return (texels.pixels + v * texels.stride, -dx, texels.width - dx)
    }
}

/// The weights of neighbouring texels for each of 0…256 256ths of the way between them, spread over lanes.
private struct BilinearWeights: @unchecked Sendable {
    /// Four lanes for the upper row, four for the lower.
    let down: UnsafePointer<SIMD8<UInt16>>
    /// Two lanes for the left texel and two for the right, twice.
    let across: UnsafePointer<SIMD8<UInt16>>

    /// Never changed and never freed.
    static let shared = BilinearWeights()

    private init() {
        let down = UnsafeMutablePointer<SIMD8<UInt16>>.allocate(capacity: 257)
        let across = UnsafeMutablePointer<SIMD8<UInt16>>.allocate(capacity: 257)
        for i in 0...256 {
            let (a, b) = (UInt16(256 - i), UInt16(i))
            (down + i).initialize(to: SIMD8(a, a, a, a, b, b, b, b))
            (across + i).initialize(to: SIMD8(a, a, b, b, a, a, b, b))
        }
        self.down = UnsafePointer(down)
        self.across = UnsafePointer(across)
    }
}
