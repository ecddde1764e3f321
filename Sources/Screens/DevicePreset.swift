/// A class of device: the screen's size, how fine its pixels are, and what its corners, camera and home bar take.
public struct DevicePreset: Sendable, Equatable {
    /// What it is called on the command line.
    public let name: String
    /// Upright, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Upright, in points.
    public let safeAreaInsets: UIEdgeInsets
    /// Of the glass, in points.
    public let cornerRadius: CGFloat

    public init(name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, cornerRadius: CGFloat) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.cornerRadius = cornerRadius
    }

    /// The one shown when none is named.
    public static let phone = DevicePreset(
        name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), cornerRadius: 55)

    /// All of them, the default first.
    public static let all = [
        phone,
        DevicePreset(
            name: "small-phone", size: CGSize(width: 375, height: 667), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), cornerRadius: 0),
        DevicePreset(
            name: "large-phone", size: CGSize(width: 430, height: 932), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), cornerRadius: 55),
        DevicePreset(
            name: "tablet", size: CGSize(width: 820, height: 1180), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 18),
        DevicePreset(
            name: "large-tablet", size: CGSize(width: 1024, height: 1366), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 18),
    ]

    public static func named(_ name: String) -> DevicePreset? {
        all.first { $0.name == name }
    }
}
