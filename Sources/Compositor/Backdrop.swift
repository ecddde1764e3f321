extension RenderNode {
    /// What a node makes of the picture that lies behind it: blurred, more or less colourful, and under a veil.
    package struct Backdrop: Equatable, Sendable {
        /// Standard deviation of the Gaussian, in points.
        package var radius: CGFloat
        /// 1 leaves colours as they are, 0 makes them grey.
        package var saturation: CGFloat
        /// Laid over the blurred picture.
        package var tint: RGBA
        package init(radius: CGFloat, saturation: CGFloat, tint: RGBA) {
            self.radius = radius
            self.saturation = saturation
            self.tint = tint
        }
    }
}

/// A picture of a part of the device at a fraction of its resolution.
struct BlurredPart {
    let image: CGImage
    /// What the picture lies over, in pixels of the device.
    let place: DeviceRect
}

/// Draws what lies behind a node, and blurs it.
///
/// The part that can be seen through the node, and so much around it as the blur reaches, is drawn anew with all commands so
/// far, averaged into cells of 2ⁿ × 2ⁿ pixels while the rows are at hand, and blurred there: of the wide blurs that are usual
/// nothing is lost by that.
final class BackdropRenderer: RowReader {
    private let rows: BandCompositor
    private let planes = Scratch<UInt16>()
    private let blur = CellBlur()
    private var frame = DeviceRect.empty
    private var ground: UInt32 = 0

    /// The planes that are filled at the moment.
    private var job: Job?

    private struct Job {
        /// On the device's grid of cells.
        let cells: DeviceRect
        /// A cell is 2^shift pixels wide and high.
        let shift: Int
        let first: UnsafeMutablePointer<UInt16>
        let stride: Int
        /// From a channel to the next.
        let plane: Int
    }

    /// The blur's narrowest deviation, in cells; at twice as much cells are made larger.
    private static let finest = 2.0
    /// Below this deviation, in pixels, the picture is left as it is.
    private static let least = 0.75
    private static let one = 128

    init(rows: BandCompositor) {
        self.rows = rows
    }

    func begin(width: Int, height: Int, ground: UInt32) {
        frame = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
        self.ground = ground
    }

    /// The blurred picture of a part of the device as the scene's commands draw it; nil where nothing of it is on the device.
    ///
    /// - Parameters:
    ///   - sigma: in pixels.
    ///   - threads: that draw and blur it, at most; nil for as many as are of use.
    func picture(
        of part: DeviceRect, sigma: Double, saturation: Double, tint: RGBA, threads: Int?
    ) -> BlurredPart? {
        let part = part.intersection(frame)
        guard !part.isEmpty else { return nil }
        let blurs = sigma >= Self.least
        var shift = blurs ? 1 : 0
        while blurs, shift < 5, sigma / Double(1 << shift) >= Self.finest * 2 { shift += 1 }
        let reach = blurs ? Int((3 * sigma).rounded(.up)) : 0
        let near = DeviceRect(
            minX: part.minX - reach, minY: part.minY - reach, maxX: part.maxX + reach, maxY: part.maxY + reach
        ).intersection(frame)
        // Cells stand on a grid of the device's, so that a node that moves does not make them swim.
        let size = 1 << shift
        let cells = DeviceRect(
            minX: near.minX >> shift, minY: near.minY >> shift, maxX: (near.maxX + size - 1) >> shift,
            maxY: (near.maxY + size - 1) >> shift)
        let kernel = BoxKernel(sigma: blurs ? Self.cellSigma(sigma, shift) : 0)
        let margin = blurs ? 3 * kernel.margin : 0
        let (width, height) = (cells.width + 2 * margin, cells.height + 2 * margin)
        guard width * height <= 1 << 24 else { return nil }
        let count = width * height
        // Each plane is blurred into the place before its own.
        let source = planes.room(for: (blurs ? 5 : 4) * count) + (blurs ? count : 0)
        let base = planes.base
        rows.begin(width: frame.maxX, ground: ground)
        job = Job(
            cells: cells, shift: shift, first: source + margin * width + margin, stride: width, plane: count)
        rows.read(
            max(cells.minY << shift, 0)..<min(cells.maxY << shift, frame.maxY), together: size, by: self,
            threads: threads)
        job = nil
        for plane in 0..<(blurs ? 4 : 0) {
            let (target, values) = (base + plane * count, source + plane * count)
            Self.extend(values, width, height, margin)
            blur.blur(values, width, height, by: kernel, margin: 0, into: target, threads: threads)
        }
        let inner = DeviceRect(
            minX: part.minX >> shift, minY: part.minY >> shift, maxX: (part.maxX + size - 1) >> shift,
            maxY: (part.maxY + size - 1) >> shift)
        let look = Look(saturation: saturation, tint: tint)
        var isOpaque = true
        let pixels = CGImage(width: inner.width, height: inner.height, isOpaque: false) { out in
            for y in 0..<inner.height {
                let start = (y + inner.minY - cells.minY + margin) * width + inner.minX - cells.minX + margin
                for x in 0..<inner.width {
                    let place = start + x
                    let pixel = look.pixel(
                        base[place], base[count + place], base[2 * count + place], base[3 * count + place])
                    isOpaque = isOpaque && pixel >> 24 == 255
                    out[y * inner.width + x] = pixel
                }
            }
        }
        return BlurredPart(
            image: isOpaque ? pixels.knownOpaque() : pixels,
            place: DeviceRect(
                minX: inner.minX << shift, minY: inner.minY << shift, maxX: inner.maxX << shift,
                maxY: inner.maxY << shift))
    }

