/// A row of a list: something at its left end, a title, perhaps a line below it, and something at its right end.
final class ListRow: MirroringView {
    let leading: UIView?
    private let title: UILabel
    private let subtitle: UILabel?
    private let detail: UILabel?
    private let accessory: UIView?
    private let separator = Rule()
    /// Of what is at the left end, points.
    var leadingSide: CGFloat {
        didSet { setNeedsLayout() }
    }
    private let padding: CGFloat

    /// Whether a line is drawn below the row, from where its text starts.
    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    /// - Parameters:
    ///   - side: of `leading`, points.
    ///   - detail: text at the right end, in line with the title.
    ///   - padding: from the row's ends to what it holds.
    init(
        _ title: String, _ subtitle: String? = nil, leading: UIView? = nil, side: CGFloat = 0, detail: String? = nil,
        accessory: UIView? = nil, padding: CGFloat = 0
    ) {
        self.title = UILabel(title, .headline, lines: 1)
        self.subtitle = subtitle.map { UILabel($0, .callout, Palette.inkSoft, lines: 1) }
        self.detail = detail.map { UILabel($0, .footnote, Palette.inkSoft, align: .right, lines: 1) }
        self.leading = leading
        self.accessory = accessory
        (leadingSide, self.padding) = (side, padding)
        super.init(frame: .zero)
        for view in [leading, self.title, self.subtitle, self.detail, accessory, separator].compactMap({ $0 }) {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// A row with a plain title and an arrow at its end, as settings have them.
    static func plain(
        _ title: String, leading: UIView? = nil, side: CGFloat = 0, detail: String? = nil, arrow: Bool = true
    ) -> ListRow {
        let row = ListRow(
            title, leading: leading, side: side, detail: detail,
            accessory: arrow ? Icon.chevron.view(Palette.inkFaint, side: 18) : nil, padding: 16)
        row.title.font = TextStyle.body.font
        row.detail?.font = TextStyle.callout.font
        return row
    }

    override func place() {
        let (width, height) = (bounds.width, bounds.height)
        leading?.frame = CGRect(
            x: padding, y: ((height - leadingSide) / 2).rounded(), width: leadingSide, height: leadingSide)
        let left = padding + (leading == nil ? 0 : leadingSide + 16)
        var right = width - padding
        if let accessory {
            accessory.frame = CGRect(x: right - 18, y: (height / 2 - 12).rounded(), width: 24, height: 24)
            right -= 26
        }
        let line = title.sizeThatFits(bounds.size).height.rounded(.up)
        let second = subtitle?.sizeThatFits(bounds.size).height.rounded(.up) ?? 0
        let gap: CGFloat = subtitle == nil ? 0 : 3
        let top = ((height - line - second - gap) / 2).rounded()
        var titleRight = right
        if let detail {
            let (room, tall) = (detail.naturalWidth, detail.sizeThatFits(bounds.size).height.rounded(.up))
            detail.frame = CGRect(x: right - room, y: top + ((line - tall) / 2).rounded(), width: room, height: tall)
            titleRight -= room + 8
        }
        title.frame = CGRect(x: left, y: top, width: max(titleRight - left, 0), height: line)
        subtitle?.frame = CGRect(x: left, y: top + line + gap, width: max(right - left, 0), height: second)
        separator.frame = CGRect(x: left, y: height - 1, width: max(width - left, 0), height: 1)
    }
}

/// Rows below one another on a rounded area.
final class RowGroup: MirroringView {
    let rows: [ListRow]
    private let rowHeight: CGFloat

    init(_ rows: [ListRow], rowHeight: CGFloat = 52, background: UIColor = Palette.surface) {
        self.rows = rows
        self.rowHeight = rowHeight
        super.init(frame: .zero)
        backgroundColor = background
        layer.cornerRadius = 16
        for row in rows {
            addSubview(row)
        }
        rows.last?.showsSeparator = false
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { rowHeight * CGFloat(rows.count) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    override func place() {
        for (i, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: rowHeight * CGFloat(i), width: bounds.width, height: rowHeight)
        }
    }
}
