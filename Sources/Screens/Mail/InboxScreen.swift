/// Letters received; the pencil at the bottom starts one.
final class InboxScreen: SampleViewController {
    static let accent = UIColor(light: 0x22598C, dark: 0x86B9E8)

    private let header = UILabel("Inbox", .largeTitle, lines: 1)
    private let count = UILabel("3 unread", .callout, Palette.inkSoft, lines: 1)
    private let rows: [MailRow] = [
        MailRow(
            "Adaeze Okafor", "Drawings for the pier", "The new railing is in sheet 4. I kept the bench.", "09:41",
            unread: true),
        MailRow(
            "Vik Library", "Your book is here", "“The Book of Knots” waits for you at the desk.", "08:15", unread: true),
        MailRow("Jonas Weber", "Re: Bread", "Eight hours, cold, and do not look at it.", "07:50", unread: true),
        MailRow(
            "Tomás Ferreira", "Packing list", "Tent, stoves, rope, coffee. You bring the maps.", "Tue", unread: false),
        MailRow(
            "Harbour Office", "Berth 12, summer season", "Please confirm your berth by the end of June.", "Mon",
            unread: false),
        MailRow(
            "Ines Marchetti", "Verse three", "What about “lantern” and “pattern”? It nearly works.", "Mon",
            unread: false),
        MailRow("Noor Haddad", "Photographs", "The one with the gulls is going on my wall.", "Sun", unread: false),
        MailRow("Vik School", "Salt, week 24", "30.1 at eight in the morning, in drizzle.", "Sun", unread: false),
        MailRow(
            "Kofi Mensah", "Ferry timetable", "The late boat is back from the first of July.", "Sat", unread: false),
        MailRow("Ayumi Sato", "The key", "It is with the neighbours, under the cat.", "Fri", unread: false),
    ]
    private let compose = RoundButton(.pencil, .white, on: UIColor(light: 0x22598C, dark: 0x2F6FA8), side: 26)

    override var originView: UIView? { compose }

    override func build() {
        for view in [header, count] + rows + [compose] {
            self.view.addSubview(view)
        }
        compose.layer.shadowOpacity = 0.22
        compose.layer.shadowRadius = 10
        compose.layer.shadowOffset = CGSize(width: 0, height: 4)
        rows.last?.showsSeparator = false
        lead(from: compose)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        var column = Column.page(in: bounds, safe: safe, top: 16, widest: 720)
        column.add(header)
        column.add(count, gap: 4)
        column.y += 12
        compose.frame = CGRect(
            x: column.x + column.width - 60, y: bounds.height - max(safe.bottom, 16) - 16 - 60, width: 60, height: 60)
        for row in rows {
            column.add(row, height: 84)
            row.isHidden = column.y > compose.frame.minY + 4
        }
    }
}

/// A letter in the list: from whom, about what, how it begins, when.
final class MailRow: MirroringView {
    private let dot: UIView?
    private let sender: UILabel
    private let subject: UILabel
    private let start: UILabel
    private let time: UILabel
    private let separator = Rule()

    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    init(_ sender: String, _ subject: String, _ start: String, _ time: String, unread: Bool) {
        dot = unread ? Surface(InboxScreen.accent, corner: 4) : nil
        self.sender = UILabel(sender, .headline, lines: 1)
        self.subject = UILabel(subject, .callout, Palette.ink, lines: 1)
        self.start = UILabel(start, .footnote, Palette.inkSoft, lines: 1)
        self.time = UILabel(time, .footnote, Palette.inkSoft, align: .right, lines: 1)
        super.init(frame: .zero)
        for view in [dot, self.sender, self.subject, self.start, self.time, separator].compactMap({ $0 }) {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        let width = bounds.width
        dot?.frame = CGRect(x: -16, y: 20, width: 8, height: 8)
        sender.frame = CGRect(x: 0, y: 12, width: width - 64, height: 22)
        time.frame = CGRect(x: bounds.width - 56, y: 14, width: 56, height: 18)
        subject.frame = CGRect(x: 0, y: 34, width: width, height: 20)
        start.frame = CGRect(x: 0, y: 56, width: width, height: 17)
        separator.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
