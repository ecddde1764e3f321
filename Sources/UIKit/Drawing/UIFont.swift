/// A run's style, by a name that `UIFont.TextStyle` does not hide.
private typealias FaceStyle = CoreGraphics.TextStyle

/// A font in a size. All text is set in one family, Inter, which comes with Segue's dependencies; scripts it lacks fall back
/// to what the system has.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy the strokes are, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// Family, weight and slant, in the size of `pointSize`.
    let style: CoreGraphics.TextStyle

    init(_ style: CoreGraphics.TextStyle) {
        self.style = style
        super.init()
    }

    /// A font by its full name. No such fonts are here: the weight and slant its name ends in are set in Inter, and the
    /// console says so.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        let name = fontName.lowercased()
        let weight = Weight.names.first { name.hasSuffix($0.name) || name.contains($0.name + "italic") }
        var style = FaceStyle(size: fontSize, weight: weight?.weight.number ?? 400)
        style.isItalic = name.hasSuffix("italic") || name.hasSuffix("oblique")
        if !name.hasPrefix(FaceStyle.defaultFamily.lowercased()) {
            Console.once("the font \(fontName) is not here; text in it is set in \(FaceStyle.defaultFamily).")
        }
        self.init(style)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FaceStyle(size: fontSize, weight: weight.number))
    }

    /// The families that text can be set in by name: one.
    public class var familyNames: [String] { [FaceStyle.defaultFamily] }

    /// There is no font of one letter width here: its digits are of one width, its letters are not.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }

    /// The system font with digits of one width: a number that runs stays in its place.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var style = FaceStyle(size: fontSize, weight: weight.number)
        style.hasTabularDigits = true
        return UIFont(style)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var style = FaceStyle(size: fontSize)
        style.isItalic = true
        return UIFont(style)
    }

    /// Sizes of the system's own controls, in points.
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    /// In points.
    open var pointSize: CGFloat { style.size }

    open var familyName: String { style.family }

    open var fontName: String {
        let weight = Weight.names.first { $0.weight.number == style.weight }?.name.capitalized ?? "Regular"
        return "\(style.family)-\(weight)\(style.isItalic ? "Italic" : "")"
    }

    /// From the baseline up to the top of a line, in points.
    open var ascender: CGFloat { FontMetrics(style).ascender }

    /// From the baseline to the bottom of a line: negative.
    open var descender: CGFloat { FontMetrics(style).descender }

    open var capHeight: CGFloat { FontMetrics(style).capHeight }

    open var xHeight: CGFloat { FontMetrics(style).xHeight }

    open var lineHeight: CGFloat { FontMetrics(style).lineHeight }

    /// What the font itself adds between lines: nothing.
    open var leading: CGFloat { 0 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var style = self.style
        style.size = fontSize
        return UIFont(style)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.style == style
    }

    open override var hash: Int { style.hashValue }
}

extension UIFont.Weight {
    /// The nearest of the nine weights 100 (thin) to 900 (black).
    var number: Int {
        let nearest = Self.names.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
        guard let nearest, let place = Self.order.firstIndex(of: nearest.weight) else { return 400 }
        return (place + 1) * 100
    }

    /// The weights from thin to heavy.
    private static let order: [Self] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// What the weights are called at the end of a font's name; longer names come before those they end in.
    fileprivate static let names: [(name: String, weight: Self)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
