/// A map with a place chosen; the panel at its bottom opens the place's card.
final class MapScreen: SampleViewController {
    /// What lies over the map; lighter in the dark than other cards, as the map is nearly their colour.
    static let sheet = UIColor(light: 0xFFFFFF, dark: 0x2A2F36)
    static let sheetWell = UIColor(light: 0xEBE9E4, dark: 0x3A4049)
    static let accent = UIColor(light: 0xA9351F, dark: 0xF58A70)

    private let map = TownMap.canvas(pin: CGPoint(x: 0.47, y: 0.52))
    private let field = Surface(sheet, corner: 24)
    private let magnifier = Icon.search.view(Palette.inkSoft)
    private let query = UILabel("Coffee by the river", .body, lines: 1)
    private let you = RoundButton(.person, Palette.ink, on: sheetWell, side: 20)
    private let chips = [("Open now", true), ("Terrace", false), ("Under 10 min", false)].map { name, chosen in
        Pill(
            name, .caption, chosen ? Palette.page : Palette.ink, on: chosen ? Palette.ink : sheet, padding: 14)
    }
    private let panel = Surface(sheet, corner: 24)
    private let handle = Surface(Palette.inkFaint, corner: 2)
    private let name = UILabel("Kornhaus Café", .heading, lines: 1)
    private let line = UILabel("Bakery and coffee · 6 minutes on foot", .callout, Palette.inkSoft, lines: 1)
    private let button = Pill("See details", .headline, .white, on: UIColor(light: 0xA9351F, dark: 0xB4452E))
    private let route = RoundButton(.route, accent, on: sheetWell, side: 24)

    override var originView: UIView? { panel }

    override func build() {
        view.backgroundColor = TownMap.land
        for view in [magnifier, query, you] {
            field.addSubview(view)
        }
        for view in [handle, name, line, button, route] {
            panel.addSubview(view)
        }
        for view in [map, field] + chips + [panel] {
            self.view.addSubview(view)
        }
        for lifted in [field, panel] {
            lifted.layer.shadowOpacity = 0.16
            lifted.layer.shadowRadius = 12
            lifted.layer.shadowOffset = CGSize(width: 0, height: 4)
        }
        lead(from: panel)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        map.frame = bounds
        let page = Column.page(in: bounds, safe: safe, top: 8, margin: 16, widest: 480)
        field.frame = page.rect(height: 48)
        magnifier.frame = CGRect(x: 16, y: 12, width: 24, height: 24)
        query.frame = CGRect(x: 52, y: 13, width: page.width - 112, height: 22)
        you.frame = CGRect(x: page.width - 42, y: 6, width: 36, height: 36)
        var x = page.x
        for chip in chips {
            chip.frame = CGRect(x: x, y: page.y + 60, width: chip.naturalWidth, height: 32)
            x += chip.naturalWidth + 8
        }
        let height: CGFloat = 160
        panel.frame = CGRect(
            x: page.x, y: bounds.height - max(safe.bottom, 16) - height, width: page.width, height: height)
        handle.frame = CGRect(x: page.width / 2 - 18, y: 8, width: 36, height: 4)
        name.frame = CGRect(x: 20, y: 28, width: page.width - 100, height: 26)
        line.frame = CGRect(x: 20, y: 58, width: page.width - 40, height: 20)
        route.frame = CGRect(x: page.width - 68, y: 92, width: 48, height: 48)
        button.frame = CGRect(x: 20, y: 92, width: page.width - 100, height: 48)
    }
}
