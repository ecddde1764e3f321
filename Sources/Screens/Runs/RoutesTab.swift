/// Routes to run, each with its line on a small map.
final class RoutesTab: RunsTab {
    private let cards = [
        RouteCard(
            "Harbour loop", "5.0 km", "Flat, one bridge",
            [(0.1, 0.7), (0.25, 0.3), (0.5, 0.2), (0.8, 0.35), (0.85, 0.7), (0.5, 0.85), (0.1, 0.7)]),
        RouteCard(
            "Dyke, there and back", "10.4 km", "Open to the wind",
            [(0.08, 0.8), (0.3, 0.62), (0.45, 0.66), (0.65, 0.4), (0.92, 0.2)]),
        RouteCard(
            "Mill woods", "7.3 km", "90 m up, roots",
            [(0.15, 0.25), (0.4, 0.18), (0.35, 0.5), (0.6, 0.55), (0.7, 0.25), (0.9, 0.5), (0.6, 0.85), (0.2, 0.75)]),
        RouteCard(
            "Before work", "6.1 km", "Past the bakery",
            [(0.1, 0.5), (0.3, 0.5), (0.3, 0.2), (0.7, 0.2), (0.7, 0.6), (0.9, 0.6), (0.9, 0.85)]),
    ]

    init() {
        super.init(2, "4 saved", "Routes")
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        super.build()
        for card in cards {
            view.addSubview(card)
        }
    }

    override func arrange(_ start: Column, bottom: CGFloat) {
        let perRow = bottom < 500 ? 4 : 2
        let boxes = start.rect(height: 0).columns(perRow, gap: 12)
        let room = bottom - start.y - 24
        let height = min(room, perRow == 4 ? 220 : min((room - 12) / 2, boxes[0].width * 1.75))
        for (i, card) in cards.enumerated() {
            let box = boxes[i % perRow]
            card.frame = CGRect(
                x: box.minX, y: (start.y + (height + 12) * CGFloat(i / perRow)).rounded(), width: box.width,
                height: height.rounded())
        }
    }
}

/// A route: its line, name, length and a word about it.
final class RouteCard: MirroringView {
    private let map: Canvas
    private let name: UILabel
    private let length: UILabel
    private let note: UILabel

    /// - Parameter line: corners of the route, as fractions of the map's size.
    init(_ name: String, _ length: String, _ note: String, _ line: [(CGFloat, CGFloat)]) {
        map = Canvas { context, bounds in
            context.saveGState()
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 16, height: 16)
            ).addClip()
            TownMap.land.setFill()
            context.fill(bounds)
            TownMap.block.setFill()
            for i in 0..<6 {
                for j in 0..<6 {
                    let (w, h) = (bounds.width / 5, bounds.height / 5)
                    let cell = CGRect(x: w * CGFloat(i) - w / 2, y: h * CGFloat(j) - h / 2, width: w, height: h)
                    UIBezierPath(roundedRect: cell.insetBy(dx: 2.5, dy: 2.5), cornerRadius: 3).fill()
                }
            }
            RouteCard.draw(line.map { CGPoint(x: bounds.width * $0.0, y: bounds.height * $0.1) }, context)
            context.restoreGState()
        }
        self.name = UILabel(name, .headline, lines: 2)
        self.length = UILabel(length, .callout, RunsTab.accent, lines: 1)
        self.note = UILabel(note, .footnote, Palette.inkSoft, lines: 1)
        super.init(frame: .zero)
        backgroundColor = Palette.surface
        layer.cornerRadius = 16
        for view in [map, self.name, self.length, self.note] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func draw(_ points: [CGPoint], _ context: CGContext) {
        let path = UIBezierPath()
        for (i, point) in points.enumerated() {
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = 4
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        RunsTab.accent.setStroke()
        path.stroke()
        for (point, color) in [(points.first, RunsTab.second), (points.last, RunsTab.accent)] {
            guard let point else { continue }
            context.fillDisc(point, 6, UIColor(light: 0xFFFFFF, dark: 0x15181B))
            context.fillDisc(point, 4, color)
        }
    }

    override func place() {
        let width = bounds.width - 28
        let nameHeight = name.sizeThatFits(CGSize(width: width, height: 60)).height.rounded(.up)
        let text = nameHeight + 2 + 20 + 2 + 18 + 14
        map.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - text - 12, 0))
        name.frame = CGRect(x: 14, y: bounds.height - text, width: width, height: nameHeight)
        length.frame = CGRect(x: 14, y: name.frame.maxY + 2, width: width, height: 20)
        note.frame = CGRect(x: 14, y: length.frame.maxY + 2, width: width, height: 18)
    }
}
