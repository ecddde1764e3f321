import UIKit

/// The head of a section: a click opens and closes it.
@MainActor final class SectionHeader: KitControl {
    static let height: CGFloat = 36  // pt

    var isOpen = true {
        didSet {
            if isOpen != oldValue {
                setNeedsLayout()
                setNeedsDisplay()
            }
        }
    }
    /// A few words at the right: how many there are, how many were changed.
    var note = "" { didSet { noteLabel.show(note) } }
    var onToggle: (Bool) -> Void = { _ in }

    private let title = UILabel.kit(Type.heading, Palette.text)
    private let noteLabel = UILabel.kit(Type.caption, Palette.secondary, .right)
    private let rule = UIView()

    override var takesFocus: Bool { false }
    override var keepsDrags: Bool { false }

    init(title text: String) {
        super.init(frame: .zero)
        contentMode = .redraw
        title.text = text
        rule.isUserInteractionEnabled = false
        for view in [title, noteLabel, rule] { addSubview(view) }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                isOpen.toggle()
                onToggle(isOpen)
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(rule, 0, 0, bounds.width, hairline)
        rule.paint(Palette.line)
        let noteWidth = noteLabel.textWidth
        place(title, 36, 0, bounds.width - 36 - Grid.margin - noteWidth - Grid.gap, bounds.height)
        place(noteLabel, bounds.width - Grid.margin - noteWidth, 0, noteWidth, bounds.height)
        paint(isHighlighted ? Palette.fieldPressed : isHovered ? Palette.field : nil)
    }

    override func draw(_ rect: CGRect) {
        (isOpen ? Glyph.chevronDown : .chevronRight).draw(
            in: CGRect(x: 12, y: 0, width: 16, height: bounds.height), Palette.secondary, size: 14)
    }
}
