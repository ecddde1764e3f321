import Transitions
import UIKit

/// Hue, saturation, brightness and opacity, each 0…1: grey keeps its hue while it is dragged through.
struct Tint: Equatable {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 1

    var colour: UIColor { UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    @MainActor var bytes: Parameter.Color { Parameter.Color(colour) }

    /// Takes over a colour; what it does not say, the hue of a grey and the saturation of black, stays.
    mutating func adopt(_ bytes: Parameter.Color) {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        bytes.uiColor.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        if s > 0, b > 0 { hue = h }
        if b > 0 { saturation = s }
        (brightness, alpha) = (b, a)
    }
}

/// A field of saturation and brightness, a strip of hues, a strip of opacities, and the colour in digits.
@MainActor final class ColourPicker: UIView {
    static let height: CGFloat = 168  // pt
    private static let fieldHeight: CGFloat = 92  // pt
    private static let stripHeight: CGFloat = 22  // pt

    private var tint = Tint()
    var onChange: (Parameter.Color, ChangePhase) -> Void = { _, _ in }

    private lazy var field = Pad(isStrip: false) { [weak self] in self?.drawField($0) }
    private lazy var hues = Pad(isStrip: true) { Self.drawHues($0) }
    private lazy var opacities = Pad(isStrip: true) { [weak self] in self?.drawOpacities($0) }
    private let digits = UILabel.kit(Type.caption, Palette.secondary)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [field, hues, opacities, digits] { addSubview(view) }
        field.onChange = { [weak self] point, phase in
            self?.change(phase) { ($0.saturation, $0.brightness) = (point.x, 1 - point.y) }
        }
        hues.onChange = { [weak self] point, phase in self?.change(phase) { $0.hue = point.x } }
        opacities.onChange = { [weak self] point, phase in self?.change(phase) { $0.alpha = point.x } }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ colour: Parameter.Color) {
        guard colour != tint.bytes || digits.text == nil else { return }
        tint.adopt(colour)
        refresh()
    }

    private func change(_ phase: ChangePhase, _ change: (inout Tint) -> Void) {
        let old = tint
        change(&tint)
        if tint != old { refresh() }
        onChange(tint.bytes, phase)
    }

    private func refresh() {
        field.show(CGPoint(x: tint.saturation, y: 1 - tint.brightness))
        hues.show(CGPoint(x: tint.hue, y: 0))
        opacities.show(CGPoint(x: tint.alpha, y: 0))
        var opaque = tint
        opaque.alpha = 1
        field.ink = opaque.colour
        hues.ink = UIColor(hue: tint.hue, saturation: 1, brightness: 1, alpha: 1)
        opacities.ink = opaque.colour
        field.setNeedsDisplay()
        opacities.setNeedsDisplay()
        let percent = ValueScale.fixed(Double(tint.alpha) * 100, places: 0)
        var solid = tint.bytes
        solid.alpha = 255
        digits.show("\(TuningWords.word(for: .color(solid)))  ·  \(percent) % opaque")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        place(field, 0, 0, width, Self.fieldHeight)
        place(hues, 0, Self.fieldHeight + 4, width, Self.stripHeight)
        place(opacities, 0, Self.fieldHeight + 4 + Self.stripHeight, width, Self.stripHeight)
        place(digits, 0, Self.fieldHeight + 8 + 2 * Self.stripHeight, width, 16)
    }

    // MARK: Grounds

    private func drawField(_ rect: CGRect) {
        UIColor(hue: tint.hue, saturation: 1, brightness: 1, alpha: 1).setFill()
        UIRectFill(rect)
        let white = UIColor.white, black = UIColor.black
        Self.gradient([white, white.withAlphaComponent(0)], rect)
        Self.gradient([black.withAlphaComponent(0), black], rect, isUpright: true)
    }

    private static func drawHues(_ rect: CGRect) {
        gradient((0...6).map { UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1) }, rect)
    }

    private func drawOpacities(_ rect: CGRect) {
        Checkers.draw(in: rect)
        var (clear, full) = (tint, tint)
        (clear.alpha, full.alpha) = (0, 1)
        Self.gradient([clear.colour, full.colour], rect)
    }

    private static func gradient(_ colours: [UIColor], _ rect: CGRect, isUpright: Bool = false) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(colorsSpace: nil, colors: colours.map(\.cgColor) as CFArray, locations: nil)
        else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: rect.minX, y: rect.minY),
            end: isUpright ? CGPoint(x: rect.minX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.minY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}

/// The squares behind what can be seen through.
@MainActor enum Checkers {
    private static let side: CGFloat = 6  // pt

    static func draw(in rect: CGRect) {
        UIColor(white: 1, alpha: 1).setFill()
        UIRectFill(rect)
        UIColor(white: 0.72, alpha: 1).setFill()
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                let square = CGRect(
                    x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side
                )
                UIRectFill(square.intersection(rect))
            }
        }
    }
}

/// Shows a colour and opens its picker.
@MainActor final class ColourWell: KitControl {
    static let size = CGSize(width: 40, height: 20)  // pt

    /// Nil for no colour.
    var colour: Parameter.Color? { didSet { if colour != oldValue { setNeedsDisplay() } } }
    var isOpen = false { didSet { setNeedsLayout() } }
    var onPress: () -> Void = {}

    override var keepsDrags: Bool { false }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.cornerRadius = 5
        clipsToBounds = true
        addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMarked = isEnabled && (isHovered || isOpen)
        setRim(isMarked ? Palette.accent : Palette.rim, width: isMarked ? 2 : 1)
    }

    override func draw(_ rect: CGRect) {
        guard let colour, isEnabled else {
            Palette.field.setFill()
            UIRectFill(bounds)
            // None: a stroke through it.
            Palette.disabled.setStroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 4, y: bounds.maxY - 4))
            line.addLine(to: CGPoint(x: bounds.maxX - 4, y: 4))
            line.lineWidth = 1.5
            line.stroke()
            return
        }
        if colour.alpha < 255 { Checkers.draw(in: bounds) }
        colour.uiColor.setFill()
        UIBezierPath(rect: bounds).fill()
    }
}
