/// How long a touch waits before its item is highlighted, lest it be the start of a drag, in seconds.
private let highlightDelay: TimeInterval = 0.1

extension UICollectionView {
    func itemTouchBegan(_ touches: Set<UITouch>) {
        guard !touchStoppedMotion, allowsSelection, let touch = touches.first, touched.path == nil,
            let path = touchedPath(touch), listDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touched.path = path
        if delaysContentTouches {
            touched.deadline = GestureDeadline(after: highlightDelay) { [weak self] in self?.highlightTouched() }
        } else {
            highlightTouched()
        }
    }

    /// The item whose cell a touch came down on.
    private func touchedPath(_ touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
            view = current.superview
        }
        return nil
    }

    func itemTouchMoved(_ touches: Set<UITouch>) {
        guard let path = touched.path, let touch = touches.first, let cell = cell(at: path) else { return }
        if !cell.bounds.contains(touch.location(in: cell)) { itemTouchCancelled() }
    }

    func itemTouchEnded() {
        guard let path = touched.path else { return }
        highlightTouched()
        itemTouchCancelled()
        choose(path)
    }

    func itemTouchCancelled() {
        guard let path = touched.path else { return }
        touched.deadline?.cancel()
        touched = TouchedRow()
        guard let cell = cell(at: path), cell.isHighlighted else { return }
        cell.isHighlighted = false
        listDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func highlightTouched() {
        guard let path = touched.path, let cell = cell(at: path), !cell.isHighlighted else { return }
        touched.deadline?.cancel()
        cell.isHighlighted = true
        listDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// The user has tapped an item.
    private func choose(_ path: IndexPath) {
        let delegate = listDelegate
        if allowsMultipleSelection, selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selection where old != path {
                deselect(old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        select(path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    func select(_ path: IndexPath) {
        if !allowsMultipleSelection {
            for old in selection where old != path { deselect(old) }
        }
        if !selection.contains(path) { selection.append(path) }
        cell(at: path)?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        selection.removeAll { $0 == path }
        cell(at: path)?.isSelected = false
    }
}
