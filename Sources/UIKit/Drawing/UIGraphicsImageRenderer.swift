/// How an image renderer's bitmap is made.
public class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    open var scale: CGFloat = UITraitCollection.screenScale
    /// Whether the picture has no transparent parts; it then starts out black.
    open var opaque = false

    public override init() {
        super.init()
    }

    /// The format that suits the screen.
    open class func `default`() -> Self {
        make()
    }

    /// The format that suits the screen.
    open class func preferred() -> Self {
        make()
    }

    public required init(_: Void) {
        super.init()
    }

    private class func make() -> Self {
        self.init(())
    }
}

/// What an image renderer's closure draws into.
public class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    /// Pixels per point of the picture.
    private let bounds: CGRect

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        cgContext = context
        self.format = format
        self.bounds = bounds
        super.init()
    }

    /// The picture so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect)
    }

    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Draws pictures with a closure.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    /// The part of the plane that the picture shows, in points.
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture that the closure draws; an empty image for a size that no bitmap can have.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let origin = bounds.origin
        let canvas = LazyCanvas(size: bounds.size, scale: format.scale, isOpaque: format.opaque) { context in
            context.translateBy(x: -origin.x, y: -origin.y)
        }
        guard let context = canvas.makeContext() else { return UIImage() }
        GraphicsStack.with(canvas) {
            actions(UIGraphicsImageRendererContext(context, format: format, bounds: bounds))
        }
        return context.takeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// The same as the bytes of a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
