/// Items where a layout puts them. Only those that are seen exist.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { listDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// Says where the items lie.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Behind the items, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundView.layer.zPosition = -1
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Whether cells may be made before they are seen; they never are here.
    open var isPrefetchingEnabled = true

    private(set) weak var listDelegate: (any UICollectionViewDelegate)?
    var layout: UICollectionViewLayout
    /// How many items each section has; nil until the data source is asked.
    var counts: [Int]?
    var isPrepared = false
    /// The size of the content, as the layout last gave it.
    var preparedBounds = CGRect.zero
    var shown: [ElementKey: UICollectionReusableView] = [:]
    let queue = ReuseQueue<UICollectionReusableView>()
    var selection: [IndexPath] = []
    var touched = TouchedRow()
    var pendingChanges: CollectionUpdate?
    var updateDepth = 0
    var isLayingOut = false
    /// The sizes that cells asked for.
    var preferredSizes: [IndexPath: CGSize] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.collectionView = self
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Data

    /// Asks the data source anew for everything.
    open func reloadData() {
        forgetItems()
        selection = []
        setNeedsLayout()
    }

    open var numberOfSections: Int { itemCounts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        queue.register(cellClass, for: "cell/" + identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        queue.register(viewClass, for: elementKind + "/" + identifier)
    }

    /// A cell that has gone out of sight, or a new one of the registered class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = dequeue("cell", identifier, at: indexPath) as? UICollectionViewCell { return cell }
        Console.once("no class is registered for cells called \(identifier); a plain one is made.")
        return UICollectionViewCell(frame: layout.layoutAttributesForItem(at: indexPath)?.bounds ?? .zero)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(elementKind, identifier, at: indexPath) { return view }
        Console.once("no class is registered for \(elementKind) called \(identifier); a plain view is made.")
        return UICollectionReusableView()
    }

    /// The cell of an item that is seen; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        showItemsIfNeeded()
        return cell(at: indexPath)
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let key = cell.key, shown[key] === cell else { return nil }
        return key.path
    }

    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().compactMap { cell(at: $0) }
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        showItemsIfNeeded()
        return shown.keys.filter { $0.category == .cell }.map(\.path)
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        showItemsIfNeeded()
        return shown[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).sorted().compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        showItemsIfNeeded()
        return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
    }

    // MARK: Layout

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let spot = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
        let found = layout.layoutAttributesForElements(in: spot) ?? []
        return found.filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchange(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(layout, animated: animated, completion: completion)
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Selects an item; nil deselects all. The delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectItem(at: path, animated: animated) }
            return
        }
        select(indexPath)
        if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated: animated) }
    }

    /// The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath)
    }

    // MARK: Changes

    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.inserted.formUnion(indexPaths) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deleted.formUnion(indexPaths) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloaded.formUnion(indexPaths) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }

    open func insertSections(_ sections: IndexSet) {
        update { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    /// Makes the changes of the closure together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginCollecting()
        updates?()
        endCollecting(completion: completion)
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        showItems()
        super.layoutSubviews()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchBegan(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchMoved(touches)
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchEnded()
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchCancelled()
        super.touchesCancelled(touches, with: event)
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        let new = (self as UIScrollView).delegate as? any UICollectionViewDelegate
        guard new !== listDelegate else { return }
        listDelegate = new
        layout.invalidateLayout()
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
}
