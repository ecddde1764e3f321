import UIKit

/// A curve as it is drawn: values at even distances over its time, 0 the start and 1 the end, beyond where it overshoots.
package struct CurvePlot: Equatable, Sendable {
    package var values: [Double]

    package init(values: [Double]) {
        self.values = values
    }

    /// Takes the values of a function of the fraction of the time, 0…1.
    package init(count: Int = 49, _ value: (Double) -> Double) {
        let last = Double(max(count - 1, 1))
        values = (0..<max(count, 2)).map { value(Double($0) / last) }
    }

    /// The least and the greatest value, at least 0…1.
    var range: ClosedRange<Double> {
        let real = values.filter(\.isFinite)
        return min(real.min() ?? 0, 0)...max(real.max() ?? 1, 1)
    }

    /// The value at a fraction of the time, straight between the values known.
    func value(at fraction: Double) -> Double {
        guard let first = values.first, let end = values.last, fraction.isFinite else { return 0 }
        let place = fraction * Double(values.count - 1)
        if place <= 0 { return first }
        guard place < Double(values.count - 1) else { return end }
        let index = Int(place)
        return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    }

    /// The line in a rectangle that shows a range of values from its bottom to its top.
    func path(in rect: CGRect, showing range: ClosedRange<Double>) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, value) in values.enumerated() {
            let point = Self.point(
                Double(index) / Double(max(values.count - 1, 1)), value.isFinite ? value : 0, in: rect, showing: range)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }

    /// Where a value at a fraction of the time lies in a rectangle that shows a range of values.
    static func point(
        _ fraction: Double, _ value: Double, in rect: CGRect, showing range: ClosedRange<Double>
    ) -> CGPoint {
        let extent = range.upperBound - range.lowerBound
        return CGPoint(
            x: rect.minX + rect.width * CGFloat(fraction),
            y: rect.maxY - rect.height * CGFloat(extent > 0 ? (value - range.lowerBound) / extent : 0))
    }
}

/// A small plot of a curve and the point that runs along it.
@MainActor final class CurvePlotView: UIView {
    private static let dotSize: CGFloat = 6  // pt
    private static let inset: CGFloat = 4  // pt

    var plot: CurvePlot? { didSet { if plot != oldValue { changed() } } }
    /// How far the curve has come, 0…1; nil if it does not run.
    var fraction: Double? { didSet { if fraction != oldValue { placeDot() } } }

    private let dot = UIView()
    private var range = 0.0...1.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        layer.cornerRadius = 4
        dot.layer.cornerRadius = Self.dotSize / 2
        dot.backgroundColor = Palette.head
        dot.isHidden = true
        addSubview(dot)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func changed() {
        range = plot?.range ?? 0...1
        setNeedsDisplay()
        placeDot()
    }

    /// What the plot lies in; empty before the view has a size.
    private var area: CGRect {
        CGRect(
            x: Self.inset, y: Self.inset, width: max(bounds.width - 2 * Self.inset, 0),
            height: max(bounds.height - 2 * Self.inset, 0))
    }

    private func placeDot() {
        let isShown = plot != nil && fraction != nil
        if dot.isHidden == isShown { dot.isHidden = !isShown }
        guard let plot, let fraction else { return }
        let place = min(max(fraction, 0), 1)
        let point = CurvePlot.point(place, plot.value(at: place), in: area, showing: range)
        let half = Self.dotSize / 2
        dot.frame = CGRect(x: point.x - half, y: point.y - half, width: Self.dotSize, height: Self.dotSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.field)
        placeDot()
    }

    override func draw(_ rect: CGRect) {
        guard let plot, let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(Palette.fieldPressed.cgColor)
        context.setLineWidth(hairline)
        for value in [0.0, 1] {
            let y = onPixels(
                CGRect(origin: CurvePlot.point(0, value, in: area, showing: range), size: .zero)
            ).minY
            context.strokeLineSegments(between: [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)])
        }
        Palette.accent.set()
        let path = plot.path(in: area, showing: range)
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        path.stroke()
    }
}
