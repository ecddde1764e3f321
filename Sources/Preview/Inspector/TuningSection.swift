import Transitions
import UIKit

/// Duration, curve and the parameters of the effect.
@MainActor final class TuningSection: SettingsSection {
    private static let ownPaceHeight: CGFloat = 36  // pt

    var onEvent: (InspectorEvent) -> Void = { _ in }

    let duration = NumberRow(
        title: "Duration", ValueScale(range: Tuning.durations, kind: .logarithmic, unit: "s"), value: 0.5,
        default: 0.5)
    let curveTitle = SettingRow(title: "Curve")
    let editor = CurveEditor(.easeInOut)
    let ownPace = UILabel.kit(Type.caption, Palette.secondary)
    /// By the parameter's key.
    private(set) var parameterRows: [String: SettingRow] = [:]
    /// What the rows were made for.
    private var made: [String] = []

    init() {
        super.init(title: "Tuning")
        append(duration)
        append(curveTitle)
        addSubview(editor)
        rows.append((editor, { [weak editor] in editor?.height ?? 0 }))
        ownPace.numberOfLines = 2
        let holder = InsetView(ownPace)
        addSubview(holder)
        rows.append((holder, { Self.ownPaceHeight }))
        duration.onChange = { [weak self] in self?.onEvent(.duration($0, $1)) }
        duration.onReset = { [weak self] in self?.onEvent(.reset(.duration)) }
        curveTitle.onReset = { [weak self] in self?.onEvent(.reset(.curve)) }
        editor.onChange = { [weak self] in self?.onEvent(.curve($0, $1)) }
        editor.onResize = { [weak self] in self?.resized() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ content: InspectorContent) {
        duration.show(content.setDuration.value, default: content.setDuration.defaultValue)
        if duration.isHidden == content.takesDuration {
            duration.isHidden = !content.takesDuration
            resized()
        }
        editor.duration = content.setDuration.value
        editor.show(content.curve.value)
        let hasCurve = content.ownPace == nil
        curveTitle.isChanged = hasCurve && content.curve.isChanged
        ownPace.show(content.ownPace.map { "This effect has a pace of its own: \($0)." } ?? "")
        if editor.isHidden == hasCurve || ownPace.superview?.isHidden != hasCurve {
            editor.isHidden = !hasCurve
            ownPace.superview?.isHidden = hasCurve
            resized()
        }
        let keys = content.parameters.map { "\($0.key) \($0.kind) \($0.title)" }
        if keys != made {
            made = keys
            makeRows(content.parameters)
        }
        for parameter in content.parameters { show(parameter, isPicked: content.picking == parameter.key) }
        let changed =
            content.parameters.filter(\.value.isChanged).count
            + [content.setDuration.isChanged, curveTitle.isChanged].filter { $0 }.count
        header.note = changed == 0 ? "" : changed == 1 ? "1 changed" : "\(changed) changed"
    }

    private func makeRows(_ parameters: [InspectorContent.ParameterRow]) {
        for row in parameterRows.values { row.removeFromSuperview() }
        rows.removeAll { row in parameterRows.values.contains { $0 === row.view } }
        parameterRows = [:]
        for parameter in parameters {
            let row = makeRow(parameter)
            let key = parameter.key
            row.onReset = { [weak self] in self?.onEvent(.reset(.parameter(key))) }
            parameterRows[key] = row
            append(row)
        }
        resized()
    }

    private func makeRow(_ parameter: InspectorContent.ParameterRow) -> SettingRow {
        let (key, title) = (parameter.key, parameter.title.prefix(1).uppercased() + parameter.title.dropFirst())
        let tell: (Parameter.Value, ChangePhase) -> Void = { [weak self] in self?.onEvent(.set(key, $0, $1)) }
        switch parameter.kind {
        case .number(let range, let unit):
            let row = NumberRow(
                title: title, .even(range, unit: unit.rawValue), value: range.lowerBound, default: nil)
            row.onChange = { tell(.number($0), $1) }
            return row
        case .flag:
            let row = FlagRow(title: title, isOn: false)
            row.onChange = { tell(.flag($0), $1) }
            return row
        case .color, .optionalColor:
            let row = ColourRow(title: title, colour: nil, isOptional: parameter.kind == .optionalColor)
            row.onChange = { tell(.color($0), $1) }
            return row
        case .point:
            let row = PairRow(title: title, names: ("x", "y"), value: .zero, picks: true)
            row.onChange = { tell(.point($0), $1) }
            row.onPick = { [weak self] in self?.onEvent(.pick(key)) }
            return row
        case .size:
            let row = PairRow(title: title, names: ("w", "h"), value: .zero, picks: false)
            row.onChange = { tell(.size(CGSize(width: $0.x, height: $0.y)), $1) }
            return row
        }
    }

    private func show(_ parameter: InspectorContent.ParameterRow, isPicked: Bool) {
        let row = parameterRows[parameter.key]
        switch (parameter.value.value, row) {
        case (.number(let number), let row as NumberRow):
            if case .number(let own) = parameter.value.defaultValue { row.show(number, default: own) }
        case (.flag(let flag), let row as FlagRow): row.toggle.isOn = flag
        case (.color(let colour), let row as ColourRow): row.show(colour)
        case (.point(let point), let row as PairRow):
            row.show(point)
            row.isPicking = isPicked
        case (.size(let size), let row as PairRow): row.show(CGPoint(x: size.width, y: size.height))
        default: break
        }
        row?.isChanged = parameter.value.isChanged
    }
}

/// A view within the panel's margins.
@MainActor final class InsetView: UIView {
    private let inner: UIView

    init(_ inner: UIView) {
        self.inner = inner
        super.init(frame: .zero)
        addSubview(inner)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(inner, Grid.margin, 0, bounds.width - 2 * Grid.margin, bounds.height)
    }
}

/// What is set for drags.
@MainActor final class GestureSection: SettingsSection {
    var onEvent: (InspectorEvent) -> Void = { _ in }
    private(set) var settingRows: [GestureSetting: NumberRow] = [:]

    init() {
        super.init(title: "Gesture")
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ gesture: [InspectorContent.GestureRow]) {
        for row in gesture {
            let view = settingRows[row.setting] ?? make(row)
            view.show(row.value.value, default: row.value.defaultValue)
        }
        let changed = gesture.filter(\.value.isChanged).count
        header.note = changed == 0 ? "" : changed == 1 ? "1 changed" : "\(changed) changed"
    }

    private func make(_ row: InspectorContent.GestureRow) -> NumberRow {
        let setting = row.setting
        let view = NumberRow(
            title: setting.title, setting.scale, value: row.value.value, default: row.value.defaultValue)
        view.onChange = { [weak self] in self?.onEvent(.gesture(setting, $0, $1)) }
        view.onReset = { [weak self] in self?.onEvent(.reset(.gesture(setting))) }
        settingRows[setting] = view
        append(view)
        resized()
        return view
    }
}
