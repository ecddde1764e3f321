/// What is to be done today, with a round plus button at the bottom that opens a new task.
final class TasksScreen: SampleViewController {
    /// The colour of the effect's disc.
    static let accent = UIColor(hex: 0xFFA500)
    /// On the accent.
    static let onAccent = UIColor(hex: 0x3A2400)
    /// Text in the accent's hue.
    static let accentText = UIColor(light: 0x8A5200, dark: 0xFFBE4D)
    /// The middle of the button, up from the bottom, and its radius.
    static let buttonRise: CGFloat = 90
    static let buttonRadius: CGFloat = 30
    /// What is left free about the button where it stands between two columns, in points.
    static let middle: CGFloat = 84

    private let date = UILabel("Thursday, 12 June", .label, accentText)
    private let header = UILabel("Today", .largeTitle)
    private let progress = Meter(0.4, accent)
    private let count = UILabel("2 of 5 done today", .footnote, Palette.inkSoft)
    private let rows = [
        TaskRow("Water the tomatoes", "07:30 · Balcony", done: true),
        TaskRow("Send off the lease", "09:00 · Home", done: true),
        TaskRow("Rehearse the adagio", "13:30 · Studio B"),
        TaskRow("Pick up the bicycle", "17:00 · Hallgatan 8"),
        TaskRow("Call grandmother", "19:30 · Ask about the recipe"),
        TaskRow("Mend the tent zip", "Tomorrow · Attic"),
        TaskRow("Return “The Book of Knots”", "Friday · Vik Library"),
        TaskRow("Buy rope, 20 metres", "Friday · Chandler’s"),
        TaskRow("Boat to Vinga", "Saturday, 07:00 · Pier 3"),
    ]
    private let plus = RoundButton(.plus, onAccent, on: accent, side: 28, width: 2.5)

    override var originView: UIView? { plus }

    override func build() {
        for view in [date, header, progress, count] + rows + [plus] {
            self.view.addSubview(view)
        }
        lead(from: plus)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isLow = bounds.height < Column.lowHeight
        // On a low screen the button has the middle to itself.
        let halves = Column.halves(in: bounds, safe: safe, gap: Self.middle)
        var column = isLow ? halves.0 : Column.page(in: bounds, safe: safe, top: 16)
        column.add(date)
        column.add(header, gap: 4)
        column.add(progress, height: 8, gap: 20)
        column.add(count, gap: 8)
        column.y += 12
        if isLow { column = halves.1 }
        let bottom = isLow ? bounds.height - safe.bottom : bounds.height - Self.buttonRise - Self.buttonRadius - 12
        for (i, row) in rows.enumerated() {
            column.add(row, height: 72, gap: isLow && i == 0 ? 0 : 12)
            row.isHidden = column.y > bottom
        }
        plus.frame = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.height - Self.buttonRise), side: Self.buttonRadius * 2)
    }
}

/// A task: a box to tick, what it is, when and where.
final class TaskRow: MirroringView {
    private let box: UIView
    private let title: UILabel
    private let detail: UILabel

    init(_ title: String, _ detail: String, done: Bool = false) {
        box = Canvas { context, bounds in
            if done {
                context.fillDisc(bounds.center, 12, TasksScreen.accent)
                Icon.check.draw(in: CGRect(center: bounds.center, side: 16), TasksScreen.onAccent, width: 2)
            } else {
                Palette.inkFaint.setStroke()
                let ring = UIBezierPath(ovalIn: CGRect(center: bounds.center, side: 22.5))
                ring.lineWidth = 1.5
                ring.stroke()
            }
        }
        self.title = UILabel(title, .headline, done ? Palette.inkSoft : Palette.ink, lines: 1)
        self.detail = UILabel(detail, .footnote, Palette.inkSoft, lines: 1)
        super.init(frame: .zero)
        backgroundColor = Palette.surface
        layer.cornerRadius = 16
        for view in [box, self.title, self.detail] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        box.frame = CGRect(x: 16, y: (bounds.height / 2 - 14).rounded(), width: 28, height: 28)
        title.frame = CGRect(x: 60, y: 15, width: bounds.width - 76, height: 22)
        detail.frame = CGRect(x: 60, y: 40, width: bounds.width - 76, height: 18)
    }
}
