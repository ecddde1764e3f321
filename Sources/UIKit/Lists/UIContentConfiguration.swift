/// What a cell shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether it can show another configuration, without a new view.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The system's title, detail and picture, as a value.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
    /// How one of the texts looks.
    public struct TextProperties: Sendable {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
    }

    /// How the picture looks.
    public struct ImageProperties: Sendable {
        /// Nil is the view's tint.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The largest size it is shown in; 0 along an axis for any.
        public var maximumSize = CGSize.zero
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .label)
    public var imageProperties = ImageProperties()

    let style: UITableViewCell.CellStyle

    /// The title alone, and a detail below it if there is one.
    public static func cell() -> Self { Self(style: .default) }
    public static func subtitleCell() -> Self { Self(style: .subtitle) }
    /// The detail at the right.
    public static func valueCell() -> Self {
        var made = Self(style: .value1)
        made.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel)
        return made
    }

    static func cell(of style: UITableViewCell.CellStyle) -> Self {
        switch style {
        case .default: cell()
        case .subtitle: subtitleCell()
        case .value1, .value2: valueCell()
        }
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}

/// Shows a `UIListContentConfiguration`.
@preconcurrency @MainActor public final class UIListContentView: UIView, UIContentView {
    public var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private var labels = CellLabels(style: .default)
    private var shown: UITableViewCell.CellStyle?

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        labels.layOut(in: bounds, margin: cellMargin, isRightToLeft: isRightToLeft)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labels.height(width: size.width, margin: cellMargin))
    }

    private func show() {
        guard let configuration = configuration as? UIListContentConfiguration else { return }
        let style: UITableViewCell.CellStyle =
            configuration.style == .default && configuration.secondaryText != nil ? .subtitle : configuration.style
        if shown != style {
            subviews.forEach { $0.removeFromSuperview() }
            labels = CellLabels(style: style)
            labels.add(to: self)
            shown = style
        }
        apply(configuration.textProperties, configuration.text, to: labels.title)
        apply(configuration.secondaryTextProperties, configuration.secondaryText, to: labels.detail)
        labels.picture.image = configuration.image?.fitting(configuration.imageProperties.maximumSize)
        labels.picture.tintColor = configuration.imageProperties.tintColor
        labels.picture.layer.cornerRadius = configuration.imageProperties.cornerRadius
        labels.picture.clipsToBounds = configuration.imageProperties.cornerRadius > 0
        setNeedsLayout()
    }

    private func apply(_ properties: UIListContentConfiguration.TextProperties, _ text: String?, to label: UILabel) {
        label.text = text
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = properties.alignment
    }
}

extension UIImage {
    /// The picture, drawn smaller if it is larger than a size; 0 along an axis is no limit.
    fileprivate func fitting(_ limit: CGSize) -> UIImage {
        let across = limit.width > 0 ? limit.width / max(size.width, 1) : 1
        let down = limit.height > 0 ? limit.height / max(size.height, 1) : 1
        let factor = min(across, down, 1)
        guard factor < 1 else { return self }
        let small = CGSize(width: size.width * factor, height: size.height * factor)
        return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
    }
}
