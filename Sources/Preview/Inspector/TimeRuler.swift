import UIKit

/// The time line's numbers: its upper part is dragged to scrub; in its lower part the ends of the looped part are.
@MainActor final class TimeRuler: KitControl {
    static let height: CGFloat = 40  // pt
    private static let scaleHeight: CGFloat = 20  // pt, of the part with numbers
    private static let handleSize = CGSize(width: 8, height: 14)  // pt
    /// How near to a handle it is taken, in points.
    private static let reach: CGFloat = 12
    /// The shortest part that can be looped, in seconds.
    private static let leastLoop = 0.01

    var axis = TimeAxis(extent: 1, left: 0, width: 1) { didSet { if axis != oldValue { changed() } } }
    /// Seconds of the transition.
    var duration = 0.0 { didSet { if duration != oldValue { changed() } } }
    /// Nil for the whole.
    private(set) var loop: ClosedRange<Double>?
    var onScrub: (Double, ChangePhase) -> Void = { _, _ in }
    var onLoop: (ClosedRange<Double>?, ChangePhase) -> Void = { _, _ in }

    /// What is dragged.
    private enum Part {
        case head, start, end
    }

    private var part = Part.head
    private var grip: CGFloat = 0
    private var lastSeconds = 0.0
    private var before: (seconds: Double, loop: ClosedRange<Double>?)?
    private var elapsed = 0.0
    private let band = UIView()
    private let handles = [UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        for view in [band] + handles {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        handles.forEach { $0.layer.cornerRadius = 2 }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(loop new: ClosedRange<Double>?) {
        guard before == nil, new != loop else { return }
        loop = new
        setNeedsLayout()
    }

    func show(elapsed: Double) {
        self.elapsed = elapsed
    }

    private func changed() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var ends: ClosedRange<Double> { loop ?? 0...max(duration, 0) }

    override func pointerMoved() {
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.panel)
        let (size, y) = (Self.handleSize, Self.scaleHeight + 3)
        let (start, end) = (axis.x(ends.lowerBound), axis.x(ends.upperBound))
        place(band, start, y + size.height / 2 - 2, end - start, 4)
        band.paint(loop == nil ? Palette.field : Palette.wash)
        let hot = isTracking ? part : isHovered ? pointer.map { part(at: $0) } : nil
        // Each stands on its own side of its time, so that both can be seen where they meet.
        place(handles[0], start, y, size.width / 2 + 1, size.height)
        place(handles[1], end - size.width / 2 - 1, y, size.width / 2 + 1, size.height)
        for (handle, own) in zip(handles, [Part.start, .end]) {
            handle.isHidden = duration <= 0
            handle.paint(hot == own ? Palette.accent : loop == nil ? Palette.disabled : Palette.accent)
            handle.alpha = 1
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), duration > 0 else { return }
        let step = axis.step(apart: 48)
        let minor = step / 5
        let font = Type.caption
        let count = Int((axis.extent / minor + 1e-6).rounded(.down))
        context.setFillColor(Palette.disabled.cgColor)
        for index in 0...min(count, 400) {
            let isMajor = index % 5 == 0
            let x = onPixels(CGRect(x: axis.x(Double(index) * minor), y: 0, width: 0, height: 0)).minX
            let height: CGFloat = isMajor ? 6 : 3
            context.fill(
                CGRect(
                    x: min(x, bounds.width - hairline), y: Self.scaleHeight - height, width: hairline, height: height))
            guard isMajor else { continue }
            let text = Decimals.text(Double(index) * minor * 1000, places: 1)
            let width = text.size(withAttributes: [.font: font]).width
            let left = min(max(x - width / 2, axis.left), axis.left + axis.width - width)
            text.draw(
                at: onPixels(CGRect(x: left, y: 0, width: 0, height: 0)).origin,
                withAttributes: [.font: font, .foregroundColor: Palette.secondary])
        }
    }

    // MARK: Dragging

    /// What a press at a place takes hold of.
    private func part(at place: CGPoint) -> Part {
        guard duration > 0, place.y >= Self.scaleHeight else { return .head }
        let (start, end) = (axis.x(ends.lowerBound), axis.x(ends.upperBound))
        let (toStart, toEnd) = (abs(place.x - start), abs(place.x - end))
        guard min(toStart, toEnd) <= Self.reach else { return .head }
        // Where both meet, the side that the press is on decides.
        if toStart == toEnd { return place.x <= start ? .start : .end }
        return toStart < toEnd ? .start : .end
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard duration > 0 else { return false }
        let place = touch.location(in: self)
        if touch.tapCount == 2, place.y >= Self.scaleHeight {
            if loop != nil {
                loop = nil
                setNeedsLayout()
                onLoop(nil, .single)
            }
            return false
        }
        part = part(at: place)
        before = (elapsed, loop)
        setNeedsLayout()
        switch part {
        case .head:
            grip = 0
            lastSeconds = min(axis.seconds(at: place.x), duration)
            onScrub(lastSeconds, .began)
        case .start:
            grip = place.x - axis.x(ends.lowerBound)
            onLoop(loop, .began)
        case .end:
            grip = place.x - axis.x(ends.upperBound)
            onLoop(loop, .began)
        }
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let seconds = min(axis.seconds(at: touch.location(in: self).x - grip), duration)
        let least = min(Self.leastLoop, duration)
        switch part {
        case .head:
            guard seconds != lastSeconds else { return true }
            lastSeconds = seconds
            onScrub(seconds, .changed)
        case .start: take(max(min(seconds, ends.upperBound - least), 0)...ends.upperBound)
        case .end: take(ends.lowerBound...min(max(seconds, ends.lowerBound + least), duration))
        }
        return true
    }

    /// The whole is no part.
    private func take(_ new: ClosedRange<Double>) {
        let new = new == 0...duration ? nil : new
        guard new != loop else { return }
        loop = new
        setNeedsLayout()
        onLoop(new, .changed)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        before = nil
        setNeedsLayout()
        part == .head ? onScrub(lastSeconds, .ended) : onLoop(loop, .ended)
    }

    override func cancelTracking(with event: UIEvent?) {
        guard let old = before else { return }
        before = nil
        setNeedsLayout()
        if part == .head {
            onScrub(old.seconds, .cancelled)
        } else {
            loop = old.loop
            onLoop(loop, .cancelled)
        }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil { cancelTracking(with: nil) }
        super.willMove(toWindow: newWindow)
    }
}
