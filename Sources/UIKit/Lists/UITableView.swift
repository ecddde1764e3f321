/// Rows one below the other, in sections. Only those that are seen exist.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The height of a row that says nothing else, in points.
    static let standardRowHeight: CGFloat = 44

    open private(set) var style: Style

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { listDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The height of all rows whose delegate says none; `automaticDimension` is what the cell needs.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { geometryMayHaveChanged() } }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { geometryMayHaveChanged() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { geometryMayHaveChanged() } }
    }
    /// What rows count as until they are seen, where the cell decides its height.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { geometryMayHaveChanged() } }
    }
    /// What is added above the headers of plain sections, in points; automatic is none.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { geometryMayHaveChanged() }
    }

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { refreshFrames() }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { refreshFrames() }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) {
        didSet { refreshFrames() }
    }

    /// Behind the rows, as large as the table.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Above and below all sections; its height is what its frame has.
    open var tableHeaderView: UIView? {
        didSet { replaceOuter(oldValue, by: tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { replaceOuter(oldValue, by: tableFooterView) }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the cells' content keeps clear of the safe area at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { refreshFrames() }
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// The delegate, as one of tables.
    private(set) weak var listDelegate: (any UITableViewDelegate)?
    /// Nil until the data source is asked.
    var storedGeometry: TableGeometry?
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Headers and footers that were made to know their heights and are not seen yet.
    var spareHeaders: [Int: UIView] = [:]
    var spareFooters: [Int: UIView] = [:]
    let cellQueue = ReuseQueue<UITableViewCell>()
    let headerQueue = ReuseQueue<UITableViewHeaderFooterView>()
    var selection: [IndexPath] = []
    var touched = TouchedRow()
    var pendingChanges: TableUpdate?
    var updateDepth = 0
    /// Whether rows are being given their places, so that what changes then asks for no more of it.
    var isLayingOut = false
    /// The width that the heights are of.
    var measuredWidth: CGFloat = 0
    private var editing = false

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Data

    /// Asks the data source anew for everything.
    open func reloadData() {
        forgetRows()
        selection = []
        setNeedsLayout()
    }

    open var numberOfSections: Int { geometry.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        let sections = geometry.sections
        return sections.indices.contains(section) ? sections[section].count : 0
    }

    // MARK: Cells

    /// The cell of a row that is seen; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showRowsIfNeeded()
        return cells[IndexPath(row: indexPath.row, section: indexPath.section)]
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        showRowsIfNeeded()
        return cells.keys.sorted()
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        showRowsIfNeeded()
        return headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        showRowsIfNeeded()
        return footers[section] as? UITableViewHeaderFooterView
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellQueue.register(cellClass, for: identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerQueue.register(aClass, for: identifier)
    }

    /// A cell that has gone out of sight, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// As the other, for a place; without a registered class it is a plain cell, and the console says so.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier) { return cell }
        Console.once("no class is registered for cells called \(identifier); a plain one is made.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: Geometry

    open func rect(forSection section: Int) -> CGRect { span(geometry.section(section)) }

    open func rectForHeader(inSection section: Int) -> CGRect { span(geometry.header(section)) }

    open func rectForFooter(inSection section: Int) -> CGRect { span(geometry.footer(section)) }

    /// Where a row is, or would be, in the table's coordinates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.has(indexPath) ? rowFrame(indexPath) : .zero
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
        return geometry.rows(from: point.y, to: point.y.nextUp).first
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        geometry.rows(from: rect.minY, to: rect.maxY)
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scroll(to: path, scrollPosition, animated: animated) }
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }

    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row; nil deselects all. The delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectRow(at: path, animated: animated) }
            return
        }
        select(indexPath, animated: animated)
        if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated: animated) }
    }

    /// The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Changes

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.inserted.formUnion(indexPaths) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.deleted.formUnion(indexPaths) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.reloaded.formUnion(indexPaths) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.automatic) { $0.moved[indexPath] = newIndexPath }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.automatic) { $0.movedSections[section] = newSection }
    }

    /// Until `endUpdates` changes are collected, and then made together.
    open func beginUpdates() {
        beginCollecting()
    }

    open func endUpdates() {
        endCollecting(completion: nil)
    }

    /// Makes the changes of the closure together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginCollecting()
        updates?()
        endCollecting(completion: completion)
    }

    // MARK: Editing

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        for (path, cell) in cells { prepareEditing(of: cell, at: path, animated: animated) }
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        showRows()
        super.layoutSubviews()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchBegan(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchMoved(touches)
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchEnded()
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchCancelled()
        super.touchesCancelled(touches, with: event)
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        let new = (self as UIScrollView).delegate as? any UITableViewDelegate
        guard new !== listDelegate else { return }
        listDelegate = new
        geometryMayHaveChanged()
    }

    private func replaceOuter(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        geometryMayHaveChanged()
    }
}
