extension UIButton {
    /// How a button looks and what it shows, as a value.
    @preconcurrency @MainActor
    public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = 0
            case dynamic = 1
            case small = 2
            case medium = 3
            case large = 4
            case capsule = 5
        }

        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        public var title: String?
        public var attributedTitle: NSAttributedString?
        /// A smaller line under the title.
        public var subtitle: String?
        public var image: UIImage?
        /// The side of the title on which the image lies: leading or trailing.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { contentInsets = buttonSize.insets }
        }
        /// How the lines lie over each other.
        public var titleAlignment = TitleAlignment.automatic

        /// What the colours are unless given, for the button's tint.
        enum Kind {
            case plain, gray, tinted, filled
        }

        var kind: Kind

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

        /// The colour of title and image.
        func foreground(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (kind == .filled ? .white : tint)
        }

        /// The colour of the plate behind them; nil for none.
        func plate(tint: UIColor) -> UIColor? {
            switch kind {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .tertiarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        /// The radius of the plate's corners, in points.
        func cornerRadius(in size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: 5.95
            case .small: 4
            case .medium: 8
            case .large: 14
            case .capsule: min(size.width, size.height) / 2
            }
        }

        /// Title and subtitle as one text.
        func text(tint: UIColor) -> NSAttributedString? {
            let color = foreground(tint: tint)
            let text = NSMutableAttributedString(string: "")
            if let attributedTitle {
                text.append(attributedTitle)
            } else if let title {
                let font = UIFont.systemFont(ofSize: buttonSize.titleSize)
                text.append(NSAttributedString(string: title, attributes: [.font: font, .foregroundColor: color]))
            }
            if let subtitle {
                let font = UIFont.systemFont(ofSize: buttonSize.titleSize - 3)
                text.append(
                    NSAttributedString(
                        string: (text.length > 0 ? "\n" : "") + subtitle,
                        attributes: [.font: font, .foregroundColor: color]))
            }
            return text.length > 0 ? text : nil
        }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var titleSize: CGFloat {
        switch self {
        case .mini, .small: 15
        case .medium, .large: 17
        }
    }

    fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
}

/// Sides of a rectangle, named for the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
