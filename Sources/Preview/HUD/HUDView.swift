import UIKit

/// The plate at the bottom of a screen: what runs, how far it is, and a bar to move it by.
///
/// It fills its window, but only the plate takes touches. How much of it is seen is the window's affair (`alpha`).
@MainActor
package final class HUDView: UIView {
    static let greatestWidth: CGFloat = 440  // pt
    static let padding: CGFloat = 12  // pt, at the plate's sides
    static let gap: CGFloat = 8  // pt, between the edge zones and the plate, and between parts

    /// What stays free at the sides: the edge zones and whatever else is there, in points.
    package var insets: UIEdgeInsets { didSet { if insets != oldValue { setNeedsLayout() } } }
    /// The name of the effect was clicked.
    package var onGallery: () -> Void = {}
    /// The bar was moved to a fraction of the duration.
    package var onScrub: (Double, ChangePhase) -> Void = { _, _ in }

    let plate = UIView()
    let name = KitButton(font: Type.title)
    let operation = UILabel.kit(Type.body, Palette.secondary)
    let marks = MarkStrip()
    let speed = UILabel.kit(Type.strong, Palette.text, .right)
    let frameTime = UILabel.kit(Type.caption, Palette.secondary, .right)
    let plot = CurvePlotView()
    let bar = Scrubber()
    let time = UILabel.kit(Type.body, Palette.text, .right)
    let percent = UILabel.kit(Type.body, Palette.secondary, .right)
    let message = UILabel.kit(Type.strong, Palette.text)
    let rule = UIView()
    /// What is shown; nil before the first time.
    private(set) var content: HUDContent?

    package init(insets: UIEdgeInsets) {
        self.insets = insets
        super.init(frame: .zero)
        plate.layer.cornerRadius = 14
        addSubview(plate)
        message.numberOfLines = 4
        message.lineBreakMode = .byTruncatingTail
        for view in [name, operation, marks, speed, frameTime, plot, bar, time, percent, message, rule] {
            plate.addSubview(view)
        }
        name.onPress = { [weak self] in self?.onGallery() }
        bar.onScrub = { [weak self] in self?.onScrub($0, $1) }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layOutPlate()
    }

    /// Where the plate lies, in the view's coordinates.
    package var plateFrame: CGRect {
        layoutIfNeeded()
        return plate.frame
    }

    /// Touches beside the plate are for the screen under it.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        plate.frame.contains(point)
    }

    /// Shows what is to be shown; what is shown already costs a comparison.
    package func show(_ new: HUDContent) {
        guard new != content else { return }
        let old = content
        content = new
        bar.show(new.fraction)
        plot.fraction = new.duration > 0 ? new.fraction : nil
        time.show(timeText(new))
        percent.show(new.percent)
        frameTime.show(new.frameTime.map { ValueScale.fixed($0, places: 1) + " ms" } ?? "")
        // What moves with each frame has its place; the rest may need another.
        if !new.hasLayout(of: old) { setNeedsLayout() }
        guard old == nil || !new.isStill(as: old) else { return }
        name.title = new.effect
        operation.show(new.operation)
        marks.glyphs = new.marks
        speed.show(new.speed)
        plot.plot = new.curve
        bar.loop = new.loop
        bar.marks = new.keyframes
        bar.isEnabled = new.duration > 0
        message.show(new.message ?? "")
    }

    /// The time that the plate has room for, with or without the whole duration.
    func timeText(_ content: HUDContent) -> String {
        guard content.duration > 0 else { return "" }
        return showsDuration
            ? "\(content.milliseconds) / \(content.fullMilliseconds) ms" : "\(content.milliseconds) ms"
    }

    /// Whether there is room for the whole duration beside the time.
    var showsDuration = true {
        didSet {
            if showsDuration != oldValue, let content { time.show(timeText(content)) }
        }
    }
}

extension HUDContent {
    /// Whether nothing but what runs with the time differs from another content.
    fileprivate func isStill(as other: HUDContent?) -> Bool {
        guard var other else { return false }
        other.elapsed = elapsed
        other.fraction = fraction
        other.frameTime = frameTime
        return other == self
    }

    /// Whether another content's places are right for this one too.
    fileprivate func hasLayout(of other: HUDContent?) -> Bool {
        guard let other else { return false }
        return (frameTime == nil) == (other.frameTime == nil) && isStill(as: other)
            && milliseconds.count <= fullMilliseconds.count
    }
}

/// Small pictures side by side.
@MainActor final class MarkStrip: UIView {
    static let markWidth: CGFloat = 16  // pt
    private static let glyphSize: CGFloat = 14  // pt

    var glyphs: [Glyph] = [] { didSet { if glyphs != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        for (index, glyph) in glyphs.enumerated() {
            glyph.draw(
                in: CGRect(x: CGFloat(index) * Self.markWidth, y: 0, width: Self.markWidth, height: bounds.height),
                Palette.accent, size: Self.glyphSize)
        }
    }
}
