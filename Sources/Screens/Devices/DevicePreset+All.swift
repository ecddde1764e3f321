extension DevicePreset {
    /// Every one, the default first, then by size.
    public static let all = [
        phone, smallPhone, notchPhone, largePhone, foldable, openFoldable, smallTablet, tablet, largeTablet,
    ]

    /// The one shown when none is named: today's usual phone, with a sensor island.
    public static let phone = DevicePreset(
        name: "phone", summary: "a usual phone with a sensor island", idiom: .phone,
        size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        cornerRadius: 55, cutout: .island(CGRect(x: 133.5, y: 11, width: 126, height: 37)))

    /// With a home button: square corners, a status bar that goes away in landscape, no home bar.
    public static let smallPhone = DevicePreset(
        name: "small-phone", summary: "a small phone with a home button", idiom: .phone,
        size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeAreaInsets: .zero,
        cornerRadius: 0)

    public static let notchPhone = DevicePreset(
        name: "notch-phone", summary: "a usual phone with a notch", idiom: .phone,
        size: CGSize(width: 390, height: 844), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
        cornerRadius: 47.33, cutout: .notch(CGRect(x: 114, y: 0, width: 162, height: 33)))

    public static let largePhone = DevicePreset(
        name: "large-phone", summary: "a large phone with a sensor island", idiom: .phone,
        size: CGSize(width: 430, height: 932), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        cornerRadius: 55, cutout: .island(CGRect(x: 152, y: 11, width: 126, height: 37)))

    /// The outer screen of a phone that opens like a book: short and wide, with a camera's hole.
    public static let foldable = DevicePreset(
        name: "foldable", summary: "a folding phone, closed", idiom: .phone,
        size: CGSize(width: 411, height: 797), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 45, left: 0, bottom: 24, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 45, bottom: 21, right: 45),
        cornerRadius: 30, cutout: .island(CGRect(x: 193.5, y: 12, width: 24, height: 24)))

    /// The inner screen of the same: nearly square, its camera in the frame.
    public static let openFoldable = DevicePreset(
        name: "foldable-open", summary: "a folding phone, open", idiom: .phone,
        size: CGSize(width: 701, height: 841), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 24, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 24, right: 0),
        cornerRadius: 18)

    public static let smallTablet = tablet(
        "small-tablet", "a small tablet", CGSize(width: 744, height: 1133), cornerRadius: 21.5)

    public static let tablet = tablet(
        "tablet", "a usual tablet", CGSize(width: 820, height: 1180), cornerRadius: 18)

    public static let largeTablet = tablet(
        "large-tablet", "a large tablet", CGSize(width: 1024, height: 1366), cornerRadius: 18)

    /// Tablets differ in size alone: each has a status bar and a home bar whichever way it is held.
    private static func tablet(_ name: String, _ summary: String, _ size: CGSize, cornerRadius: CGFloat) -> DevicePreset
    {
        let safe = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return DevicePreset(
            name: name, summary: summary, idiom: .pad, size: size, scale: 2, safeAreaInsets: safe,
            landscapeSafeAreaInsets: safe, cornerRadius: cornerRadius)
    }
}
