import UIKit

/// A field or a strip in which a point is moved, drawn by whoever uses it.
@MainActor final class Pad: KitControl {
    private static let knobSize: CGFloat = 14  // pt

    /// Whether only the way to the sides counts.
    private let isStrip: Bool
    /// Draws the ground into a rectangle of the current context.
    private let ground: (CGRect) -> Void
    /// 0…1 to the right and downwards.
    private(set) var point = CGPoint.zero
    /// The colour in the knob.
    var ink: UIColor? { didSet { setNeedsLayout() } }
    var onChange: (CGPoint, ChangePhase) -> Void = { _, _ in }

    private let knob = UIView()
    private var before: CGPoint?

    init(isStrip: Bool, ground: @escaping (CGRect) -> Void) {
        self.isStrip = isStrip
        self.ground = ground
        super.init(frame: .zero)
        contentMode = .redraw
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.knobSize / 2
        addSubview(knob)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a point that comes from outside; while it is dragged the pointer says where it is.
    func show(_ point: CGPoint) {
        guard before == nil, point != self.point else { return }
        self.point = point
        setNeedsLayout()
    }

    /// What the ground lies in: a strip is lower than its hit area.
    private var area: CGRect { isStrip ? bounds.insetBy(dx: 0, dy: max((bounds.height - 12) / 2, 0)) : bounds }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        UIBezierPath(roundedRect: area, cornerRadius: isStrip ? 6 : 6).addClip()
        ground(area)
        context.restoreGState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = Self.knobSize / 2
        let x = half + point.x * max(bounds.width - Self.knobSize, 0)
        let y = isStrip ? bounds.midY : half + point.y * max(bounds.height - Self.knobSize, 0)
        place(knob, x - half, y - half, Self.knobSize, Self.knobSize)
        knob.paint(ink)
        // White in a dark rim is seen on every colour.
        knob.layer.borderWidth = 2
        knob.layer.borderColor = UIColor.white.cgColor
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = isHovered || isTracking ? 0.9 : 0.6
        knob.layer.shadowRadius = 1.5
        knob.layer.shadowOffset = .zero
    }

    private func point(at place: CGPoint) -> CGPoint {
        func fraction(_ place: CGFloat, _ extent: CGFloat) -> CGFloat {
            let way = extent - Self.knobSize
            return way > 0 ? min(max((place - Self.knobSize / 2) / way, 0), 1) : 0
        }
        return CGPoint(x: fraction(place.x, bounds.width), y: isStrip ? 0 : fraction(place.y, bounds.height))
    }

    private func take(_ new: CGPoint, _ phase: ChangePhase) {
        point = new
        setNeedsLayout()
        onChange(new, phase)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        before = point
        take(point(at: touch.location(in: self)), .began)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = point(at: touch.location(in: self))
        if new != point { take(new, .changed) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        before = nil
        onChange(point, .ended)
    }

    override func cancelTracking(with event: UIEvent?) {
        guard let old = before else { return }
        before = nil
        take(old, .cancelled)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil { cancelTracking(with: nil) }
        super.willMove(toWindow: newWindow)
    }
}
