/// What the solver is asked for.
extension LayoutEngine {
    /// Asks for everything anew: what is required first, the oldest first, so that of contradicting constraints the newest is left
    /// out.
    func build() {
        (solver, items, places) = (ConstraintSolver(), [], [:])
        (entries, entryPlaces, hasConflicts) = ([], [:], false)
        (contents, contentOrder, fixedViews, bounded) = ([:], [], [], [])
        guard let root else { return }
        var constraints: [NSLayoutConstraint] = []
        var rows: [LayoutRow] = []
        collect(root, &constraints, &rows)
        constraints.sort {
            let (one, other) = ($0.priority == .required, $1.priority == .required)
            return one == other ? $0.serial < $1.serial : one
        }
        for constraint in constraints { put(constraint) }
        for row in rows { put(row, of: nil) }
        for id in contentOrder { refreshContent(id) }
        if isRootFree, !isSizing { holdRootSize(root) }
    }

    /// Finds the constraints, the rows of stack views and the views with contents, from the outside inwards.
    private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint], _ rows: inout [LayoutRow]) {
        if let record = view.layoutRecord {
            for constraint in record.constraints { constraint.markCrossedViews() }
            constraints += record.constraints
        }
        if let stack = view as? UIStackView { rows += stack.layoutRows() }
        if isPlaced(view) { noteContent(of: view) }
        for subview in view.subviews where isPlaced(subview) || subview.layoutRecord?.isCrossed == true {
            collect(subview, &constraints, &rows)
        }
    }

    private func noteContent(of view: UIView) {
        let id = ObjectIdentifier(view)
        contents[id] = ContentDemand(view: view, widthBefore: view.widthForMeasuring)
        contentOrder.append(id)
    }

    /// Asks for a constraint; if it contradicts others it is reported and left out.
    func put(_ constraint: NSLayoutConstraint) {
        put(constraint.row, of: constraint)
    }

    private func put(_ row: LayoutRow, of constraint: NSLayoutConstraint?) {
        guard let expression = expression(for: row) else { return }
        var entry = Entry(row: row, constraint: constraint, handle: nil, isLive: expression.isLive)
        do {
            let handle = try solver.add(
                expression.terms, constant: expression.constant, row.relation.solverRelation, row.strength)
            entry.handle = handle
        } catch {
            hasConflicts = true
            constraint?.reportConflict(with: constraints(behind: error))
        }
        if let constraint { entryPlaces[ObjectIdentifier(constraint)] = entries.count }
        entries.append(entry)
    }

    /// Takes a constraint back.
    func takeOut(_ constraint: NSLayoutConstraint) {
        guard let place = entryPlaces.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let handle = entries[place].handle { solver.remove(handle) }
        entries[place].handle = nil
        entries[place].isLive = false
    }

    /// The constraints that another could not hold together with, the newest first.
    func constraints(behind conflict: ConstraintSolver.Conflict) -> [NSLayoutConstraint] {
        let handles = Set(conflict.others)
        return entries.filter { $0.handle.map(handles.contains) ?? false }.compactMap(\.constraint)
            .sorted { $0.serial > $1.serial }
    }

    /// A root that nothing gives a size keeps the one that it has.
    private func holdRootSize(_ root: UIView) {
        let variables = variables(for: root)
        for axis in [Axis.horizontal, .vertical] {
            _ = try? solver.add(
                [(variables.length(axis), 1)], constant: -Double(root.bounds.size.along(axis)), .equal,
                .wanted(Self.holding))
        }
    }

    /// Below every priority there is.
    private static let holding = 0.5

    /// The solver's variables for a view or guide, made if there are none.
    func variables(for item: any LayoutItem) -> LayoutVariables {
        let id = ObjectIdentifier(item)
        if let place = places[id] { return items[place].variables }
        let variables = LayoutVariables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        places[id] = items.count
        items.append(Item(item: item, variables: variables))
        return variables
    }
}
