import UIKit

/// The list of keys, made from the key map.
final class HelpPanel: UIView {
    private static let keyWidth: CGFloat = 74  // pt
    private static let width: CGFloat = 328  // pt
    /// How high rows are where there is room, and how low they get before all becomes smaller, in points.
    private static let rowHeights: ClosedRange<CGFloat> = 14...17
    private static let headingHeight: CGFloat = 26  // pt
    private static let padding: CGFloat = 14  // pt
    /// What lies between the edge zones and the panel, in points.
    private static let gap: CGFloat = 4

    private let margin: CGFloat
    private let panel = UIView()
    /// How high rows are here.
    private var rowHeight = HelpPanel.rowHeights.upperBound

    /// - Parameters:
    ///   - margin: What stays free at the screen's edges, in points.
    ///   - size: The screen's size, in points.
    init(keyMap: KeyMap, margin: CGFloat, size: CGSize) {
        self.margin = margin
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.4)
        panel.backgroundColor = UIColor(white: 0.09, alpha: 0.95)
        panel.layer.cornerRadius = 18
        panel.layer.borderWidth = 1
        panel.layer.borderColor = UIColor(white: 1, alpha: 0.14).cgColor
        addSubview(panel)
        let groups = KeyMap.Group.allCases
        // One list would be too small to read where there is room for two.
        let half = (groups.count + 1) / 2
        let room = CGSize(
            width: size.width - 2 * (margin + Self.gap), height: size.height - 2 * (margin + Self.gap))
        let lists = room.width >= 2 * Self.width ? [groups.prefix(half), groups.dropFirst(half)] : [groups[...]]
        let fixed = 2 * Self.padding
        let needs = lists.map { list -> CGFloat in
            let lines = list.reduce(0) { $0 + Self.lines(of: $1, keyMap) }
            return (room.height - fixed - CGFloat(list.count) * Self.headingHeight) / CGFloat(max(lines, 1))
        }
        let fitting = (needs.min() ?? 0).rounded(.down)
        rowHeight = min(max(fitting, Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
        var height: CGFloat = 0
        for (index, list) in lists.enumerated() {
            height = max(height, fill(with: list, of: keyMap, x: CGFloat(index) * Self.width))
        }
        panel.bounds = CGRect(x: 0, y: 0, width: CGFloat(lists.count) * Self.width, height: height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Lists groups one below the other, from x on, and says how high the panel must be for them.
    private func fill(with groups: ArraySlice<KeyMap.Group>, of keyMap: KeyMap, x start: CGFloat) -> CGFloat {
        var y = Self.padding - 6
        for group in groups {
            let heading = label(group.rawValue, weight: .semibold, white: 1)
            heading.frame = CGRect(
                x: start + Self.padding, y: y + Self.headingHeight - 19, width: Self.width - 2 * Self.padding,
                height: 16)
            y += Self.headingHeight
            let rows = keyMap.rows(of: group)
            let columns = Self.columns(of: group)
            let column = (Self.width - 2 * Self.padding) / CGFloat(columns)
            let lines = Self.lines(of: group, keyMap)
            for (index, row) in rows.enumerated() {
                let x = start + Self.padding + CGFloat(index / lines) * column
                add(row, x: x, y: y + CGFloat(index % lines) * rowHeight, width: column, isNarrow: columns > 1)
            }
            y += CGFloat(lines) * rowHeight
        }
        return y + Self.padding
    }

    /// Effects have short names: two in a line.
    private static func columns(of group: KeyMap.Group) -> Int { group == .effects ? 2 : 1 }

    private static func lines(of group: KeyMap.Group, _ keyMap: KeyMap) -> Int {
        (keyMap.rows(of: group).count + columns(of: group) - 1) / columns(of: group)
    }

    private func add(_ row: KeyMap.Row, x: CGFloat, y: CGFloat, width: CGFloat, isNarrow: Bool) {
        let isLong = row.label.count > 2
        let keyWidth = isNarrow ? (isLong ? 60 : 24) : Self.keyWidth
        let keys = label(row.label, weight: .medium, white: 1)
        keys.frame = CGRect(x: x, y: y, width: keyWidth, height: 16)
        let text = label(row.help, weight: .regular, white: 0.72)
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.8
        text.frame = CGRect(x: x + keyWidth, y: y, width: width - keyWidth, height: 16)
    }

    private func label(_ text: String, weight: UIFont.Weight, white: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 12, weight: weight)
        label.textColor = UIColor(white: white, alpha: 1)
        panel.addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: margin + Self.gap, dy: margin + Self.gap)
        let scale = min(room.width / panel.bounds.width, room.height / panel.bounds.height, 1)
        // On whole points, or the letters would be soft.
        let (left, top) = ((bounds.width - panel.bounds.width) / 2, (bounds.height - panel.bounds.height) / 2)
        panel.center = CGPoint(
            x: left.rounded() + panel.bounds.width / 2, y: top.rounded() + panel.bounds.height / 2)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
