import UIKit

/// A button with a picture, words, or both.
@MainActor final class KitButton: KitControl {
    /// What is behind the words.
    enum Look {
        /// Nothing until the pointer comes.
        case plain
        /// A field, to be seen as a button at once.
        case filled
    }

    var glyph: Glyph? { didSet { if oldValue != glyph { setNeedsDisplay() } } }
    var title: String? { didSet { if oldValue != title { setNeedsDisplay() } } }
    /// Whether what the button stands for is on.
    var isOn = false { didSet { if oldValue != isOn { stateChanged() } } }
    var onPress: () -> Void = {}

    private let look: Look
    private let font: UIFont
    private static let padding: CGFloat = 8  // pt
    private static let glyphWidth: CGFloat = 16  // pt
    private static let space: CGFloat = 4  // pt, between picture and words
    private var shownState = (false, false, true, false)

    /// A drag from a button may scroll.
    override var keepsDrags: Bool { false }

    init(_ glyph: Glyph? = nil, title: String? = nil, look: Look = .plain, font: UIFont = Type.strong) {
        self.glyph = glyph
        self.title = title
        self.look = look
        self.font = font
        super.init(frame: .zero)
        layer.cornerRadius = 6
        contentMode = .redraw
        addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width that shows everything.
    var fittingWidth: CGFloat {
        let words = title.map { ceil($0.size(withAttributes: [.font: font]).width) } ?? 0
        let picture = glyph == nil ? 0 : Self.glyphWidth
        guard words > 0 else { return max(picture + Self.padding, Grid.control) }
        return words + picture + (picture > 0 ? Self.space : 0) + 2 * Self.padding
    }

    private func stateChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let state = (isHovered, isHighlighted, isEnabled, isOn)
        if state != shownState {
            shownState = state
            setNeedsDisplay()
        }
        paint(ground)
    }

    private var ground: UIColor? {
        if isHighlighted { return Palette.fieldPressed }
        if isHovered { return Palette.fieldHover }
        return look == .filled ? Palette.field : nil
    }

    private var ink: UIColor {
        guard isEnabled else { return Palette.disabled }
        if isOn { return Palette.accent }
        return look == .filled || isHovered || title != nil ? Palette.text : Palette.secondary
    }

    override func draw(_ rect: CGRect) {
        let words = title ?? ""
        let size = words.isEmpty ? .zero : words.size(withAttributes: [.font: font])
        let picture = glyph == nil ? 0 : Self.glyphWidth
        let between = picture > 0 && !words.isEmpty ? Self.space : 0
        let room = bounds.width - picture - between - (words.isEmpty ? 0 : 2 * Self.padding)
        let width = min(ceil(size.width), max(room, 0))
        var x = ((bounds.width - picture - between - width) / 2 * contentScaleFactor).rounded() / contentScaleFactor
        if let glyph {
            glyph.draw(in: CGRect(x: x, y: 0, width: picture, height: bounds.height), ink)
            x += picture + between
        }
        guard !words.isEmpty else { return }
        let top = ((bounds.height - size.height) / 2 * contentScaleFactor).rounded() / contentScaleFactor
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        words.draw(
            in: CGRect(x: x, y: top, width: width + 1, height: ceil(size.height)),
            withAttributes: [.font: font, .foregroundColor: ink, .paragraphStyle: style])
    }
}