    /// Averaging into cells and sampling them back blurs a little by itself: variances 1/12 and 1/6.
    private static func cellSigma(_ sigma: Double, _ shift: Int) -> Double {
        let s = sigma / Double(1 << shift)
        return max(s * s - 0.25, 0.01).squareRoot()
    }

    /// Writes the means of cells' pixels into the planes: alpha, red, green, blue, in 1/128 of a byte's unit.
    func read(_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) {
        guard let job else { return }
        let (cells, shift, size, width) = (job.cells, job.shift, 1 << job.shift, frame.maxX)
        for y in stride(from: 0, to: rows.count, by: size) {
            let height = min(size, rows.count - y)
            let target = job.first + ((rows.lowerBound + y) >> shift - cells.minY) * job.stride
            for cell in 0..<cells.width {
                let left = (cell + cells.minX) << shift
                let n = min(size, width - left)
                var (alpha, red, green, blue) = (0, 0, 0, 0)
                for row in y..<y + height {
                    // Two channels at a time: a row of a cell is too short for them to run into each other.
                    var (outer, inner): (UInt32, UInt32) = (0, 0)
                    let first = pixels + row * width + left
                    for x in 0..<n {
                        outer &+= first[x] &>> 8 & 0xFF_00FF
                        inner &+= first[x] & 0xFF_00FF
                    }
                    alpha &+= Int(outer &>> 16)
                    green &+= Int(outer & 0xFFFF)
                    red &+= Int(inner &>> 16)
                    blue &+= Int(inner & 0xFFFF)
                }
                let count = n * height
                func mean(_ sum: Int) -> UInt16 { UInt16((sum * Self.one + count / 2) / count) }
                let place = target + cell
                place[0] = mean(alpha)
                place[job.plane] = mean(red)
                place[2 * job.plane] = mean(green)
                place[3 * job.plane] = mean(blue)
            }
        }
    }

    /// Continues the outermost cells into the margin: beyond the device's edge all goes on as it is there.
    private static func extend(_ cells: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int, _ margin: Int) {
        for y in margin..<height - margin {
            let row = cells + y * width
            row.update(repeating: row[margin], count: margin)
            (row + width - margin).update(repeating: row[width - margin - 1], count: margin)
        }
        for y in 0..<margin {
            (cells + y * width).update(from: cells + margin * width, count: width)
            (cells + (height - 1 - y) * width).update(from: cells + (height - 1 - margin) * width, count: width)
        }
    }

    /// What becomes of a blurred pixel.
    private struct Look {
        private let saturation: Double
        private let tint: RGBA

        init(saturation: Double, tint: RGBA) {
            self.saturation = saturation
            self.tint = tint
        }

        func pixel(_ a: UInt16, _ r: UInt16, _ g: UInt16, _ b: UInt16) -> UInt32 {
            let unit = Double(BackdropRenderer.one) * 255
            let (alpha, red, green, blue) = (
                Double(a) / unit, Double(r) / unit, Double(g) / unit, Double(b) / unit
            )
            // Luminance by Rec. 709.
            let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            func part(_ c: Double, _ veil: Double) -> UInt32 {
                let vivid = min(max(grey + (c - grey) * saturation, 0), alpha)
                return byte(vivid * (1 - tint.alpha) + veil * tint.alpha * alpha)
            }
            return byte(alpha) << 24 | part(red, tint.red) << 16 | part(green, tint.green) << 8
                | part(blue, tint.blue)
        }

        private func byte(_ x: Double) -> UInt32 { UInt32(min(max(x * 255 + 0.5, 0), 255)) }
    }
}

extension CGImage {
    /// The same pixels, all of which are known to be opaque.
    fileprivate func knownOpaque() -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { $0.update(from: pixels, count: width * height) }
    }
}
