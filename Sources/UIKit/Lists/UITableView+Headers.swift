extension UITableView {
    /// Makes the headers and footers that are missing.
    func addVisibleHeaders() {
        guard let dataSource, bounds.width > 0 else { return }
        for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
            if headers[section] == nil, geometry.header(section).height > 0,
                let view = header(section, dataSource)
            {
                headers[section] = view
                show(view, above: true)
                listDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
            if footers[section] == nil, geometry.footer(section).height > 0,
                let view = footer(section, dataSource)
            {
                footers[section] = view
                show(view, above: false)
                listDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
    }

    func placeHeaders() {
        for (section, view) in headers {
            let frame = headerFrame(section)
            if view.frame != frame { placeHeader(view, in: frame) }
        }
        for (section, view) in footers {
            let frame = span(geometry.footer(section))
            if view.frame != frame { placeHeader(view, in: frame) }
        }
    }

    private func placeHeader(_ view: UIView, in frame: CGRect) {
        if view.frame.size == frame.size || view.bounds.isEmpty {
            UIView.withoutAnimation { view.frame = frame }
        } else {
            view.frame = frame
        }
    }

    private func show(_ view: UIView, above: Bool) {
        UIView.withoutAnimation {
            if let view = view as? UITableViewHeaderFooterView { view.sides = headerSides }
            // Headers lie above the rows that pass under them.
            if above { addSubview(view) } else { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        }
    }

    private func header(_ section: Int, _ dataSource: any UITableViewDataSource) -> UIView? {
        if let view = spareHeaders.removeValue(forKey: section) { return view }
        if let view = listDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
        let title = dataSource.tableView(self, titleForHeaderInSection: section)
        return title.flatMap { $0.isEmpty ? nil : titleView($0, isFooter: false) }
    }

    private func footer(_ section: Int, _ dataSource: any UITableViewDataSource) -> UIView? {
        if let view = spareFooters.removeValue(forKey: section) { return view }
        if let view = listDelegate?.tableView(self, viewForFooterInSection: section) { return view }
        let title = dataSource.tableView(self, titleForFooterInSection: section)
        return title.flatMap { $0.isEmpty ? nil : titleView($0, isFooter: true) }
    }

    func retireHeader(_ view: UIView, from section: Int) {
        listDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        retire(view)
    }

    func retireFooter(_ view: UIView, from section: Int) {
        listDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        retire(view)
    }

    private func retire(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            headerQueue.put(view, for: identifier)
        }
    }
}
