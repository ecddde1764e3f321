/// A plain coloured area, rounded at its corners.
final class Surface: UIView {
    init(_ color: UIColor = Palette.surface, corner: CGFloat = 16) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = corner
    }

    required init?(coder: NSCoder) { nil }
}

/// A hairline between rows, one physical pixel thick at least.
final class Rule: UIView {
    init(_ color: UIColor = Palette.rule) {
        super.init(frame: .zero)
        backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }
}

/// A round button with an icon.
final class RoundButton: MirroringView {
    private let icon: UIView

    /// - Parameter side: of the icon, points.
    init(_ icon: Icon, _ color: UIColor, on background: UIColor, side: CGFloat = 24, width: CGFloat = 2) {
        self.icon = icon.view(color, side: side, width: width)
        super.init(frame: .zero)
        backgroundColor = background
        addSubview(self.icon)
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        icon.frame = bounds
    }
}

/// A button or tag: text, perhaps after an icon, on a rounded area.
final class Pill: MirroringView {
    private let label: UILabel
    private let icon: UIView?
    /// How far the text stays from the ends, in points.
    private let padding: CGFloat

    init(
        _ text: String, _ style: TextStyle, _ color: UIColor, on background: UIColor, icon: Icon? = nil,
        padding: CGFloat = 16
    ) {
        label = UILabel(text, style, color, align: .center, lines: 1)
        self.icon = icon?.view(color, side: 18)
        self.padding = padding
        super.init(frame: .zero)
        backgroundColor = background
        addSubview(label)
        if let icon = self.icon {
            addSubview(icon)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var iconRoom: CGFloat { icon == nil ? 0 : 26 }
    /// The width that just holds the text.
    var naturalWidth: CGFloat { label.naturalWidth + iconRoom + padding * 2 }

    override func place() {
        layer.cornerRadius = min(bounds.height / 2, 14)
        let width = min(label.naturalWidth, bounds.width - iconRoom)
        let left = ((bounds.width - width - iconRoom) / 2).rounded()
        icon?.frame = CGRect(x: left, y: (bounds.height / 2 - 9).rounded(), width: 18, height: 18)
        let height = label.sizeThatFits(bounds.size).height.rounded(.up)
        label.frame = CGRect(
            x: left + iconRoom, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }
}

/// A bar that is filled to a fraction.
final class Meter: MirroringView {
    private let filled: UIView
    private let fraction: CGFloat

    init(_ fraction: CGFloat, _ color: UIColor, on background: UIColor = Palette.well) {
        self.fraction = fraction
        filled = Surface(color, corner: 0)
        super.init(frame: .zero)
        backgroundColor = background
        addSubview(filled)
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        layer.cornerRadius = bounds.height / 2
        filled.layer.cornerRadius = bounds.height / 2
        filled.frame = CGRect(x: 0, y: 0, width: (bounds.width * fraction).rounded(), height: bounds.height)
    }
}
