import Transitions
import UIKit

/// A large plot of a curve on a grid, with the point that runs along it and, for a Bézier, its two handles to drag.
@MainActor final class CurveHandles: KitControl {
    /// What is shown of a Bézier, and where its handles may be dragged; more if a curve goes beyond it.
    private static let room = -0.35...1.35
    private static let inset: CGFloat = 10  // pt, so that handles at the ends are within
    private static let handleSize: CGFloat = 12  // pt
    private static let dotSize: CGFloat = 8  // pt
    private static let step = 0.01
    private static let largeStep = 0.1

    private(set) var curve: Curve
    var onChange: (Curve, ChangePhase) -> Void = { _, _ in }
    /// How far the curve has come, 0…1; nil if it does not run.
    var fraction: Double? { didSet { if fraction != oldValue { placeDot() } } }

    private var plot: CurvePlot
    private var range: ClosedRange<Double>
    private let handles = [UIView(), UIView()]
    private let dot = UIView()
    /// The handle that is dragged or has the keys, and how far from its middle it was taken hold of.
    private var held = 0
    private var grip = CGVector.zero
    private var before: Curve?

    override var takesFocus: Bool { true }

    init(_ curve: Curve) {
        self.curve = curve
        plot = Self.plot(of: curve)
        range = Self.range(of: curve, plot)
        super.init(frame: .zero)
        contentMode = .redraw
        layer.cornerRadius = 6
        for view in handles + [dot] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        handles.forEach { $0.layer.cornerRadius = Self.handleSize / 2 }
        dot.layer.cornerRadius = Self.dotSize / 2
        dot.backgroundColor = Palette.head
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ new: Curve) {
        guard new != curve else { return }
        curve = new
        plot = Self.plot(of: new)
        // The ground does not move under a handle that is dragged.
        if before == nil { range = Self.range(of: new, plot) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private static func plot(of curve: Curve) -> CurvePlot {
        CurvePlot(count: 121) { curve.value(at: $0) }
    }

    private static func range(of curve: Curve, _ plot: CurvePlot) -> ClosedRange<Double> {
        var (low, high) = (min(room.lowerBound, plot.range.lowerBound), max(room.upperBound, plot.range.upperBound))
        if let points = curve.controlPoints {
            low = min(low, Double(min(points.first.y, points.second.y)))
            high = max(high, Double(max(points.first.y, points.second.y)))
        } else {
            low = min(-0.1, plot.range.lowerBound)
            high = max(1.25, plot.range.upperBound + 0.1)
        }
        return low...high
    }

    private var area: CGRect {
        CGRect(
            x: Self.inset, y: Self.inset, width: max(bounds.width - 2 * Self.inset, 0),
            height: max(bounds.height - 2 * Self.inset, 0))
    }

    private func place(of point: CGPoint) -> CGPoint {
        CurvePlot.point(Double(point.x), Double(point.y), in: area, showing: range)
    }

    // MARK: Looks

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.field)
        setRim(hasFocus ? Palette.accent : nil, width: 1)
        let points = curve.controlPoints.map { [$0.first, $0.second] }
        let near = isHovered ? pointer.flatMap(nearest) : nil
        for (index, handle) in handles.enumerated() {
            handle.isHidden = points == nil || !isEnabled
            guard let points else { continue }
            let (middle, half) = (place(of: points[index]), Self.handleSize / 2)
            place(handle, middle.x - half, middle.y - half, Self.handleSize, Self.handleSize)
            let isMarked = (before != nil || hasFocus) && held == index || near == index
            handle.paint(isMarked ? Palette.accent : Palette.knob)
            handle.setRim(isMarked ? Palette.knob : Palette.accent, width: 2)
        }
        placeDot()
    }

