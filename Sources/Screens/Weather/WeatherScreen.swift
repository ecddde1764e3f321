/// The weather over one bay, by day or by night.
final class WeatherScreen: SampleViewController {
    private let isNight: Bool
    private let sky: Canvas
    private let place: UILabel
    private let when: UILabel
    private let degrees: UILabel
    private let summary: UILabel
    private let hours: Surface
    private let columns: [HourColumn]
    private let facts: [FactTile]
    private let button: Pill

    init(night: Bool) {
        isNight = night
        let ink = night ? UIColor(hex: 0xF4F1FA) : UIColor(light: 0x0D2B45, dark: 0xF0F6FC)
        let soft = night ? UIColor(hex: 0xCFCBE4) : UIColor(light: 0x1E4566, dark: 0xC9DDEE)
        let glass = WeatherScreen.glass(night)
        sky = BayPicture.canvas(night: night)
        place = UILabel("Sandvik Bay", .heading, ink, align: .center, lines: 1)
        when = UILabel(night ? "Tonight, 23:00" : "Today, 13:00", .callout, soft, align: .center, lines: 1)
        degrees = UILabel(
            night ? "11°" : "19°", .systemFont(ofSize: 88, weight: .light), ink, align: .center, lines: 1)
        summary = UILabel(
            night ? "Clear, with a late moon" : "Sunny, a light wind from the sea", .body, ink, align: .center, lines: 1
        )
        hours = Surface(glass, corner: 20)
        columns =
            (night
            ? [
                ("23", "11°", Icon.moon), ("00", "10°", .moon), ("01", "10°", .moon), ("02", "9°", .wind),
                ("03", "9°", .wind),
            ]
            : [
                ("13", "19°", .sun), ("14", "20°", .sun), ("15", "20°", .sun), ("16", "19°", .wind),
                ("17", "18°", .wind),
            ])
            .map { HourColumn($0, $1, $2, ink: ink, soft: soft) }
        facts =
            (night
            ? [(Icon.wind, "Wind", "2 m/s NE"), (.drop, "Humidity", "78 %")]
            : [(.wind, "Wind", "4 m/s SW"), (.drop, "Humidity", "52 %")])
            .map { FactTile($0, $1, $2, ink: ink, soft: soft, ground: glass) }
        button = Pill(
            night ? "Back to the day" : "What about tonight?", .headline, night ? UIColor(hex: 0x1A1838) : .white,
            on: night ? UIColor(hex: 0xE9D9A8) : UIColor(light: 0x0F4C7D, dark: 0x14568A))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// What cards are made of: opaque, in the colour the sky would give them.
    private static func glass(_ night: Bool) -> UIColor {
        night ? UIColor(light: 0x322F5E, dark: 0x25224A) : UIColor(light: 0xC9E3F3, dark: 0x1F4A6E)
    }

    override var originView: UIView? { button }

    override func build() {
        view.backgroundColor = UIColor(hex: isNight ? 0x1A1838 : 0x7DB7DE)
        for view in [sky, place, when, degrees, summary, hours] + facts + [button] {
            self.view.addSubview(view)
        }
        for column in columns {
            hours.addSubview(column)
        }
        if isNight {
            leadBack(from: button)
        } else {
            lead(from: button)
        }
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        sky.frame = bounds
        let isWide = bounds.height < Column.lowHeight
        var column = Column.page(in: bounds, safe: safe, top: isWide ? 0 : 24, widest: 440)
        var cards = column
        if isWide {
            let halves = CGRect(
                x: safe.left + 24, y: 0, width: bounds.width - safe.left - safe.right - 48, height: 0
            ).columns(2, gap: 32)
            column = Column(x: halves[0].minX, width: halves[0].width, y: max(bounds.height * 0.12, 24))
            cards = Column(x: halves[1].minX, width: halves[1].width, y: max(bounds.height * 0.08, 20))
        }
        column.add(place)
        column.add(when, gap: 4)
        column.add(degrees, gap: 8)
        column.add(summary, gap: 4)
        let bottom = bounds.height - max(safe.bottom, 16)
        if !isWide {
            cards.y = bottom - 16 - 52 - 16 - 84 - 12 - 112
        }
        cards.add(hours, height: 112)
        for (view, rect) in zip(columns, CGRect(x: 8, y: 16, width: cards.width - 16, height: 80).columns(5, gap: 0)) {
            view.frame = rect
        }
        cards.y += 12
        for (tile, rect) in zip(facts, cards.rect(height: 84).columns(2, gap: 12)) {
            tile.frame = rect
        }
        cards.y += 84
        cards.add(button, height: 52, gap: 16)
    }
}

/// One hour: when, what the sky does, how warm.
final class HourColumn: MirroringView {
    private let hour: UILabel
    private let icon: UIView
    private let degrees: UILabel

    init(_ hour: String, _ degrees: String, _ icon: Icon, ink: UIColor, soft: UIColor) {
        self.hour = UILabel(hour, .caption, soft, align: .center, lines: 1)
        self.icon = icon.view(ink)
        self.degrees = UILabel(degrees, .headline, ink, align: .center, lines: 1)
        super.init(frame: .zero)
        for view in [self.hour, self.icon, self.degrees] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        hour.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
        icon.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 24)
        degrees.frame = CGRect(x: 0, y: 57, width: bounds.width, height: 22)
    }
}

/// A measured value on a card.
final class FactTile: MirroringView {
    private let icon: UIView
    private let name: UILabel
    private let value: UILabel

    init(_ icon: Icon, _ name: String, _ value: String, ink: UIColor, soft: UIColor, ground: UIColor) {
        self.icon = icon.view(soft, side: 20)
        self.name = UILabel(name, .caption, soft, lines: 1)
        self.value = UILabel(value, .heading, ink, lines: 1)
        super.init(frame: .zero)
        backgroundColor = ground
        layer.cornerRadius = 20
        for view in [self.icon, self.name, self.value] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        icon.frame = CGRect(x: 16, y: 16, width: 20, height: 20)
        name.frame = CGRect(x: 42, y: 18, width: bounds.width - 58, height: 16)
        value.frame = CGRect(x: 16, y: 44, width: bounds.width - 32, height: 26)
    }
}
