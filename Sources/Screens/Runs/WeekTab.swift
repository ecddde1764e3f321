/// The week as bars, and the runs that made it.
final class WeekTab: RunsTab {
    private static let kilometres: [(String, Double)] = [
        ("M", 6.1), ("T", 0), ("W", 10.4), ("T", 8.2), ("F", 0), ("S", 0), ("S", 0),
    ]
    private let card = Surface()
    private let total = UILabel("24.7 km", .title, lines: 1)
    private let note = UILabel("3 km ahead of last week", .footnote, Palette.inkSoft, lines: 1)
    private let bars = Canvas(turns: true) { context, bounds in
        let boxes = bounds.columns(7, gap: 0)
        Palette.rule.setFill()
        for i in 0...3 {
            context.fill(CGRect(x: 0, y: (bounds.height - 1) * CGFloat(i) / 3, width: bounds.width, height: 1))
        }
        for (i, (box, day)) in zip(boxes, WeekTab.kilometres).enumerated() where day.1 > 0 {
            let height = bounds.height * CGFloat(day.1 / 12)
            (i == 3 ? RunsTab.accent : RunsTab.accent.mixed(with: Palette.surface, 0.45)).setFill()
            let bar = CGRect(x: box.midX - 12, y: bounds.height - height, width: 24, height: height)
            UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6)
            ).fill()
        }
    }
    private let days = kilometres.enumerated().map { i, day in
        UILabel(day.0, .caption, i == 3 ? RunsTab.accent : Palette.inkSoft, align: .center, lines: 1)
    }
    private let listTitle = UILabel("Runs", .headline)
    private let runs = RowGroup(
        [
            ListRow("Harbour and back", "Today · 5:51 per km", detail: "8.2 km", padding: 16),
            ListRow("Long one, along the dyke", "Wednesday · 6:05 per km", detail: "10.4 km", padding: 16),
            ListRow("Before work", "Monday · 5:44 per km", detail: "6.1 km", padding: 16),
        ], rowHeight: 76)

    init() {
        super.init(1, "9 to 15 June", "Week")
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        super.build()
        for view in [total, note, bars] + days {
            card.addSubview(view)
        }
        for view in [card, listTitle, runs] {
            self.view.addSubview(view)
        }
    }

    override func arrange(_ start: Column, bottom: CGFloat) {
        var column = start
        let isLow = bottom < 500
        // On a low screen the bars stand beside the sum.
        let height: CGFloat = isLow ? max(bottom - column.y - 16 - 64, 60) : bottom < 1000 ? 140 : 320
        let (left, top): (CGFloat, CGFloat) = isLow ? (220, 20) : (20, 94)
        column.add(card, height: top + height + 32 + 8)
        let width = column.width - 20 - left
        total.frame = CGRect(x: 20, y: 20, width: isLow ? left - 40 : width, height: 34)
        note.frame = CGRect(x: 20, y: 56, width: isLow ? left - 40 : width, height: 18)
        bars.frame = CGRect(x: left, y: top, width: width, height: height)
        let feet = CGRect(x: left, y: top + height + 8, width: width, height: 16)
        for (label, box) in zip(days, feet.columns(7, gap: 0)) {
            label.frame = box
        }
        column.add(listTitle, gap: 28)
        column.add(runs, gap: 12)
    }
}
