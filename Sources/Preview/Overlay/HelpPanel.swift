import UIKit

/// The list of keys, made from the key map.
final class HelpPanel: UIView {
    private static let keyWidth: CGFloat = 74  // pt
    private static let width: CGFloat = 330  // pt
    private static let rowHeight: CGFloat = 17  // pt
    private static let headingHeight: CGFloat = 26  // pt
    private static let padding: CGFloat = 14  // pt

    private let margin: CGFloat
    private let panel = UIView()

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
        // One list would be too small to read on a screen that is wider than high.
        let half = (groups.count + 1) / 2
        let lists = size.width > size.height ? [groups.prefix(half), groups.dropFirst(half)] : [groups[...]]
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
            // Effects have short names: two in a line.
            let columns = group == .effects ? 2 : 1
            let column = (Self.width - 2 * Self.padding) / CGFloat(columns)
            let lines = (rows.count + columns - 1) / columns
            for (index, row) in rows.enumerated() {
                let x = start + Self.padding + CGFloat(index / lines) * column
                add(row, x: x, y: y + CGFloat(index % lines) * Self.rowHeight, width: column, isNarrow: columns > 1)
            }
            y += CGFloat(lines) * Self.rowHeight
        }
        return y + Self.padding
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
        let room = bounds.insetBy(dx: margin + 4, dy: margin + 4)
        let scale = min(room.width / panel.bounds.width, room.height / panel.bounds.height, 1)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
