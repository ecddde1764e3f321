/// The look of the paper: its colours and the lines that rule it.
@MainActor enum Paper {
    static let ground = UIColor(light: 0xFBF8F0, dark: 0x1A1917)
    static let ink = UIColor(light: 0x1B1A17, dark: 0xEEE9DD)
    static let soft = UIColor(light: 0x5E5A50, dark: 0xAFA898)
    static let accent = UIColor(light: 0x9C2F22, dark: 0xF08A72)
    static let line = UIColor(light: 0x1B1A17, dark: 0x8F887A)
    static let hair = UIColor(light: 0xCFC8B8, dark: 0x3B3832)

    /// The outer margin and the distance between the columns, in points. The fold is in the middle of the gap.
    static let gap: CGFloat = 28

    static func text() -> UILabel {
        UILabel("", .systemFont(ofSize: 14, weight: .regular), ink)
    }

    /// Sets running text larger on a page that is wider than a phone.
    static func size(_ labels: [UILabel], for bounds: CGRect) {
        let isLarge = min(bounds.width, bounds.height) >= 700
        for label in labels {
            label.font = .systemFont(ofSize: isLarge ? 19 : 14, weight: .regular)
        }
    }
}

/// The left-hand end of an article: masthead, headline, a chart and two columns either side of the fold.
final class ReviewFrontScreen: SampleViewController {
    private let masthead = UILabel(
        "The Tide Post", .systemFont(ofSize: 30, weight: .heavy), Paper.ink, align: .center, lines: 1)
    private let issue = UILabel("No. 148", .caption, Paper.soft, lines: 1)
    private let date = UILabel("12 June", .caption, Paper.soft, align: .right, lines: 1)
    private let motto = UILabel("Twice a day, every day", .caption, Paper.soft, align: .center, lines: 1)
    private let rules = [Rule(Paper.line), Rule(Paper.line), Rule(Paper.line), Rule(Paper.hair)]
    private let kicker = UILabel("The coast", .label, Paper.accent)
    private let headline = UILabel(
        "The harbour that learned to breathe", .systemFont(ofSize: 32, weight: .bold), Paper.ink)
    private let standfirst = UILabel(
        "For ninety years a wall kept the sea out of Vik. Then the town opened a gate.", .callout, Paper.soft)
    private let chart = TideChart.canvas()
    private let caption = UILabel("Water level at the gate over two days, in metres", .caption, Paper.soft)
    private let columns = [Paper.text(), Paper.text()]

    override func build() {
        view.backgroundColor = Paper.ground
        for view in [masthead, issue, date, motto] + rules + [kicker, headline, standfirst, chart, caption] + columns {
            self.view.addSubview(view)
        }
        lead(from: view)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isLow = bounds.height < 600
        Paper.size(columns, for: bounds)
        var page = Column.page(in: bounds, safe: safe, top: 0, margin: 20, widest: 760)
        page.add(masthead)
        page.add(rules[0], height: 2, gap: 8)
        let line = page.rect(height: 28).insetBy(dx: 0, dy: 6)
        for label in [issue, motto, date] {
            label.frame = CGRect(x: 0, y: line.minY, width: label.naturalWidth, height: 16)
        }
        issue.frame.origin.x = line.minX
        motto.frame.origin.x = (line.midX - motto.frame.width / 2).rounded()
        date.frame.origin.x = line.maxX - date.frame.width
        page.y += 28
        page.add(rules[1], height: 1)
        kicker.isHidden = isLow
        chart.isHidden = isLow
        caption.isHidden = isLow
        if isLow {
            page.add(headline, gap: 8)
            page.add(standfirst, gap: 4)
        } else {
            page.add(kicker, gap: 16)
            page.add(headline, gap: 6)
            page.add(standfirst, gap: 8)
            page.add(chart, height: bounds.height < 1000 ? 132 : 200, gap: 16)
            page.add(caption, gap: 6)
        }
        page.add(rules[2], height: 1, gap: 12)
        let bottom = bounds.height - max(safe.bottom, 16) - 8
        let room = CGRect(x: page.x, y: page.y + 12, width: page.width, height: max(bottom - page.y - 12, 0))
        rules[3].frame = CGRect(x: bounds.midX.rounded(.down), y: room.minY, width: 1, height: room.height)
        TextFlow.fill(columns, in: room.columns(2, gap: Paper.gap), with: ReviewText.front, ending: " …")
    }
}

/// The page that follows: a table, ruled, and the article's end.
final class ReviewBackScreen: SampleViewController {
    private let folio = UILabel("2", .label, Paper.soft, align: .right, lines: 1)
    private let running = UILabel("The Tide Post · The coast", .label, Paper.soft, lines: 1)
    private let rules = [Rule(Paper.line), Rule(Paper.line), Rule(Paper.hair)]
    private let quote = UILabel(
        "“You cannot argue with water.\nYou can agree on an hour.”", .systemFont(ofSize: 24, weight: .medium),
        Paper.accent)
    private let speaker = UILabel("Sigrid Aune, gatekeeper", .caption, Paper.soft)
    private let columns = [Paper.text(), Paper.text()]
    private let tableTitle = UILabel("Tides at Vik this week", .headline, Paper.ink)
    private let table = TideTable()

    override func build() {
        view.backgroundColor = Paper.ground
        for view in [folio, running, quote, speaker] + rules + columns + [tableTitle, table] {
            self.view.addSubview(view)
        }
        leadBack(from: view)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isLow = bounds.height < 600
        Paper.size(columns, for: bounds)
        var page = Column.page(in: bounds, safe: safe, top: 8, margin: 20, widest: 760)
        let line = page.rect(height: 16)
        folio.frame = CGRect(x: line.maxX - 40, y: line.minY, width: 40, height: 16)
        page.add(running, height: 16)
        running.frame.size.width = line.width - 48
        page.add(rules[0], height: 2, gap: 8)
        page.add(quote, gap: 20)
        page.add(speaker, gap: 8)
        page.add(rules[1], height: 1, gap: 20)
        let bottom = bounds.height - max(safe.bottom, 16) - 8
        table.isHidden = isLow
        tableTitle.isHidden = isLow
        let tableHeight: CGFloat = isLow ? 0 : TideTable.height + 48
        let room = CGRect(
            x: page.x, y: page.y + 12, width: page.width, height: max(bottom - tableHeight - page.y - 12, 0))
        rules[2].frame = CGRect(x: bounds.midX.rounded(.down), y: room.minY, width: 1, height: room.height)
        TextFlow.fill(columns, in: room.columns(2, gap: Paper.gap), with: ReviewText.back, ending: " …")
        page.y = room.maxY + 16
        page.add(tableTitle)
        page.add(table, height: TideTable.height, gap: 8)
    }
}
