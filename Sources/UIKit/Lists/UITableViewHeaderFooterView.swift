/// A section's header or footer, which is used again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?

    /// What it shows belongs in here.
    open var contentView: UIView { content }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// What it shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showConfiguration() }
    }

    private let content = UIView()
    private let label = UILabel()
    private let detail = UILabel()
    private var usesLabels = false
    private var configurationView: (UIView & UIContentView)?
    /// The safe area at the table's sides, and whether it is a footer's title.
    var sides = UIEdgeInsets.zero
    var isTitleAtTop = false

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(content)
        fixedSafeArea = .zero
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The section's title.
    open var textLabel: UILabel? {
        useLabels()
        return label
    }

    open var detailTextLabel: UILabel? {
        useLabels()
        return detail
    }

    /// The view is about to show another section.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        content.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        configurationView?.frame = content.bounds
        guard usesLabels else { return }
        let width = max(content.bounds.width - 2 * cellMargin, 0)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        let room = content.bounds.height
        let y = isTitleAtTop ? Self.titleRoom : room - height - Self.titleRoom
        label.frame = CGRect(x: cellMargin, y: max(y, 0).rounded(), width: width, height: min(height, room))
        detail.frame = CGRect(x: cellMargin, y: label.frame.maxY, width: width, height: max(room - label.frame.maxY, 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(size.width - sides.left - sides.right - 2 * cellMargin, 0)
        let text = usesLabels ? label.sizeThatFits(CGSize(width: width, height: 0)).height : 0
        return CGSize(width: size.width, height: text + 2 * Self.titleRoom)
    }

    /// The size that constraints inside `contentView` give the view; without any, the one that its title needs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard content.holdsLayout else { return sizeThatFits(targetSize) }
        return fittingSize(
            of: content, targetSize, beside: sides.left + sides.right, horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority)
    }

    private func useLabels() {
        guard !usesLabels else { return }
        usesLabels = true
        content.addSubview(label)
        content.addSubview(detail)
    }

    private func showConfiguration() {
        configurationView?.removeFromSuperview()
        configurationView = contentConfiguration?.makeContentView()
        if let configurationView { content.addSubview(configurationView) }
        setNeedsLayout()
    }

    /// Room above and below a title, in points.
    private static let titleRoom: CGFloat = 6
}
