/// Today's distance, time and climb as three rings, and the run that is planned.
final class TodayTab: RunsTab {
    private static let shares: [CGFloat] = [0.82, 0.64, 0.45]
    private let card = Surface()
    private let rings = Canvas { context, bounds in
        for (i, color) in [RunsTab.accent, RunsTab.second, RunsTab.third].enumerated() {
            let radius = min(bounds.width, bounds.height) / 2 - 9 - CGFloat(i) * 22
            for (share, tone) in [(CGFloat(1), Palette.well), (TodayTab.shares[i], color)] {
                let path = UIBezierPath(
                    arcCenter: bounds.center, radius: radius, startAngle: -.pi / 2,
                    endAngle: -.pi / 2 + 2 * .pi * share * 0.99999,
                    clockwise: true)
                path.lineWidth = 16
                path.lineCapStyle = .round
                tone.setStroke()
                path.stroke()
            }
        }
    }
    private let values: [(UIView, UILabel, UILabel)] = [
        (RunsTab.accent, "8.2 km", "of 10"), (RunsTab.second, "48 min", "of 75"), (RunsTab.third, "90 m", "of 200 up"),
    ].map {
        (Surface($0, corner: 5), UILabel($1, .headline, lines: 1), UILabel($2, .footnote, Palette.inkSoft, lines: 1))
    }
    private let nextTitle = UILabel("Planned", .headline)
    private let plans = RowGroup(
        [
            ListRow(
                "Easy loop, 5 km", "18:00 · with Noor", leading: Icon.route.view(RunsTab.second, side: 28, width: 2),
                side: 40, padding: 16),
            ListRow(
                "Stretching", "20:30 · 15 minutes", leading: Icon.clock.view(RunsTab.third, side: 28, width: 2),
                side: 40, padding: 16),
        ], rowHeight: 76)

    init() {
        super.init(0, "Thursday, 12 June", "Today")
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        super.build()
        card.addSubview(rings)
        for (dot, value, goal) in values {
            for view in [dot, value, goal] {
                card.addSubview(view)
            }
        }
        for view in [card, nextTitle, plans] {
            self.view.addSubview(view)
        }
    }

    /// How large the rings may be for the plans to fit below them.
    private func side(in column: Column, bottom: CGFloat) -> CGFloat {
        let others: CGFloat = 24 + 24 + 44 + 24 + 28 + 22 + 12 + plans.height + 16
        return min((column.width * 0.62).rounded(), 320, max(bottom - column.y - others, 160))
    }

    override func arrange(_ start: Column, bottom: CGFloat) {
        var column = start
        let isLow = bottom < 500
        let side = isLow ? max(bottom - column.y - 64, 140) : self.side(in: column, bottom: bottom)
        if isLow {
            column.add(card, height: side + 40)
            rings.frame = CGRect(x: 20, y: 20, width: side, height: side)
            for (i, (dot, value, goal)) in values.enumerated() {
                let y = 20 + side / 2 - 78 + CGFloat(i) * 54
                dot.frame = CGRect(x: side + 60, y: y + 8, width: 10, height: 10)
                value.frame = CGRect(x: side + 80, y: y, width: 120, height: 26)
                goal.frame = CGRect(x: side + 80, y: y + 26, width: 120, height: 18)
            }
        } else {
            column.add(card, height: side + 24 + 24 + 44 + 24)
            rings.frame = CGRect(x: ((column.width - side) / 2).rounded(), y: 24, width: side, height: side)
            let boxes = CGRect(x: 20, y: side + 48, width: column.width - 40, height: 56).columns(3, gap: 0)
            for (box, (dot, value, goal)) in zip(boxes, values) {
                dot.frame = CGRect(x: box.minX, y: box.minY + 6, width: 10, height: 10)
                value.frame = CGRect(x: box.minX + 18, y: box.minY, width: box.width - 18, height: 22)
                goal.frame = CGRect(x: box.minX + 18, y: box.minY + 24, width: box.width - 18, height: 18)
            }
        }
        column.add(nextTitle, gap: 28)
        column.add(plans, gap: 12)
    }
}
