/// A picture with its scale and orientation; it never changes.
open class UIImage: NSObject, @unchecked Sendable {
    /// How the pixels have to be turned to be upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// Whether the colours count, or only the alpha, which the tint then colours.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// What the stretching parts of a resizable image do. Here they stretch.
    public enum ResizingMode: Int, Sendable {
        case stretch = 1
        /// Repeats on a device; stretches here.
        case tile = 0
    }

    /// Where `init(named:)` looks, the first folder first, each followed by its `Resources` folder. The main thread's.
    nonisolated(unsafe) package static var folders: [URL] = [
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    ]

    /// The pixels, as they are stored; nil for an empty image.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    /// What keeps its size when the image is stretched, in points.
    public let capInsets: UIEdgeInsets

    /// The pictures of an animated image, in their order; nil for a still one.
    public private(set) var images: [UIImage]?
    /// Seconds for all pictures of an animated image once.
    public private(set) var duration: TimeInterval = 0

    /// The pixels turned upright, once they were needed. The main thread's.
    private var upright: CGImage?

    private init(
        _ cgImage: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode,
        capInsets: UIEdgeInsets
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        super.init()
    }

    /// An image without pixels.
    public override convenience init() {
        self.init(nil, scale: 1, orientation: .up, renderingMode: .automatic, capInsets: .zero)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation, renderingMode: .automatic, capInsets: .zero)
    }

    /// The picture in a file's bytes: PNG, JPEG, WebP and what else the system's loaders read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data, name: "data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// The picture in a file; `@2x` or `@3x` at the end of its name is its scale.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? CGImage.decode(contentsOf: path) else { return nil }
        self.init(cgImage: image, scale: Self.scale(ofFile: path), orientation: .up)
    }

    /// An image literal of the source.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(like: Self.find(named: name) ?? Self.standIn(for: name))
    }

    /// The picture of a name in the folder of the user's file or in an asset catalogue there; the ending and the scale may
    /// be left out. For one that is not there a grey square stands in, and the console says so: a preview should not end
    /// where the program's own pictures are missing.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(like: Self.find(named: name) ?? Self.standIn(for: name))
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// Images that are shown one after the other by a view.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let image = UIImage(like: first)
        image.images = images
        image.duration = duration
        return image
    }

    /// The same picture as another image's.
    convenience init(like other: UIImage) {
        self.init(
            other.cgImage, scale: other.scale, orientation: other.imageOrientation, renderingMode: other.renderingMode,
            capInsets: other.capInsets)
    }

    /// In points, upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, capInsets: capInsets)
    }

    /// The same picture, whose middle stretches while what lies within the insets keeps its size.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(
            cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, capInsets: capInsets)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: capInsets)
    }

    /// The picture mirrored left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(
            cgImage, scale: scale, orientation: imageOrientation.mirrored, renderingMode: renderingMode,
            capInsets: capInsets)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The alpha of the picture in one colour, resolved under the current traits.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            uprightImage?.tinted(color.rgba), scale: scale, orientation: .up, renderingMode: renderingMode,
            capInsets: capInsets)
    }

    /// The pixels turned upright.
    var uprightImage: CGImage? {
        guard imageOrientation != .up, let cgImage else { return cgImage }
        if upright == nil {
            upright = cgImage.turnedUpright(from: imageOrientation)
        }
        return upright
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The same, seen in a mirror that stands beside the upright picture.
    var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }
}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
