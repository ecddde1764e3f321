/// A quiet session under way: a breathing circle and the time that is left. A touch anywhere ends it.
final class SessionScreen: SampleViewController {
    private static let ink = UIColor(hex: 0xFFF6EC)
    private static let soft = UIColor(light: 0xFFE6D6, dark: 0xE9C7B4)

    private let ground = Canvas(opaque: true) { context, bounds in SessionScreen.draw(context, bounds) }
    private let overline = UILabel("Stillwater", .label, soft, align: .center, lines: 1)
    private let time = UILabel("4:32", .display, ink, align: .center, lines: 1)
    private let left = UILabel("minutes left", .callout, soft, align: .center, lines: 1)
    private let word = UILabel("Breathe out, slowly", .heading, ink, align: .center, lines: 1)
    private let hint = UILabel("Touch anywhere to stop", .footnote, soft, align: .center, lines: 1)

    override func build() {
        view.backgroundColor = UIColor(light: 0x9A3F35, dark: 0x4A1F20)
        for view in [ground, overline, time, left, word, hint] {
            self.view.addSubview(view)
        }
        leadBack(from: view)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        ground.frame = bounds
        var column = Column.page(in: bounds, safe: safe, top: 16)
        column.add(overline)
        column.y = (bounds.midY - 44).rounded()
        column.add(time)
        column.add(left, gap: 4)
        let bottom = bounds.height - max(safe.bottom, 16)
        hint.frame = CGRect(x: column.x, y: bottom - 36, width: column.width, height: 18)
        word.isHidden = bounds.height < 600
        word.frame = CGRect(
            x: column.x, y: (bounds.height * 0.80).rounded(), width: column.width,
            height: 26)
    }

    private static func draw(_ context: CGContext, _ bounds: CGRect) {
        context.fill(
            bounds,
            down: drawsDark
                ? [UIColor(hex: 0x3B1A1F), UIColor(hex: 0x4A1F20), UIColor(hex: 0x5E2A22)]
                : [UIColor(hex: 0x8A3438), UIColor(hex: 0x9A3F35), UIColor(hex: 0xA94E33)])
        let radius = min(bounds.width, bounds.height) * 0.46
        for (i, share) in [CGFloat(1), 0.80, 0.60].enumerated() {
            context.fillDisc(
                bounds.center, radius * share,
                UIColor(hex: drawsDark ? 0xFFFFFF : 0x2A0A10, alpha: 0.05 + 0.02 * CGFloat(i)))
        }
        let ring = UIBezierPath(
            arcCenter: bounds.center, radius: radius * 0.60, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * 272 / 300, clockwise: true)
        ring.lineWidth = 3
        ring.lineCapStyle = .round
        UIColor(hex: 0xFFC9A3).setStroke()
        ring.stroke()
    }
}
