/// Draws nodes only to see where they are: for shadows of what is no plain rectangle.
final class SilhouetteRenderer {
    private var renderer: FrameRenderer?
    private let pixels = Scratch<UInt32>()
    /// No device reaches as far, in pixels.
    private static let farthest: CGFloat = 16_777_216

    /// The shadow of a node as it looks on the device; its projection there is given.
    ///
    /// - Parameters:
    ///   - visible: where the device shows anything of it.
    ///   - threads: that draw it, at most.
    func source(
        of node: RenderNode, _ m: Projection, _ sigma: Double, _ color: SolidColor, _ visible: DeviceRect,
        _ caches: FrameCaches, threads: Int?
    ) -> ShadowSource? {
        let window = window(of: node, m, visible)
        let (width, height) = (window.width, window.height)
        guard width > 0, height > 0, width * height <= 1 << 26 else { return nil }
        var node = node
        node.shadow = nil
        node.opacity = 1
        node.projection = m.concatenating(
            Projection(CGAffineTransform(translationX: -Double(window.minX), y: -Double(window.minY))))
        let renderer = renderer ?? FrameRenderer(drawsShadows: false)
        self.renderer = renderer
        let room = pixels.room(for: width * height)
        renderer.render(
            [node], into: Bitmap(pixels: room, width: width, height: height, stride: width), background: nil,
            threads: threads)
        let (cellSigma, shift) = ShadowMask.resolution(sigma: sigma)
        let box = DeviceRect(
            minX: window.minX >> shift, minY: window.minY >> shift, maxX: (window.maxX - 1) >> shift + 1,
            maxY: (window.maxY - 1) >> shift + 1)
        let mask = caches.newMask()
        mask.make(key: nil, sigma: cellSigma, shift: shift, box: box, spare: caches.line) { cells, stride in
            for y in 0..<box.height {
                let top = (y + box.minY) << shift - window.minY
                let rows = max(top, 0)..<min(top + 1 << shift, height)
                Self.add(room, width, rows, left: box.minX << shift - window.minX, shift, into: cells + y * stride)
            }
        }
        return ShadowSource(mask: mask, dx: 0, dy: 0, color: color)
    }

    /// Writes a row of cells from the alphas of the pixels that lie in them.
    ///
    /// - Parameters:
    ///   - rows: of the pixels, `width` in each.
    ///   - left: the pixel that the first cell begins with; it may lie before the first one.
    private static func add(
        _ pixels: UnsafePointer<UInt32>, _ width: Int, _ rows: Range<Int>, left: Int, _ shift: Int,
        into cells: UnsafeMutablePointer<UInt16>
    ) {
        var (start, cell) = (0, 0)
        while start < width {
            let end = min(left + (cell + 1) << shift, width)
            var sum = 0
            for y in rows {
                let row = pixels + y &* width
                for x in start..<end { sum &+= Int(row[x] &>> 24) }
            }
            cells[cell] = UInt16(truncatingIfNeeded: (sum &* ShadowMask.one / 255) &>> (2 &* shift))
            (start, cell) = (end, cell &+ 1)
        }
    }

    /// The pixels that the node may cover, as far as they are visible: all of those where it goes behind the eye.
    private func window(of node: RenderNode, _ m: Projection, _ visible: DeviceRect) -> DeviceRect {
        var unshadowed = node
        unshadowed.shadow = nil
        guard let box = unshadowed.extent.flatMap(m.box), box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite,
            box.maxY.isFinite
        else { return visible }
        func pixel(_ x: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(x, -Self.farthest), Self.farthest).rounded(rule))
        }
        let covered = DeviceRect(
            minX: pixel(box.minX, .down) - 1, minY: pixel(box.minY, .down) - 1, maxX: pixel(box.maxX, .up) + 1,
            maxY: pixel(box.maxY, .up) + 1)
        return covered.intersection(visible)
    }
}
