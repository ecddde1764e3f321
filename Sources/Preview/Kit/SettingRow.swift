import UIKit

/// A setting of the inspector: its name, a mark and a reset where it is not the default, and a control that subclasses add.
@MainActor class SettingRow: UIView {
    static let titleHeight: CGFloat = 20  // pt
    private static let dotSize: CGFloat = 5  // pt

    /// Whether the value is another than the default.
    var isChanged = false { didSet { if isChanged != oldValue { setNeedsLayout() } } }
    var isEnabled = true { didSet { if isEnabled != oldValue { enabledChanged() } } }
    var onReset: () -> Void = {}
    /// The height has changed, as of a row that opens.
    var onResize: () -> Void = {}

    let title = UILabel.kit(Type.body, Palette.text)
    let reset = KitButton(.reset)
    private let dot = UIView()

    /// In points.
    var height: CGFloat { Self.titleHeight }

    init(title text: String) {
        super.init(frame: .zero)
        title.text = text
        dot.layer.cornerRadius = Self.dotSize / 2
        dot.backgroundColor = Palette.changed
        reset.onPress = { [weak self] in self?.onReset() }
        for view in [title, dot, reset] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func enabledChanged() {
        setNeedsLayout()
    }

    /// Where the line with the title ends, from which controls beside it start.
    var titleWidth: CGFloat { bounds.width - 2 * Grid.margin }

    /// The height of the line with the title.
    var lineHeight: CGFloat { Self.titleHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Grid.target
        place(
            dot, (Grid.margin - Self.dotSize) / 2, (lineHeight - Self.dotSize) / 2, Self.dotSize, Self.dotSize)
        let right = Grid.margin + titleWidth
        place(reset, right - side, (lineHeight - side) / 2, side, side)
        place(title, Grid.margin, 0, titleWidth - side - Grid.unit, lineHeight)
        dot.isHidden = !isChanged
        reset.isHidden = !isChanged || !isEnabled
        title.show(isEnabled ? Palette.text : Palette.disabled)
    }
}

/// A number by a slider and by dragging its digits.
@MainActor final class NumberRow: SettingRow {
    private static let valueWidth: CGFloat = 72  // pt

    let slider: Slider
    let field: ValueField
    var onChange: (Double, ChangePhase) -> Void = { _, _ in }

    override var height: CGFloat { Self.titleHeight + Grid.control + Grid.unit }

    init(title: String, _ scale: ValueScale, value: Double, default defaultValue: Double?) {
        slider = Slider(scale, value: value, default: defaultValue)
        field = ValueField(scale, value: value, default: defaultValue)
        super.init(title: title)
        addSubview(slider)
        addSubview(field)
        slider.onChange = { [weak self] value, phase in
            self?.field.show(value)
            self?.changed(value, phase)
        }
        field.onChange = { [weak self] value, phase in
            self?.slider.show(value)
            self?.changed(value, phase)
        }
        isChanged = value != defaultValue && defaultValue != nil
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ value: Double, default defaultValue: Double?) {
        slider.defaultValue = defaultValue
        field.defaultValue = defaultValue
        guard !slider.isChanging, !field.isChanging else { return }
        slider.show(value)
        field.show(value)
        isChanged = defaultValue != nil && value != defaultValue
    }

    /// To bring the default back is to choose nothing.
    private func changed(_ value: Double, _ phase: ChangePhase) {
        isChanged = slider.defaultValue != nil && value != slider.defaultValue
        if phase == .single, !isChanged { return onReset() }
        onChange(value, phase)
    }

    override func enabledChanged() {
        super.enabledChanged()
        slider.isEnabled = isEnabled
        field.isEnabled = isEnabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (y, right) = (Self.titleHeight, bounds.width - Grid.margin)
        place(slider, Grid.margin, y, right - Grid.margin - Self.valueWidth - Grid.gap, Grid.control)
        // The digits end at the margin; their ground reaches beyond it.
        place(field, right - Self.valueWidth + 4, y + 2, Self.valueWidth, Grid.control - 4)
    }
}

/// On or off.
@MainActor final class FlagRow: SettingRow {
    let toggle: Switch
    var onChange: (Bool, ChangePhase) -> Void = { _, _ in }

    override var lineHeight: CGFloat { Grid.row }
    override var height: CGFloat { Grid.row }
    override var titleWidth: CGFloat { bounds.width - 2 * Grid.margin - Switch.size.width - Grid.unit }

    init(title: String, isOn: Bool) {
        toggle = Switch(isOn: isOn)
        super.init(title: title)
        addSubview(toggle)
        toggle.onChange = { [weak self] in self?.onChange($0, $1) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func enabledChanged() {
        super.enabledChanged()
        toggle.isEnabled = isEnabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(
            toggle, bounds.width - Grid.margin - Switch.size.width, (Grid.row - Switch.size.height) / 2,
            Switch.size.width, Switch.size.height)
    }
}