    private func placeDot() {
        let isShown = fraction != nil
        if dot.isHidden == isShown { dot.isHidden = !isShown }
        guard let fraction else { return }
        let at = min(max(fraction, 0), 1)
        let point = place(of: CGPoint(x: at, y: plot.value(at: at)))
        let half = Self.dotSize / 2
        dot.frame = CGRect(x: point.x - half, y: point.y - half, width: Self.dotSize, height: Self.dotSize)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for part in [0, 0.25, 0.5, 0.75, 1] {
            let isEnd = part == 0 || part == 1
            context.setStrokeColor((isEnd ? Palette.disabled : Palette.fieldPressed).cgColor)
            context.setLineWidth(hairline)
            let (a, b) = (place(of: CGPoint(x: part, y: range.lowerBound)), place(of: CGPoint(x: 0, y: part)))
            let (x, y) = (onLine(a.x), onLine(b.y))
            context.strokeLineSegments(between: [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)])
            context.strokeLineSegments(between: [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)])
        }
        if let points = curve.controlPoints {
            context.setStrokeColor(Palette.secondary.cgColor)
            context.setLineWidth(1)
            context.strokeLineSegments(between: [place(of: .zero), place(of: points.first)])
            context.strokeLineSegments(between: [place(of: CGPoint(x: 1, y: 1)), place(of: points.second)])
        }
        (isEnabled ? Palette.accent : Palette.disabled).setStroke()
        let path = plot.path(in: area, showing: range)
        path.lineWidth = 2
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        path.stroke()
    }

    /// A place in the middle of a pixel, where a hairline is sharp.
    private func onLine(_ place: CGFloat) -> CGFloat {
        ((place / hairline).rounded(.down) + 0.5) * hairline
    }

    // MARK: Handles

    override func pointerMoved() {
        setNeedsLayout()
    }

    /// The handle that a place belongs to, however far it is away; of two in one place the second lies above.
    private func nearest(_ place: CGPoint) -> Int? {
        guard let points = curve.controlPoints else { return nil }
        func distance(_ point: CGPoint) -> CGFloat {
            let middle = self.place(of: point)
            return hypot(middle.x - place.x, middle.y - place.y)
        }
        return distance(points.first) < distance(points.second) ? 0 : 1
    }

    private func moved(_ index: Int, to point: CGPoint) -> Curve {
        guard let points = curve.controlPoints else { return curve }
        let x = (Double(point.x) / Self.step).rounded() * Self.step
        let y = (Double(point.y) / Self.step).rounded() * Self.step
        var numbers = [points.first.x, points.first.y, points.second.x, points.second.y].map { Double($0) }
        func tidy(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        numbers[2 * index] = tidy(x.clamped(to: 0...1))
        numbers[2 * index + 1] = tidy(y.clamped(to: range))
        return .cubic(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard let points = curve.controlPoints, let index = nearest(place) else { return false }
        held = index
        let middle = self.place(of: index == 0 ? points.first : points.second)
        let isOnHandle = hypot(middle.x - place.x, middle.y - place.y) <= Self.handleSize
        grip = isOnHandle ? CGVector(dx: place.x - middle.x, dy: place.y - middle.y) : .zero
        before = curve
        let old = curve
        if !isOnHandle { show(moved(index, to: point(at: place))) }
        before = old
        setNeedsLayout()
        onChange(curve, .began)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = moved(held, to: point(at: touch.location(in: self)))
        guard new != curve.asCubic else { return true }
        show(new)
        onChange(curve, .changed)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        finish()
        onChange(curve, .ended)
    }

    override func cancelTracking(with event: UIEvent?) {
        guard let old = before else { return }
        show(old)
        finish()
        onChange(curve, .cancelled)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil { cancelTracking(with: nil) }
        super.willMove(toWindow: newWindow)
    }

    private func finish() {
        before = nil
        range = Self.range(of: curve, plot)
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The curve's coordinates of a place, as if the handle's middle were under the pointer.
    private func point(at place: CGPoint) -> CGPoint {
        let (x, y) = (place.x - grip.dx, place.y - grip.dy)
        let extent = range.upperBound - range.lowerBound
        return CGPoint(
            x: area.width > 0 ? (x - area.minX) / area.width : 0,
            y: area.height > 0 ? range.lowerBound + Double((area.maxY - y) / area.height) * extent : 0)
    }

    override func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard isEnabled, modifiers.isSubset(of: .shift), let points = curve.controlPoints else { return false }
        let step = modifiers.contains(.shift) ? Self.largeStep : Self.step
        var point = held == 0 ? points.first : points.second
        switch key {
        case .left: point.x -= step
        case .right: point.x += step
        case .up: point.y += step
        case .down: point.y -= step
        case .space:
            held = 1 - held
            setNeedsLayout()
            return true
        case .character, .home, .end, .pageUp, .pageDown, .return, .tab, .backspace, .delete, .escape, .function:
            return false
        }
        let new = moved(held, to: point)
        if new != curve.asCubic {
            show(new)
            onChange(curve, .nudged)
        }
        return true
    }
}

extension Curve {
    /// The curve written as a Bézier; a spring stays one.
    fileprivate var asCubic: Curve {
        controlPoints.map { .cubic($0.first.x, $0.first.y, $0.second.x, $0.second.y) } ?? self
    }
}
