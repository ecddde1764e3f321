/// A place's card, to lie over the map. It keeps the screen's height and ends below the screen's lower edge, so nothing is
/// put into its last 40 points; the corners that show are its upper ones.
final class PlaceCard: SampleViewController {
    /// How far down the card rests, in points: the effect's.
    static let rest: CGFloat = 40

    /// Takes the taps for the handle, which is too small for a finger.
    private let grip = UIView(frame: .zero)
    private let handle = Surface(Palette.inkFaint, corner: 2)
    private let picture = CafePicture.canvas(corner: 16)
    private let name = UILabel("Kornhaus Café", .title, lines: 1)
    private let rating = UILabel("4.7 from 318 visitors", .callout, Palette.inkSoft, lines: 1)
    private let star = Icon.star.view(UIColor(light: 0xB87400, dark: 0xF2B84B), side: 20)
    private let buttons = [
        Pill("Directions", .headline, .white, on: UIColor(light: 0xA9351F, dark: 0xB4452E), icon: .route),
        Pill("Call", .headline, Palette.ink, on: Palette.well, icon: .phone),
    ]
    private let rows = RowGroup(
        [
            .plain("Open until 18:00", leading: Icon.clock.view(MapScreen.accent), side: 24),
            .plain("Mühlengasse 12", leading: Icon.pin.view(MapScreen.accent), side: 24, detail: "450 m"),
            .plain("Cardamom buns", leading: Icon.cup.view(MapScreen.accent), side: 24, detail: "from 8:00"),
        ], rowHeight: 56, background: Palette.page)
    private let note = UILabel(
        "The grain store of the old mill. Ask for a seat on the landing stage: you can watch the ducks disagree.",
        .body,
        Palette.inkSoft)

    private let visitor = Contact.all[1].portrait.view()
    private let visitorName = UILabel("Tomás Ferreira", .headline, lines: 1)
    private let visitorWords = UILabel("“Best seat by the window.”", .callout, Palette.inkSoft, lines: 1)

    override func build() {
        view.backgroundColor = Palette.surface
        view.layer.cornerRadius = 16
        for view in [grip, picture, name, star, rating] + buttons + [note, rows, visitor, visitorName, visitorWords] {
            self.view.addSubview(view)
        }
        grip.addSubview(handle)
        leadBack(from: grip)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        grip.frame = CGRect(x: bounds.midX - 60, y: 0, width: 120, height: 28)
        handle.frame = CGRect(x: 42, y: 8, width: 36, height: 4)
        var column = Column.page(in: bounds, safe: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        column.y = 28
        let isLow = bounds.height < 600
        picture.isHidden = isLow
        if !isLow {
            column.add(picture, height: min(bounds.height * 0.26, 420).rounded())
            column.y += 20
        }
        column.add(name)
        let line = column.rect(height: 20)
        star.frame = CGRect(x: line.minX, y: line.minY + 4, width: 20, height: 20)
        rating.frame = CGRect(x: line.minX + 26, y: line.minY + 4, width: line.width - 26, height: 20)
        column.y += 24
        column.y += 20
        for (rect, button) in zip(column.rect(height: 48).columns(2, gap: 12), buttons) {
            button.frame = rect
        }
        column.y += 48
        column.add(note, gap: 20)
        column.add(rows, gap: 20)
        column.y += 24
        visitor.frame = CGRect(x: column.x, y: column.y, width: 48, height: 48)
        visitorName.frame = CGRect(x: column.x + 64, y: column.y + 3, width: column.width - 64, height: 20)
        visitorWords.frame = CGRect(x: column.x + 64, y: column.y + 25, width: column.width - 64, height: 20)
    }
}

/// The café: a gabled house at the water's edge.
@MainActor enum CafePicture {
    static func canvas(corner: CGFloat) -> Canvas {
        Canvas { context, bounds in
            context.saveGState()
            UIBezierPath(roundedRect: bounds, cornerRadius: corner).addClip()
            context.fill(
                bounds,
                down: drawsDark
                    ? [UIColor(hex: 0x10243A), UIColor(hex: 0x3A4A6B)]
                    : [UIColor(hex: 0x9CCBE8), UIColor(hex: 0xF7E6C8)])
            let shore = bounds.height * 0.78
            let tones: [UIColor] = [
                UIColor(light: 0xE2A76F, dark: 0x5E4433), UIColor(light: 0xC8573F, dark: 0x7A3A2C),
                UIColor(light: 0xEBC57C, dark: 0x6E5835), UIColor(light: 0x8FA98A, dark: 0x3C5040),
                UIColor(light: 0xD98F7A, dark: 0x64433B),
            ]
            let width = bounds.width / 5
            for (i, tone) in tones.enumerated() {
                let top = bounds.height * [0.34, 0.20, 0.36, 0.28, 0.38][i]
                drawHouse(context, CGRect(x: width * CGFloat(i), y: top, width: width, height: shore - top), tone)
            }
            context.fill(
                CGRect(x: 0, y: shore, width: bounds.width, height: bounds.height - shore),
                down: [UIColor(light: 0x6FA3B8, dark: 0x1B3247), UIColor(light: 0x4F8399, dark: 0x12222F)])
            UIColor(light: 0x6B4A33, dark: 0x3A2A20).setFill()
            context.fill(CGRect(x: 0, y: shore - 4, width: bounds.width, height: 8))
            UIColor(hex: 0xFFFFFF, alpha: 0.25).setFill()
            for i in 0..<6 {
                let bar = CGRect(
                    x: bounds.width * (0.06 + 0.16 * CGFloat(i)), y: shore + 14 + CGFloat(i % 3) * 10, width: 34,
                    height: 2)
                UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
            }
            context.restoreGState()
        }
    }

    private static func drawHouse(_ context: CGContext, _ rect: CGRect, _ tone: UIColor) {
        let eaves = rect.minY + rect.width * 0.42
        context.fill(
            [
                CGPoint(x: rect.minX, y: eaves), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: eaves),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], tone)
        let pane = UIColor(light: 0xFFF4DA, dark: 0xFFD27A)
        pane.setFill()
        let size = CGSize(width: rect.width * 0.18, height: rect.width * 0.24)
        var y = eaves + 4
        while y + size.height < rect.maxY - 30 {
            for x in [0.16, 0.41, 0.66] {
                context.fill(CGRect(origin: CGPoint(x: rect.minX + rect.width * x, y: y), size: size))
            }
            y += size.height + 10
        }
        tone.mixed(with: .black, 0.35).setFill()
        context.fill(CGRect(x: rect.midX - rect.width * 0.12, y: rect.maxY - 28, width: rect.width * 0.24, height: 28))
    }
}
