/// A value that is dragged along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let thumbSize: CGFloat = 28  // pt
    private static let trackHeight: CGFloat = 4  // pt
    private static let height: CGFloat = 34  // pt

    open var minimumValue: Float = 0 {
        didSet { setValue(current, animated: false) }
    }
    open var maximumValue: Float = 1 {
        didSet { setValue(current, animated: false) }
    }
    /// Whether `valueChanged` is sent all along, not only at the end.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var thumbTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    private var current: Float = 0
    private let rest = UIView()
    private let filled = UIView()
    private let thumb = UIView()
    /// How far from the thumb's middle the finger is.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [rest, filled, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = touch.location(in: self).x - thumb.center.x
        return abs(grip) <= Self.thumbSize
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let way = bounds.width - Self.thumbSize
        guard way > 0 else { return true }
        var part = (touch.location(in: self).x - grip - Self.thumbSize / 2) / way
        if isRightToLeft { part = 1 - part }
        let before = current
        setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
        if isContinuous, current != before { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    /// A drag of the thumb is the slider's own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self && isTracking)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let range = maximumValue - minimumValue
        var part = range > 0 ? CGFloat((current - minimumValue) / range) : 0
        if isRightToLeft { part = 1 - part }
        let middle = Self.thumbSize / 2 + part * max(bounds.width - Self.thumbSize, 0)
        let y = bounds.midY - Self.trackHeight / 2
        rest.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.trackHeight)
        filled.frame =
            isRightToLeft
            ? CGRect(x: middle, y: y, width: bounds.width - middle, height: Self.trackHeight)
            : CGRect(x: 0, y: y, width: middle, height: Self.trackHeight)
        for view in [rest, filled] { view.layer.cornerRadius = Self.trackHeight / 2 }
        rest.backgroundColor = maximumTrackTintColor ?? .systemFill
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.bounds.size = CGSize(width: Self.thumbSize, height: Self.thumbSize)
        thumb.center = CGPoint(x: middle, y: bounds.midY)
        thumb.layer.cornerRadius = Self.thumbSize / 2
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }
}
