import UIKit

/// One animated property: its name and value, its bar with the curve in it, and what it goes from and to.
@MainActor final class TrackRowView: KitControl {
    static let height: CGFloat = 60  // pt
    private static let barTop: CGFloat = 22  // pt
    private static let barHeight: CGFloat = 18  // pt
    private static let letterWidth: CGFloat = 7.5  // pt, of a value's letters in the mean
    private static let least: CGFloat = 4  // pt, of a bar's width

    var row: TrackRow? { didSet { if row != oldValue { changed() } } }
    var axis = TimeAxis(extent: 1, left: 0, width: 1) { didSet { if axis != oldValue { changed() } } }
    /// The pointer is over it, or no longer.
    var onHover: (Bool) -> Void = { _ in }
    private var wasHovered = false

    let name = UILabel.kit(Type.captionStrong, Palette.text)
    let property = UILabel.kit(Type.caption, Palette.secondary)
    let value = UILabel.kit(Type.strong, Palette.text, .right)
    let way = UILabel.kit(Type.caption, Palette.secondary)
    let times = UILabel.kit(Type.caption, Palette.secondary, .right)
    private let bar = TrackBar()

    /// A drag may scroll.
    override var keepsDrags: Bool { false }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [bar, name, property, value, way, times] { addSubview(view) }
        way.lineBreakMode = .byTruncatingMiddle
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the value at the present time.
    func show(value text: String) {
        value.show(text)
        // By the number of letters: to measure the text of every row in every frame would cost more than to draw it.
        let room = CGFloat(text.utf8.count) * Self.letterWidth + Grid.unit
        if room > valueRoom {
            valueRoom = room
            setNeedsLayout()
        }
    }

    /// What the longest value shown so far needs, in points.
    private var valueRoom: CGFloat = 0

    private func changed() {
        guard let row else { return }
        valueRoom = 0
        name.show(row.layerName)
        property.show(row.property)
        way.show("\(row.from) → \(row.to)")
        times.show(Self.times(of: row))
        bar.row = row
        setNeedsLayout()
    }

    /// `120 + 450 ms`: the delay and the duration of one pass.
    private static func times(of row: TrackRow) -> String {
        let duration = Decimals.text(row.duration * 1000, places: 0)
        let passes = row.passes > 1 ? " × \(row.passes)" : ""
        let delay = row.delay.magnitude >= 0.0005 ? "after \(Decimals.text(row.delay * 1000, places: 0)), " : ""
        return "\(delay)\(duration)\(passes) ms · \(row.curveName)"
    }

    override func hover(at point: CGPoint?) {
        super.hover(at: point)
        let isOver = pointer != nil
        guard isOver != wasHovered else { return }
        wasHovered = isOver
        onHover(isOver)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(isHovered ? Palette.field : nil)
        let (left, width) = (Grid.margin, bounds.width - 2 * Grid.margin)
        // The value gets what it needs, up to a part; names share the rest.
        let valueWidth = min(valueRoom, width * 0.6)
        let names = width - valueWidth - Grid.gap
        let own = min(name.textWidth, max(names - min(property.textWidth, names / 2) - 6, 0))
        place(name, left, 4, own, 16)
        place(property, left + own + 6, 4, names - own - 6, 16)
        place(value, left + width - valueWidth, 4, valueWidth, 16)
        if let row {
            let (start, end) = (axis.x(row.delay), axis.x(row.end))
            let barWidth = max(end - start, Self.least)
            place(bar, min(start, left + width - barWidth), Self.barTop, barWidth, Self.barHeight)
        }
        let y = Self.barTop + Self.barHeight + 1
        // Where both are long, each gets half.
        let timesWidth = min(times.textWidth, max(width / 2, width - way.textWidth - Grid.gap))
        place(times, left + width - timesWidth, y, timesWidth, 15)
        place(way, left, y, width - timesWidth - Grid.gap, 15)
    }
}

/// A bar with a curve in it.
@MainActor private final class TrackBar: UIView {
    var row: TrackRow? { didSet { if row != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        layer.cornerRadius = 3
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.wash)
    }

    override func draw(_ rect: CGRect) {
        guard let row, let context = UIGraphicsGetCurrentContext() else { return }
        let count = min(max(row.passes, 1), 64)
        let width = bounds.width / CGFloat(count)
        let range = row.curve.range
        for pass in 0..<count {
            let area = CGRect(x: CGFloat(pass) * width, y: 2.5, width: width, height: bounds.height - 5)
            if pass > 0 {
                context.setFillColor(Palette.panel.cgColor)
                context.fill(CGRect(x: area.minX, y: 0, width: hairline, height: bounds.height))
            }
            let path = row.curve.path(in: area, showing: range)
            path.lineWidth = 1.5
            path.lineJoinStyle = .round
            Palette.accent.setStroke()
            path.stroke()
        }
    }
}
