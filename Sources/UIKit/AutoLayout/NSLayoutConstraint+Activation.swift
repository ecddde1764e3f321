extension NSLayoutConstraint {
    /// The anchor of the left-hand side.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The anchor of the right-hand side; nil if there is only a number.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isEmpty ? nil : NSLayoutAnchor(second) }

    /// Puts the constraint into the nearest view that holds all its items.
    func activate() {
        guard !first.isEmpty else { return }
        guard let view = row.commonView else {
            let (one, other) = (first[0].description, second.first?.description ?? "nothing")
            return Console.say(
                "Unable to activate constraint with anchors \(one) and \(other) because they have no common ancestor. "
                    + "Does the constraint or its anchors reference items in different view hierarchies? "
                    + "That's illegal; the constraint stays inactive.")
        }
        install(in: view)
    }

    /// Puts the constraint into a view.
    func install(in view: UIView) {
        guard holder !== view else { return }
        deactivate()
        holder = view
        Self.count += 1
        serial = Self.count
        view.record.constraints.append(self)
        markCrossedViews()
        view.layoutEngine.add(self)
    }

    /// Takes the constraint out of the view that it is active in.
    func deactivate() {
        guard let view = holder else { return }
        holder = nil
        view.layoutRecord?.constraints.removeAll { $0 === self }
        view.layoutEngine.remove(self)
    }

    /// Notes in views placed by their frames that a constraint reaches through them: they do not bound its engine.
    func markCrossedViews() {
        guard let top = row.commonView else { return }
        for term in first + second {
            guard let item = term.item, let own = item.layoutView else { continue }
            var view = item is UIView ? (own === top ? nil : own.superview) : own
            while let current = view, current !== top {
                if current.translatesAutoresizingMaskIntoConstraints, current.layoutRecord?.isCrossed != true {
                    current.record.isCrossed = true
                    current.dropEngine()
                }
                view = current.superview
            }
        }
    }

    func constantDidChange() {
        holder?.layoutEngine.constantChanged(self)
    }

    func strengthDidChange() {
        guard let holder else { return }
        holder.layoutEngine.remove(self)
        holder.layoutEngine.add(self)
    }

    /// Says once that the constraint is left out because of others.
    func reportConflict(with others: [NSLayoutConstraint]) {
        guard !hasReportedConflict else { return }
        hasReportedConflict = true
        let list = others.prefix(4).map(\.description).joined(separator: ", ")
        let rest = others.count > 4 ? " and \(others.count - 4) more" : ""
        let reason = list.isEmpty ? "the places and sizes that frames give" : list + rest
        Console.say("Unable to simultaneously satisfy constraints: \(self) is left out because of \(reason).")
    }
}
