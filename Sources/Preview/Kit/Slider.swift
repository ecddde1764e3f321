import UIKit

/// A line with a knob on it. A press on the line takes the knob there, a double click back to the default, which a tick marks.
@MainActor final class Slider: ScalarControl {
    private static let knobSize: CGFloat = 14  // pt
    private static let lineHeight: CGFloat = 4  // pt
    private static let tickSize = CGSize(width: 2, height: 12)  // pt

    private let line = UIView()
    private let fill = UIView()
    private let tick = UIView()
    private let knob = UIView()
    /// How far from the knob's middle it was taken hold of, in points.
    private var grip: CGFloat = 0

    override init(_ scale: ValueScale, value: Double, default defaultValue: Double? = nil) {
        super.init(scale, value: value, default: defaultValue)
        for view in [tick, line, fill, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        line.backgroundColor = Palette.field
        line.layer.cornerRadius = Self.lineHeight / 2
        fill.layer.cornerRadius = Self.lineHeight / 2
        tick.backgroundColor = Palette.secondary
        tick.layer.cornerRadius = 1
        knob.layer.cornerRadius = Self.knobSize / 2
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, middle) = (bounds.width, bounds.midY)
        let x = place(of: value)
        place(line, 0, middle - Self.lineHeight / 2, width, Self.lineHeight)
        place(fill, 0, middle - Self.lineHeight / 2, x, Self.lineHeight)
        place(knob, x - Self.knobSize / 2, middle - Self.knobSize / 2, Self.knobSize, Self.knobSize)
        tick.isHidden = defaultValue == nil
        if let defaultValue {
            place(
                tick, place(of: defaultValue) - Self.tickSize.width / 2, middle - Self.tickSize.height / 2,
                Self.tickSize.width, Self.tickSize.height)
        }
        fill.paint(isEnabled ? Palette.accent : Palette.disabled)
        line.paint(isHovered ? Palette.fieldHover : Palette.field)
        knob.paint(isEnabled ? Palette.knob : Palette.field)
        let isMarked = isEnabled && (isHovered || isTracking || hasFocus)
        knob.setRim(isMarked ? Palette.accent : Palette.rim, width: isMarked ? 2 : nil)
    }

    /// Where a value lies, in points.
    private func place(of value: Double) -> CGFloat {
        Self.knobSize / 2 + CGFloat(scale.fraction(of: value)) * max(bounds.width - Self.knobSize, 0)
    }

    private func value(at x: CGFloat) -> Double {
        let way = bounds.width - Self.knobSize
        return scale.value(at: way > 0 ? Double((x - Self.knobSize / 2) / way) : 0)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if touch.tapCount == 2, defaultValue != nil {
            reset()
            return false
        }
        let x = touch.location(in: self).x
        let knob = place(of: value)
        let isOnKnob = abs(x - knob) <= Self.knobSize / 2
        grip = isOnKnob ? x - knob : 0
        begin(isOnKnob ? value : value(at: x))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        change(value(at: touch.location(in: self).x - grip))
        return true
    }
}

/// A number that is changed by dragging it to the sides.
@MainActor final class ValueField: ScalarControl {
    /// How far a drag goes from one end of the scale to the other, in points.
    private static let dragWay = 300.0

    /// How far a drag goes for one step, in points; nil for a fixed way over the whole scale.
    var pointsPerStep: Double?
    /// What stands before the number, such as x or y.
    var name: String? { didSet { setNeedsLayout() } }
    /// Whether it lies on a ground, to be seen as a field at once.
    private let isFilled: Bool
    private let label: UILabel
    private let nameLabel = UILabel.kit(Type.caption, Palette.secondary)
    private var start: (x: CGFloat, value: Double) = (0, 0)

    init(_ scale: ValueScale, value: Double, default defaultValue: Double? = nil, name: String? = nil) {
        isFilled = name != nil
        label = .kit(Type.body, Palette.text, .right)
        super.init(scale, value: value, default: defaultValue)
        self.name = name
        layer.cornerRadius = 5
        addSubview(label)
        if name != nil { addSubview(nameLabel) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding: CGFloat = isFilled ? 6 : 4
        nameLabel.show(name ?? "")
        let before = name == nil ? 0 : nameLabel.textWidth + Grid.unit
        place(nameLabel, padding, 0, before, bounds.height)
        label.show(scale.text(value))
        label.show(isEnabled ? Palette.text : Palette.disabled)
        place(label, padding + before, 0, bounds.width - 2 * padding - before, bounds.height)
        paint(
            isTracking
                ? Palette.fieldPressed : isHovered ? Palette.fieldHover : isFilled || hasFocus ? Palette.field : nil)
        setRim(hasFocus ? Palette.accent : nil, width: 1)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if touch.tapCount == 2, defaultValue != nil {
            reset()
            return false
        }
        start = (touch.location(in: nil).x, value)
        begin(value)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let moved = Double(touch.location(in: nil).x - start.x)
        if moved == 0 {
            change(start.value)
        } else if let pointsPerStep {
            change(scale.rounded(start.value + moved / pointsPerStep * scale.step))
        } else {
            change(scale.value(at: scale.fraction(of: start.value) + moved / Self.dragWay))
        }
        return true
    }
}
