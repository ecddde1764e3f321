/// Draws nodes only to see where they are: for shadows of what is no plain rectangle.
final class SilhouetteRenderer {
    private var renderer: FrameRenderer?
    private let pixels = Scratch<UInt32>()
    /// No device reaches as far, in pixels.
    private static let farthest: CGFloat = 16_777_216

    /// The shadow of a node as it looks on the device; its projection there is given.
    ///
    /// - Parameter visible: where the device shows anything of it.
    func source(
        of node: RenderNode, _ m: Projection, _ sigma: Double, _ color: SolidColor, _ visible: DeviceRect,
        _ caches: FrameCaches
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
            [node], into: Bitmap(pixels: room, width: width, height: height, stride: width), background: nil)
        let (cellSigma, shift) = ShadowMask.resolution(sigma: sigma)
        let box = DeviceRect(
            minX: window.minX >> shift, minY: window.minY >> shift, maxX: (window.maxX - 1) >> shift + 1,
            maxY: (window.maxY - 1) >> shift + 1)
        let mask = caches.newMask()
        mask.make(key: nil, sigma: cellSigma, shift: shift, box: box, spare: caches.line) { cells, stride in
            for y in 0..<box.height {
                for x in 0..<box.width {
                    let left = (x + box.minX) << shift - window.minX
                    let top = (y + box.minY) << shift - window.minY
                    var sum = 0
                    for v in max(top, 0)..<max(min(top + 1 << shift, height), max(top, 0)) {
                        for u in max(left, 0)..<max(min(left + 1 << shift, width), max(left, 0)) {
                            sum += Int(room[v * width + u] >> 24)
                        }
                    }
                    cells[y * stride + x] = UInt16((sum * ShadowMask.one / 255) >> (2 * shift))
                }
            }
        }
        return ShadowSource(mask: mask, dx: 0, dy: 0, color: color)
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
