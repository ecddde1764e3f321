/// How wide the buttons of editing are with the room beside them, in points.
private let editWidth: CGFloat = 38

/// How a row is set off from its neighbours.
struct CellFrame: Equatable {
    /// Whether there is a line below the row, and whether it goes from side to side.
    var hasSeparator = false
    var isFullWidth = false
    /// Whether there is a line above it, as above the first of a group.
    var hasTopLine = false
    /// Round corners above and below.
    var roundsTop = false
    var roundsBottom = false
    var separatorColor: UIColor = .separator
    var separatorInset = UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0)
    /// The safe area at the table's sides.
    var left: CGFloat = 0
    var right: CGFloat = 0

    static let cornerRadius: CGFloat = 10
}

extension UITableViewCell {
    /// Gives everything its place.
    func layOutCell() {
        let (left, right) = (frameStyle.left, frameStyle.right)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectionState.ground?.frame = bounds
        let shift = editShift
        let isRTL = isRightToLeft
        let end = layOutAccessory(right: right)
        var room = CGRect(
            x: left + shift, y: 0, width: max(bounds.width - left - right - shift, 0), height: bounds.height)
        room.size.width = max(room.width - end, 0)
        if isRTL { room.origin.x = bounds.width - room.maxX }
        if content.frame != room { content.frame = room }
        editControl?.frame = CGRect(
            x: isRTL ? bounds.width - left - editWidth : left, y: 0, width: editWidth, height: bounds.height)
        if hasLabels, configurationView == nil { layOutLabels(width: room.width) }
        configurationView?.frame = content.bounds
        layOutSeparator(left: left + shift)
        roundCorners()
    }

    private var editShift: CGFloat {
        editingState && editingStyle != .none && shouldIndentWhileEditing ? editWidth : 0
    }

    private func layOutLabels(width: CGFloat) {
        let indent = CGFloat(indentationLevel) * indentationWidth
        labels.layOut(
            in: CGRect(x: 0, y: 0, width: width, height: bounds.height), margin: cellMargin + indent,
            isRightToLeft: isRightToLeft)
    }

    /// Puts the accessory at the end, and returns the room it takes.
    private func layOutAccessory(right: CGFloat) -> CGFloat {
        let type = editingState ? editingAccessoryType : accessoryType
        var view = accessoryView
        if view == nil, type != .none {
            if accessory?.type != type {
                accessory?.removeFromSuperview()
                let made = CellAccessory(type: type) { [weak self] in self?.accessoryTapped() }
                addSubview(made)
                accessory = made
            }
            view = accessory
        } else {
            accessory?.removeFromSuperview()
            accessory = nil
        }
        guard let view else { return 0 }
        let size = view === accessory ? view.sizeThatFits(bounds.size) : view.bounds.size
        let x = bounds.width - right - cellMargin - size.width
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - size.width : x, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        return size.width + cellMargin
    }

    private func accessoryTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.listDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    private func layOutSeparator(left: CGFloat) {
        let style = frameStyle
        separator.isHidden = !style.hasSeparator
        guard style.hasSeparator else { return }
        separator.backgroundColor = style.separatorColor
        let inset = hasOwnSeparatorInset ? separatorInset : style.separatorInset
        var start = inset.left + left
        if !hasOwnSeparatorInset, hasLabels, configurationView == nil {
            start = max(start, labels.textStart(margin: inset.left) + left)
        }
        if style.isFullWidth { start = 0 }
        let end = style.isFullWidth ? 0 : inset.right
        let height = 1 / contentScaleFactor
        let width = max(bounds.width - start - end, 0)
        separator.frame = CGRect(
            x: isRightToLeft ? end : start, y: bounds.height - height, width: width, height: height)
        bringSubviewToFront(separator)
    }

