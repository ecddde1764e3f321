/// Sizes that contents ask for, and lengths that must not be negative.
extension LayoutEngine {
    /// Rounds of measuring text for the width that the last round gave it.
    private static let roundLimit = 8

    /// Solves, until heights of wrapped text fit their widths and no length is negative.
    func settle() -> Bool {
        for _ in 0..<Self.roundLimit {
            guard solver.solve() else { return false }
            if !wrapContents(), !liftNegativeLengths() { break }
        }
        return true
    }

    /// Asks for the size that a view's content has now.
    func refreshContent(_ id: ObjectIdentifier) {
        guard var demand = contents[id], let view = demand.view else { return }
        let insets = view.alignmentRectInsets
        view.widthForMeasuring = nil
        demand.size = view.intrinsicContentSize
        demand.measuredWidth = nil
        for axis in [Axis.horizontal, .vertical] {
            let length = demand.size.along(axis)
            let constant = -Double(length + insets.before(axis) + insets.after(axis))
            let strength = ConstraintSolver.Strength.wanted(
                under: Double(view.contentCompressionResistancePriority(for: axis).rawValue),
                over: Double(view.contentHuggingPriority(for: axis).rawValue))
            let handle = demand.handles[axis]
            if let handle, length >= 0, strength == demand.strengths[axis] {
                solver.setConstant(constant, of: handle)
                // Further rows are put in where all hold.
                _ = solver.solve()
                continue
            }
            if let handle { solver.remove(handle) }
            demand.strengths[axis] = strength
            demand.handles[axis] =
                length < 0
                ? nil
                : try? solver.add([(variables(for: view).length(axis), 1)], constant: constant, .equal, strength)
        }
        contents[id] = demand
    }

    /// Measures text that wraps for the width that it has got; true if some wants another height than before.
    private func wrapContents() -> Bool {
        var isChanged = false
        for id in contentOrder {
            guard let demand = contents[id], let view = demand.view, view.wrapsContent,
                let handle = demand.handles[.vertical], let place = places[id]
            else { continue }
            let insets = view.alignmentRectInsets
            let solved = CGFloat(solver.value(of: items[place].variables.width)) - insets.left - insets.right
            let width = (max(solved, 0) * scale).rounded() / scale
            guard width != demand.measuredWidth else { continue }
            contents[id]?.measuredWidth = width
            view.widthForMeasuring = width < demand.size.width ? width : nil
            let height = Double(view.intrinsicContentSize.height + insets.top + insets.bottom)
            if let record = solver.records[handle.index], abs(record.constant + height) > ConstraintSolver.tolerance {
                solver.setConstant(-height, of: handle)
                isChanged = true
            }
        }
        return isChanged
    }

    /// Forbids lengths that have come out negative to be so; true if there were any.
    ///
    /// Asking for that from the start would double the number of rows.
    private func liftNegativeLengths() -> Bool {
        var isChanged = false
        for item in items {
            for axis in [Axis.horizontal, .vertical] {
                let length = item.variables.length(axis)
                guard solver.value(of: length) < -1e-6, !bounded.contains(length) else { continue }
                isChanged = true
                do {
                    _ = try solver.add([(length, 1)], constant: 0, .greaterThanOrEqual, .required)
                    bounded.insert(length)
                } catch {
                    let others = constraints(behind: error)
                    guard let newest = others.first else {
                        bounded.insert(length)
                        continue
                    }
                    hasConflicts = true
                    newest.reportConflict(with: Array(others.dropFirst()))
                    takeOut(newest)
                }
                // Further rows are put in where all hold.
                guard solver.solve() else { return false }
            }
        }
        return isChanged
    }

    /// Pixels per point.
    var scale: CGFloat { root?.window?.ownScale ?? UIScreen.main.scale }
}
