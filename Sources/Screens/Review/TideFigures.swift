/// The water's height over two days, drawn over a grid.
@MainActor enum TideChart {
    static func canvas() -> Canvas {
        Canvas { context, bounds in
            Paper.hair.setFill()
            for i in 0...4 {
                let y = ((bounds.height - 1) * CGFloat(i) / 4).rounded()
                context.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1))
            }
            for i in 0...8 {
                let x = ((bounds.width - 1) * CGFloat(i) / 8).rounded()
                context.fill(CGRect(x: x, y: 0, width: 1, height: bounds.height))
            }
            let curve = UIBezierPath()
            for i in 0...96 {
                // Moon and sun: two waves of nearly half a day each (12.42 h and 12 h), here over 48 h.
                let hours = Double(i) / 2
                let level = 0.72 * cos(2 * .pi * hours / 12.42) + 0.24 * cos(2 * .pi * hours / 12 + 0.8)
                let point = CGPoint(
                    x: bounds.width * CGFloat(i) / 96, y: bounds.midY - CGFloat(level) * bounds.height * 0.42)
                if i == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
            }
            curve.lineWidth = 2
            curve.lineJoinStyle = .round
            Paper.accent.setStroke()
            curve.stroke()
            curve.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
            curve.addLine(to: CGPoint(x: 0, y: bounds.height))
            curve.close()
            Paper.accent.withAlphaComponent(0.10).setFill()
            curve.fill()
        }
    }
}

/// When the water is highest and lowest on each day, ruled line by line.
final class TideTable: MirroringView {
    private static let rowHeight: CGFloat = 29
    private static let days: [[String]] = [
        ["", "High", "Low", "High", "Low"],
        ["Mon", "01:12", "07:24", "13:38", "19:50"],
        ["Tue", "02:01", "08:13", "14:27", "20:39"],
        ["Wed", "02:52", "09:04", "15:18", "21:31"],
        ["Thu", "03:45", "09:58", "16:11", "22:25"],
        ["Fri", "04:41", "10:54", "17:08", "23:22"],
        ["Sat", "05:40", "11:53", "18:07", "–"],
    ]

    private let cells: [[UILabel]] = days.enumerated().map { row, day in
        day.enumerated().map { column, text in
            UILabel(
                text, row == 0 || column == 0 ? .label : .footnote, row == 0 ? Paper.soft : Paper.ink,
                align: column == 0 ? .natural : .right, lines: 1)
        }
    }
    private let lines = days.map { _ in Rule(Paper.hair) }

    static var height: CGFloat { rowHeight * CGFloat(days.count) }

    init() {
        super.init(frame: .zero)
        for view in cells.flatMap({ $0 }) + lines {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        for (row, labels) in cells.enumerated() {
            let top = Self.rowHeight * CGFloat(row)
            lines[row].frame = CGRect(x: 0, y: top, width: bounds.width, height: 1)
            let boxes = CGRect(x: 0, y: top + 6, width: bounds.width, height: 17).columns(labels.count, gap: 0)
            for (label, box) in zip(labels, boxes) {
                label.frame = box
            }
        }
    }
}
