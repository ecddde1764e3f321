/// One person's page, coloured all over: what opens from the round portrait.
final class ProfileScreen: SampleViewController {
    static let accent = UIColor(light: 0x176B63, dark: 0x3E9C91)
    private static let ground = UIColor(light: 0x176B63, dark: 0x0E3B37)
    private static let soft = UIColor(light: 0xCFE8E3, dark: 0xA6CCC5)
    private static let panel = UIColor(light: 0x0F5650, dark: 0x155049)

    private let backButton = RoundButton(.back, .white, on: panel)
    private let more = RoundButton(.more, .white, on: panel)
    private let portrait = Contact.mara.portrait.view()
    private let name = UILabel(Contact.mara.name, .title, .white, align: .center)
    private let line = UILabel("Marine biologist, Gothenburg", .body, soft, align: .center)
    private let actions: [(RoundButton, UILabel)] = [
        (Icon.message, "Message"), (.phone, "Call"), (.video, "Video"), (.calendar, "Plan"),
    ].map {
        (
            RoundButton($0, UIColor(hex: 0x0F4A45), on: UIColor(hex: 0xF4D58D)),
            UILabel($1, .caption, soft, align: .center)
        )
    }
    private let panel = Surface(ProfileScreen.panel, corner: 20)
    private let facts: [(UILabel, UILabel)] = [
        ("Next", "Boat to Vinga, Saturday 07:00"),
        ("Shared", "24 photos, 3 maps, 1 playlist"),
        ("About", "Counts eelgrass for a living and sings alto on Tuesdays. Ask me about seahorses."),
    ].map { (UILabel($0, .label, soft), UILabel($1, .body, .white)) }
    private let since = UILabel("Friends since the summer of 2016", .footnote, soft, align: .center)

    override var destinationView: UIView? { portrait }

    override func build() {
        view.backgroundColor = Self.ground
        for view in [backButton, more, portrait, name, line, panel, since] {
            self.view.addSubview(view)
        }
        for (button, label) in actions {
            view.addSubview(button)
            view.addSubview(label)
        }
        for (title, text) in facts {
            panel.addSubview(title)
            panel.addSubview(text)
        }
        leadBack(from: backButton)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isLow = bounds.height < Column.lowHeight
        let halves = Column.halves(in: bounds, safe: safe)
        var column = isLow ? halves.0 : Column.page(in: bounds, safe: safe, top: 8, widest: 440)
        backButton.frame = CGRect(x: safe.left + 24, y: column.y, width: 40, height: 40)
        more.frame = CGRect(x: bounds.width - safe.right - 64, y: column.y, width: 40, height: 40)
        let side: CGFloat = isLow ? 96 : 136
        column.y += isLow ? 16 : 56
        portrait.frame = CGRect(
            x: column.x + ((column.width - side) / 2).rounded(), y: column.y, width: side, height: side)
        column.y += side
        column.add(name, gap: isLow ? 16 : 24)
        column.add(line, gap: 4)
        column.y += isLow ? 20 : 32
        for (rect, (button, label)) in zip(column.rect(height: 80).columns(4, gap: 0), actions) {
            button.frame = CGRect(x: rect.midX - 28, y: rect.minY, width: 56, height: 56)
            label.frame = CGRect(x: rect.minX, y: rect.minY + 64, width: rect.width, height: 16)
        }
        if isLow {
            // Beside the portrait, below the button in the corner.
            column = halves.1
            column.y += 52
        } else {
            column.y += 80 + 32
        }
        var inner = Column(x: 20, width: column.width - 40, y: 20)
        for (i, (title, text)) in facts.enumerated() {
            inner.add(title, gap: i == 0 ? 0 : 16)
            inner.add(text, gap: 4)
        }
        column.add(panel, height: inner.y + 20)
        since.frame = CGRect(
            x: column.x, y: bounds.height - safe.bottom - 36, width: column.width, height: 20)
        since.isHidden = isLow || since.frame.minY < column.y + 8
    }
}
