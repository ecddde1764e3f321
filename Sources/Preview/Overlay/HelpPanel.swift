import UIKit

/// The list of keys, made from the key map.
final class HelpPanel: UIView {
    private static let keyWidth: CGFloat = 74  // pt
    /// Where keys stand closer, two in a line, in points.
    private static let denseKeyWidth: CGFloat = 52
    private static let greatestWidth: CGFloat = 336  // pt, of a list
    /// How high rows are where there is room, and how low they get before all becomes smaller, in points.
    private static let rowHeights: ClosedRange<CGFloat> = 14...17
    private static let headingHeight: CGFloat = 26  // pt
    private static let padding: CGFloat = 14  // pt
    /// What lies between the edge zones and the panel, in points.
    private static let gap: CGFloat = 4

    private let margin: CGFloat
    private let panel = UIView()
    /// A list's width, in points.
    private let width: CGFloat
    /// How high rows are here.
    private var rowHeight = HelpPanel.rowHeights.upperBound
    /// Whether short rows share a line: where there is no room for a line for each.
    private var isDense = false

    /// - Parameters:
    ///   - margin: What stays free at the screen's edges, in points.
    ///   - size: The screen's size, in points.
    init(keyMap: KeyMap, margin: CGFloat, size: CGSize) {
        self.margin = margin
        let room = CGSize(
            width: size.width - 2 * (margin + Self.gap), height: size.height - 2 * (margin + Self.gap))
        width = max(min(Self.greatestWidth, room.width), 280)
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
        let lists = room.width >= 2 * width ? [groups.prefix(half), groups.dropFirst(half)] : [groups[...]]
        func fitting() -> CGFloat {
            let heights = lists.map { list -> CGFloat in
                let count = list.reduce(0) { $0 + lines(of: $1, keyMap).count }
                return (room.height - 2 * Self.padding - CGFloat(list.count) * Self.headingHeight)
                    / CGFloat(max(count, 1))
            }
            return (heights.min() ?? 0).rounded(.down)
        }
        isDense = fitting() < Self.rowHeights.lowerBound
        rowHeight = min(max(fitting(), Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
        var height: CGFloat = 0
        for (index, list) in lists.enumerated() {
            height = max(height, fill(with: list, of: keyMap, x: CGFloat(index) * width))
        }
        panel.bounds = CGRect(x: 0, y: 0, width: CGFloat(lists.count) * width, height: height)
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
                x: start + Self.padding, y: y + Self.headingHeight - 19, width: width - 2 * Self.padding, height: 16)
            y += Self.headingHeight
            for line in lines(of: group, keyMap) {
                for (index, row) in line.enumerated() {
                    let own = line.count > 1 ? half : width - 2 * Self.padding
                    add(
                        row, x: start + Self.padding + CGFloat(index) * half, y: y, width: own - 4,
                        keyWidth: group == .effects
                            ? (row.label.count > 2 ? 58 : 24) : isDense ? Self.denseKeyWidth : Self.keyWidth)
                }
                y += rowHeight
            }
        }
        return y + Self.padding
    }

    /// Half of a line, in points.
    private var half: CGFloat { (width - 2 * Self.padding) / 2 }

    /// The rows of a group, a line or half a line for each.
    private func lines(of group: KeyMap.Group, _ keyMap: KeyMap) -> [[KeyMap.Row]] {
        let rows = keyMap.rows(of: group)
        // Effects have short names: two in a line, read downwards.
        if group == .effects {
            let count = (rows.count + 1) / 2
            return (0..<count).map { first in
                rows.indices.contains(first + count) ? [rows[first], rows[first + count]] : [rows[first]]
            }
        }
        guard isDense else { return rows.map { [$0] } }
        var lines: [[KeyMap.Row]] = []
        for row in rows {
            if let last = lines.last, last.count == 1, isShort(last[0]), isShort(row) {
                lines[lines.count - 1].append(row)
            } else {
                lines.append([row])
            }
        }
        return lines
    }

    /// Whether a row fits into half a line, its words a little smaller at most.
    private func isShort(_ row: KeyMap.Row) -> Bool {
        Self.textWidth(row.label, .medium) < Self.denseKeyWidth
            && Self.textWidth(row.help, .regular) * 0.94 <= half - Self.denseKeyWidth - 4
    }

    private static func textWidth(_ text: String, _ weight: UIFont.Weight) -> CGFloat {
        ceil(text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12, weight: weight)]).width)
    }

    private func add(_ row: KeyMap.Row, x: CGFloat, y: CGFloat, width: CGFloat, keyWidth: CGFloat) {
        let own = max(keyWidth, Self.textWidth(row.label, .medium) + 6)
        let keys = label(row.label, weight: .medium, white: 1)
        keys.frame = CGRect(x: x, y: y, width: own, height: 16)
        let text = label(row.help, weight: .regular, white: 0.72)
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.8
        text.frame = CGRect(x: x + own, y: y, width: width - own, height: 16)
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
