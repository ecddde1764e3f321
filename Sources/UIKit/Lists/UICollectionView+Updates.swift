/// How long items take to come, go and move, in seconds.
private let updateDuration: TimeInterval = 0.3

/// The changes that a collection collects before it makes them together.
struct CollectionUpdate {
    var changes = ListChanges()
    var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
    /// Takes in a change, and makes it at once unless others are collected.
    func update(_ change: (inout ListChanges) -> Void) {
        beginCollecting()
        if var update = pendingChanges {
            change(&update.changes)
            pendingChanges = update
        }
        endCollecting(completion: nil)
    }

    func beginCollecting() {
        if updateDepth == 0 {
            // What is seen before the change is where it starts from.
            showItemsIfNeeded()
            _ = itemCounts
            pendingChanges = CollectionUpdate()
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

    private func apply(_ update: CollectionUpdate) {
        let old = itemCounts
        counts = nil
        let mapping: ListMapping
        do {
            mapping = try update.changes.mapping(from: old, to: itemCounts, noun: "item")
        } catch {
            Console.say("the collection's data do not fit its update: \(error.text); all of it is loaded anew.")
            reloadData()
            for completion in update.completions { completion(true) }
            return
        }
        selection = selection.compactMap { update.changes.reloaded.contains($0) ? nil : mapping.newPath(of: $0) }
        touched = TouchedRow()
        preferredSizes = [:]
        let before = oldAttributes(mapping)
        let leaving = rearrange(mapping)
        layout.invalidateLayout()
        prepareLayout()
        layout.prepare(forCollectionViewUpdates: update.changes.items)
        let target = targetOffset(contentOffset)
        UIView.performWithoutAnimation { showNewItems(mapping, before) }
        animate(leaving: leaving, target: target) { finished in
            for completion in update.completions { completion(finished) }
        }
        layout.finalizeCollectionViewUpdates()
    }

    /// Where the items that come into sight by the update were in the old layout: it is asked as long as it holds.
    private func oldAttributes(_ mapping: ListMapping) -> [IndexPath: UICollectionViewLayoutAttributes] {
        var found: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        guard isPrepared else { return found }
        for attributes in layout.layoutAttributesForElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
            ?? [] where attributes.representedElementCategory == .cell
        {
            if let path = mapping.newPath(of: attributes.indexPath) { found[path] = attributes.duplicate() }
        }
        return found
    }

    /// Gives the views that stay their new paths; returns those that go.
    private func rearrange(_ mapping: ListMapping) -> [(ElementKey, UICollectionReusableView)] {
        var staying: [ElementKey: UICollectionReusableView] = [:]
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        for (key, view) in shown {
            var new = key
            switch key.category {
            case .cell:
                guard let path = mapping.newPath(of: key.path), !mapping.reloaded.contains(key.path) else {
                    leaving.append((key, view))
                    continue
                }
                new.path = path
            case .supplementaryView, .decorationView:
                guard let section = mapping.sections[key.path.section] else {
                    leaving.append((key, view))
                    continue
                }
                if key.path.count == 2 { new.path = IndexPath(item: key.path.item, section: section) }
            }
            view.key = new
            staying[new] = view
        }
        shown = staying
        return leaving
    }

    /// Makes the views that come into sight where they start from.
    private func showNewItems(_ mapping: ListMapping, _ before: [IndexPath: UICollectionViewLayoutAttributes]) {
        isLayingOut = true
        defer { isLayingOut = false }
        for (key, attributes) in attributesInSight() where shown[key] == nil && !attributes.isHidden {
            guard let view = makeView(key, attributes) else { continue }
            present(view, key, attributes)
            guard window != nil else { continue }
            let isNew = key.category != .cell || mapping.oldPath(of: key.path) == nil
            if !isNew, let start = before[key.path] {
                apply(start, to: view)
            } else if key.category == .cell, let start = layout.initialLayoutAttributesForAppearingItem(at: key.path) {
                apply(start, to: view)
            } else {
                view.alpha = 0
            }
        }
    }

    private func targetOffset(_ proposed: CGPoint) -> CGPoint {
        let offset = layout.targetContentOffset(forProposedContentOffset: proposed)
        return listDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    }

    /// Brings everything to where the layout says, and takes away what goes.
    private func animate(
        leaving: [(ElementKey, UICollectionReusableView)], target: CGPoint, completion: @escaping (Bool) -> Void
    ) {
        let change = { [self] in
            contentOffset = allowed(target)
            setNeedsLayout()
            layoutIfNeeded()
            for (key, view) in leaving {
                if key.category == .cell, let end = layout.finalLayoutAttributesForDisappearingItem(at: key.path) {
                    apply(end, to: view)
                } else {
                    view.alpha = 0
                }
            }
        }
        let done = { [weak self] (finished: Bool) in
            for (key, view) in leaving { self?.bury(view, key) }
            completion(finished)
        }
        guard window != nil else {
            UIView.performWithoutAnimation(change)
            return done(true)
        }
        UIView.animate(withDuration: updateDuration, animations: change, completion: done)
    }

    /// Lets another layout say where everything lies.
    func exchange(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== layout else {
            completion?(true)
            return
        }
        let old = layout
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        old.collectionView = nil
        layout = new
        new.collectionView = self
        preferredSizes = [:]
        isPrepared = false
        for view in shown.values { view.willTransition(from: old, to: new) }
        let done = { [weak self] (finished: Bool) in
            for view in self?.shown.values ?? [:].values { view.didTransition(from: old, to: new) }
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            completion?(finished)
        }
        guard bounds.height > 0, animated, window != nil else {
            setNeedsLayout()
            return done(true)
        }
        prepareLayout()
        animate(leaving: [], target: targetOffset(contentOffset), completion: done)
    }
}
