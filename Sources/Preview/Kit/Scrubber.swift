import UIKit

/// A bar that shows how far the time has come, to be dragged; the part that loops and keyframes may be marked on it.
@MainActor final class Scrubber: KitControl {
    private static let lineHeight: CGFloat = 4  // pt
    private static let knobSize = CGSize(width: 8, height: 16)  // pt
    private static let markSize = CGSize(width: 2, height: 6)  // pt

    /// 0…1.
    private(set) var fraction = 0.0
    /// The part that is looped, in fractions; nil for the whole.
    var loop: ClosedRange<Double>? { didSet { if loop != oldValue { setNeedsLayout() } } }
    /// Where keyframes are, in fractions.
    var marks: [Double] = [] { didSet { if marks != oldValue { makeMarks() } } }
    var onScrub: (Double, ChangePhase) -> Void = { _, _ in }

    private let line = UIView()
    private let loopView = UIView()
    private let fill = UIView()
    private let knob = UIView()
    private var markViews: [UIView] = []
    private var grip: CGFloat = 0
    private var before = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [line, loopView, fill, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [line, loopView, fill] { view.layer.cornerRadius = Self.lineHeight / 2 }
        knob.layer.cornerRadius = Self.knobSize.width / 2
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows how far the time has come; while it is dragged the pointer says that.
    func show(_ fraction: Double) {
        guard !isTracking else { return }
        take(fraction)
    }

    private func take(_ fraction: Double) {
        let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        guard fraction != self.fraction else { return }
        self.fraction = fraction
        placeHead()
    }

    private func makeMarks() {
        markViews.forEach { $0.removeFromSuperview() }
        markViews = marks.map { _ in
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.backgroundColor = Palette.secondary
            insertSubview(view, belowSubview: knob)
            return view
        }
        setNeedsLayout()
    }

    private func x(_ fraction: Double) -> CGFloat {
        Self.knobSize.width / 2 + CGFloat(fraction) * max(bounds.width - Self.knobSize.width, 0)
    }

    /// Moves what runs with the time, and nothing else: it is called for each frame.
    private func placeHead() {
        let (middle, x) = (bounds.midY, x(fraction))
        place(fill, 0, middle - Self.lineHeight / 2, x, Self.lineHeight)
        place(
            knob, x - Self.knobSize.width / 2, middle - Self.knobSize.height / 2, Self.knobSize.width,
            Self.knobSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midY
        place(line, 0, middle - Self.lineHeight / 2, bounds.width, Self.lineHeight)
        loopView.isHidden = loop == nil
        if let loop {
            let (start, end) = (x(loop.lowerBound), x(loop.upperBound))
            place(loopView, start, middle - Self.lineHeight / 2, end - start, Self.lineHeight)
        }
        for (mark, view) in zip(marks, markViews) {
            place(
                view, x(mark) - Self.markSize.width / 2, middle - Self.markSize.height / 2, Self.markSize.width,
                Self.markSize.height)
        }
        placeHead()
        line.paint(isHovered || isTracking ? Palette.fieldHover : Palette.field)
        loopView.paint(Palette.wash)
        fill.paint(isEnabled ? Palette.accent : Palette.disabled)
        knob.paint(isEnabled ? Palette.knob : Palette.field)
        let isMarked = isHovered || isTracking
        knob.setRim(isMarked ? Palette.accent : Palette.rim, width: isMarked ? 2 : nil)
    }

    private func fraction(at x: CGFloat) -> Double {
        let way = bounds.width - Self.knobSize.width
        return way > 0 ? Double(min(max((x - Self.knobSize.width / 2) / way, 0), 1)) : 0
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (x, head) = (touch.location(in: self).x, x(fraction))
        let isOnKnob = abs(x - head) <= Self.knobSize.width
        grip = isOnKnob ? x - head : 0
        before = fraction
        if !isOnKnob { take(fraction(at: x)) }
        setNeedsLayout()
        onScrub(fraction, .began)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = fraction(at: touch.location(in: self).x - grip)
        if new != fraction {
            take(new)
            onScrub(fraction, .changed)
        }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        onScrub(fraction, .ended)
    }

    override func cancelTracking(with event: UIEvent?) {
        take(before)
        onScrub(fraction, .cancelled)
    }
}
