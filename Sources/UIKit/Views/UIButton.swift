/// Room above and below the title, in points.
private let verticalRoom: CGFloat = 6

/// How much of a system button's content is seen while it is pressed.
private let pressedAlpha: CGFloat = 0.2

/// How much of a custom button's picture is seen while it is pressed.
private let dimmedAlpha: CGFloat = 0.5

/// Shows a title, a picture or both, and does something when it is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// How a button looks by itself.
    public enum ButtonType: Int, Sendable {
        /// As it is told.
        case custom = 0
        /// In the tint colour, fading while it is pressed.
        case system = 1
        /// As `system`, with a symbol.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// What a button of the type shows by itself.
        fileprivate var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle"
            }
        }
    }

    open private(set) var buttonType = ButtonType.custom

    /// What surrounds title and picture, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// Moves the title without changing the button's size, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Moves the picture without changing the button's size, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// What the button shows and how, instead of what is set for the states.
    open var configuration: Configuration? {
        didSet { update() }
    }

    /// Whether the picture is darkened while the button is pressed.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture is paled while the button is disabled.
    open var adjustsImageWhenDisabled = true

    /// What the button shows in each state.
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    private let label = UILabel()
    private let picture = UIImageView()
    private let background = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbol { images[.normal] = UIImage(systemName: symbol) }
        update()
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty {
            setTitle(primaryAction.title, for: .normal)
        }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            configuration.image = configuration.image ?? primaryAction.image
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        update()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var titleLabel: UILabel? { label }

    open var imageView: UIImageView? { picture }

    // MARK: What is shown

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        update()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        update()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        update()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        update()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        update()
    }

    open func title(for state: State) -> String? { titles[state] }

    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

    open func titleColor(for state: State) -> UIColor? { titleColors[state] }

    open func image(for state: State) -> UIImage? { images[state] }

    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    open var currentTitle: String? { current(titles) }

    open var currentAttributedTitle: NSAttributedString? { current(attributedTitles) }

    open var currentImage: UIImage? { configuration?.image ?? current(images) }

    open var currentBackgroundImage: UIImage? { current(backgroundImages) }

    open var currentTitleColor: UIColor {
        if let color = current(titleColors) {
            return color
        }
        if buttonType == .custom {
            return .white
        }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    // MARK: Layout

    /// What surrounds title and picture, in points.
    private var insets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    /// What lies between picture and title, in points.
    private var gap: CGFloat {
        guard let configuration, configuration.image != nil, label.text?.isEmpty == false else { return 0 }
        return configuration.imagePadding
    }

    /// Whether the picture is left of the title.
    private var pictureIsLeft: Bool { (configuration?.imagePlacement == .trailing) == isRightToLeft }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (title, image) = (label.sizeThatFits(.zero), currentImage?.size ?? .zero)
        let height =
            configuration == nil
            ? max(title.height > 0 ? title.height + 2 * verticalRoom : 0, image.height)
            : max(title.height, image.height)
        return CGSize(
            width: title.width + gap + image.width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Title or picture have another size, whoever changed them.
    override func contentSizeDidChange(of subview: UIView) {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The title lies in the middle of the height.
    override func baseline(isFirst: Bool) -> (share: CGFloat, offset: CGFloat) {
        contentVerticalAlignment == .center ? label.baseline(isFirst: isFirst) : super.baseline(isFirst: isFirst)
    }

    /// Where the background lies.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and picture may lie.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let (title, image) = fittingSizes(in: contentRect)
        let left = horizontalStart(of: title.width + gap + image.width, in: contentRect)
        return place(title, x: pictureIsLeft ? left + image.width + gap : left, in: contentRect)
            .offset(by: titleEdgeInsets)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let (title, image) = fittingSizes(in: contentRect)
        let left = horizontalStart(of: title.width + gap + image.width, in: contentRect)
        return place(image, x: pictureIsLeft ? left : left + title.width + gap, in: contentRect)
            .offset(by: imageEdgeInsets)
    }

    private func fittingSizes(in room: CGRect) -> (title: CGSize, image: CGSize) {
        let image = picture.isHidden ? CGSize.zero : currentImage?.size ?? .zero
        var title = label.sizeThatFits(.zero)
        title.width = max(min(title.width, room.width - image.width - gap), 0)
        title.height = min(title.height, room.height)
        return (title, image)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = backgroundRect(forBounds: bounds)
        background.layer.cornerRadius = configuration?.cornerRadius(in: bounds.size) ?? 0
        let room = contentRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: room)
        label.frame = titleRect(forContentRect: room)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    private func prepare() {
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        picture.contentMode = .scaleAspectFit
        for view in [background, picture, label] as [UIView] {
            addSubview(view)
        }
        update()
    }

    /// Shows what belongs to the present state.
    private func update() {
        let text = configuration?.text(tint: tintColor)
        label.numberOfLines = configuration == nil ? 1 : 0
        if let text {
            label.attributedText = text
        } else if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            label.text = currentTitle
        }
        label.textColor = currentTitleColor
        picture.tintColor = configuration?.foreground(tint: tintColor)
        background.backgroundColor = configuration?.plate(tint: tintColor)
        let template = buttonType != .custom && currentImage?.renderingMode == .automatic
        picture.image = template ? currentImage?.withRenderingMode(.alwaysTemplate) : currentImage
        picture.isHidden = currentImage == nil
        background.image = currentBackgroundImage
        background.isHidden = currentBackgroundImage == nil && background.backgroundColor == nil
        let pressed = isHighlighted && isEnabled
        label.alpha = pressed && buttonType == .system ? pressedAlpha : 1
        let dims = pressed && images[.highlighted] == nil && adjustsImageWhenHighlighted
        picture.alpha = dims ? (buttonType == .system ? pressedAlpha : dimmedAlpha) : 1
        setNeedsLayout()
    }

    /// What is set for the present state, else for the plain one.
    private func current<Value>(_ values: [State: Value]) -> Value? {
        values[state] ?? values[.normal]
    }

    private func horizontalStart(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch contentHorizontalAlignment {
        case .center, .fill: return pixel(room.midX - width / 2)
        case .left: return room.minX
        case .right: return room.maxX - width
        case .leading: return isRightToLeft ? room.maxX - width : room.minX
        case .trailing: return isRightToLeft ? room.minX : room.maxX - width
        }
    }

    private func place(_ size: CGSize, x: CGFloat, in room: CGRect) -> CGRect {
        let y =
            switch contentVerticalAlignment {
            case .center, .fill: pixel(room.midY - size.height / 2)
            case .top: room.minY
            case .bottom: room.maxY - size.height
            }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// The nearest whole pixel.
    private func pixel(_ x: CGFloat) -> CGFloat {
        (x * contentScaleFactor).rounded() / contentScaleFactor
    }
}

extension CGRect {
    /// The rectangle moved as insets move a button's content: by half of what is on one side more than on the other.
    fileprivate func offset(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
