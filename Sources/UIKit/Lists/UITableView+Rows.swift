/// How much above and below the visible part rows are kept, in points.
private let overlap: CGFloat = 1

extension UITableView {
    /// Shows the rows if the table has been laid out but not with its present data.
    func showRowsIfNeeded() {
        if storedGeometry == nil, bounds.height > 0, !isLayingOut { showRows() }
    }

    /// Lets go of all cells, headers and footers, and of what is known of the data.
    func forgetRows() {
        for (path, cell) in cells { retire(cell, from: path) }
        cells = [:]
        for (section, view) in headers { retireHeader(view, from: section) }
        for (section, view) in footers { retireFooter(view, from: section) }
        (headers, footers) = ([:], [:])
        touched = TouchedRow()
        geometryMayHaveChanged()
    }

    /// Makes what comes into sight, lets go of what leaves it, and gives everything its place.
    func showRows() {
        guard !isLayingOut, updateDepth == 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        if bounds.width != measuredWidth { geometryMayHaveChanged() }
        placeOuterViews()
        adoptContentSize()
        dropHidden()
        addVisibleRows()
        addVisibleHeaders()
        placeHeaders()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    func adoptContentSize() {
        let height = geometry.bottom + (tableFooterView?.bounds.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: height)
    }

    private func placeOuterViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: footer.bounds.height)
        }
    }

    private func dropHidden() {
        let (least, greatest) = (bounds.minY - overlap, bounds.maxY + overlap)
        for (path, cell) in cells {
            let row = geometry.row(path)
            if !geometry.has(path) || row.y >= greatest || row.y + row.height <= least {
                cells[path] = nil
                retire(cell, from: path)
            }
        }
        let sections = Set(geometry.sections(from: least, to: greatest))
        for (section, view) in headers where !sections.contains(section) {
            headers[section] = nil
            retireHeader(view, from: section)
        }
        for (section, view) in footers where !sections.contains(section) {
            footers[section] = nil
            retireFooter(view, from: section)
        }
    }

    /// Makes the cells that are missing. Where their heights are guesses, those below move as they come.
    private func addVisibleRows() {
        guard let dataSource, bounds.width > 0 else { return }
        var isSettled = false
        var rounds = 0
        while !isSettled, rounds < 50 {
            isSettled = true
            rounds += 1
            for path in geometry.rows(from: bounds.minY, to: bounds.maxY) {
                let isNew = cells[path] == nil
                let cell = cells[path] ?? makeCell(path, dataSource)
                if geometry.isGuessed(path) {
                    let before = geometry.row(path)
                    measure(cell, path)
                    let change = geometry.row(path).height - before.height
                    if change != 0 {
                        // What is above the visible part must not push the rest down.
                        if before.y < bounds.minY, isNew { bounds.origin.y += change }
                        isSettled = false
                    }
                }
                if isNew { present(cell, at: path) } else { place(cell, at: path) }
                if !isSettled { break }
            }
        }
        for (path, cell) in cells { place(cell, at: path) }
        adoptContentSize()
    }

    private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.frameStyle = frameStyle(path)
        let width = rowFrame(path).width
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        storedGeometry?.measured(path, height > 0 ? height : Self.standardRowHeight)
    }

    /// Gets a row's cell from the data source.
    func makeCell(_ path: IndexPath, _ dataSource: any UITableViewDataSource) -> UITableViewCell {
        UIView.withoutAnimation {
            let cell = dataSource.tableView(self, cellForRowAt: path)
            cells[path] = cell
            cell.table = self
            let color: UIColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
            if cell.backgroundColor == nil { cell.backgroundColor = color }
            return cell
        }
    }

    /// Puts a new cell in its place.
    func present(_ cell: UITableViewCell, at path: IndexPath) {
        UIView.withoutAnimation {
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
            cell.isHidden = false
            place(cell, at: path)
            prepareEditing(of: cell, at: path, animated: false)
            cell.setSelected(selection.contains(path), animated: false)
            listDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            cell.layoutIfNeeded()
        }
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        let frame = rowFrame(path)
        if cell.frame != frame, cell.transform.isIdentity { cell.frame = frame }
        if !cell.transform.isIdentity, cell.bounds.size != frame.size { cell.bounds.size = frame.size }
        cell.frameStyle = frameStyle(path)
    }

    /// A cell leaves: it waits to be used again.
    func retire(_ cell: UITableViewCell, from path: IndexPath) {
        listDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { cellQueue.put(cell, for: identifier) }
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cellQueue.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let type = cellQueue.registeredClass(for: identifier) as? UITableViewCell.Type else { return nil }
        return ViewMaking.make(type, style: .default, identifier: identifier)
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerQueue.take(identifier) {
            view.prepareForReuse()
            return view
        }
        guard let type = headerQueue.registeredClass(for: identifier) as? UITableViewHeaderFooterView.Type else {
            return nil
        }
        return ViewMaking.make(type, identifier: identifier)
    }

    /// How a row is set off from its neighbours.
    private func frameStyle(_ path: IndexPath) -> CellFrame {
        var frame = CellFrame()
        let count = numberOfRows(inSection: path.section)
        let isLast = path.row == count - 1
        frame.hasSeparator = separatorStyle != .none && !(style == .insetGrouped && isLast)
        frame.isFullWidth = style == .grouped && isLast
        frame.separatorColor = separatorColor ?? .separator
        frame.separatorInset = separatorInset
        if style == .insetGrouped {
            frame.roundsTop = path.row == 0
            frame.roundsBottom = isLast
        } else {
            let sides = sideInsets
            (frame.left, frame.right) = (sides.left, sides.right)
        }
        return frame
    }

    func refreshFrames() {
        for (path, cell) in cells { cell.frameStyle = frameStyle(path) }
    }

    /// What a cell shows has changed: it may need another height.
    func contentOfCellDidChange(_ cell: UITableViewCell) {
        guard !isLayingOut, let path = indexPath(for: cell), geometry.has(path) else { return }
        setNeedsLayout()
    }

    func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
        if canEdit {
            cell.editingStyle = listDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.shouldIndentWhileEditing =
                listDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        let level = listDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level > 0 { cell.indentationLevel = level }
        cell.setEditing(canEdit, animated: animated)
    }
}

extension UIView {
    /// As `performWithoutAnimation`, and gives what the closure gives.
    static func withoutAnimation<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        performWithoutAnimation { value = body() }
        guard let value else { return body() }
        return value
    }
}
