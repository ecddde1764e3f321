/// How much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// Where it stands: the one in a bar has no track.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private static let height: CGFloat = 4  // pt

    open var progressViewStyle = Style.default {
        didSet { setNeedsLayout() }
    }
    open var progressTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var trackTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// From 0 to 1.
    open var progress: Float {
        get { done }
        set { setProgress(newValue, animated: false) }
    }

    private var done: Float = 0
    private let filled = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(filled)
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        done = min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let width = bounds.width * CGFloat(done)
        filled.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        filled.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        layer.cornerRadius = bounds.height / 2
        filled.layer.cornerRadius = bounds.height / 2
    }
}

@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
