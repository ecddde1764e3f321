import UIKit

/// On or off, by a click or the space bar.
@MainActor final class Switch: KitControl {
    static let size = CGSize(width: 32, height: 18)  // pt
    private static let inset: CGFloat = 2  // pt, of the knob

    var isOn: Bool { didSet { if isOn != oldValue { setNeedsLayout() } } }
    var onChange: (Bool, ChangePhase) -> Void = { _, _ in }

    private let track = UIView()
    private let knob = UIView()

    override var takesFocus: Bool { true }
    override var keepsDrags: Bool { false }

    init(isOn: Bool) {
        self.isOn = isOn
        super.init(frame: .zero)
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Self.size.height / 2
        knob.layer.cornerRadius = Self.size.height / 2 - Self.inset
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func toggle() {
        isOn.toggle()
        onChange(isOn, .single)
    }

    override func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard key == .space || key == .return, modifiers.isEmpty, isEnabled else { return false }
        toggle()
        return true
    }

    /// It lies at the right of its bounds, in the middle of their height.
    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.size
        let (x, y) = (bounds.width - size.width, (bounds.height - size.height) / 2)
        let side = size.height - 2 * Self.inset
        place(track, x, y, size.width, size.height)
        place(knob, isOn ? x + size.width - Self.inset - side : x + Self.inset, y + Self.inset, side, side)
        let off = isHighlighted ? Palette.fieldPressed : isHovered ? Palette.fieldHover : Palette.field
        track.paint(isOn && isEnabled ? Palette.accent : off)
        track.setRim(hasFocus ? Palette.text : isOn ? nil : Palette.rim, width: hasFocus ? 1 : nil)
        knob.paint(isEnabled ? Palette.knob : Palette.disabled)
        knob.setRim(Palette.rim)
    }
}
