extension UICollectionView {
    /// How many items each section has; the data source is asked if it has not been.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let sections = max(dataSource.numberOfSections(in: self), 0)
        let made = (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
        counts = made
        return made
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        shown[.cell(IndexPath(item: path.item, section: path.section))] as? UICollectionViewCell
    }

    func showItemsIfNeeded() {
        if counts == nil || !isPrepared, bounds.height > 0, !isLayingOut, updateDepth == 0 { showItems() }
    }

    /// Lets go of all views and of what is known of the data.
    func forgetItems() {
        for (key, view) in shown { retire(view, key) }
        shown = [:]
        counts = nil
        preferredSizes = [:]
        isPrepared = false
        touched = TouchedRow()
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        if context.invalidateDataSourceCounts { counts = nil }
        if context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
        setNeedsLayout()
    }

    /// Has the layout worked out if it is not.
    func prepareLayout() {
        guard !isPrepared else { return }
        isPrepared = true
        _ = itemCounts
        layout.prepare()
        preparedBounds = bounds
        contentSize = layout.collectionViewContentSize
    }

    /// Makes what comes into sight, lets go of what leaves it, and gives everything its place.
    func showItems() {
        guard !isLayingOut, updateDepth == 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        insetsMayHaveChanged()
        followBounds()
        prepareLayout()
        var wanted = attributesInSight()
        // Cells that decide their sizes may move the others.
        if fitNewCells(wanted) { wanted = attributesInSight() }
        for (key, view) in shown where wanted[key] == nil {
            shown[key] = nil
            retire(view, key)
        }
        for (key, attributes) in wanted {
            guard !attributes.isHidden || shown[key] != nil else { continue }
            if let view = shown[key] {
                apply(attributes, to: view)
            } else if let view = makeView(key, attributes) {
                present(view, key, attributes)
            }
        }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// Lets the layout say whether other bounds need it anew.
    func followBounds() {
        guard isPrepared, bounds != preparedBounds else { return }
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        preparedBounds = bounds
    }

    func attributesInSight() -> [ElementKey: UICollectionViewLayoutAttributes] {
        prepareLayout()
        guard bounds.width > 0, bounds.height > 0 else { return [:] }
        var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in layout.layoutAttributesForElements(in: bounds) ?? [] where isKnown(attributes) {
            found[attributes.key] = attributes
        }
        return found
    }

    private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return true }
        let path = attributes.indexPath
        return path.count == 2 && itemCounts.indices.contains(path.section) && path.item < itemCounts[path.section]
    }

    // MARK: Views

    func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        return UIView.withoutAnimation {
            switch key.category {
            case .cell:
                return dataSource.collectionView(self, cellForItemAt: key.path)
            case .supplementaryView:
                return dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
            case .decorationView:
                guard let type = layout.decorations[key.kind] as? UICollectionReusableView.Type else { return nil }
                return ViewMaking.make(type, frame: attributes.frame)
            }
        }
    }

    func present(_ view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        UIView.withoutAnimation {
            shown[key] = view
            view.key = key
            if view.superview !== self { addSubview(view) }
            apply(attributes, to: view)
            if let cell = view as? UICollectionViewCell {
                let isSelected = selection.contains(key.path)
                if cell.isSelected != isSelected { cell.isSelected = isSelected }
                listDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
            } else if key.category == .supplementaryView {
                listDelegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
            }
            view.layoutIfNeeded()
        }
    }

    /// Puts a view where a layout says.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != attributes.center { view.center = attributes.center }
        if !CATransform3DEqualToTransform(view.layer.transform, attributes.transform3D) {
            view.layer.transform = attributes.transform3D
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        let depth = CGFloat(attributes.zIndex)
        if view.layer.zPosition != depth { view.layer.zPosition = depth }
        view.apply(attributes)
    }

    /// A view leaves: it waits to be used again.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell {
            listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        } else if key.category == .supplementaryView {
            listDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        }
        bury(view, key)
    }

    func bury(_ view: UICollectionReusableView, _ key: ElementKey) {
        view.removeFromSuperview()
        view.key = nil
        guard let identifier = view.reuseIdentifier else { return }
        queue.put(view, for: (key.category == .cell ? "cell" : key.kind) + "/" + identifier)
    }

    func dequeue(_ kind: String, _ identifier: String, at path: IndexPath) -> UICollectionReusableView? {
        let name = kind + "/" + identifier
        if let view = queue.take(name) {
            view.alpha = 1
            view.prepareForReuse()
            if let cell = view as? UICollectionViewCell {
                if cell.isSelected { cell.isSelected = false }
                if cell.isHighlighted { cell.isHighlighted = false }
            }
            return view
        }
        guard let type = queue.registeredClass(for: name) as? UICollectionReusableView.Type else { return nil }
        let attributes =
            kind == "cell"
            ? layoutAttributesForItem(at: path) : layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        let view = ViewMaking.make(type, frame: attributes?.frame ?? .zero)
        view?.reuseIdentifier = identifier
        return view
    }

    // MARK: Sizes that cells decide

    /// The size that a cell asked for when it was first seen.
    func preferredSize(of path: IndexPath) -> CGSize? { preferredSizes[path] }

    /// Asks new cells of a layout with estimated sizes for theirs; true if one differs.
    private func fitNewCells(_ wanted: [ElementKey: UICollectionViewLayoutAttributes]) -> Bool {
        guard let flow = layout as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero else { return false }
        var differs = false
        for (key, attributes) in wanted.sorted(by: { $0.key.path < $1.key.path })
        where key.category == .cell && preferredSizes[key.path] == nil {
            guard let view = shown[key] ?? makeView(key, attributes) else { continue }
            if shown[key] == nil { present(view, key, attributes) }
            let size = view.preferredLayoutAttributesFitting(attributes.duplicate()).size
            preferredSizes[key.path] = size
            differs = differs || size != attributes.size
        }
        if differs { isPrepared = false }
        return differs
    }

    /// New attributes of the layout's class.
    func makeAttributes(for layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
        UICollectionViewLayoutAttributes.make(of: type(of: layout).layoutAttributesClass)
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        let (room, inset) = (bounds.size, adjustedContentInset)
        if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - room.height + inset.bottom }
        if position.contains(.centeredVertically) {
            offset.y = frame.midY - (room.height - inset.top - inset.bottom) / 2 - inset.top
        }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - room.width + inset.right }
        if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - (room.width - inset.left - inset.right) / 2 - inset.left
        }
        setContentOffset(allowed(offset), animated: animated)
    }
}
