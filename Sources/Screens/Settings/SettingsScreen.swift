/// A square in a colour with an icon, as before a setting's name.
final class SettingBadge: MirroringView {
    private let icon: UIView

    init(_ icon: Icon, _ color: UInt32) {
        self.icon = icon.view(.white, side: 20)
        super.init(frame: .zero)
        backgroundColor = UIColor(hex: color)
        layer.cornerRadius = 8
        addSubview(self.icon)
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        icon.frame = bounds
    }
}

/// A list of settings; the one marked leads to the languages.
final class SettingsScreen: SampleViewController {
    private let header = UILabel("Settings", .largeTitle, lines: 1)
    private let account = RowGroup(
        [
            ListRow(
                "Mara Lindqvist", "Account, backup, payments", leading: Contact.mara.portrait.view(), side: 56,
                accessory: Icon.chevron.view(Palette.inkFaint, side: 18), padding: 16)
        ], rowHeight: 88)
    private static func row(_ name: String, _ icon: Icon, _ color: UInt32, _ detail: String? = nil) -> ListRow {
        .plain(name, leading: SettingBadge(icon, color), side: 32, detail: detail)
    }
    private let language = row("Language & Region", .globe, 0x2F6FB5, "English")
    private lazy var groups = [
        RowGroup([
            Self.row("Wi-Fi", .wifi, 0x3A7D5C, "Landing Stage"), Self.row("Notifications", .bell, 0xB5483A),
            Self.row("Do Not Disturb", .moon, 0x5B559E, "22:00 to 07:00"),
        ]),
        RowGroup([
            language, Self.row("Text Size", .text, 0x55606E, "Medium"),
            Self.row("Display", .display, 0x9A6B1F, "Automatic"),
            Self.row("Privacy", .lock, 0x2B7A86),
        ]),
        RowGroup([Self.row("About", .flag, 0x6D5A4C, "Version 4.2")]),
    ]

    override var originView: UIView? { language }

    override func build() {
        self.view.addSubview(header)
        for view in [account] + groups {
            self.view.addSubview(view)
        }
        lead(from: language)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        var column = Column.page(in: bounds, safe: safe, top: 16, margin: 20)
        column.add(header)
        column.add(account, gap: 20)
        for group in groups {
            column.add(group, gap: 24)
        }
    }
}
