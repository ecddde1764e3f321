/// A form for a new task; the cross, in the place of the plus, closes it.
final class NewTaskScreen: SampleViewController {
    private let header = UILabel("New task", .largeTitle)
    private let hint = UILabel("What needs doing?", .callout, Palette.inkSoft)
    private let field = Surface()
    private let text = UILabel("Repair the kite", .heading)
    private let caret = Surface(TasksScreen.accent, corner: 1)
    private let whenTitle = UILabel("When", .label, Palette.inkSoft)
    private let days: [Pill] = ["Today", "Tomorrow", "Saturday"].enumerated().map { i, day in
        i == 2
            ? Pill(day, .headline, TasksScreen.onAccent, on: TasksScreen.accent)
            : Pill(day, .headline, Palette.ink, on: Palette.surface)
    }
    private let details = RowGroup(
        [
            .plain("Time", leading: Icon.clock.view(TasksScreen.accentText), side: 24, detail: "10:00"),
            .plain("Place", leading: Icon.pin.view(TasksScreen.accentText), side: 24, detail: "The attic"),
            .plain("Remind me", leading: Icon.bell.view(TasksScreen.accentText), side: 24, detail: "1 h before"),
            .plain("Label", leading: Icon.tag.view(TasksScreen.accentText), side: 24, detail: "Outdoors"),
        ], rowHeight: 56)
    private let add = Pill("Add task", .headline, Palette.page, on: Palette.ink)
    private let cross = RoundButton(.close, TasksScreen.onAccent, on: TasksScreen.accent, side: 28, width: 2.5)

    override var originView: UIView? { cross }

    override func build() {
        field.addSubview(text)
        field.addSubview(caret)
        for view in [header, hint, field, whenTitle] + days + [details, add, cross] {
            self.view.addSubview(view)
        }
        leadBack(from: cross)
        leadBack(from: add)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isLow = bounds.height < Column.lowHeight
        let halves = Column.halves(in: bounds, safe: safe, gap: TasksScreen.middle)
        var column = isLow ? halves.0 : Column.page(in: bounds, safe: safe, top: 16)
        column.add(header)
        column.add(hint, gap: 8)
        let inner = column.width - 40
        let height = text.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
        column.add(field, height: height + 40, gap: 16)
        text.frame = CGRect(x: 20, y: 20, width: inner, height: height)
        caret.frame = CGRect(x: 20 + text.naturalWidth + 2, y: 20, width: 2, height: height)
        column.add(whenTitle, gap: 24)
        column.y += 12
        for (rect, day) in zip(column.rect(height: 44).columns(3, gap: 8), days) {
            day.frame = rect
        }
        column.y += 44
        if isLow { column = halves.1 }
        column.add(details, gap: isLow ? 0 : 24)
        column.add(add, height: 52, gap: isLow ? 16 : 24)
        cross.frame = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.height - TasksScreen.buttonRise),
            side: TasksScreen.buttonRadius * 2)
        let bottom = isLow ? bounds.height : cross.frame.minY
        for view in days + [details, add] {
            view.isHidden = view.frame.maxY > bottom - 8
        }
        whenTitle.isHidden = days[0].isHidden
    }
}
