/// A class of device: the screen's size, how fine its pixels are, and what its corners, camera and home bar take.
///
/// All distances are in points, for the device held upright unless they say otherwise.
public struct DevicePreset: Sendable, Equatable {
    /// What it is called on the command line.
    public let name: String
    /// What it is, in a few words.
    public let summary: String
    public let idiom: UIUserInterfaceIdiom
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// What has to be kept free, held upright.
    public let safeAreaInsets: UIEdgeInsets
    /// What has to be kept free, turned on its side: the same for both sides.
    public let landscapeSafeAreaInsets: UIEdgeInsets
    /// Of the glass.
    public let cornerRadius: CGFloat
    /// What the glass leaves out for the camera and sensors; nil for a whole one.
    public let cutout: Cutout?
    /// Whether the screen also turns upside down, as tablets' do and phones' do not.
    public var turnsUpsideDown: Bool { idiom == .pad }

    /// Where the glass has a hole.
    public enum Cutout: Sendable, Equatable {
        /// Round ended, away from the edge; as wide as it is tall it is a camera's hole.
        case island(CGRect)
        /// Hanging from the top edge, round at its lower corners.
        case notch(CGRect)

        public var rect: CGRect {
            switch self {
            case .island(let rect), .notch(let rect): rect
            }
        }

        /// Of its corners that are round.
        public var cornerRadius: CGFloat {
            switch self {
            case .island(let rect): min(rect.width, rect.height) / 2
            case .notch(let rect): (rect.height * 0.6).rounded()
            }
        }
    }

    public init(
        name: String, summary: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat,
        safeAreaInsets: UIEdgeInsets, landscapeSafeAreaInsets: UIEdgeInsets, cornerRadius: CGFloat,
        cutout: Cutout? = nil
    ) {
        self.name = name
        self.summary = summary
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.cornerRadius = cornerRadius
        self.cutout = cutout
    }

    /// The one of a name.
    public static func named(_ name: String) -> DevicePreset? {
        all.first { $0.name == name }
    }

    /// The one whose upright screen has a size, else one made up for it: with a phone's safe areas where it is as narrow as a
    /// phone's, a tablet where it is as wide as one's.
    public static func sized(_ size: CGSize) -> DevicePreset {
        if let preset = all.first(where: { $0.size == size }) { return preset }
        let isPhone = size.width < 600
        let isSlim = isPhone && size.height > size.width * 1.9
        return DevicePreset(
            name: "\(Int(size.width))x\(Int(size.height))", summary: "a screen of a size of its own",
            idiom: isPhone ? .phone : .pad, size: size, scale: 2,
            safeAreaInsets: isSlim ? phone.safeAreaInsets : .zero,
            landscapeSafeAreaInsets: isSlim ? phone.landscapeSafeAreaInsets : .zero, cornerRadius: 0)
    }
}

extension DevicePreset {
    /// The screen's size as the device is held.
    public func size(in orientation: DeviceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// What has to be kept free as the device is held.
    public func safeAreaInsets(in orientation: DeviceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : safeAreaInsets
    }

    /// Where the hole in the glass lies as the device is held; nil if there is none.
    public func cutoutRect(in orientation: DeviceOrientation) -> CGRect? {
        cutout.map { $0.rect.applying(orientation.transform(of: size)) }
    }
}
