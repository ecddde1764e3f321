/// What a stack view demands: as much as can be, but less than any constraint that is required.
private let demanded = ConstraintSolver.Strength.wanted(1000)

/// With which equal distances and proportions are wanted; Apple's number.
private let proportioned = ConstraintSolver.Strength.wanted(999)

/// With which centres are wanted at equal distances: less than the room between views is.
private let centred = ConstraintSolver.Strength.wanted(149)

/// With which a stack wants to be no larger than it must: less than anything a size is asked for with.
private let compact = ConstraintSolver.Strength.wanted(49)

/// With which views lined up by baselines want to touch the stack's side.
private let touching = ConstraintSolver.Strength.wanted(48)

extension UIStackView {
    /// The constraints that line the views up.
    func layoutRows() -> [LayoutRow] {
        let views = visibleViews
        var rows = hiddenRows()
        guard let first = views.first, let last = views.last else { return rows }
        rows.append(equation([LayoutTerm(first, start), LayoutTerm(edge, start, -1)]))
        rows.append(equation([LayoutTerm(last, end), LayoutTerm(edge, end, -1)]))
        for (view, next) in zip(views, views.dropFirst()) { rows += gapRows(view, next) }
        rows += lengthRows(views) + distanceRows(views)
        for view in arrangedSubviews { rows += crossRows(view, first) }
        rows.append(equation([LayoutTerm(self, crossLength)], strength: compact))
        return rows
    }

    private var isRow: Bool { axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var centre: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossCentre: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }

    /// What the views lie in.
    private var edge: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    private func equation(
        _ terms: [LayoutTerm], is value: CGFloat = 0, _ relation: NSLayoutConstraint.Relation = .equal,
        strength: ConstraintSolver.Strength = demanded
    ) -> LayoutRow {
        LayoutRow(terms: terms, constant: -value, relation: relation, strength: strength)
    }

    /// The room between two neighbours.
    private func gapRows(_ view: UIView, _ next: UIView) -> [LayoutRow] {
        let byBaselines = isBaselineRelativeArrangement && !isRow
        let terms = [
            LayoutTerm(next, byBaselines ? .firstBaseline : start),
            LayoutTerm(view, byBaselines ? .lastBaseline : end, -1),
        ]
        let room = room(after: view)
        switch distribution {
        case .fill, .fillEqually, .fillProportionally: return [equation(terms, is: room)]
        case .equalSpacing, .equalCentering:
            return [
                equation(terms, is: room, .greaterThanOrEqual), equation(terms, is: room, strength: compact),
            ]
        }
    }

    /// How long the views are compared with each other.
    private func lengthRows(_ views: [UIView]) -> [LayoutRow] {
        let first = views[0]
        switch distribution {
        case .fill, .equalSpacing, .equalCentering: return []
        case .fillEqually:
            return views.dropFirst().map { equation([LayoutTerm($0, length), LayoutTerm(first, length, -1)]) }
        case .fillProportionally:
            let sizes = views.map { max($0.intrinsicContentSize.along(axis), 0) }
            let total = sizes.reduce(0, +)
            // Each one's share of what all of them have together.
            return zip(views, sizes).map { view, size in
                let share = total > 0 ? size / total : 1 / CGFloat(views.count)
                let terms = [LayoutTerm(view, length)] + views.map { LayoutTerm($0, length, -share) }
                return equation(terms, strength: proportioned)
            }
        }
    }

    /// How far the views are from each other.
    private func distanceRows(_ views: [UIView]) -> [LayoutRow] {
        let ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        switch distribution {
        case .fill, .fillEqually, .fillProportionally: return []
        case .equalSpacing: ends = (end, start)
        case .equalCentering: ends = (centre, centre)
        }
        guard views.count > 2 else { return [] }
        let strength = distribution == .equalSpacing ? proportioned : centred
        return (1..<views.count - 1).map { index in
            equation(
                [
                    LayoutTerm(views[index + 1], ends.1), LayoutTerm(views[index], ends.0, -1),
                    LayoutTerm(views[1], ends.1, -1), LayoutTerm(views[0], ends.0),
                ], strength: strength)
        }
    }

    /// Where a view lies across the stack.
    private func crossRows(_ view: UIView, _ first: UIView) -> [LayoutRow] {
        let (before, after) = (LayoutTerm(edge, crossStart, -1), LayoutTerm(edge, crossEnd, -1))
        let (low, high) = (LayoutTerm(view, crossStart), LayoutTerm(view, crossEnd))
        let inside = [equation([low, before], .greaterThanOrEqual), equation([high, after], .lessThanOrEqual)]
        switch alignment {
        case .fill: return [equation([low, before]), equation([high, after])]
        case .leading: return [equation([low, before]), inside[1]]
        case .trailing: return [inside[0], equation([high, after])]
        case .center:
            return inside + [equation([LayoutTerm(view, crossCentre), LayoutTerm(edge, crossCentre, -1)])]
        case .firstBaseline, .lastBaseline:
            guard isRow else { return [equation([low, before]), inside[1]] }
            let isFirst = alignment == .firstBaseline
            let line: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
            return inside + [
                equation([LayoutTerm(view, line), LayoutTerm(first, line, -1)]),
                equation(isFirst ? [low, before] : [high, after], strength: touching),
            ]
        }
    }

    /// Hidden views have no length and lie where the one before them ends.
    private func hiddenRows() -> [LayoutRow] {
        var rows: [LayoutRow] = []
        var previous: UIView?
        for view in arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            let before = previous.map { LayoutTerm($0, end, -1) } ?? LayoutTerm(edge, start, -1)
            rows.append(equation([LayoutTerm(view, start), before]))
            rows.append(equation([LayoutTerm(view, length)]))
        }
        return rows
    }
}
