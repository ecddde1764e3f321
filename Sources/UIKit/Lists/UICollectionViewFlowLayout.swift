/// Items in lines that follow each other, as words do, with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for a size that the cell decides.
    public class var automaticSize: CGSize { CGSize(width: 1.79769e308, height: 1.79769e308) }

    /// The least distance of lines, and of items in a line, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// Other than zero: the cells decide their sizes, and have this one where they have no opinion.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Zero along the direction of scrolling is no header; the other number does not matter.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay at the top while their sections pass, and footers at the bottom.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidateLayout() }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidateLayout() }
    }

    private var flow = FlowGeometry()
    /// The size the lines are made for.
    private var madeFor = CGSize.zero

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        madeFor = view.bounds.size
        flow = makeFlow(in: view)
    }

    open override var collectionViewContentSize: CGSize { flow.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = flow.paths(in: rect).compactMap { layoutAttributesForItem(at: $0) }
        for section in flow.sections.indices {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: section)
                if let made = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    made.frame.intersects(rect)
                {
                    found.append(made)
                }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = flow.item(indexPath) else { return nil }
        let attributes = collectionView?.makeAttributes(for: self) ?? UICollectionViewLayoutAttributes()
        attributes.indexPath = indexPath
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard flow.sections.indices.contains(indexPath.section) else { return nil }
        let section = flow.sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard var frame = isHeader ? section.header : section.footer else { return nil }
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        if pins, let view = collectionView {
            frame = pinned(frame, isHeader: isHeader, section: section, in: view)
            attributes.zIndex = 10
        }
        attributes.frame = frame
        return attributes
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return scrollDirection == .vertical
            ? newBounds.width != madeFor.width : newBounds.height != madeFor.height
    }

    /// Keeps a header or footer in sight as long as its section is.
    private func pinned(
        _ frame: CGRect, isHeader: Bool, section: FlowGeometry.Section, in view: UICollectionView
    ) -> CGRect {
        var frame = frame
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        if scrollDirection == .vertical {
            frame.origin.y =
                isHeader
                ? max(frame.minY, min(seen.minY, section.frame.maxY - frame.height))
                : min(frame.minY, max(seen.maxY - frame.height, section.frame.minY))
        } else {
            frame.origin.x =
                isHeader
                ? max(frame.minX, min(seen.minX, section.frame.maxX - frame.width))
                : min(frame.minX, max(seen.maxX - frame.width, section.frame.minX))
        }
        return frame
    }

    // MARK: Making

    private func makeFlow(in view: UICollectionView) -> FlowGeometry {
        let isVertical = scrollDirection == .vertical
        let inset = view.adjustedContentInset
        let room =
            isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        var flow = FlowGeometry(isVertical: isVertical, room: max(room, 0), scale: view.contentScaleFactor)
        let delegate = view.listDelegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<view.numberOfSections {
            let metrics = FlowMetrics(
                inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
                lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                    ?? minimumLineSpacing,
                itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                    ?? minimumInteritemSpacing,
                header: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize,
                footer: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                    ?? footerReferenceSize)
            let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> CGSize in
                let path = IndexPath(item: item, section: section)
                let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
                guard estimatedItemSize != .zero else { return size }
                let guess = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
                return view.preferredSize(of: path) ?? guess
            }
            flow.append(metrics, sizes)
        }
        return flow
    }
}

/// What a flow layout asks for itself of the collection's delegate. Every method may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}
