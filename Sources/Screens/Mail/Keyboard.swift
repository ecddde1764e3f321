/// A keyboard, drawn only: nothing is typed on it.
final class Keyboard: UIView {
    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let keyHeight: CGFloat = 44
    private static let gap: CGFloat = 6
    private static let rowGap: CGFloat = 10
    /// Without what the safe area adds below, in points.
    static let height: CGFloat = 44 * 4 + 10 * 3 + 12

    private static let plain = UIColor(light: 0xFFFFFF, dark: 0x4A4F57)
    private static let quiet = UIColor(light: 0xB9BEC7, dark: 0x33373E)

    private let letters: [[Key]] = rows.map { $0.map { Key(String($0), plain) } }
    private let edges = [Key("shift", quiet), Key("del", quiet)]
    private let bottom = [Key("123", quiet), Key("space", plain), Key("return", quiet)]

    /// Kept free of keys, in points.
    var insets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(light: 0xD6D9DF, dark: 0x1F2227)
        isUserInteractionEnabled = false
        // A keyboard of Latin letters is the same for all.
        semanticContentAttribute = .forceLeftToRight
        for key in letters.flatMap({ $0 }) + edges + bottom {
            addSubview(key)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = min(bounds.width - insets.left - insets.right - 8, 820)
        let left = (bounds.width - room) / 2
        let width = (room - Self.gap * 9) / 10
        for (i, row) in letters.enumerated() {
            let taken = width * CGFloat(row.count) + Self.gap * CGFloat(row.count - 1)
            let y = 8 + (Self.keyHeight + Self.rowGap) * CGFloat(i)
            for (j, key) in row.enumerated() {
                key.frame = CGRect(
                    x: left + (room - taken) / 2 + (width + Self.gap) * CGFloat(j), y: y, width: width,
                    height: Self.keyHeight)
            }
            if i == 2 {
                let wide = (room - taken) / 2 - Self.gap * 2
                edges[0].frame = CGRect(x: left, y: y, width: wide, height: Self.keyHeight)
                edges[1].frame = CGRect(x: left + room - wide, y: y, width: wide, height: Self.keyHeight)
            }
        }
        let y = 8 + (Self.keyHeight + Self.rowGap) * 3
        let side = (room * 0.24).rounded()
        bottom[0].frame = CGRect(x: left, y: y, width: side, height: Self.keyHeight)
        bottom[1].frame = CGRect(
            x: left + side + Self.gap, y: y, width: room - side * 2 - Self.gap * 2, height: Self.keyHeight)
        bottom[2].frame = CGRect(x: left + room - side, y: y, width: side, height: Self.keyHeight)
    }
}

/// One key.
private final class Key: UIView {
    private let label: UILabel

    init(_ text: String, _ color: UIColor) {
        label = UILabel(
            text, text.count == 1 ? .systemFont(ofSize: 20) : .systemFont(ofSize: 14), Palette.ink, align: .center,
            lines: 1)
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 6
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
