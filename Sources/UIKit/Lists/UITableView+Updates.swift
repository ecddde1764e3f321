/// How long rows take to come, go and move, in seconds.
private let updateDuration: TimeInterval = 0.3

/// The changes that a table collects before it makes them together.
struct TableUpdate {
    var changes = ListChanges()
    var animation = UITableView.RowAnimation.none
    var completions: [(Bool) -> Void] = []
}

extension UITableView {
    /// Takes in a change, and makes it at once unless others are collected.
    func update(_ animation: RowAnimation, _ change: (inout ListChanges) -> Void) {
        beginCollecting()
        if var update = pendingChanges {
            change(&update.changes)
            if animation != .none { update.animation = animation }
            pendingChanges = update
        }
        endCollecting(completion: nil)
    }

    func beginCollecting() {
        if updateDepth == 0 {
            // What is seen before the change is where it starts from.
            showRowsIfNeeded()
            _ = geometry
            pendingChanges = TableUpdate()
        }
        updateDepth += 1
    }

    func endCollecting(completion: ((Bool) -> Void)?) {
        guard updateDepth > 0 else { return }
        if let completion { pendingChanges?.completions.append(completion) }
        updateDepth -= 1
        guard updateDepth == 0, let update = pendingChanges else { return }
        pendingChanges = nil
        apply(update)
    }

    private func apply(_ update: TableUpdate) {
        let old = geometry
        let oldFrames = cells.mapValues(\.frame)
        storedGeometry = nil
        spareHeaders = [:]
        spareFooters = [:]
        let new = geometry
        let mapping: ListMapping
        do {
            mapping = try update.changes.mapping(from: old.counts, to: new.counts, noun: "row")
        } catch {
            Console.say("the table's data do not fit its update: \(error.text); all of it is loaded anew.")
            reloadData()
            for completion in update.completions { completion(true) }
            return
        }
        selection = selection.compactMap { update.changes.reloaded.contains($0) ? nil : mapping.newPath(of: $0) }
        touched = TouchedRow()
        let isAnimated = window != nil && (update.animation != .none || update.changes.isEmpty)
        let leaving = rearrange(mapping)
        showNewRows(mapping, oldFrames: oldFrames, old: old, animation: update.animation, isAnimated: isAnimated)
        let change = { [self] in
            setNeedsLayout()
            layoutIfNeeded()
            for cell in cells.values { cell.alpha = 1 }
            for cell in leaving { slide(cell, update.animation, isOut: true) }
        }
        let done = { [weak self] (finished: Bool) in
            for cell in leaving { self?.bury(cell) }
            for completion in update.completions { completion(finished) }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(change)
            return done(true)
        }
        UIView.animate(withDuration: updateDuration, animations: change, completion: done)
    }

    /// Gives the cells that stay their new paths; returns those that go.
    private func rearrange(_ mapping: ListMapping) -> [UITableViewCell] {
        var (staying, leaving) = ([IndexPath: UITableViewCell](), [UITableViewCell]())
        for (path, cell) in cells {
            if let place = mapping.newPath(of: path), !mapping.reloaded.contains(path) {
                staying[place] = cell
            } else {
                leaving.append(cell)
            }
        }
        cells = staying
        for cell in leaving { sendSubviewToBack(cell) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
        // Headers are made anew where a section is new or another one has its place.
        for (section, view) in headers where mapping.sections[section] != section {
            headers[section] = nil
            retireHeader(view, from: section)
        }
        for (section, view) in footers where mapping.sections[section] != section {
            footers[section] = nil
            retireFooter(view, from: section)
        }
        return leaving
    }

    /// Makes the cells that come into sight where they start from.
    private func showNewRows(
        _ mapping: ListMapping, oldFrames: [IndexPath: CGRect], old: TableGeometry, animation: RowAnimation,
        isAnimated: Bool
    ) {
        let kept = Set(cells.keys)
        UIView.performWithoutAnimation {
            isLayingOut = true
            adoptContentSize()
            isLayingOut = false
            guard let dataSource else { return }
            isLayingOut = true
            for path in geometry.rows(from: bounds.minY, to: bounds.maxY) where cells[path] == nil {
                let cell = makeCell(path, dataSource)
                present(cell, at: path)
            }
            isLayingOut = false
            guard isAnimated else { return }
            for (path, cell) in cells where !kept.contains(path) {
                if let before = mapping.oldPath(of: path), !mapping.reloaded.contains(before) {
                    TransitionWatch.aside { cell.frame.origin.y = old.row(before).y }
                } else {
                    slide(cell, animation, isOut: false)
                }
            }
        }
    }

    /// Moves a cell to where it comes from or goes to.
    private func slide(_ cell: UITableViewCell, _ animation: RowAnimation, isOut: Bool) {
        cell.alpha = 0
        switch animation {
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        case .fade, .top, .bottom, .none, .middle, .automatic: break
        }
    }

    /// A cell that has gone waits to be used again.
    private func bury(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier { cellQueue.put(cell, for: identifier) }
    }
}
