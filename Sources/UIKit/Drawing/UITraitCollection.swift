/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}

/// How much room there is along one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The reading direction that a layout follows.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The surroundings that a view draws for: its style, scale and room.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Pixels to the point; 0 where it is not known.
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    /// The traits that dynamic colours resolve with outside any view. The main thread's.
    nonisolated(unsafe) public static var current = UITraitCollection(userInterfaceStyle: .light)

    /// The screen's pixels per point, for those who draw outside any view. The main thread's.
    nonisolated(unsafe) static var screenScale: CGFloat = 2

    init(
        style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom, scale: CGFloat,
        horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
        direction: UITraitEnvironmentLayoutDirection
    ) {
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        displayScale = scale
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        layoutDirection = direction
        super.init()
    }

    public override convenience init() {
        self.init(
            style: .unspecified, idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
            direction: .unspecified)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            style: userInterfaceStyle, idiom: .unspecified, scale: 0, horizontal: .unspecified,
            vertical: .unspecified, direction: .unspecified)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(
            style: .unspecified, idiom: idiom, scale: 0, horizontal: .unspecified, vertical: .unspecified,
            direction: .unspecified)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(
            style: .unspecified, idiom: .unspecified, scale: scale, horizontal: .unspecified, vertical: .unspecified,
            direction: .unspecified)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            style: .unspecified, idiom: .unspecified, scale: 0, horizontal: horizontalSizeClass,
            vertical: .unspecified, direction: .unspecified)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            style: .unspecified, idiom: .unspecified, scale: 0, horizontal: .unspecified,
            vertical: verticalSizeClass, direction: .unspecified)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(
            style: .unspecified, idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
            direction: layoutDirection)
    }

    /// The traits of all of them together; where several specify one, the last does.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<T: Equatable>(_ trait: KeyPath<UITraitCollection, T>, unless none: T) -> T {
            traitCollections.last { $0[keyPath: trait] != none }?[keyPath: trait] ?? none
        }
        self.init(
            style: last(\.userInterfaceStyle, unless: .unspecified),
            idiom: last(\.userInterfaceIdiom, unless: .unspecified),
            scale: last(\.displayScale, unless: 0),
            horizontal: last(\.horizontalSizeClass, unless: .unspecified),
            vertical: last(\.verticalSizeClass, unless: .unspecified),
            direction: last(\.layoutDirection, unless: .unspecified))
    }

    /// Whether what the other traits specify holds here too.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// The device's screen feels no pressure.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// The size of text that the device's user prefers: the default one.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// Whether a dynamic colour could look different under the other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Runs the closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = before }
        actions()
    }

    /// The same traits in another style, or the traits themselves where none is specified.
    func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

/// What has traits and is told when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// A size of text that a user may prefer.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
}
