import Transitions
import UIKit

/// The pace of an effect: presets, a plot with the handles of a Bézier, or a spring by its two numbers.
@MainActor final class CurveEditor: UIView {
    private static let presetNames = ["Linear", "In", "Out", "In-out", "Cubic", "Spring"]
    private static let plotHeight: CGFloat = 148  // pt
    /// What a spring starts from; its response is made to fit the duration.
    private static let firstSpring = Curve.spring(dampingRatio: 0.8, response: 0.4)

    private(set) var curve: Curve
    /// Seconds of the effect: what a new spring is to last.
    var duration = 0.5
    var onChange: (Curve, ChangePhase) -> Void = { _, _ in }
    /// The height has changed: a spring has other controls than a Bézier.
    var onResize: () -> Void = {}

    let presets: Segmented
    let plot: CurveHandles
    let numbers: [ValueField]
    let ratio: NumberRow
    let response: NumberRow
    /// The curve before the run that goes on.
    private var before: Curve?

    init(_ curve: Curve) {
        self.curve = curve
        presets = Segmented(Self.presetNames, selected: Self.preset(of: curve))
        plot = CurveHandles(curve)
        let along = ValueScale(range: 0...1), across = ValueScale(range: -10...10)
        numbers = zip(["x1", "y1", "x2", "y2"], [along, across, along, across]).map {
            ValueField($1, value: 0, name: $0)
        }
        ratio = NumberRow(
            title: "Damping ratio", ValueScale(range: Curve.dampingRatios), value: 0.8, default: nil)
        response = NumberRow(
            title: "Response", ValueScale(range: Curve.responses, kind: .logarithmic, unit: "s"), value: 0.4,
            default: nil)
        super.init(frame: .zero)
        addSubview(presets)
        addSubview(plot)
        numbers.forEach(addSubview)
        addSubview(ratio)
        addSubview(response)
        connect()
        refresh()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func connect() {
        presets.onChange = { [weak self] index, phase in
            guard let self else { return }
            take(choice(index), phase)
        }
        plot.onChange = { [weak self] in self?.take($0, $1) }
        for (index, field) in numbers.enumerated() {
            field.pointsPerStep = 2
            field.onChange = { [weak self] value, phase in
                guard let self else { return }
                var numbers = cubicNumbers
                numbers[index] = value
                take(.cubic(numbers[0], numbers[1], numbers[2], numbers[3]), phase)
            }
        }
        ratio.onChange = { [weak self] value, phase in self?.changeSpring(phase) { $0.ratio = value } }
        response.onChange = { [weak self] value, phase in self?.changeSpring(phase) { $0.response = value } }
    }

    /// Shows a curve that comes from outside; during a run of changes only the run decides.
    func show(_ new: Curve) {
        guard before == nil, new != curve else { return }
        curve = new
        refresh()
    }

    /// How far the curve has come, 0…1; nil if it does not run.
    var fraction: Double? {
        get { plot.fraction }
        set { plot.fraction = newValue }
    }

    /// In points.
    var height: CGFloat {
        Grid.control + Grid.gap + Self.plotHeight + Grid.gap + (isSpring ? 2 * ratio.height : Grid.control + Grid.gap)
    }

    private var isSpring: Bool { curve.controlPoints == nil }

    private var cubicNumbers: [Double] {
        guard let (a, b) = curve.controlPoints else { return [0.25, 0.1, 0.25, 1] }
        return [a.x, a.y, b.x, b.y].map { Double($0) }
    }

    private static func preset(of curve: Curve) -> Int {
        switch curve {
        case .linear: 0
        case .easeIn: 1
        case .easeOut: 2
        case .easeInOut: 3
        case .cubic: 4
        case .spring: 5
        }
    }

    /// The curve that a segment stands for; a Bézier starts as what was shown before.
    private func choice(_ index: Int) -> Curve {
        switch index {
        case 0: .linear
        case 1: .easeIn
        case 2: .easeOut
        case 3: .easeInOut
        case 4: .cubic(cubicNumbers[0], cubicNumbers[1], cubicNumbers[2], cubicNumbers[3])
        default: Self.firstSpring.lasting(duration)
        }
    }

    private func changeSpring(_ phase: ChangePhase, _ change: (inout (ratio: Double, response: Double)) -> Void) {
        guard case .spring(let ratio, let response) = curve else { return }
        var numbers = (ratio: ratio, response: response)
        change(&numbers)
        take(.spring(dampingRatio: numbers.ratio, response: numbers.response), phase)
    }

    private func take(_ new: Curve, _ phase: ChangePhase) {
        if phase == .began { before = before ?? curve }
        // A run that is broken off ends with the very curve it began with, be it a preset.
        curve = phase == .cancelled ? before ?? new : new
        if phase == .ended || phase == .cancelled { before = nil }
        refresh()
        onChange(curve, phase)
    }

    private func refresh() {
        let wasSpring = !ratio.isHidden
        presets.selected = Self.preset(of: curve)
        plot.show(curve)
        for (field, value) in zip(numbers, cubicNumbers) {
            field.show(value)
            field.isHidden = isSpring
        }
        for row in [ratio, response] { row.isHidden = !isSpring }
        if case .spring(let damping, let swing) = curve {
            ratio.show(damping, default: nil)
            response.show(swing, default: nil)
        }
        setNeedsLayout()
        if wasSpring != isSpring { onResize() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Grid.margin
        place(presets, Grid.margin, 0, width, Grid.control)
        place(plot, Grid.margin, Grid.control + Grid.gap, width, Self.plotHeight)
        let y = Grid.control + 2 * Grid.gap + Self.plotHeight
        let column = (width - 3 * Grid.unit) / 4
        for (index, field) in numbers.enumerated() {
            place(field, Grid.margin + CGFloat(index) * (column + Grid.unit), y, column, Grid.control)
        }
        place(ratio, 0, y, bounds.width, ratio.height)
        place(response, 0, y + ratio.height, bounds.width, response.height)
    }
}
