/// One of several, side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    private static let height: CGFloat = 32  // pt
    private static let radius: CGFloat = 9  // pt
    private static let rim: CGFloat = 2  // pt
    private static let room: CGFloat = 12  // pt, beside a title

    /// No segment.
    public nonisolated static let noSegment = -1

    /// Whether a segment is only chosen for as long as it is pressed.
    open var isMomentary = false
    /// The chosen segment's colour; nil is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { if selectedSegmentIndex != oldValue { choiceChanged(from: oldValue) } }
    }

    private let thumb = UIView()
    private var segments: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Self.radius - Self.rim
        thumb.isHidden = true
        addSubview(thumb)
    }

    /// With titles and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let title = item as? String {
                insertSegment(withTitle: title, at: index, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            }
        }
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textAlignment = .center
        insert(label, at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = UIImageView(image: image)
        view.contentMode = .center
        insert(view, at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
        segmentsChanged()
    }

    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        selectedSegmentIndex = Self.noSegment
        segmentsChanged()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        (segments[segment] as? UILabel)?.text = title
        segmentsChanged()
    }

    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? (segments[segment] as? UILabel)?.text : nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = segments.map { $0.sizeThatFits(.zero).width }.max() ?? 0
        return CGSize(width: (widest + 2 * Self.room) * CGFloat(segments.count), height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard !segments.isEmpty, bounds.width > 0 else { return false }
        var index = Int(touch.location(in: self).x / bounds.width * CGFloat(segments.count))
        index = min(max(index, 0), segments.count - 1)
        if isRightToLeft { index = segments.count - 1 - index }
        guard index != selectedSegmentIndex else { return true }
        selectedSegmentIndex = index
        sendActions(for: .valueChanged)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in segments.enumerated() { view.frame = place(index).insetBy(dx: 4, dy: 0) }
        placeThumb()
    }

    private func insert(_ view: UIView, at index: Int) {
        segments.insert(view, at: min(max(index, 0), segments.count))
        addSubview(view)
        segmentsChanged()
    }

    private func segmentsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func place(_ index: Int) -> CGRect {
        let width = segments.isEmpty ? 0 : bounds.width / CGFloat(segments.count)
        let number = isRightToLeft ? segments.count - 1 - index : index
        return CGRect(x: width * CGFloat(number), y: 0, width: width, height: bounds.height)
    }

    private func placeThumb() {
        thumb.isHidden = !segments.indices.contains(selectedSegmentIndex)
        guard !thumb.isHidden else { return }
        thumb.frame = place(selectedSegmentIndex).insetBy(dx: Self.rim, dy: Self.rim)
        let isDark = traitCollection.userInterfaceStyle == .dark
        thumb.backgroundColor = selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
    }

    private func choiceChanged(from old: Int) {
        guard window != nil, segments.indices.contains(old), segments.indices.contains(selectedSegmentIndex) else {
            return setNeedsLayout()
        }
        UIView.animate(withDuration: 0.25) { self.placeThumb() }
    }
}

@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
