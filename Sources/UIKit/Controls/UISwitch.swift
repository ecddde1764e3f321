/// Something that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)  // pt
    private static let rim: CGFloat = 2  // pt
    private static let duration: TimeInterval = 0.25  // s

    /// The track's colour when it is on; nil is the system's green.
    open var onTintColor: UIColor? {
        didSet { show(animated: false) }
    }
    open var thumbTintColor: UIColor? {
        didSet { show(animated: false) }
    }
    open var isOn: Bool {
        get { on }
        set { setOn(newValue, animated: false) }
    }

    private var on = false
    private let track = UIView()
    private let thumb = UIView()

    /// A switch has one size, whatever the frame's.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        show(animated: false)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The events of a change are not sent: they are the user's.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != self.on else { return }
        self.on = on
        show(animated: animated)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        setOn(!on, animated: true)
        sendActions(for: .valueChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    private func show(animated: Bool) {
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: Self.duration) { self.place() }
    }

    private func place() {
        let side = Self.size.height - 2 * Self.rim
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
        let isAtRight = on != isRightToLeft
        thumb.frame = CGRect(
            x: isAtRight ? Self.size.width - Self.rim - side : Self.rim, y: Self.rim, width: side, height: side)
        thumb.layer.cornerRadius = side / 2
        thumb.backgroundColor = thumbTintColor ?? .white
    }
}
