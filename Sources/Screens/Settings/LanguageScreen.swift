/// Languages, each in its own script, and what the region decides.
final class LanguageScreen: SampleViewController {
    private static let accent = UIColor(light: 0x1F5E9E, dark: 0x7DB4EA)
    private static let languages: [(own: String, english: String)] = [
        ("English", "English"), ("Ελληνικά", "Greek"), ("Українська", "Ukrainian"), ("Tiếng Việt", "Vietnamese"),
        ("العربية", "Arabic"), ("עברית", "Hebrew"), ("ქართული", "Georgian"), ("Հայերեն", "Armenian"),
    ]

    private let backIcon = Icon.back.view(accent, side: 24, width: 2.25)
    private let backLabel = UILabel("Settings", .body, accent, lines: 1)
    private let backArea = UIView(frame: .zero)
    private let header = UILabel("Language & Region", .title, lines: 1)
    private let caption = UILabel("Language", .label, Palette.inkSoft)
    private let list = RowGroup(
        languages.enumerated().map { i, language in
            let row = ListRow.plain(language.own, detail: i == 0 ? nil : language.english, arrow: false)
            return i == 0 ? LanguageScreen.chosen(language.own) : row
        }, rowHeight: 48)
    private let regionCaption = UILabel("Region", .label, Palette.inkSoft)
    private let region = RowGroup(
        [
            .plain("Country", detail: "Norway"), .plain("Calendar", detail: "Week starts on Monday"),
            .plain("Numbers", detail: "1 234,56"),
        ], rowHeight: 48)

    private static func chosen(_ name: String) -> ListRow {
        let row = ListRow(name, accessory: Icon.check.view(accent, side: 20, width: 2.25), padding: 16)
        return row
    }

    override func build() {
        backArea.addSubview(backIcon)
        backArea.addSubview(backLabel)
        for view in [backArea, header, caption, list, regionCaption, region] {
            self.view.addSubview(view)
        }
        leadBack(from: backArea)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        var column = Column.page(in: bounds, safe: safe, top: 4, margin: 20)
        backArea.frame = CGRect(x: column.x - 8, y: column.y, width: 120, height: 40)
        backIcon.frame = CGRect(x: 0, y: 8, width: 24, height: 24)
        backLabel.frame = CGRect(x: 26, y: 9, width: 94, height: 22)
        column.y += 48
        column.add(header)
        column.add(caption, gap: 20)
        caption.frame.origin.x += 16
        caption.frame.size.width -= 16
        column.add(list, gap: 8)
        column.add(regionCaption, gap: 24)
        regionCaption.frame.origin.x += 16
        regionCaption.frame.size.width -= 16
        column.add(region, gap: 8)
    }
}
