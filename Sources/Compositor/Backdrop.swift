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
final class BackdropRenderer {
    private let rows: BandCompositor
    private let strip = Scratch<UInt32>()
    private let sums = Scratch<UInt32>()
    private let planes = Scratch<UInt16>()
    private let line = Scratch<UInt16>()
    private var frame = DeviceRect.empty
    private var ground: UInt32 = 0

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
    /// - Parameter sigma: in pixels.
    func picture(of part: DeviceRect, sigma: Double, saturation: Double, tint: RGBA) -> BlurredPart? {
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
        let margin = blurs ? 3 * (kernel.core + 1) : 0
        let (width, height) = (cells.width + 2 * margin, cells.height + 2 * margin)
        guard width * height <= 1 << 24 else { return nil }
        let count = width * height
        let base = planes.room(for: 4 * count)
        rows.begin(width: frame.maxX, ground: ground)
        for row in cells.minY..<cells.maxY {
            let top = row << shift
            average(rows: max(top, 0)..<min(top + size, frame.maxY), cells, shift: shift) { cell, values in
                let place = (row - cells.minY + margin) * width + cell + margin
                for plane in 0..<4 { base[plane * count + place] = values[plane] }
            }
        }
        if blurs {
            for plane in 0..<4 {
                let values = base + plane * count
                Self.extend(values, width, height, margin)
                kernel.blur(values, width, height, spare: line)
            }
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

    /// Draws some rows and hands out the means of their cells: alpha, red, green, blue, in 1/128 of a byte's unit.
    private func average(
        rows range: Range<Int>, _ cells: DeviceRect, shift: Int, _ body: (Int, UnsafePointer<UInt16>) -> Void
    ) {
        guard !range.isEmpty else { return }
        let width = frame.maxX
        let room = strip.room(for: width * range.count)
        rows.render(
            rows: range,
            into: Bitmap(
                pixels: room - range.lowerBound * width, width: width, height: frame.maxY, stride: width))
        let sum = sums.room(for: cells.width * 4)
        sum.update(repeating: 0, count: cells.width * 4)
        let (start, end) = (max(cells.minX << shift, 0), min(cells.maxX << shift, width))
        for y in 0..<range.count {
            let row = room + y * width
            for x in start..<end {
                let (pixel, cell) = (row[x], ((x >> shift) &- cells.minX) &* 4)
                sum[cell] &+= pixel >> 24
                sum[cell &+ 1] &+= pixel >> 16 & 0xFF
                sum[cell &+ 2] &+= pixel >> 8 & 0xFF
                sum[cell &+ 3] &+= pixel & 0xFF
            }
        }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4) { values in
            guard let out = values.baseAddress else { return }
            for cell in 0..<cells.width {
                let left = max((cell + cells.minX) << shift, start)
                let right = min((cell + cells.minX + 1) << shift, end)
                let n = max((right - left) * range.count, 1)
                for plane in 0..<4 {
                    out[plane] = UInt16((Int(sum[cell * 4 + plane]) * Self.one + n / 2) / n)
                }
                body(cell, out)
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
