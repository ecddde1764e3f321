/// From attributes of views and guides to sums of variables.
extension LayoutEngine {
    typealias Axis = NSLayoutConstraint.Axis

    /// What a row demands of the solver's variables; nil if its items are gone or in different trees.
    func expression(for row: LayoutRow) -> LayoutExpression? {
        guard let common = row.commonView else { return nil }
        var expression = LayoutExpression(constant: Double(row.constant))
        for term in row.terms {
            guard let item = term.item, let axis = term.attribute.axis else { return nil }
            let factor = term.factor
            if term.attribute.isDirectional, common.isRightToLeft {
                // Measured from the right-hand side, leftwards.
                addInnerOrigin(of: common, axis, factor, to: &expression)
                addInnerLength(of: common, axis, factor, to: &expression)
                add(item, term.attribute.mirrored, -factor, axis, in: common, to: &expression)
            } else {
                add(item, term.attribute, factor, axis, in: common, to: &expression)
            }
        }
        expression.terms.removeAll { abs($0.coefficient) < SolverRow.zero }
        return expression
    }

    /// Whether constraints place a view.
    func isPlaced(_ view: UIView) -> Bool {
        view === root ? isRootFree : !view.translatesAutoresizingMaskIntoConstraints
    }

    /// Adds a multiple of an attribute, in the coordinates of the common view.
    private func add(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat, _ axis: Axis,
        in common: UIView, to sum: inout LayoutExpression
    ) {
        let view = item as? UIView
        let insets: UIEdgeInsets = view.map { self.insets(of: $0, for: attribute) } ?? .zero
        if insets != .zero { sum.isLive = true }
        let (before, after) = (insets.before(axis), insets.after(axis))
        // How much of the length is added to the origin, and how much of the insets.
        var share: CGFloat = 0
        switch attribute {
        case .notAnAttribute: return
        case .width, .height:
            addLength(of: item, axis, factor, to: &sum)
            sum.constant -= Double(factor * (before + after))
            return
        case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin:
            sum.constant += Double(factor * before)
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin:
            share = 1
            sum.constant -= Double(factor * after)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            share = 0.5
            sum.constant += Double(factor * (before - after) / 2)
        case .firstBaseline, .lastBaseline:
            let isFirst = attribute == .firstBaseline
            if let view,
                let stand = isFirst ? view.viewForFirstBaselineLayout : view.viewForLastBaselineLayout as UIView?,
                stand !== view, stand.isDescendant(of: view)
            {
                return add(stand, attribute, factor, axis, in: common, to: &sum)
            }
            let baseline = view?.baseline(isFirst: isFirst) ?? (share: isFirst ? 0 : 1, offset: 0)
            share = baseline.share
            sum.addLive(factor * baseline.offset)
        }
        if view === common, let view {
            addInnerOrigin(of: view, axis, factor, to: &sum)
            if share != 0 { addInnerLength(of: view, axis, factor * share, to: &sum) }
            return
        }
        if share != 0 { addLength(of: item, axis, factor * share, to: &sum) }
        addOrigin(of: item, axis, factor, to: &sum)
        var space = view == nil ? item.layoutView : view?.superview
        while let current = space, current !== common {
            addOrigin(of: current, axis, factor, to: &sum)
            addScrolledDistance(of: current, axis, -factor, to: &sum)
            space = current.superview
        }
    }

    /// What lies between a view's frame and what an attribute speaks of.
    private func insets(of view: UIView, for attribute: NSLayoutConstraint.Attribute) -> UIEdgeInsets {
        switch attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            view.layoutMargins
        case .firstBaseline, .lastBaseline: .zero
        default: view.alignmentRectInsets
        }
    }

    /// Adds where a view begins in its superview, or a guide in its view.
    private func addOrigin(of item: any LayoutItem, _ axis: Axis, _ factor: CGFloat, to sum: inout LayoutExpression) {
        if let view = item as? UIView {
            if isPlaced(view) {
                sum.add(variables(for: view).origin(axis), factor)
            } else {
                let size = view.bounds.size.along(axis)
                fixedViews.insert(ObjectIdentifier(view))
                sum.addLive(factor * (view.center.along(axis) - size * view.layer.anchorPoint.along(axis)))
            }
            return
        }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return }
        switch guide.kind {
        case .free: sum.add(variables(for: guide).origin(axis), factor)
        case .scrollContent: return
        case .scrollFrame: addScrolledDistance(of: view, axis, factor, to: &sum)
        case .safeArea, .margins, .readable:
            addScrolledDistance(of: view, axis, factor, to: &sum)
            fixedViews.insert(ObjectIdentifier(view))
            sum.addLive(factor * view.insets(of: guide.kind).before(axis))
        case .top, .bottom:
            addScrolledDistance(of: view, axis, factor, to: &sum)
            guard guide.kind == .bottom, axis == .vertical else { return }
            addLength(of: view, axis, factor, to: &sum)
            sum.addLive(-factor * view.safeAreaInsets.bottom)
        }
    }

    private func addLength(of item: any LayoutItem, _ axis: Axis, _ factor: CGFloat, to sum: inout LayoutExpression) {
        if let view = item as? UIView {
            if isPlaced(view) {
                sum.add(variables(for: view).length(axis), factor)
            } else {
                fixedViews.insert(ObjectIdentifier(view))
                sum.addLive(factor * view.bounds.size.along(axis))
            }
            return
        }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return }
        switch guide.kind {
        case .free, .scrollContent: sum.add(variables(for: guide).length(axis), factor)
        case .scrollFrame: addLength(of: view, axis, factor, to: &sum)
        case .safeArea, .margins, .readable:
            let insets = view.insets(of: guide.kind)
            addLength(of: view, axis, factor, to: &sum)
            sum.addLive(-factor * (insets.before(axis) + insets.after(axis)))
        case .top, .bottom:
            if axis == .horizontal {
                addLength(of: view, axis, factor, to: &sum)
            } else {
                sum.addLive(factor * (guide.kind == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom))
            }
        }
    }

    /// Adds where the inside of a view begins in its own coordinates; of a scroll view, where its content begins.
    private func addInnerOrigin(of view: UIView, _ axis: Axis, _ factor: CGFloat, to sum: inout LayoutExpression) {
        if !(view is UIScrollView) { addScrolledDistance(of: view, axis, factor, to: &sum) }
    }

    /// Adds how long the inside of a view is; of a scroll view, its content.
    private func addInnerLength(of view: UIView, _ axis: Axis, _ factor: CGFloat, to sum: inout LayoutExpression) {
        let item: any LayoutItem = (view as? UIScrollView)?.contentLayoutGuide ?? view
        addLength(of: item, axis, factor, to: &sum)
    }

    /// Adds how far a view's coordinates are from its top left.
    private func addScrolledDistance(of view: UIView, _ axis: Axis, _ factor: CGFloat, to sum: inout LayoutExpression) {
        let distance = view.bounds.origin.along(axis)
        guard distance != 0 || view is UIScrollView else { return }
        fixedViews.insert(ObjectIdentifier(view))
        sum.addLive(factor * distance)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What the attribute is where the reading direction is from right to left.
    var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .right
        case .trailing: .left
        case .leadingMargin: .rightMargin
        case .trailingMargin: .leftMargin
        default: self
        }
    }
}
