/// A planet's page, with its picture large.
final class PlanetScreen: SampleViewController {
    private let picture: UIView
    private let name: UILabel
    private let line: UILabel
    private let text: UILabel
    private let facts: RowGroup
    private let close = RoundButton(.close, Palette.ink, on: UIColor(light: 0xE2E2EC, dark: 0x262A40), side: 20)

    init(_ planet: Planet) {
        picture = planet.disc()
        name = UILabel(planet.name, .largeTitle, align: .center, lines: 1)
        line = UILabel(planet.line, .callout, Palette.inkSoft, align: .center, lines: 1)
        text = UILabel(planet.text, .body, align: .center)
        let tint = UIColor(light: 0x4A4A8C, dark: 0xA9AEEA)
        facts = RowGroup(
            [
                .plain("A year", leading: Icon.sun.view(tint), side: 24, detail: planet.year, arrow: false),
                .plain("A day", leading: Icon.clock.view(tint), side: 24, detail: planet.day, arrow: false),
                .plain("Across", leading: Icon.globe.view(tint), side: 24, detail: planet.across, arrow: false),
            ], rowHeight: 56, background: UIColor(light: 0xFFFFFF, dark: 0x191C2E))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var destinationView: UIView? { picture }

    override func build() {
        view.backgroundColor = UIColor(light: 0xE9E9F4, dark: 0x10121F)
        for view in [picture, name, line, text, facts, close] {
            self.view.addSubview(view)
        }
        leadBack(from: close)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        var column = Column.page(in: bounds, safe: safe, top: 8, widest: 480)
        close.frame = CGRect(x: bounds.width - safe.right - 64, y: column.y, width: 40, height: 40)
        if bounds.width > bounds.height {
            let side = min(bounds.height * 0.6, bounds.width * 0.4).rounded()
            picture.frame = CGRect(x: safe.left + 40, y: (bounds.height - side) / 2, width: side, height: side)
            let left = picture.frame.maxX + 40
            column = Column(
                x: left, width: bounds.width - safe.right - 80 - left, y: max((bounds.height - 380) / 2, 16).rounded())
        } else {
            let side = min((bounds.width * 0.56).rounded(), 320)
            column.y += (bounds.height * (bounds.height > 1000 ? 0.12 : 0.07)).rounded()
            picture.frame = CGRect(x: (bounds.width - side) / 2, y: column.y, width: side, height: side)
            column.y += side + 32
        }
        column.add(name)
        column.add(line, gap: 4)
        column.add(text, gap: 20)
        column.add(facts, gap: 28)
    }
}
