/// Heights of the system's headers and footers, in points.
private let plainHeader: CGFloat = 28
private let groupedHeader: CGFloat = 38
private let groupedGap: CGFloat = 18
private let firstGap: CGFloat = 35

/// How far the boxes of `insetGrouped` keep from the sides.
private let boxMargin: CGFloat = 16

extension UITableView {
    /// Where everything is; the data source is asked if it has not been.
    var geometry: TableGeometry {
        if let storedGeometry { return storedGeometry }
        let made = makeGeometry()
        storedGeometry = made
        measuredWidth = bounds.width
        return made
    }

    /// Lets heights be asked for anew; the rows stay.
    func geometryMayHaveChanged() {
        storedGeometry = nil
        spareHeaders = [:]
        spareFooters = [:]
        setNeedsLayout()
    }

    private func makeGeometry() -> TableGeometry {
        var sections: [TableGeometry.Section] = []
        if let dataSource {
            for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
                sections.append(makeSection(section, dataSource))
            }
        }
        return TableGeometry(top: tableHeaderView?.bounds.height ?? 0, sections: sections)
    }

    private func makeSection(_ section: Int, _ dataSource: any UITableViewDataSource) -> TableGeometry.Section {
        let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
        var heights: [CGFloat] = []
        heights.reserveCapacity(count)
        var guessed: Set<Int> = []
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let height = listDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            if height >= 0 {
                heights.append(height)
            } else if let known = knownHeight(path) {
                heights.append(known)
            } else {
                let guess = listDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
                heights.append(guess > 0 ? guess : Self.standardRowHeight)
                guessed.insert(row)
            }
        }
        return TableGeometry.Section(
            header: headerHeight(section, dataSource), footer: footerHeight(section, dataSource), rows: heights,
            guessed: guessed)
    }

    /// The height of a row that is seen and was measured.
    private func knownHeight(_ path: IndexPath) -> CGFloat? {
        guard bounds.width == measuredWidth, let cell = cells[path] else { return nil }
        return cell.bounds.height
    }

    private func headerHeight(_ section: Int, _ dataSource: any UITableViewDataSource) -> CGFloat {
        let set = listDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if set >= 0 { return set }
        let padding = style == .plain && sectionHeaderTopPadding > 0 ? sectionHeaderTopPadding : 0
        if let view = listDelegate?.tableView(self, viewForHeaderInSection: section) {
            spareHeaders[section] = view
            return fittingHeight(of: view) + padding
        }
        if dataSource.tableView(self, titleForHeaderInSection: section)?.isEmpty == false {
            return style == .plain ? plainHeader + padding : groupedHeader + (section == 0 ? groupedGap : 0)
        }
        if style == .plain { return 0 }
        return section == 0 && tableHeaderView == nil ? firstGap : groupedGap
    }

    private func footerHeight(_ section: Int, _ dataSource: any UITableViewDataSource) -> CGFloat {
        let set = listDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if set >= 0 { return set }
        if let view = listDelegate?.tableView(self, viewForFooterInSection: section) {
            spareFooters[section] = view
            return fittingHeight(of: view)
        }
        if let title = dataSource.tableView(self, titleForFooterInSection: section), !title.isEmpty {
            return style == .plain ? plainHeader : titleView(title, isFooter: true).sizeThatFits(bounds.size).height
        }
        return style == .plain ? 0 : groupedGap
    }

    /// The height of a header or footer that the delegate gives without saying one.
    private func fittingHeight(of view: UIView) -> CGFloat {
        if let height = view.heightByConstraints(width: bounds.width) { return height }
        if view.bounds.height > 0 { return view.bounds.height }
        return max(view.sizeThatFits(bounds.size).height, plainHeader)
    }

    /// The system's header or footer with a title.
    func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
        let identifier = isFooter ? "segue.footer" : "segue.header"
        let view =
            headerQueue.take(identifier) ?? TitleView(reuseIdentifier: identifier)
        let label = view.textLabel
        if style == .plain {
            label?.text = title
            label?.font = .systemFont(ofSize: 17, weight: .semibold)
            label?.textColor = .label
            if view.backgroundView == nil { view.backgroundView = UIView() }
            view.backgroundView?.backgroundColor = .secondarySystemBackground
        } else {
            label?.text = isFooter ? title : title.uppercased()
            label?.font = .systemFont(ofSize: 13)
            label?.textColor = .secondaryLabel
            label?.numberOfLines = 0
            view.isTitleAtTop = isFooter
        }
        view.sides = headerSides
        return view
    }

    /// What keeps titles clear of the sides.
    var headerSides: UIEdgeInsets {
        let sides = sideInsets
        let box = style == .insetGrouped ? boxMargin : 0
        return UIEdgeInsets(top: 0, left: sides.left + box, bottom: 0, right: sides.right + box)
    }

    /// The safe area at the sides, as far as it counts.
    var sideInsets: UIEdgeInsets {
        guard insetsContentViewsToSafeArea, contentInsetAdjustmentBehavior != .never else { return .zero }
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    func span(_ part: (y: CGFloat, height: CGFloat)) -> CGRect {
        CGRect(x: 0, y: part.y, width: bounds.width, height: part.height)
    }

    /// A row's frame; in boxes it keeps clear of the sides.
    func rowFrame(_ path: IndexPath) -> CGRect {
        let row = span(geometry.row(path))
        guard style == .insetGrouped else { return row }
        let sides = sideInsets
        return row.inset(
            by: UIEdgeInsets(top: 0, left: boxMargin + sides.left, bottom: 0, right: boxMargin + sides.right))
    }

    /// Where a header is seen: in plain tables it stays at the top while its section passes.
    func headerFrame(_ section: Int) -> CGRect {
        var header = span(geometry.header(section))
        guard style == .plain, header.height > 0 else { return header }
        let whole = geometry.section(section)
        let footer = geometry.footer(section).height
        let top = bounds.minY + adjustedContentInset.top
        header.origin.y = max(header.minY, min(top, whole.y + whole.height - footer - header.height))
        return header
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard geometry.has(path) else { return }
        let inset = adjustedContentInset
        var rect = rectForRow(at: path)
        if style == .plain {
            let header = geometry.header(path.section).height
            rect.origin.y -= header
            rect.size.height += header
        }
        (rect.origin.x, rect.size.width) = (0, bounds.width)
        let y: CGFloat
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY - inset.top
        case .middle:
            y = rect.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top
        case .bottom: y = rect.maxY - bounds.height + inset.bottom
        }
        setContentOffset(allowed(CGPoint(x: contentOffset.x, y: y)), animated: animated)
        if !animated { layoutIfNeeded() }
    }
}

/// The system's own header or footer.
private final class TitleView: UITableViewHeaderFooterView {}

extension UIView {
    /// The height that constraints inside the view give it at a width; nil if there are none.
    func heightByConstraints(width: CGFloat) -> CGFloat? {
        let held = (self as? UITableViewHeaderFooterView)?.contentView ?? self
        guard held.holdsLayout else { return nil }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Whether the size of the view depends on constraints inside it.
    var holdsLayout: Bool {
        updateConstraintsInTree()
        return !constraints.isEmpty || self is UIStackView
    }

    /// The size that constraints in a part of the view give the whole, if so much of it lies beside the part.
    func fittingSize(
        of part: UIView, _ target: CGSize, beside room: CGFloat, horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        var target = target
        target.width = max(target.width - room, 0)
        var size = part.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += room
        return size
    }
}
