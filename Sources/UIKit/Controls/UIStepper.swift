/// A number that goes up and down by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)  // pt

    open var minimumValue: Double = 0 {
        didSet { value = current }
    }
    open var maximumValue: Double = 100 {
        didSet { value = current }
    }
    open var stepValue: Double = 1
    /// Whether it goes on from one end to the other.
    open var wraps = false
    open var value: Double {
        get { current }
        set {
            current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            setNeedsLayout()
        }
    }

    private var current: Double = 0
    private let signs = CAShapeLayer()

    /// A stepper has one size, whatever the frame's.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        signs.fillColor = nil
        signs.lineWidth = 1.5
        layer.addSublayer(signs)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, bounds.contains(touch.location(in: self)) else { return }
        let goesUp = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        var new = current + (goesUp ? stepValue : -stepValue)
        if wraps, new > maximumValue { new = minimumValue }
        if wraps, new < minimumValue { new = maximumValue }
        let before = current
        value = new
        if current != before { sendActions(for: .valueChanged) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        let (left, right, y, arm) = (bounds.width / 4, bounds.width * 3 / 4, bounds.midY, CGFloat(7))
        for x in [left, right] {
            path.move(to: CGPoint(x: x - arm, y: y))
            path.addLine(to: CGPoint(x: x + arm, y: y))
        }
        let plus = isRightToLeft ? left : right
        path.move(to: CGPoint(x: plus, y: y - arm))
        path.addLine(to: CGPoint(x: plus, y: y + arm))
        path.move(to: CGPoint(x: bounds.midX, y: y - 9))
        path.addLine(to: CGPoint(x: bounds.midX, y: y + 9))
        withoutActions {
            signs.path = path.cgPath
            signs.strokeColor = resolved(.label)
        }
        alpha = isEnabled ? 1 : 0.5
    }
}
