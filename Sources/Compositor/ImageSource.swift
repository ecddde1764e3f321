import Synchronization

/// An image laid on the device, ready to be read row by row.
struct ImageSource {
    /// How device pixels find their texels.
    enum Placement {
        /// Texel (x + dx, y + dy) is the pixel.
        case copied(dx: Int, dy: Int)
        /// Larger or smaller, but not turned: its place among the scene's.
        case upright(Int)
        /// Turned about a vertical axis: its place among the scene's.
        case turned(Int)
        /// Through the map from the device to the texels.
        case mapped(Projection)
    }

    let texels: Texels
    /// Which picture it shows of all there were, and which part of that.
    let part: PicturePart
    /// Owned by the image, and kept by the scene while it is drawn: counting references would cost more than a row does.
    private let pyramid: Unmanaged<Pyramid>
    /// The pyramid's copies as far as they are made.
    private let levels: UnsafeMutablePointer<Atomic<UInt>>
    let placement: Placement
    private(set) var isOpaque: Bool
    /// How many copies are mixed for a pixel, as far as they are the same for all of the image.
    private(set) var copies = 1
    /// The pixel of the image that the texels begin with.
    let origin: (x: Int, y: Int)
    /// The texels that may be read, of the pyramid's part; a sample's coordinates are held inside.
    let limits: (minU: Double, minV: Double, maxU: Double, maxV: Double)

    /// Lays `source` of an image over `destination` of a plane; nil if nothing can be seen of it.
    ///
    /// - Parameters:
    ///   - bounds: where on the device it will be read.
    ///   - scene: takes what must outlive the source, and what is worked out for whole columns.
    init?(
        _ image: CGImage, source: CGRect, destination: CGRect, _ projection: Projection, bounds: DeviceRect,
        scene: Scene
    ) {
        let source = source.standardized
        let destination = destination.standardized
        guard (source.minX + source.minY + source.width + source.height).isFinite, projection.isFinite,
            (destination.minX + destination.minY + destination.width + destination.height).isFinite,
            source.width > 0, source.height > 0, destination.width > 0, destination.height > 0
        else { return nil }
        let whole = DeviceRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
        func clamped(_ x: Double, _ high: Int) -> Int { Int(min(max(x, 0), Double(high))) }
        let part = DeviceRect(
            minX: clamped(source.minX.rounded(.down), image.width),
            minY: clamped(source.minY.rounded(.down), image.height),
            maxX: clamped(source.maxX.rounded(.up), image.width),
            maxY: clamped(source.maxY.rounded(.up), image.height)
        ).intersection(whole)
        guard !part.isEmpty else { return nil }
        // From texels of the part, by way of the plane, to the device.
        let (sx, sy) = (destination.width / source.width, destination.height / source.height)
        let toPlane = Projection(
            CGAffineTransform(
                a: sx, b: 0, c: 0, d: sy, tx: destination.minX + (Double(part.minX) - source.minX) * sx,
                ty: destination.minY + (Double(part.minY) - source.minY) * sy))
        let size = CGRect(x: 0, y: 0, width: Double(part.width), height: Double(part.height))
        let toDevice = toPlane.concatenating(projection)
        let onGrid = Self.onGrid(size, toDevice) ?? toDevice
        let pyramid = Pyramids.of(image, part)
        scene.kept.append(pyramid)
        self.pyramid = .passUnretained(pyramid)
        levels = pyramid.levels
        texels = pyramid.level(0, 0)
        self.part = pyramid.part
        isOpaque = image.isOpaque
        origin = (part.minX, part.minY)
        let (left, top) = (source.minX - Double(part.minX), source.minY - Double(part.minY))
        limits = (
            max(left, 0), max(top, 0), min(left + source.width, Double(part.width)),
            min(top + source.height, Double(part.height))
        )
        if let copied = Self.copied(onGrid) {
            placement = copied
        } else {
            guard let back = onGrid.inverted(), back.isFinite else { return nil }
            if let upright = UprightPlacement(back, texels, bounds, taps: scene.taps) {
                scene.uprights.append(upright)
                placement = .upright(scene.uprights.count - 1)
                copies = upright.copies
            } else if let columns = TurnedColumns(
                back, texels, minU: limits.minU, maxU: limits.maxU, bounds, numbers: scene.columns,
                segments: scene.segments)
            {
                scene.turned.append(columns)
                placement = .turned(scene.turned.count - 1)
            } else {
                placement = .mapped(back)
            }
        }
    }

    /// The same where only opaque texels are shown.
    var opaque: ImageSource {
        var result = self
        result.isOpaque = true
        return result
    }

    /// The copy halved `i` times across and `j` times down.
    @inline(__always)
    func level(_ i: Int, _ j: Int) -> Texels {
        let ready = UnsafePointer<Texels>(bitPattern: levels[i &<< 4 | j].load(ordering: .acquiring))
        return ready?.pointee ?? pyramid._withUnsafeGuaranteedRef { $0.level(i, j) }
    }

    /// The map whose corners lie on the 1/256 pixel grid, so that the last bits of its parts cannot change a pixel; nil
    /// where a corner is not in front of the eye.
    private static func onGrid(_ r: CGRect, _ m: Projection) -> Projection? {
        let isAffine = m.isAffine && m.pw > 0
        var quad = [4 of (x: Double, y: Double)](repeating: (0, 0))
        for i in 0..<4 {
            let (x, y) = (i == 1 || i == 2 ? r.maxX : r.minX, i < 2 ? r.minY : r.maxY)
            let w = m.px * x + m.py * y + m.pw
            guard w >= Projection.nearPlane else { return nil }
            let (px, py) = ((m.a * x + m.c * y + m.tx) / w, (m.b * x + m.d * y + m.ty) / w)
            guard abs(px) < 1e6, abs(py) < 1e6 else { return nil }
            quad[i] = (Double(quantised(px)) / 256, Double(quantised(py)) / 256)
        }
        // Rounding must not bend what is flat.
        if isAffine { quad[2] = (quad[1].x + quad[3].x - quad[0].x, quad[1].y + quad[3].y - quad[0].y) }
        return Projection(r, toQuad: quad)
    }

    /// The placement of an image that is neither scaled nor turned and lies on whole pixels.
    private static func copied(_ m: Projection) -> Placement? {
        guard m.isUpright, m.a == m.pw, m.d == m.pw, m.pw != 0 else { return nil }
        let (x, y) = (m.tx / m.pw, m.ty / m.pw)
        guard x == x.rounded(), y == y.rounded(), abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return .copied(dx: -Int(x), dy: -Int(y))
    }
}
