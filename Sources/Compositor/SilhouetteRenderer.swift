/// Draws nodes only to see where they are: for shadows of what is no plain rectangle.
///
/// They are drawn at the resolution of the mask, of which a pixel is a cell.
final class SilhouetteRenderer: RowReader {
    private var renderer: FrameRenderer?
    /// Of the mask that is filled at the moment.
    private var cells: (first: UnsafeMutablePointer<UInt16>, width: Int)?
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
        guard window.width > 0, window.height > 0, window.width * window.height <= 1 << 26 else { return nil }
        let (cellSigma, shift) = ShadowMask.resolution(sigma: sigma)
        let box = DeviceRect(
            minX: window.minX >> shift, minY: window.minY >> shift, maxX: (window.maxX - 1) >> shift + 1,
            maxY: (window.maxY - 1) >> shift + 1)
        var node = node
        node.shadow = nil
        node.opacity = 1
        let k = 1 / Double(1 << shift)
        node.projection = m.concatenating(
            Projection(CGAffineTransform(a: k, b: 0, c: 0, d: k, tx: -Double(box.minX), ty: -Double(box.minY))))
        let renderer = renderer ?? FrameRenderer(drawsShadows: false)
        self.renderer = renderer
        let mask = caches.newMask()
        mask.make(key: nil, sigma: cellSigma, shift: shift, box: box, by: caches.blur, threads: threads) {
            cells = ($0, box.width)
            renderer.read([node], width: box.width, height: box.height, by: self, threads: threads)
            cells = nil
        }
        return ShadowSource(mask: mask, dx: 0, dy: 0, color: color)
    }

    /// Writes rows of cells from the alphas of their pixels.
    func read(_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) {
        guard let cells else { return }
        for y in 0..<rows.count {
            let (row, target) = (pixels + y * cells.width, cells.first + (rows.lowerBound + y) * cells.width)
            for x in 0..<cells.width {
                target[x] = UInt16(truncatingIfNeeded: Int(row[x] &>> 24) &* ShadowMask.one / 255)
            }
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
