/// The planets as a list with round pictures; the one tapped opens its page.
final class PlanetsScreen: SampleViewController {
    static let ground = UIColor(light: 0xF2F2F8, dark: 0x0C0E1A)

    private let header = UILabel("Planets", .largeTitle, lines: 1)
    private let line = UILabel("Eight, in order of distance from the Sun", .callout, Palette.inkSoft)
    private let rows = Planet.all.map {
        ListRow(
            $0.name, $0.line, leading: $0.disc(), side: 56, accessory: Icon.chevron.view(Palette.inkFaint, side: 18))
    }

    /// The planet whose page opens next; Saturn, till one is tapped.
    private(set) var selected = 5

    override var originView: UIView? { rows[selected].leading }

    /// The planet chosen.
    var planet: Planet { Planet.all[selected] }

    override func build() {
        view.backgroundColor = Self.ground
        for view in [header, line] + rows {
            self.view.addSubview(view)
        }
        rows.last?.showsSeparator = false
        for (i, row) in rows.enumerated() {
            onTap(row) { [weak self, weak row] in
                self?.selected = i
                self?.forward?(row?.leading)
            }
        }
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        var column = Column.page(in: bounds, safe: safe, top: 16)
        column.add(header)
        column.add(line, gap: 4)
        column.y += 16
        let room = bounds.height - max(safe.bottom, 16) - column.y
        let height = min(max((room / CGFloat(rows.count)).rounded(.down), 72), 116)
        for row in rows {
            row.leadingSide = height > 100 ? 84 : 56
            column.add(row, height: height)
        }
    }
}
