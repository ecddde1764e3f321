/// Draws render nodes into bitmaps, keeping what it needs for the next frame. The main thread's.
package final class FrameRenderer {
    let scene = Scene()
    private let caches = FrameCaches()
    private let builder: SceneBuilder
    private let rows: BandCompositor
    private let backdrops: BackdropRenderer

    /// What the last frame came to.
    package var lastWork: FrameWork { rows.work }

    package convenience init() {
        self.init(drawsShadows: true)
    }

    init(drawsShadows: Bool) {
        builder = SceneBuilder(scene: scene, caches: caches, drawsShadows: drawsShadows)
        rows = BandCompositor(scene: scene)
        backdrops = BackdropRenderer(rows: rows)
        builder.backdrops = backdrops
    }

    /// Draws `nodes` from back to front over `background`, or over nothing, which leaves what they do not cover transparent.
    ///
    /// - Parameter threads: how many draw at once, at most, for the same pixels; nil for as many as are of use, which is one for a
    ///   small frame and at most the machine's cores for any.
    package func render(_ nodes: [RenderNode], into target: Bitmap, background: RGBA?, threads: Int? = nil) {
        guard target.width > 0, target.height > 0 else { return }
        prepare(nodes, width: target.width, height: target.height, background: background, threads: threads)
        rows.render(rows: 0..<target.height, into: target, threads: threads)
        letGo()
    }

    /// A picture of `nodes` from back to front over `background`; it is known to be opaque where that can be told.
    ///
    /// - Parameter inside: where rows are looked for that are opaque from side to side if not all of the picture is, in pixels; nil for
    ///   all of it.
    package func image(
        of nodes: [RenderNode], width: Int, height: Int, background: RGBA? = nil, inside: CGRect? = nil,
        threads: Int? = nil
    ) -> CGImage {
        let (width, height) = (max(width, 1), max(height, 1))
        prepare(nodes, width: width, height: height, background: background, threads: threads)
        let whole = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
        let part = inside.map { DeviceRect(inside: $0).intersection(whole) } ?? whole
        let hidden = rows.hiddenRows(of: part)
        let isOpaque = (background?.alpha ?? 0) >= 1 || (part == whole ? hidden : rows.hiddenRows(of: whole)) == whole
        let opaquePart = isOpaque ? .zero : hidden.rect
        let image = CGImage(width: width, height: height, isOpaque: isOpaque, opaquePart: opaquePart) { pixels in
            rows.render(
                rows: 0..<height, into: Bitmap(pixels: pixels, width: width, height: height, stride: width),
                threads: threads)
        }
        letGo()
        return image
    }

    /// Draws `nodes` over nothing and hands the rows to a reader instead of keeping them.
    func read(
        _ nodes: [RenderNode], width: Int, height: Int, by reader: any RowReader, threads: Int?
    ) {
        prepare(nodes, width: width, height: height, background: nil, threads: threads)
        rows.read(0..<height, by: reader, threads: threads)
        letGo()
    }

    /// Works out all that is to be drawn, up to the rows themselves.
    ///
    /// - Parameter threads: that draw what shadows and blurs are made of, at most.
    func prepare(_ nodes: [RenderNode], width: Int, height: Int, background: RGBA?, threads: Int?) {
        scene.removeAll()
        builder.threads = threads
        rows.beginCounting()
        backdrops.begin(width: width, height: height, ground: background?.pixel ?? 0)
        let whole = Region(bounds: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
        for node in nodes {
            builder.add(node, .identity, whole, 1)
        }
        rows.begin(width: width, ground: background?.pixel ?? 0)
        caches.sweep()
    }

    /// Lets go of the pictures that were drawn: by the next frame the screens that they show may have been exchanged for others.
    func letGo() {
        scene.kept.removeAll(keepingCapacity: true)
    }

    /// Draws some rows of what was prepared last and not let go of.
    func draw(_ range: Range<Int>, into target: Bitmap, threads: Int?) {
        rows.render(rows: range, into: target, threads: threads)
    }
}
