internal import CCairo

/// Something to draw on: a bitmap of premultiplied pixels with its origin at the top left and y downwards, as the contexts
/// are that UIKit makes. The main thread's.
public final class CGContext {
    /// The bitmap's size in pixels.
    public let width: Int
    public let height: Int

    /// The bitmap; nil once an image has taken it over, after which nothing is drawn.
    private var pixels: UnsafeMutablePointer<UInt32>?
    /// Whether alpha is not kept: every pixel has 255.
    private let isOpaque: Bool
    private let surface: OpaquePointer
    /// Cairo's context, its matrix the identity but while something is drawn.
    let cairo: OpaquePointer

    /// What `saveGState` keeps besides the clip, which Cairo keeps.
    var state = State()
    private var saved: [State] = []
    /// The states saved when each open transparency layer began, and the state it is drawn with at its end.
    private var layers: [(depth: Int, state: State)] = []
    /// The outline being made, in pixels.
    let outline = CGMutablePath()
    /// Pixels per point when nothing has been transformed; shadows are measured in it.
    let baseScale: CGFloat

    /// A context on transparent pixels, or on black ones whose alpha stays 255.
    ///
    /// - Parameter scale: pixels per point.
    /// - Returns: nil for a size Cairo cannot hold.
    package init?(width: Int, height: Int, scale: CGFloat = 1, isOpaque: Bool = false) {
        guard width > 0, height > 0, width <= CGImage.largestSide, height <= CGImage.largestSide else { return nil }
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        pixels.initialize(repeating: isOpaque ? 0xFF00_0000 : 0, count: width * height)
        let surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
            isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        guard let surface, let cairo = cairo_create(surface) else {
            pixels.deallocate()
            return nil
        }
        cairo_set_tolerance(cairo, Cairo.tolerance)
        (self.width, self.height, self.isOpaque, self.baseScale) = (width, height, isOpaque, scale)
        (self.pixels, self.surface, self.cairo) = (pixels, surface, cairo)
        state.ctm = CGAffineTransform(scaleX: scale, y: scale)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        pixels?.deallocate()
    }

    /// The picture as it is now.
    public func makeImage() -> CGImage? {
        guard let pixels else { return nil }
        cairo_surface_flush(surface)
        let count = width * height
        let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        copy.initialize(from: pixels, count: count)
        return CGImage(width: width, height: height, adopting: copy, ignoringAlpha: isOpaque)
    }

    /// The picture, without a copy; the context draws nothing afterwards.
    package func takeImage() -> CGImage? {
        guard let pixels else { return nil }
        while !layers.isEmpty { endTransparencyLayer() }
        cairo_surface_flush(surface)
        cairo_surface_finish(surface)
        self.pixels = nil
        return CGImage(width: width, height: height, adopting: pixels, ignoringAlpha: isOpaque)
    }

    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    /// Goes back to what the last `saveGState` kept; does nothing where there is none, or none since a layer began.
    public func restoreGState() {
        guard saved.count > layers.last?.depth ?? 0, let last = saved.popLast() else { return }
        state = last
        cairo_restore(cairo)
    }

    /// Draws what follows as one picture, which `endTransparencyLayer` then puts down with the present alpha, blend mode
    /// and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        layers.append((saved.count + 1, state))
        saveGState()
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// As `beginTransparencyLayer(auxiliaryInfo:)`, clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        while saved.count > layer.depth {
            saved.removeLast()
            cairo_restore(cairo)
        }
        let group = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(group) }
        saved.removeLast()
        cairo_restore(cairo)
        state = layer.state
        let alpha = Double(state.alpha)
        paint { target in
            cairo_set_source(target, group)
            cairo_paint_with_alpha(target, alpha)
        }
    }
}

extension CGContext {
    /// What `saveGState` keeps.
    struct State {
        /// From points to pixels.
        var ctm = CGAffineTransform.identity
        var fill = RGBA.black
        var stroke = RGBA.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dashes: [CGFloat] = []
        var dashPhase: CGFloat = 0
        /// 0…1, on top of every colour's own.
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var interpolationQuality = CGInterpolationQuality.default
        var antialiases = true
    }

    /// What is drawn under everything, in pixels.
    struct Shadow {
        var offset: CGSize
        /// The Gaussian's standard deviation.
        var deviation: CGFloat
        var color: RGBA
    }
}
