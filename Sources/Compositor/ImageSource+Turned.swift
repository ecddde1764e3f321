/// What the columns of an image that turns about a vertical axis have in common in all rows, worked out once a frame.
///
/// Each column of the device then shows a column of the image: where that lies and how far away it is needs no division
/// per pixel.
struct TurnedColumns: BitwiseCopyable {
    /// From the device to the texels.
    let map: Projection
    /// Place of the first column's numbers among the scene's.
    let place: Int
    /// Place of the first segment among the scene's.
    let firstSegment: Int
    /// The device column the numbers begin with.
    let minX: Int
    /// How many columns there are.
    let count: Int

    /// Columns that read the same smaller copies.
    struct Segment: BitwiseCopyable {
        let across: Footprint
        /// The device column the copies are chosen for.
        let middle: Double
        /// 1 / w there.
        let reciprocal: Double
    }

    /// Works out the columns of `bounds`; nil where rows differ.
    ///
    /// - Parameters:
    ///   - map: from the device to the texels.
    ///   - bounds: where on the device the image will be read.
    ///   - numbers: takes four stretches: 1 / w as a number's bits, b · x likewise, the places across in the larger copy
    ///     and those in the smaller one.
    init?(
        _ map: Projection, _ texels: Texels, minU: Double, maxU: Double, _ bounds: DeviceRect,
        numbers: Scratch<UInt64>, segments: Scratch<Segment>
    ) {
        guard map.py == 0, map.c == 0, map.px != 0, !bounds.isEmpty else { return nil }
        self.map = map
        (place, firstSegment) = (numbers.count, segments.count)
        (minX, count) = (bounds.minX, bounds.width)
        let room = numbers.extend(by: 4 * count)
        var x = bounds.minX
        while x < bounds.maxX {
            let next = min((x / ImageSource.segment + 1) * ImageSource.segment, bounds.maxX)
            let middle = ImageSource.middle(ofSegmentAt: x)
            let r = 1 / (map.px * middle + map.pw)
            let u = (map.a * middle + map.tx) * r
            let across = Footprint(texelsPerPixel: abs((map.a - u * map.px) * r), size: texels.width)
            segments.append(Segment(across: across, middle: middle, reciprocal: r))
            let larger = PlaceRange(across.halvings, texels.width, minU, maxU)
            let smaller = PlaceRange(across.halvings + 1, texels.width, minU, maxU)
            for column in x..<next {
                let xc = Double(column) + 0.5
                let r = 1 / (map.px * xc + map.pw)
                let u = (map.a * xc + map.tx) * r
                let i = column - bounds.minX
                room[i] = r.bitPattern
                room[count + i] = (map.b * xc).bitPattern
                room[2 * count + i] = larger.place(u * larger.scale) & 0xFFFF_FFFF
                room[3 * count + i] = smaller.place(u * smaller.scale) & 0xFFFF_FFFF
            }
            x = next
        }
    }
}

/// The places along one axis of a copy, in 1/256 texel counted from the first one's middle.
struct PlaceRange: BitwiseCopyable {
    /// Places per texel of the image itself.
    let scale: Double
    let low: Double
    let high: Double
    /// Added to a number below 2³¹, it leaves the number's integer part in the lowest bits.
    private static let magic = 6_755_399_441_055_744.0

    /// - Parameters:
    ///   - halvings: of the copy.
    ///   - size: of the image itself, in texels, as are `min` and `max`, which samples do not leave.
    init(_ halvings: Int, _ size: Int, _ min: Double, _ max: Double) {
        let f = 1 / Double(1 << halvings)
        let last = (size + (1 << halvings) - 1) >> halvings - 1
        scale = f * 256
        low = Swift.max(min * f - 0.5, 0) * 256
        high = Swift.min(max * f - 0.5, Double(last)) * 256
    }

    /// The nearest place for a coordinate that has been scaled, in the lower half.
    @inline(__always)
    func place(_ scaled: Double) -> UInt64 {
        var t = scaled - 128
        t = t < high ? t : high
        t = t > low ? t : low
        return (t + Self.magic).bitPattern
    }
}

extension ImageSource {
    /// Writes the pixels `start..<end` of row `y` of an image that turns about a vertical axis.
    ///
    /// - Parameters:
    ///   - places: room for as many texel coordinates.
    ///   - spare: room for twice as many pixels.
    func readTurned(
        _ placement: UnsafePointer<TurnedColumns>, _ scene: SceneContents, _ y: Int, _ start: Int, _ end: Int,
        places: UnsafeMutablePointer<UInt64>, into out: UnsafeMutablePointer<UInt32>,
        spare: UnsafeMutablePointer<UInt32>
    ) {
        let (columns, m) = (placement.pointee, placement.pointee.map)
        let numbers = scene.columns + columns.place
        let yc = Double(y) + 0.5
        let first = columns.minX / Self.segment
        var x = start
        while x < end {
            let index = x / Self.segment
            let next = min((index + 1) * Self.segment, end)
            let segment = scene.segments[columns.firstSegment + index - first]
            let r = segment.reciprocal
            let v = (m.b * segment.middle + m.d * yc + m.ty) * r
            let down = Footprint(
                texelsPerPixel: max(abs((m.b - v * m.px) * r), abs(m.d * r)), size: texels.height)
            let from = numbers + (x - columns.minX)
            mixed(segment.across, down, next - x, out + (x - start), spare) { i, j, target in
                let t = i | j == 0 ? texels : level(i, j)
                let range = PlaceRange(j, texels.height, limits.minV, limits.maxV)
                let across = from + (i == segment.across.halvings ? 2 : 3) * columns.count
                let (shift, shifts) = (m.d * yc + m.ty, from + columns.count)
                let n = next - x
                if let turned = Kernels.current?.pointee.turned {
                    turned(places, across, shifts, from, n, shift, range.scale, range.low, range.high)
                } else {
                    Self.turnedPlaces(places, across, shifts, from, n, shift, range)
                }
                t.bilinear(places, n, target)
            }
            x = next
        }
    }

    /// Completes the places of columns, given by their numbers' bits, for a row.
    static func turnedPlaces(
        _ places: UnsafeMutablePointer<UInt64>, _ across: UnsafePointer<UInt64>, _ shifts: UnsafePointer<UInt64>,
        _ reciprocals: UnsafePointer<UInt64>, _ n: Int, _ shift: Double, _ range: PlaceRange
    ) {
        for k in 0..<n {
            let v = (Double(bitPattern: shifts[k]) + shift) * Double(bitPattern: reciprocals[k])
            places[k] = across[k] | range.place(v * range.scale) &<< 32
        }
    }
}
