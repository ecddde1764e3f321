import UIKit

/// One of a few choices side by side, by a click or the arrow keys.
@MainActor final class Segmented: KitControl {
    private static let inset: CGFloat = 2  // pt, round the chosen one

    let items: [String]
    /// The chosen one; nil for none of them.
    var selected: Int? { didSet { if selected != oldValue { setNeedsLayout() } } }
    var onChange: (Int, ChangePhase) -> Void = { _, _ in }

    private let plate = UIView()
    private let labels: [UILabel]

    override var takesFocus: Bool { true }
    override var keepsDrags: Bool { false }

    init(_ items: [String], selected: Int?) {
        self.items = items
        self.selected = selected
        labels = items.map { _ in .kit(Type.caption, Palette.secondary, .center) }
        super.init(frame: .zero)
        layer.cornerRadius = 6
        plate.layer.cornerRadius = 4
        plate.isUserInteractionEnabled = false
        addSubview(plate)
        for (item, label) in zip(items, labels) {
            label.text = item
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The part of the width that each item gets: as its words need it, and the rest in equal parts.
    private var columns: [CGRect] {
        let needs = labels.map(\.textWidth)
        let room = bounds.width - 2 * Self.inset
        let spare = (room - needs.reduce(0, +)) / CGFloat(max(items.count, 1))
        var x = Self.inset
        return needs.map { need in
            let width = spare >= 0 ? need + spare : room * need / max(needs.reduce(0, +), 1)
            defer { x += width }
            return CGRect(x: x, y: Self.inset, width: width, height: bounds.height - 2 * Self.inset)
        }
    }

    private func index(at x: CGFloat) -> Int? {
        columns.firstIndex { $0.minX <= x && x < $0.maxX }
    }

    override func pointerMoved() {
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.field)
        setRim(hasFocus ? Palette.accent : nil, width: 1)
        let columns = columns
        let hovered = isHovered ? pointer.flatMap { index(at: $0.x) } : nil
        for (index, (label, column)) in zip(labels, columns).enumerated() {
            place(label, column.minX, column.minY, column.width, column.height)
            let isMarked = index == selected || index == hovered
            label.show(!isEnabled ? Palette.disabled : isMarked ? Palette.text : Palette.secondary)
        }
        plate.isHidden = selected.map { !columns.indices.contains($0) } ?? true
        if let selected, columns.indices.contains(selected) {
            let column = columns[selected]
            place(plate, column.minX, column.minY, column.width, column.height)
            plate.paint(isEnabled ? Palette.raised : Palette.fieldHover)
            plate.setRim(Palette.rim)
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let point = touch?.location(in: self), self.point(inside: point, with: event) else { return }
        index(at: point.x).map(choose)
    }

    override func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard isEnabled, modifiers.isEmpty, !items.isEmpty else { return false }
        switch key {
        case .left: choose(max((selected ?? items.count) - 1, 0))
        case .right: choose(min((selected ?? -1) + 1, items.count - 1))
        case .home: choose(0)
        case .end: choose(items.count - 1)
        case .character, .up, .down, .pageUp, .pageDown, .space, .return, .tab, .backspace, .delete, .escape, .function:
            return false
        }
        return true
    }

    private func choose(_ index: Int) {
        guard index != selected else { return }
        selected = index
        onChange(index, .single)
    }
}