    private func roundCorners() {
        guard frameStyle.roundsTop || frameStyle.roundsBottom else {
            if layer.cornerRadius == CellFrame.cornerRadius, frameStyle != CellFrame() { layer.cornerRadius = 0 }
            return
        }
        var corners: CACornerMask = []
        if frameStyle.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if frameStyle.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = CellFrame.cornerRadius
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    /// What of the cell's width accessories, buttons of editing and the safe area take.
    var roomBesideContent: CGFloat {
        frameStyle.left + frameStyle.right + editShift + layOutAccessory(right: frameStyle.right)
    }

    /// The height that what the cell shows needs at a width.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let room = width - roomBesideContent
        if let configurationView {
            return max(configurationView.sizeThatFits(CGSize(width: room, height: 0)).height, 44)
        }
        if hasLabels, !labels.isEmpty {
            return labels.height(width: room, margin: cellMargin + CGFloat(indentationLevel) * indentationWidth)
        }
        return UITableView.standardRowHeight
    }

    // MARK: Selection

    /// Shows the grey, or the cell's own view, behind a selected or highlighted cell.
    func showSelection(animated: Bool) {
        let isOn = selectionState.isSelected || selectionState.isHighlighted
        let shows = isOn && selectionStyle != .none
        highlightParts(isOn && selectionStyle != .none)
        let change = { [self] in
            if shows {
                ground.alpha = 1
            } else {
                selectedBackgroundView?.alpha = 0
                selectionState.ground?.alpha = 0
            }
        }
        if shows { placeGround() }
        guard animated, window != nil else { return change() }
        UIView.animate(withDuration: 0.3, animations: change)
    }

    /// The view that is seen while the cell is selected.
    private var ground: UIView {
        if let selectedBackgroundView { return selectedBackgroundView }
        if let made = selectionState.ground { return made }
        let made = UIView(frame: bounds)
        made.isUserInteractionEnabled = false
        made.backgroundColor = .systemGray4
        selectionState.ground = made
        return made
    }

    private func placeGround() {
        let ground = ground
        if ground.superview !== self {
            ground.alpha = 0
            ground.frame = bounds
            if let backgroundView {
                insertSubview(ground, aboveSubview: backgroundView)
            } else {
                insertSubview(ground, at: 0)
            }
        }
    }

    private func highlightParts(_ isOn: Bool) {
        guard hasLabels else { return }
        labels.title.isHighlighted = isOn
        labels.detail.isHighlighted = isOn
        labels.picture.isHighlighted = isOn
    }

    // MARK: Editing

    func changeEditing(animated: Bool) {
        if editingState, editingStyle != .none, editControl == nil {
            let control = CellEditControl(style: editingStyle) { [weak self] in self?.editTapped() }
            control.alpha = 0
            addSubview(control)
            editControl = control
            layoutIfNeeded()
        }
        let change = { [self] in
            editControl?.alpha = editingState ? 1 : 0
            setNeedsLayout()
            layoutIfNeeded()
        }
        let done = { [weak self] in
            guard let self, !editingState else { return }
            editControl?.removeFromSuperview()
            editControl = nil
        }
        guard animated, window != nil else {
            change()
            return done()
        }
        UIView.animate(withDuration: 0.3, animations: change) { _ in done() }
    }

    private func editTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.dataSource?.tableView(table, commit: editingStyle, forRowAt: path)
    }

    // MARK: Content configuration

    func showConfiguration() {
        guard let contentConfiguration else {
            configurationView?.removeFromSuperview()
            configurationView = nil
            return setNeedsLayout()
        }
        if let view = configurationView, view.supports(contentConfiguration) {
            view.configuration = contentConfiguration
        } else {
            configurationView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            content.addSubview(view)
            configurationView = view
        }
        setNeedsLayout()
        table?.contentOfCellDidChange(self)
    }
}

extension CellLabels {
    /// Whether none of them shows anything: the cell is made of other parts.
    var isEmpty: Bool {
        title.text?.isEmpty != false && detail.text?.isEmpty != false && picture.image == nil
    }
}
