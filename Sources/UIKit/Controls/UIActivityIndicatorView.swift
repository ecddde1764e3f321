/// Turns for as long as something goes on, by the clock of the screens.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large it is, and in the old ones of what colour.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    private static let spokes = 8
    private static let period: CFTimeInterval = 0.8  // s
    private static let key = "spin"

    open var style = Style.medium {
        didSet { styleChanged() }
    }
    open var hidesWhenStopped = true {
        didSet { show() }
    }
    open var color: UIColor! = .systemGray {
        didSet { setNeedsLayout() }
    }
    open private(set) var isAnimating = false

    /// The spokes, the first one strongest; it turns by a spoke at a time.
    private let wheel = CALayer()

    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
        self.style = style
        prepare()
        styleChanged()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.size(.medium)) : frame)
        prepare()
    }

    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) {
        self.init(style: style)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    @available(*, deprecated, renamed: "style")
    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }

    open func startAnimating() {
        isAnimating = true
        show()
    }

    open func stopAnimating() {
        isAnimating = false
        show()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

    open override var intrinsicContentSize: CGSize { Self.size(style) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        show()
    }

    override func styleDidChange() {
        super.styleDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions {
            let side = min(Self.size(style).width, Self.size(style).height)
            wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
            for (number, spoke) in (wheel.sublayers ?? []).enumerated() { place(spoke, number, side) }
        }
    }

    private static func size(_ style: Style) -> CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        for _ in 0..<Self.spokes { wheel.addSublayer(CALayer()) }
        layer.addSublayer(wheel)
        show()
    }

    private func styleChanged() {
        switch style {
        case .whiteLarge, .white: color = .white
        case .gray: color = .gray
        case .medium, .large: color = .systemGray
        }
        bounds.size = Self.size(style)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func place(_ spoke: CALayer, _ number: Int, _ side: CGFloat) {
        let (width, length) = (side * 0.11, side * 0.28)
        let angle = 2 * CGFloat.pi * CGFloat(number) / CGFloat(Self.spokes)
        let distance = side / 2 - length / 2
        spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
        spoke.cornerRadius = width / 2
        spoke.position = CGPoint(x: side / 2 + distance * sin(angle), y: side / 2 - distance * cos(angle))
        spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        spoke.backgroundColor = resolved(color)
        // The last spoke leads, the ones behind it fade.
        spoke.opacity = Float(0.2 + 0.8 * Double(number + 1) / Double(Self.spokes))
    }

    private func show() {
        isHidden = hidesWhenStopped && !isAnimating
        guard isAnimating, window != nil else { return wheel.removeAnimation(forKey: Self.key) }
        guard wheel.animation(forKey: Self.key) == nil else { return }
        let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        spin.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
        spin.calculationMode = .discrete
        spin.duration = Self.period
        spin.repeatCount = .infinity
        wheel.add(spin, forKey: Self.key)
    }
}

@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
