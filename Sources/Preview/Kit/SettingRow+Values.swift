import Transitions
import UIKit

/// A colour, or none where there may be none; its picker opens below.
@MainActor final class ColourRow: SettingRow {
    private static let noneWidth: CGFloat = 48  // pt

    let well = ColourWell()
    let none: KitButton?
    private(set) var picker: ColourPicker?
    var onChange: (Parameter.Color?, ChangePhase) -> Void = { _, _ in }
    private var colour: Parameter.Color?
    /// What is shown again when none is taken back.
    private var last = Parameter.Color(red: 0, green: 0, blue: 0)

    override var lineHeight: CGFloat { Grid.row }
    override var height: CGFloat { Grid.row + (picker == nil ? 0 : ColourPicker.height) }
    override var titleWidth: CGFloat {
        bounds.width - 2 * Grid.margin - ColourWell.size.width - Grid.unit
            - (none == nil ? 0 : Self.noneWidth + Grid.unit)
    }

    init(title: String, colour: Parameter.Color?, isOptional: Bool) {
        none = isOptional ? KitButton(title: "None", look: .filled, font: Type.caption) : nil
        super.init(title: title)
        addSubview(well)
        well.onPress = { [weak self] in self?.toggle() }
        if let none {
            addSubview(none)
            none.onPress = { [weak self] in self?.toggleNone() }
        }
        show(colour)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ new: Parameter.Color?) {
        colour = new
        well.colour = new
        none?.isOn = new == nil
        if let new {
            last = new
            picker?.show(new)
        }
    }

    private func toggle() {
        if let picker {
            picker.removeFromSuperview()
            self.picker = nil
        } else {
            let new = ColourPicker()
            new.onChange = { [weak self] colour, phase in
                self?.show(colour)
                self?.onChange(colour, phase)
            }
            new.show(last)
            addSubview(new)
            picker = new
        }
        well.isOpen = picker != nil
        setNeedsLayout()
        onResize()
    }

    private func toggleNone() {
        let new = colour == nil ? last : nil
        show(new)
        onChange(new, .single)
    }

    override func enabledChanged() {
        super.enabledChanged()
        well.isEnabled = isEnabled
        none?.isEnabled = isEnabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, right) = (ColourWell.size, bounds.width - Grid.margin)
        place(well, right - size.width, (Grid.row - size.height) / 2, size.width, size.height)
        if let none {
            place(
                none, right - size.width - Grid.unit - Self.noneWidth, (Grid.row - size.height) / 2, Self.noneWidth,
                size.height)
        }
        if let picker {
            place(picker, Grid.margin, Grid.row + Grid.unit, right - Grid.margin, ColourPicker.height - Grid.gap)
        }
    }
}

/// A point or a size by two numbers; a point may be picked on the screen.
@MainActor final class PairRow: SettingRow {
    private static let fieldWidth: CGFloat = 88  // pt

    let first: ValueField
    let second: ValueField
    let pick: KitButton?
    var onChange: (CGPoint, ChangePhase) -> Void = { _, _ in }
    var onPick: () -> Void = {}
    /// Whether the screen waits for the place to be shown.
    var isPicking = false { didSet { pick?.isOn = isPicking } }

    override var height: CGFloat { Self.titleHeight + Grid.control + Grid.unit }

    init(title: String, names: (String, String), value: CGPoint, picks: Bool) {
        // A drag over its whole way, 300 points, goes 300 points far.
        let scale = ValueScale(range: -10_000...10_000, step: 1, places: 0)
        first = ValueField(scale, value: Double(value.x), name: names.0)
        second = ValueField(scale, value: Double(value.y), name: names.1)
        pick = picks ? KitButton(.target, title: "Pick", look: .filled, font: Type.caption) : nil
        super.init(title: title)
        for field in [first, second] {
            field.pointsPerStep = 1
            addSubview(field)
            field.onChange = { [weak self] _, phase in
                guard let self else { return }
                onChange(CGPoint(x: first.value, y: second.value), phase)
            }
        }
        if let pick {
            addSubview(pick)
            pick.onPress = { [weak self] in self?.onPick() }
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ value: CGPoint) {
        first.show(Double(value.x))
        second.show(Double(value.y))
    }

    override func enabledChanged() {
        super.enabledChanged()
        for control in [first, second] { control.isEnabled = isEnabled }
        pick?.isEnabled = isEnabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let y = Self.titleHeight
        place(first, Grid.margin, y, Self.fieldWidth, Grid.control)
        place(second, Grid.margin + Self.fieldWidth + Grid.gap, y, Self.fieldWidth, Grid.control)
        if let pick {
            let width = pick.fittingWidth
            place(pick, bounds.width - Grid.margin - width, y, width, Grid.control)
        }
    }
}
