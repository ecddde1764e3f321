/// Lines views up in a row or column by constraints, so that views that come, go, hide or grow move the others.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How the views share the stack's length.
    public enum Distribution: Int, Sendable {
        /// They fill it, each as large as its content as far as priorities let it.
        case fill = 0
        /// They fill it and are equally long.
        case fillEqually = 1
        /// They fill it in proportion to their contents.
        case fillProportionally = 2
        /// The room between them is equal, at least `spacing`.
        case equalSpacing = 3
        /// Their centres are equally far from each other, the room between them being at least `spacing`.
        case equalCentering = 4
    }

    /// Where the views lie across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// For `setCustomSpacing`: the stack's own spacing.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// For `spacing` and `setCustomSpacing`: the distance that is usual on the system.
    public static let spacingUseSystem: CGFloat = 0x1p-126

    open private(set) var arrangedSubviews: [UIView] = []

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }

    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }

    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }

    /// What lies between two views, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementChanged() } }
    }

    /// Whether in a column the spacing counts from the last baseline of a view to the first one of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Whether the views keep out of the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// What lies behind single views, in points.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Lines a view up, as a subview, before the one at a place; one that is lined up already is moved.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard !isDescendant(of: view) else {
            return Console.say("a stack view cannot arrange itself or a view around it; nothing is changed.")
        }
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.record.stack = self
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementChanged()
    }

    /// Takes a view out of the line; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        view.layoutRecord?.stack = nil
        view.settleHiding()
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Puts another distance than `spacing` behind a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override var viewForFirstBaselineLayout: UIView { visibleViews.first?.viewForFirstBaselineLayout ?? self }

    open override var viewForLastBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.last : visibleViews.first)?.viewForLastBaselineLayout ?? self
    }

    /// The views that take up room.
    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// What lies behind a view, in points.
    func room(after view: UIView) -> CGFloat {
        let room = customSpacings[ObjectIdentifier(view)] ?? spacing
        return room == Self.spacingUseSystem ? systemSpacing : room
    }

    /// Asks for another arrangement.
    func arrangementChanged() {
        layoutEngine.rebuild()
        setNeedsLayout()
    }

    override func contentSizeDidChange(of subview: UIView) {
        if distribution == .fillProportionally { arrangementChanged() }
    }
}
