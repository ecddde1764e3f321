extension ImageSource {
    /// Pixels between two choices of a smaller copy.
    static let segment = 32

    /// The device column that the copies for all columns of a segment are chosen at.
    static func middle(ofSegmentAt x: Int) -> Double {
        Double(x / segment * segment + segment / 2)
    }

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
        case .upright, .turned:
            return
        case .copied(let dx, let dy):
            let v = min(max(y + dy, 0), texels.height - 1)
            let row = texels.pixels + v * texels.stride
            for x in start..<end { out[x - start] = row[min(max(x + dx, 0), texels.width - 1)] }
        case .mapped(let map):
            read(map, row: y, start, end, places: places, into: out, spare: spare)
        }
    }

    /// The same through any map from the device to the texels.
    func read(
        _ map: Projection, row y: Int, _ start: Int, _ end: Int, places: UnsafeMutablePointer<UInt64>,
        into out: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<UInt32>
    ) {
        if map.isAffine {
            let (i, j) = footprints(map, Double(start) + 0.5, Double(y) + 0.5)
            mixed(i, j, end - start, out, spare) { sample(map, $0, $1, y, start, end, places, $2) }
            return
        }
        // Segments start at multiples of their length: what a pixel shows must not depend on where its run begins.
        var x = start
        while x < end {
            let next = min((x / Self.segment + 1) * Self.segment, end)
            let (i, j) = footprints(map, Self.middle(ofSegmentAt: x), Double(y) + 0.5)
            mixed(i, j, next - x, out + (x - start), spare) { sample(map, $0, $1, y, x, next, places, $2) }
            x = next
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
    ///
    /// - Parameter sample: writes `n` pixels of the copy halved so many times across and down.
    @inline(__always)
    func mixed(
        _ i: Footprint, _ j: Footprint, _ n: Int, _ out: UnsafeMutablePointer<UInt32>,
        _ spare: UnsafeMutablePointer<UInt32>, _ sample: (Int, Int, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        if i.mix == j.mix || i.mix == 0 || j.mix == 0 {
            sample(i.halvings, j.halvings, out)
            let mix = max(i.mix, j.mix)
            if mix == 0 { return }
            sample(i.halvings + (i.mix > 0 ? 1 : 0), j.halvings + (j.mix > 0 ? 1 : 0), spare)
            Blend.mix(out, spare, n, mix)
            return
        }
        for k in 0..<2 {
            let target = k == 0 ? out : spare
            sample(i.halvings, j.halvings + k, target)
            sample(i.halvings + 1, j.halvings + k, spare + n)
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
        let (across, down) = (
            PlaceRange(i, texels.width, limits.minU, limits.maxU),
            PlaceRange(j, texels.height, limits.minV, limits.maxV)
        )
        // All places first, which the compiler works out two at a time, then the texels.
        let yc = Double(y) + 0.5
        let (nu, nv, nw) = (m.c * yc + m.tx, m.d * yc + m.ty, m.py * yc + m.pw)
        let (su, sv) = (across.scale, down.scale)
        let (au, av, aw) = (m.a * su, m.b * sv, m.px)
        let (bu, bv) = (nu * su, nv * sv)
        let n = end - start
        let first = Double(start) + 0.5
        @inline(__always)
        func fill(_ reciprocal: (Double) -> Double) {
            for k in 0..<n {
                let xc = first + Double(Int32(truncatingIfNeeded: k))
                let r = reciprocal(xc)
                let u = across.place((au * xc + bu) * r)
                places[k] = u & 0xFFFF_FFFF | down.place((av * xc + bv) * r) &<< 32
            }
        }
        if aw == 0 {
            // A row of a plane that is not turned, or turned about a horizontal axis, is all at one distance.
            let r = 1 / nw
            fill { _ in r }
        } else {
            fill { 1 / (aw * $0 + nw) }
        }
        t.bilinear(places, n, out)
    }
}

extension Texels {
    /// Means of four texels at places in 1/256 texel, counted from the first one's middle; x in the lower half of each place, y
    /// in the upper one. They must lie inside.
    func bilinear(_ places: UnsafePointer<UInt64>, _ n: Int, _ out: UnsafeMutablePointer<UInt32>) {
        guard width > 1, height > 1 else { return thin(places, n, out) }
        // Only places on the last texel's middle have no texel to the right or below. Where a run has none, which is nearly
        // always, that need not be seen to pixel by pixel: a place too far leaves a borrow in the upper bit of its half.
        let last = UInt64(256 &* (width &- 1) &- 1) | UInt64(256 &* (height &- 1) &- 1) &<< 32
        var borrows: UInt64 = 0
        for i in 0..<n { borrows |= last &- places[i] }
        if borrows & 0x8000_0000_8000_0000 != 0 { return bilinear(places, n, out, isInside: false) }
        guard let bilinear = Kernels.current?.pointee.bilinear else {
            return self.bilinear(places, n, out, isInside: true)
        }
        bilinear(out, pixels, stride, places, n)
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
            Blend.mix(out + i, pixels + next * step, 1, along & 255)
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
