/// Whether a bar is light or dark where nothing else colours it.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// As `black`; its old name.
    case blackTranslucent = 2
}

/// For which height of a bar something is set. Bars here have one height.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

/// How a bar's background comes about, from what is set on it and on its appearance.
@MainActor
struct BarLook {
    var tintColor: UIColor?
    var barTintColor: UIColor?
    var style = UIBarStyle.default
    var isTranslucent = true
    var backgroundImage: UIImage?
    var shadowImage: UIImage?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var prefersLargeTitles = false
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var appearance: UIBarAppearance?
    var unselectedTintColor: UIColor?

    /// What is behind the bar's items. A picture without pixels stands for nothing at all, the usual way to clear a bar.
    var backgroundColor: UIColor? {
        if let appearance { return appearance.backgroundColor }
        if let backgroundImage, backgroundImage.cgImage == nil { return .clear }
        return barTintColor ?? (style == .default ? .systemBackground : .black)
    }

    var picture: UIImage? {
        let image = appearance.map(\.backgroundImage) ?? backgroundImage
        return image?.cgImage == nil ? nil : image
    }

    /// The colour of the line that parts the bar from the screen.
    var lineColor: UIColor {
        if let appearance { return appearance.shadowImage == nil ? appearance.shadowColor ?? .clear : .clear }
        return shadowImage == nil ? .separator : .clear
    }

    /// Whether the screen's content ends at the bar instead of going on under it.
    var isOpaque: Bool { !isTranslucent }

    /// The colour of titles, where nothing else colours them.
    var titleColor: UIColor { style == .default || appearance != nil ? .label : .white }
}

/// How a bar looks, as a value that several bars may share.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor? = .systemBackground
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The line that parts the bar from the screen.
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage?

    public override init() {
        super.init()
    }

    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }

    /// The system's background. Bars are not blurred here: it is opaque.
    open func configureWithDefaultBackground() {
        configureWithOpaqueBackground()
    }

    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundImage, shadowColor, shadowImage) = (.systemBackground, nil, .separator, nil)
    }

    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundImage, shadowColor, shadowImage) = (.clear, nil, nil, nil)
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept for titles that would be large; all are small here.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
