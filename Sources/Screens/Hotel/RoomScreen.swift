/// The room behind the door: its window, and what can be set from here.
final class RoomScreen: SampleViewController {
    private static let accent = UIColor(light: 0x7A5A12, dark: 0xE3BC6A)

    private let picture = RoomPicture.canvas()
    private let greeting = UILabel("Welcome, Ms Sørensen", .title)
    private let line = UILabel("Room 214 is yours until Sunday at noon.", .callout, Palette.inkSoft)
    private let tiles: [RoomTile] = [
        RoomTile(.wifi, "Wi-Fi", "meridian-guest"),
        RoomTile(.cup, "Breakfast", "07:00 to 10:30"),
        RoomTile(.lamp, "Lights", "Evening"),
        RoomTile(.bell, "Reception", "Dial 9"),
    ]
    private let warmth = UILabel("Warmth", .headline)
    private let degrees = UILabel("21 °C", .headline, accent, align: .right, lines: 1)
    private let meter = Meter(0.62, accent)
    private let quiet = Pill("Do not disturb", .headline, Palette.page, on: Palette.ink, icon: .moon)
    private let close = RoundButton(.close, .white, on: UIColor(hex: 0x14202B), side: 20)

    override var originView: UIView? { close }

    override func build() {
        for view in [picture, greeting, line] + tiles + [warmth, degrees, meter, quiet, close] {
            self.view.addSubview(view)
        }
        leadBack(from: close)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isWide = bounds.width > bounds.height
        let isLow = bounds.height < Column.lowHeight
        // The greeting fits on one line beside the picture.
        let widest = bounds.width - safe.right - 56 - 364
        let pictureSize = CGSize(
            width: isWide ? min(bounds.width * 0.45, widest).rounded() : bounds.width,
            height: isWide ? bounds.height : min(bounds.height * 0.43, bounds.height - safe.bottom - 430).rounded())
        picture.frame = CGRect(origin: .zero, size: pictureSize)
        close.frame = CGRect(x: max(safe.left, 0) + 24, y: max(safe.top, 16) + 8, width: 40, height: 40)
        var column =
            isWide
            ? Column(
                x: pictureSize.width + 32, width: bounds.width - pictureSize.width - safe.right - 56,
                y: isLow ? max(safe.top, 16) : (bounds.height / 2 - 230).rounded())
            : Column.page(in: bounds, safe: safe)
        if !isWide {
            column.y = pictureSize.height + 24
        }
        column.add(greeting)
        column.add(line, gap: 8)
        column.y += isLow ? 12 : 24
        let height: CGFloat = isLow ? 64 : 76
        for pair in 0..<2 {
            for (i, rect) in column.rect(height: height).columns(2, gap: 12).enumerated() {
                tiles[pair * 2 + i].frame = rect
            }
            column.y += height + 12
        }
        column.y += isLow ? 0 : 12
        let row = column.rect(height: 22)
        column.add(warmth)
        warmth.frame.size.width = row.width - 108
        degrees.frame = CGRect(x: row.maxX - 100, y: row.minY, width: 100, height: warmth.bounds.height)
        column.add(meter, height: 8, gap: 12)
        column.add(quiet, height: 52, gap: isLow ? 16 : 24)
    }
}

/// A small card with an icon, a name and a value.
final class RoomTile: MirroringView {
    private let icon: UIView
    private let title: UILabel
    private let value: UILabel

    init(_ icon: Icon, _ title: String, _ value: String) {
        self.icon = icon.view(UIColor(light: 0x7A5A12, dark: 0xE3BC6A))
        self.title = UILabel(title, .headline, lines: 1)
        self.value = UILabel(value, .footnote, Palette.inkSoft, lines: 1)
        super.init(frame: .zero)
        backgroundColor = Palette.surface
        layer.cornerRadius = 16
        for view in [self.icon, self.title, self.value] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        icon.frame = CGRect(x: 16, y: (bounds.height / 2 - 12).rounded(), width: 24, height: 24)
        title.frame = CGRect(x: 54, y: bounds.height / 2 - 22, width: bounds.width - 62, height: 22)
        value.frame = CGRect(x: 54, y: bounds.height / 2 + 3, width: bounds.width - 62, height: 18)
    }
}

/// The room: a wall, a window over the town, a lamp and a bed.
@MainActor enum RoomPicture {
    static func canvas() -> Canvas {
        Canvas(opaque: true) { context, bounds in
            let wall = UIColor(light: 0xE9D9BE, dark: 0x3A2F28)
            context.fill(bounds, down: [wall.mixed(with: .black, 0.05), wall])
            let floor = bounds.height * 0.86
            drawWindow(
                context,
                CGRect(
                    x: bounds.width * 0.30, y: bounds.height * 0.20, width: bounds.width * 0.40,
                    height: bounds.height * 0.44))
            UIColor(light: 0xB98D5E, dark: 0x241A14).setFill()
            context.fill(CGRect(x: 0, y: floor, width: bounds.width, height: bounds.height - floor))
            drawLamp(context, foot: CGPoint(x: bounds.width * 0.86, y: floor), height: bounds.height * 0.5)
            drawBed(
                context,
                CGRect(
                    x: -20, y: bounds.height * 0.66, width: bounds.width * 0.72, height: bounds.height * 0.24))
        }
    }

