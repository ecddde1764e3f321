/// A view of a collection that is used again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The view is about to show another element.
    open func prepareForReuse() {}

    /// Takes on what a layout says; place, size, transform and alpha have been set.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// What the view would like to have instead of what the layout says: the size that constraints inside it give.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let held = (self as? UICollectionViewCell)?.contentView ?? self
        guard held.holdsLayout else { return layoutAttributes }
        layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
        return layoutAttributes
    }

    /// The element it shows.
    var key: ElementKey?
}

/// An item's view in a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// What the item shows belongs in here.
    open var contentView: UIView { content }

    /// Behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Above `backgroundView` while the item is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: content) }
            showSelection()
        }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { showSelection() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showSelection() } }
    }

    /// What the cell shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configurationView?.removeFromSuperview()
            configurationView = contentConfiguration?.makeContentView()
            if let configurationView { content.addSubview(configurationView) }
            setNeedsLayout()
        }
    }

    private let content = UIView()
    private var configurationView: (UIView & UIContentView)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.isOpaque = false
        addSubview(content)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configurationView?.frame = content.bounds
    }

    /// The size that constraints inside `contentView` give the cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            of: content, targetSize, beside: 0, horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority)
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsLayout()
    }
}
