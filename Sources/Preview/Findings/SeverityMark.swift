import UIKit

/// How much a finding weighs, by its colour and by its shape: a disc, a triangle, a square.
@MainActor final class SeverityMark: UIView {
    static let size: CGFloat = 16  // pt

    var severity = ListedFinding.Severity.error { didSet { if severity != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let shape: UIBezierPath
        let sign = UIBezierPath()
        switch severity {
        case .error:
            Palette.head.setFill()
            shape = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14))
            for (start, end) in [((5.5, 5.5), (10.5, 10.5)), ((10.5, 5.5), (5.5, 10.5))] {
                sign.move(to: CGPoint(x: start.0, y: start.1))
                sign.addLine(to: CGPoint(x: end.0, y: end.1))
            }
        case .warning:
            Palette.changed.setFill()
            shape = UIBezierPath()
            shape.move(to: CGPoint(x: 8, y: 1))
            shape.addLine(to: CGPoint(x: 15.5, y: 14.5))
            shape.addLine(to: CGPoint(x: 0.5, y: 14.5))
            shape.close()
            sign.stem(from: 6, to: 9.5, dot: 12)
        case .note:
            Palette.accent.setFill()
            shape = UIBezierPath(roundedRect: CGRect(x: 1.5, y: 1.5, width: 13, height: 13), cornerRadius: 3)
            sign.stem(from: 7.5, to: 11.5, dot: 4.7)
        }
        shape.fill()
        sign.lineWidth = 1.75
        sign.lineCapStyle = .round
        Palette.onAccent.setStroke()
        sign.stroke()
    }
}

extension UIBezierPath {
    /// An upright line in the middle of 16 points, and a dot.
    fileprivate func stem(from top: CGFloat, to bottom: CGFloat, dot: CGFloat) {
        move(to: CGPoint(x: 8, y: top))
        addLine(to: CGPoint(x: 8, y: bottom))
        move(to: CGPoint(x: 8, y: dot))
        addLine(to: CGPoint(x: 8, y: dot + 0.01))
    }
}
