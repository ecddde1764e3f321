/// Draws render nodes into bitmaps, keeping what it needs for the next frame. The main thread's.
package final class FrameRenderer {
    private let scene = Scene()
    private let caches = FrameCaches()
    private let builder: SceneBuilder
    private let rows: RowCompositor

    package convenience init() {
        self.init(drawsShadows: true)
    }

    init(drawsShadows: Bool) {
        builder = SceneBuilder(scene: scene, caches: caches, drawsShadows: drawsShadows)
        rows = RowCompositor(scene: scene)
    }

    /// Draws `nodes` from back to front over `background`, or over nothing, which leaves what they do not cover transparent.
    package func render(_ nodes: [RenderNode], into target: Bitmap, background: RGBA?) {
        guard target.width > 0, target.height > 0 else { return }
        scene.removeAll()
        let whole = DeviceRect(minX: 0, minY: 0, maxX: target.width, maxY: target.height)
        for node in nodes {
            builder.add(node, .identity, Region(bounds: whole), 1)
        }
        rows.begin(width: target.width, ground: background?.pixel ?? 0)
        rows.render(rows: 0..<target.height, into: target)
        caches.sweep()
    }

    /// A picture of `nodes` from back to front over `background`.
    package func image(of nodes: [RenderNode], width: Int, height: Int, background: RGBA? = nil) -> CGImage {
        CGImage(width: max(width, 1), height: max(height, 1), isOpaque: (background?.alpha ?? 0) >= 1) { pixels in
            render(
                nodes,
                into: Bitmap(pixels: pixels, width: max(width, 1), height: max(height, 1), stride: max(width, 1)),
                background: background)
        }
    }
}
