/// A letter being written, over the inbox.
final class ComposeScreen: SampleViewController {
    private let cancel = UILabel("Cancel", .body, InboxScreen.accent, lines: 1)
    private let header = UILabel("New letter", .headline, align: .center, lines: 1)
    private let send = RoundButton(.send, .white, on: UIColor(light: 0x22598C, dark: 0x2F6FA8), side: 22)
    private let rules = (0..<3).map { _ in Rule() }
    private let fields: [(UILabel, UILabel)] = [
        ("To", "Tomás Ferreira"), ("From", "mara@example.org"), ("Subject", "Saturday’s boat"),
    ].map { (UILabel($0, .body, Palette.inkSoft, lines: 1), UILabel($1, .body, Palette.ink, lines: 1)) }
    private let text = UILabel(
        """
        Dear Tomás,

        the boat leaves at seven, not eight: the tide will not wait for us. I have the maps, two thermos flasks and \
        Adaeze’s binoculars. If it rains we go all the same.

        Until Saturday
        Mara
        """, .body)
    private let caret = Surface(InboxScreen.accent, corner: 1)
    private let attachment = Surface(Palette.surface, corner: 12)
    private let attachmentIcon = Icon.paperclip.view(Palette.inkSoft, side: 22)
    private let attachmentName = UILabel("skerries-chart.pdf", .callout, lines: 1)
    private let attachmentSize = UILabel("1.2 MB", .footnote, Palette.inkSoft, align: .right, lines: 1)

    private let keyboard = Keyboard()

    override func build() {
        for view in [attachmentIcon, attachmentName, attachmentSize] {
            attachment.addSubview(view)
        }
        for view in [cancel, header, send] + rules + [text, caret, attachment, keyboard] {
            self.view.addSubview(view)
        }
        for (name, value) in fields {
            view.addSubview(name)
            view.addSubview(value)
        }
        leadBack(from: cancel)
        leadBack(from: send)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        var column = Column.page(in: bounds, safe: safe, top: 8, widest: 720)
        let bar = column.rect(height: 44)
        cancel.frame = CGRect(x: bar.minX, y: bar.minY + 11, width: cancel.naturalWidth, height: 22)
        header.frame = CGRect(x: bar.midX - 70, y: bar.minY + 11, width: 140, height: 22)
        send.frame = CGRect(x: bar.maxX - 40, y: bar.minY + 2, width: 40, height: 40)
        column.y += 44 + 8
        // A screen lying on its side is left to the letter.
        let isLow = bounds.height < Column.lowHeight
        for (i, (rule, (name, value))) in zip(rules, fields).enumerated() {
            for view in [rule, name, value] as [UIView] { view.isHidden = isLow && i == 1 }
            if isLow, i == 1 { continue }
            let row = column.rect(height: 48)
            name.frame = CGRect(x: row.minX, y: row.minY + 13, width: 72, height: 22)
            value.frame = CGRect(x: row.minX + 80, y: row.minY + 13, width: row.width - 80, height: 22)
            rule.frame = CGRect(x: row.minX, y: row.maxY - 1, width: row.width, height: 1)
            column.y += 48
        }
        column.add(text, gap: isLow ? 12 : 20)
        caret.frame = CGRect(x: column.x + 42, y: column.y - 20, width: 2, height: 20)
        column.add(attachment, height: 56, gap: 24)
        let height = Keyboard.height + max(safe.bottom, 8)
        keyboard.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        keyboard.insets = UIEdgeInsets(top: 0, left: safe.left, bottom: max(safe.bottom, 8), right: safe.right)
        keyboard.isHidden = isLow
        attachment.isHidden = attachment.frame.maxY > (keyboard.isHidden ? bounds.height : keyboard.frame.minY - 8)
        attachmentIcon.frame = CGRect(x: 16, y: 17, width: 22, height: 22)
        attachmentName.frame = CGRect(x: 50, y: 18, width: column.width - 50 - 90, height: 20)
        attachmentSize.frame = CGRect(x: column.width - 86, y: 19, width: 70, height: 18)
    }
}
