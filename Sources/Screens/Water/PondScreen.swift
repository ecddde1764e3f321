/// A still pond: touched anywhere, it answers from there.
final class PondScreen: SampleViewController {
    private static let soft = UIColor(light: 0x2C5560, dark: 0xA9C6CC)
    private static let ink = UIColor(light: 0x0E2A33, dark: 0xEAF3F4)

    private let water = Canvas(opaque: true) { context, bounds in PondScreen.draw(context, bounds) }
    private let overline = UILabel("Stillwater", .label, soft, align: .center, lines: 1)
    private let header = UILabel(
        "Touch the water\nto begin", .systemFont(ofSize: 34, weight: .light), ink, align: .center)
    private let hint = UILabel("Five minutes of nothing in particular", .callout, soft, align: .center)
    private let streak = UILabel("Eleven quiet evenings this month", .footnote, soft, align: .center, lines: 1)

    /// Where the rings in the middle come from: the place a key answers from, which touches nothing.
    private let drop = UIView()

    override var originView: UIView? { drop }

    override func build() {
        view.backgroundColor = UIColor(light: 0xCFE3E2, dark: 0x10272E)
        for view in [water, drop, overline, header, hint, streak] {
            self.view.addSubview(view)
        }
        onTap(view) { [weak self] in self?.forward?(nil) }
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        water.frame = bounds
        drop.frame = CGRect(origin: Self.middle(of: bounds), size: .zero).insetBy(dx: -5, dy: -5)
        var column = Column.page(in: bounds, safe: safe, top: 16)
        column.add(overline)
        column.y = (bounds.height * (bounds.height < 600 ? 0.28 : 0.25)).rounded()
        column.add(header)
        column.add(hint, gap: 16)
        streak.frame = CGRect(
            x: column.x, y: bounds.height - max(safe.bottom, 16) - 36, width: column.width, height: 18)
    }

    private static func middle(of bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.height * 0.64)
    }

    private static func draw(_ context: CGContext, _ bounds: CGRect) {
        context.fill(
            bounds,
            down: drawsDark
                ? [UIColor(hex: 0x0D2229), UIColor(hex: 0x123038), UIColor(hex: 0x173B41)]
                : [UIColor(hex: 0xDDEBE8), UIColor(hex: 0xC4DDDD), UIColor(hex: 0xA5CBCE)])
        let unit = min(bounds.width, bounds.height)
        let light = UIColor(light: 0xFFFFFF, dark: 0x8FC3C8)
        func rings(_ center: CGPoint, _ radii: [CGFloat], _ strength: CGFloat) {
            for (i, radius) in radii.enumerated() {
                let r = radius * unit
                // Seen at a slant: rings on water are wider than high.
                let oval = CGRect(x: center.x - r, y: center.y - r * 0.42, width: r * 2, height: r * 0.84)
                light.withAlphaComponent(strength * (1 - CGFloat(i) / CGFloat(radii.count + 1))).setStroke()
                let path = UIBezierPath(ovalIn: oval)
                path.lineWidth = 2
                path.stroke()
            }
        }
        let middle = middle(of: bounds)
        rings(middle, [0.06, 0.13, 0.21, 0.30, 0.40, 0.51], 0.9)
        rings(CGPoint(x: bounds.width * 0.16, y: bounds.height * 0.80), [0.03, 0.07, 0.12], 0.6)
        rings(CGPoint(x: bounds.width * 0.86, y: bounds.height * 0.86), [0.03, 0.08, 0.14], 0.6)
        context.fillDisc(middle, 5, light)
        drawLeaf(context, CGPoint(x: bounds.width * 0.80, y: bounds.height * 0.50), unit * 0.10, 0.3)
        drawLeaf(context, CGPoint(x: bounds.width * 0.14, y: bounds.height * 0.57), unit * 0.075, 2.4)
        drawLeaf(context, CGPoint(x: bounds.width * 0.30, y: bounds.height * 0.865), unit * 0.11, -0.8)
    }

    /// A lily leaf: a flattened disc with a notch.
    private static func drawLeaf(_ context: CGContext, _ center: CGPoint, _ radius: CGFloat, _ turn: CGFloat) {
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.scaleBy(x: 1, y: 0.5)
        context.rotate(by: turn)
        for (offset, color) in [
            (radius * 0.10, UIColor(light: 0x7FA9AA, dark: 0x0A1B20)), (0, UIColor(light: 0x4F8F6A, dark: 0x2C5A48)),
        ] {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: offset))
            path.addArc(
                withCenter: CGPoint(x: 0, y: offset), radius: radius, startAngle: 0.25, endAngle: 2 * .pi - 0.25,
                clockwise: true)
            path.close()
            color.setFill()
            path.fill()
        }
        UIColor(light: 0x6FAE86, dark: 0x3C7059).setStroke()
        for i in 1..<6 {
            let angle = CGFloat(i) * .pi / 3
            let vein = UIBezierPath()
            vein.move(to: .zero)
            vein.addLine(to: CGPoint(x: cos(angle) * radius * 0.8, y: sin(angle) * radius * 0.8))
            vein.lineWidth = 1.5
            vein.stroke()
        }
        context.restoreGState()
    }
}
