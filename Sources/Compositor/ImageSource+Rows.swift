extension ImageSource {
    /// Pixels between two choices of a smaller copy.
    private static let segment = 32

    /// Writes what the image shows at the pixels `start..<end` of row `y`.
    ///
    /// - Parameter spare: room for three more rows of that many pixels.
    func read(
        row y: Int, _ start: Int, _ end: Int, into out: UnsafeMutablePointer<UInt32>,
        spare: UnsafeMutablePointer<UInt32>
    ) {
        switch placement {
        case .copied(let dx, let dy):
            let v = min(max(y + dy, 0), texels.height - 1)
            let row = texels.pixels + v * texels.stride
            for x in start..<end { out[x - start] = row[min(max(x + dx, 0), texels.width - 1)] }
        case .mapped(let map):
            if map.isAffine {
                let (i, j) = footprints(map, Double(start) + 0.5, Double(y) + 0.5)
                mixed(map, i, j, y, start, end, out, spare)
                return
            }
            // Segments start at multiples of their length: what a pixel shows must not depend on where its run begins.
            var x = start
            while x < end {
                let next = min((x / Self.segment + 1) * Self.segment, end)
                let middle = Double(x / Self.segment * Self.segment + Self.segment / 2)
                let (i, j) = footprints(map, middle, Double(y) + 0.5)
                mixed(map, i, j, y, x, next, out + (x - start), spare)
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
        _ out: UnsafeMutablePointer<UInt32>, _ spare: UnsafeMutablePointer<UInt32>
    ) {
        let n = end - start
        if i.mix == j.mix || i.mix == 0 || j.mix == 0 {
            sample(m, i.halvings, j.halvings, y, start, end, out)
            let mix = max(i.mix, j.mix)
            if mix == 0 { return }
            sample(m, i.halvings + (i.mix > 0 ? 1 : 0), j.halvings + (j.mix > 0 ? 1 : 0), y, start, end, spare)
            Blend.mix(out, spare, n, mix)
            return
        }
        for k in 0..<2 {
            let target = k == 0 ? out : spare
            sample(m, i.halvings, j.halvings + k, y, start, end, target)
            sample(m, i.halvings + 1, j.halvings + k, y, start, end, spare + n)
            Blend.mix(target, spare + n, n, i.mix)
        }
        Blend.mix(out, spare, n, j.mix)
    }

    /// Bilinear samples of one copy.
    private func sample(
        _ m: Projection, _ i: Int, _ j: Int, _ y: Int, _ start: Int, _ end: Int, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let t = i | j == 0 ? texels : pyramid.level(i, j)
        let (fu, fv) = (1 / Double(1 << i), 1 / Double(1 << j))
        // Coordinates in 1/256 texel, of texels' middles, and one further to the last that is read.
        let lowU = max(limits.minU * fu - 0.5, 0) * 256 + 0.5
        let highU = min(limits.maxU * fu - 0.5, Double(t.width - 1)) * 256 + 0.5
        let lowV = max(limits.minV * fv - 0.5, 0) * 256 + 0.5
        let highV = min(limits.maxV * fv - 0.5, Double(t.height - 1)) * 256 + 0.5
        let yc = Double(y) + 0.5
        let (nu, nv, nw) = (m.c * yc + m.tx, m.d * yc + m.ty, m.py * yc + m.pw)
        let (su, sv) = (fu * 256, fv * 256)
        for x in start..<end {
            let xc = Double(x) + 0.5
            let r = 1 / (m.px * xc + nw)
            var u = (m.a * xc + nu) * r * su - 127.5
            var v = (m.b * xc + nv) * r * sv - 127.5
            u = u < highU ? u : highU
            u = u > lowU ? u : lowU
            v = v < highV ? v : highV
            v = v > lowV ? v : lowV
            out[x &- start] = t.bilinear(Int(u), Int(v))
        }
    }
}

extension Texels {
    /// The mean of four texels at a place in 1/256 texel, counted from the first one's middle; it must lie inside.
    @inline(__always)
    func bilinear(_ u: Int, _ v: Int) -> UInt32 {
        let (iu, iv) = (u &>> 8, v &>> 8)
        let p = pixels + (iv &* stride &+ iu)
        let (fu, fv) = (UInt64(truncatingIfNeeded: u & 255), UInt64(truncatingIfNeeded: v & 255))
        let right = iu &+ 1 < width ? 1 : 0
        let below = iv &+ 1 < height ? stride : 0
        let both = (fu &* fv &+ 128) &>> 8
        let sum =
            spread(p[0]) &* (256 &+ both &- fu &- fv) &+ spread(p[right]) &* (fu &- both)
            &+ spread(p[below]) &* (fv &- both) &+ spread(p[below &+ right]) &* both
        let q = (sum &+ 0x0080_0080_0080_0080) &>> 8 & 0x00FF_00FF_00FF_00FF
        return UInt32(truncatingIfNeeded: q | q &>> 24)
    }
}

/// A pixel's bytes in lanes of 16 bits: 0 and 2 below, 1 and 3 above.
@inline(__always)
func spread(_ p: UInt32) -> UInt64 {
    UInt64(p & 0x00FF_00FF) | UInt64(p & 0xFF00_FF00) &<< 24
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