    private static func drawWindow(_ context: CGContext, _ rect: CGRect) {
        context.saveGState()
        context.clip(to: rect)
        context.fill(
            rect,
            down: drawsDark
                ? [UIColor(hex: 0x0B1A33), UIColor(hex: 0x274063), UIColor(hex: 0x6B5878)]
                : [UIColor(hex: 0x7FA9D6), UIColor(hex: 0xF3C89B), UIColor(hex: 0xF39B6D)])
        let sun = CGPoint(x: rect.minX + rect.width * 0.68, y: rect.minY + rect.height * (drawsDark ? 0.25 : 0.6))
        context.fillDisc(sun, rect.width * 0.09, UIColor(light: 0xFFF1CC, dark: 0xE9EDF5))
        var numbers = SeededNumbers(seed: 7)
        for (layer, tone) in [UIColor(light: 0xB0728A, dark: 0x1B2A47), UIColor(light: 0x5B4A6E, dark: 0x0A1226)]
            .enumerated()
        {
            var x = rect.minX
            while x < rect.maxX {
                let width = rect.width * numbers.next(0.08...0.16)
                let height = rect.height * (layer == 0 ? numbers.next(0.22...0.42) : numbers.next(0.10...0.26))
                tone.setFill()
                context.fill(CGRect(x: x, y: rect.maxY - height, width: width + 1, height: height))
                UIColor(hex: 0xFFE2A0, alpha: drawsDark ? 0.9 : 0.35).setFill()
                var y = rect.maxY - height + 6
                while layer == 1, y < rect.maxY - 6 {
                    if numbers.next() > 0.5 { context.fill(CGRect(x: x + width * 0.3, y: y, width: 3, height: 4)) }
                    if numbers.next() > 0.5 { context.fill(CGRect(x: x + width * 0.6, y: y, width: 3, height: 4)) }
                    y += 9
                }
                x += width
            }
        }
        context.restoreGState()
        let frame = UIColor(light: 0xFBF6EA, dark: 0x5A4A3E)
        frame.setFill()
        for bar in [
            CGRect(x: rect.minX - 6, y: rect.minY - 6, width: rect.width + 12, height: 6),
            CGRect(x: rect.minX - 6, y: rect.minY, width: 6, height: rect.height),
            CGRect(x: rect.maxX, y: rect.minY, width: 6, height: rect.height),
            CGRect(x: rect.midX - 2, y: rect.minY, width: 4, height: rect.height),
            CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4),
            CGRect(x: rect.minX - 14, y: rect.maxY, width: rect.width + 28, height: 10),
        ] {
            context.fill(bar)
        }
    }

    private static func drawLamp(_ context: CGContext, foot: CGPoint, height: CGFloat) {
        let top = foot.y - height
        context.glow(
            at: CGPoint(x: foot.x, y: top + 20), radius: height * 0.6, UIColor(hex: 0xFFD48A),
            strength: drawsDark ? 0.55 : 0.4)
        UIColor(light: 0x5B4630, dark: 0x8A7155).setFill()
        context.fill(CGRect(x: foot.x - 1.5, y: top, width: 3, height: height))
        context.fill(CGRect(x: foot.x - 16, y: foot.y - 4, width: 32, height: 4))
        context.fill(
            [
                CGPoint(x: foot.x - 14, y: top), CGPoint(x: foot.x + 14, y: top), CGPoint(x: foot.x + 28, y: top + 40),
                CGPoint(x: foot.x - 28, y: top + 40),
            ], UIColor(light: 0xFFF3D6, dark: 0xFFDFA3))
    }

    private static func drawBed(_ context: CGContext, _ rect: CGRect) {
        UIColor(light: 0x8A6238, dark: 0x4A3524).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: rect.minX, y: rect.minY - 24, width: 34, height: rect.height + 24), cornerRadius: 8
        ).fill()
        context.fill(CGRect(x: rect.minX, y: rect.maxY - 14, width: rect.width, height: 10))
        context.fill(CGRect(x: rect.maxX - 12, y: rect.maxY - 14, width: 8, height: 24))
        UIColor(light: 0xFFFDF7, dark: 0xD8D0C4).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: rect.minX + 30, y: rect.midY - 8, width: rect.width - 30, height: rect.height / 2),
            cornerRadius: 10
        ).fill()
        UIBezierPath(roundedRect: CGRect(x: rect.minX + 38, y: rect.midY - 30, width: 78, height: 34), cornerRadius: 14)
            .fill()
        UIColor(light: 0x2F5A4B, dark: 0x3F7563).setFill()
        UIBezierPath(
            roundedRect: CGRect(
                x: rect.minX + rect.width * 0.48, y: rect.midY - 12, width: rect.width * 0.53,
                height: rect.height / 2 + 6), cornerRadius: 10
        ).fill()
    }
}
