/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    open private(set) var reuseIdentifier: String?
    let cellStyle: CellStyle

    /// What the row shows belongs in here: it makes room for accessories and for editing.
    open var contentView: UIView { content }

    /// Behind everything, as large as the cell.
    open var backgroundView: UIView? {
        didSet { putBehind(backgroundView, instead: oldValue) }
    }

    /// Above `backgroundView` while the cell is selected or highlighted; nil is the system's grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showSelection(animated: false)
        }
    }

    open var selectionStyle = SelectionStyle.default {
        didSet { showSelection(animated: false) }
    }

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// Instead of what `accessoryType` shows.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    /// The accessory while the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { setNeedsLayout() }
    }

    /// What the separator keeps free at its ends, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }

    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// How far one level moves the content in, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    open var isSelected: Bool {
        get { selectionState.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { selectionState.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }

    /// What the row becomes in editing.
    open internal(set) var editingStyle = EditingStyle.none
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true

    /// What the cell shows, as a value; setting it puts the labels in its place.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showConfiguration() }
    }

    let content = UIView()
    let separator = UIView()
    private(set) lazy var labels = CellLabels(style: cellStyle)
    var hasLabels = false
    var hasOwnSeparatorInset = false
    var configurationView: (UIView & UIContentView)?
    /// What the accessory's picture or button is in.
    var accessory: CellAccessory?
    var editControl: CellEditControl?
    var selectionState = SelectionState()
    var editingState = false
    /// The table that shows it.
    weak var table: UITableView?
    /// How the row is set off from its neighbours, by the table's style.
    var frameStyle = CellFrame() {
        didSet { if frameStyle != oldValue { setNeedsLayout() } }
    }

    /// What is seen of the selection.
    struct SelectionState {
        var isSelected = false
        var isHighlighted = false
        /// The system's grey.
        var ground: UIView?
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Labels

    open var textLabel: UILabel? { label(\.title) }

    /// Nil in the default style.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : label(\.detail) }

    /// Nil in the style `value2`.
    open var imageView: UIImageView? {
        guard cellStyle != .value2 else { return nil }
        useLabels()
        return labels.picture
    }

    // MARK: Reuse and states

    /// The cell is about to show another row.
    open func prepareForReuse() {
        selectionState.isHighlighted = false
        selectionState.isSelected = false
        showSelection(animated: false)
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectionState.isSelected else { return }
        selectionState.isSelected = selected
        showSelection(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != selectionState.isHighlighted else { return }
        selectionState.isHighlighted = highlighted
        showSelection(animated: animated)
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingState else { return }
        editingState = editing
        changeEditing(animated: animated)
    }

    /// The system's look for what the cell shows.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration.cell(of: cellStyle)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// The size that constraints inside `contentView` give the cell; without any, the one that its labels need.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard content.holdsLayout else { return sizeThatFits(targetSize) }
        return fittingSize(
            of: content, targetSize, beside: roomBesideContent, horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private func label(_ path: KeyPath<CellLabels, UILabel>) -> UILabel {
        useLabels()
        return labels[keyPath: path]
    }

    private func useLabels() {
        guard !hasLabels else { return }
        hasLabels = true
        labels.add(to: content)
        labels.onChange = { [weak self] in self?.setNeedsLayout() }
    }

    private func prepare() {
        content.isOpaque = false
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        addSubview(content)
        addSubview(separator)
        fixedSafeArea = .zero
        content.frame = bounds
    }

    private func putBehind(_ view: UIView?, instead old: UIView?) {
        old?.removeFromSuperview()
        guard let view else { return }
        insertSubview(view, at: 0)
        setNeedsLayout()
    }
}

/// The room at the sides of a row, in points.
let cellMargin: CGFloat = 16
