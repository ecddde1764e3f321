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

    /// The picture of a name in the folder of the user's file; the ending and the scale may be left out.
    public convenience init?(named name: String) {
        for folder in Self.folders.flatMap({ [$0, $0.appendingPathComponent("Resources")] }) {
            for file in Self.fileNames(for: name) {
                let path = folder.appendingPathComponent(file).path
                if FileManager.default.fileExists(atPath: path) {
                    self.init(contentsOfFile: path)
                    return
                }
            }
        }
        return nil
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

    /// The scale that a file's name ends in.
    private static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }

    /// What a picture's file may be called, sharper ones first.
    private static func fileNames(for name: String) -> [String] {
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [ending]
        return endings.flatMap { ending in ["@3x", "@2x", ""].map { "\(base)\($0).\(ending)" } }
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
}
