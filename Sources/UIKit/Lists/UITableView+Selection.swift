/// How long a touch waits before its row is highlighted, lest it be the start of a drag, in seconds.
private let highlightDelay: TimeInterval = 0.1

/// The row under the finger.
struct TouchedRow {
    var path: IndexPath?
    /// Highlights it after a moment.
    var deadline: GestureDeadline?
}

extension UITableView {
    func rowTouchBegan(_ touches: Set<UITouch>) {
        guard !touchStoppedMotion, let touch = touches.first, touched.path == nil, mayTouchRows,
            let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path],
            touch.view?.isDescendant(of: cell) == true,
            listDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touched.path = path
        if delaysContentTouches {
            touched.deadline = GestureDeadline(after: highlightDelay) { [weak self] in self?.highlightTouched() }
        } else {
            highlightTouched()
        }
    }

    private var mayTouchRows: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func rowTouchMoved(_ touches: Set<UITouch>) {
        guard let path = touched.path, let touch = touches.first else { return }
        if !rectForRow(at: path).contains(touch.location(in: self)) { rowTouchCancelled() }
    }

    func rowTouchEnded() {
        guard let path = touched.path else { return }
        highlightTouched()
        forgetTouch()
        choose(path)
    }

    func rowTouchCancelled() {
        forgetTouch()
    }

    private func highlightTouched() {
        guard let path = touched.path, let cell = cells[path], !cell.isHighlighted else { return }
        touched.deadline?.cancel()
        cell.setHighlighted(true, animated: false)
        listDelegate?.tableView(self, didHighlightRowAt: path)
    }

    private func forgetTouch() {
        guard let path = touched.path else { return }
        touched.deadline?.cancel()
        touched = TouchedRow()
        guard let cell = cells[path], cell.isHighlighted else { return }
        cell.setHighlighted(false, animated: false)
        listDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// The user has tapped a row.
    private func choose(_ path: IndexPath) {
        let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        let delegate = listDelegate
        if isMultiple, selection.contains(path) {
            guard delegate == nil || delegate?.tableView(self, willDeselectRowAt: path) != nil else { return }
            deselect(path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
        if !isMultiple {
            for old in selection where old != chosen {
                guard delegate == nil || delegate?.tableView(self, willDeselectRowAt: old) != nil else { continue }
                deselect(old, animated: false)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        select(chosen, animated: false)
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    func select(_ path: IndexPath, animated: Bool) {
        guard geometry.has(path) else { return }
        if !allowsMultipleSelection, !(isEditing && allowsMultipleSelectionDuringEditing) {
            for old in selection where old != path { deselect(old, animated: animated) }
        }
        if !selection.contains(path) { selection.append(path) }
        cells[path]?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        selection.removeAll { $0 == path }
        cells[path]?.setSelected(false, animated: animated)
    }
}
