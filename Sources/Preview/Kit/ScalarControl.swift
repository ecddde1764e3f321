import UIKit

/// What sliders and draggable numbers share: a value in a scale, its default, and the runs of changes made to it.
@MainActor class ScalarControl: KitControl {
    /// How far the wheel turns from one end of the scale to the other, in points of content.
    private static let wheelWay = 1200.0
    /// How many steps an arrow key makes with Shift held.
    private static let largeStep = 10.0

    var scale: ValueScale { didSet { if scale != oldValue { valueChanged() } } }
    /// Marked on the scale, and what a reset goes back to; nil for none.
    var defaultValue: Double? { didSet { if defaultValue != oldValue { valueChanged() } } }
    private(set) var value: Double
    var onChange: (Double, ChangePhase) -> Void = { _, _ in }

    /// The value before the run that goes on.
    private var before: Double?
    /// Where the wheel has turned to, which a value in whole steps may not have followed yet.
    private var wheelPlace: Double?

    override var takesFocus: Bool { true }

    init(_ scale: ValueScale, value: Double, default defaultValue: Double? = nil) {
        self.scale = scale
        self.value = value
        self.defaultValue = defaultValue
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether a run of changes goes on.
    var isChanging: Bool { before != nil }

    /// Shows a value that comes from outside; during a run of changes only the run decides.
    func show(_ value: Double) {
        if before == nil { take(value) }
    }

    /// The value looks different now.
    func valueChanged() {
        setNeedsLayout()
    }

    // MARK: Runs

    func begin(_ value: Double) {
        before = self.value
        take(value)
        onChange(self.value, .began)
    }

    /// A value that is the same as before is not told again.
    func change(_ value: Double) {
        guard before != nil, value != self.value else { return }
        take(value)
        onChange(self.value, .changed)
    }

    func end() {
        guard before != nil else { return }
        before = nil
        onChange(value, .ended)
    }

    func cancel() {
        guard let before else { return }
        self.before = nil
        take(before)
        onChange(value, .cancelled)
    }

    /// Goes back to the default.
    func reset() {
        guard isEnabled, let defaultValue, defaultValue != value else { return }
        take(defaultValue)
        onChange(value, .single)
    }

    private func nudge(to new: Double) {
        let new = scale.rounded(new)
        guard isEnabled, before == nil, new != value else { return }
        take(new)
        onChange(value, .nudged)
    }

    private func take(_ new: Double) {
        guard new != value else { return }
        value = new
        valueChanged()
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        end()
    }

    override func cancelTracking(with event: UIEvent?) {
        cancel()
    }

    /// A control that is switched off, or taken away, in the middle of a run does not leave it open.
    override var isEnabled: Bool { didSet { if !isEnabled { cancel() } } }

    override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil { cancel() }
        super.willMove(toWindow: newWindow)
    }

    // MARK: Wheel and keys

    override func hover(at point: CGPoint?) {
        if point != pointer { wheelPlace = nil }
        super.hover(at: point)
    }

    /// Up and right are more. Only under a pointer that has come here: not while a list is scrolled along under it.
    override func wheel(by distance: CGVector) -> Bool {
        guard pointer != nil, isEnabled else { return false }
        let place = min(
            max((wheelPlace ?? scale.fraction(of: value)) + (distance.dx - distance.dy) / Self.wheelWay, 0), 1)
        wheelPlace = place
        nudge(to: scale.value(at: place))
        return true
    }

    override func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard isEnabled, modifiers.isSubset(of: .shift) else { return false }
        let step = scale.step * (modifiers.contains(.shift) ? Self.largeStep : 1)
        switch key {
        case .left, .down: nudge(to: value - step)
        case .right, .up: nudge(to: value + step)
        case .home: nudge(to: scale.range.lowerBound)
        case .end: nudge(to: scale.range.upperBound)
        case .backspace, .delete: reset()
        case .character, .pageUp, .pageDown, .space, .return, .tab, .escape, .function: return false
        }
        wheelPlace = nil
        return true
    }
}
