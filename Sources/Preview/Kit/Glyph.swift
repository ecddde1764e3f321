import UIKit

/// The pictures on buttons, as outlines in a square of 16 points.
enum Glyph {
    case play, pause, stepBack, stepForward, toStart, loop, reverse
    case chevronRight, chevronDown, reset, target, close, check, copy, grid, swap, undo, redo
    /// A hand on the screen, a motion that comes to rest.
    case drag, settle

    /// Whether it is filled, or drawn as lines.
    private var isFilled: Bool {
        switch self {
        case .play, .pause, .stepBack, .stepForward, .toStart, .reverse, .drag: true
        case .loop, .chevronRight, .chevronDown, .reset, .target, .close, .check, .copy, .grid, .swap, .undo, .redo,
            .settle:
            false
        }
    }

    /// Draws it into the middle of a rectangle of the current context.
    @MainActor func draw(in rect: CGRect, _ colour: UIColor, size: CGFloat = 16) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.midX - size / 2, y: rect.midY - size / 2)
        context.scaleBy(x: size / 16, y: size / 16)
        colour.set()
        let path = path
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        isFilled ? path.fill() : path.stroke()
    }

    @MainActor private var path: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .play: path.triangle(from: 4.5, to: 13)
        case .reverse: path.triangle(from: 11.5, to: 3)
        case .pause:
            path.bar(4, 3)
            path.bar(9, 3)
        case .stepForward:
            path.triangle(from: 3, to: 10)
            path.bar(11, 2)
        case .stepBack:
            path.triangle(from: 13, to: 6)
            path.bar(3, 2)
        case .toStart:
            path.triangle(from: 9, to: 3.5)
            path.triangle(from: 14, to: 8.5)
            path.bar(1.5, 1.5)
        case .loop:
            path.arc(8, 8, 5, from: 200, to: 340)
            path.lines([(12.9, 3.2), (12.9, 6.4), (9.8, 6.4)])
            path.arc(8, 8, 5, from: 20, to: 160)
            path.lines([(3.1, 12.8), (3.1, 9.6), (6.2, 9.6)])
        case .reset:
            path.arc(8, 8.5, 4.5, from: -150, to: 130)
            path.lines([(3.6, 2.8), (3.9, 6.2), (7.2, 5.8)])
        case .chevronRight: path.lines([(6, 4), (10, 8), (6, 12)])
        case .chevronDown: path.lines([(4, 6), (8, 10), (12, 6)])
        case .target:
            path.append(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 8, height: 8)))
            path.lines([(8, 1.5), (8, 5.5)])
            path.lines([(8, 10.5), (8, 14.5)])
            path.lines([(1.5, 8), (5.5, 8)])
            path.lines([(10.5, 8), (14.5, 8)])
        case .close:
            path.lines([(4, 4), (12, 12)])
            path.lines([(12, 4), (4, 12)])
        case .check: path.lines([(3.5, 8.5), (6.5, 11.5), (12.5, 4.5)])
        case .copy:
            path.append(UIBezierPath(roundedRect: CGRect(x: 5.5, y: 5.5, width: 8, height: 8), cornerRadius: 1.5))
            path.lines([(3, 10.5), (2.5, 10), (2.5, 3.5), (3.5, 2.5), (10, 2.5), (10.5, 3)])
        case .grid:
            for (x, y) in [(2.5, 2.5), (9.5, 2.5), (2.5, 9.5), (9.5, 9.5)] {
                path.append(UIBezierPath(roundedRect: CGRect(x: x, y: y, width: 4, height: 4), cornerRadius: 1))
            }
        case .swap:
            path.lines([(3, 5.5), (13, 5.5), (10.5, 3)])
            path.lines([(13, 10.5), (3, 10.5), (5.5, 13)])
        case .undo:
            path.lines([(6, 3), (3, 6), (6, 9)])
            path.move(to: CGPoint(x: 3.5, y: 6))
            path.addLine(to: CGPoint(x: 9.5, y: 6))
            path.addArc(
                withCenter: CGPoint(x: 9.5, y: 9.5), radius: 3.5, startAngle: -.pi / 2, endAngle: .pi / 2,
                clockwise: true)
            path.addLine(to: CGPoint(x: 6, y: 13))
        case .redo:
            path.lines([(10, 3), (13, 6), (10, 9)])
            path.move(to: CGPoint(x: 12.5, y: 6))
            path.addLine(to: CGPoint(x: 6.5, y: 6))
            path.addArc(
                withCenter: CGPoint(x: 6.5, y: 9.5), radius: 3.5, startAngle: -.pi / 2, endAngle: .pi / 2,
                clockwise: false)
            path.addLine(to: CGPoint(x: 10, y: 13))
        case .drag:
            path.append(UIBezierPath(ovalIn: CGRect(x: 1.5, y: 5, width: 6, height: 6)))
            path.append(UIBezierPath(rect: CGRect(x: 7, y: 7.25, width: 4, height: 1.5)))
            path.move(to: CGPoint(x: 10.5, y: 4.5))
            path.addLine(to: CGPoint(x: 14.5, y: 8))
            path.addLine(to: CGPoint(x: 10.5, y: 11.5))
            path.close()
        case .settle:
            path.move(to: CGPoint(x: 1.5, y: 13))
            path.addCurve(
                to: CGPoint(x: 8, y: 5), controlPoint1: CGPoint(x: 4, y: 13), controlPoint2: CGPoint(x: 4, y: 1))
            path.addCurve(
                to: CGPoint(x: 14.5, y: 7), controlPoint1: CGPoint(x: 10.5, y: 7.5),
                controlPoint2: CGPoint(x: 12, y: 7))
        }
        return path
    }
}

extension UIBezierPath {
    /// A triangle 10 points high whose base is at one x and whose tip at another.
    fileprivate func triangle(from base: CGFloat, to tip: CGFloat) {
        move(to: CGPoint(x: base, y: 3))
        addLine(to: CGPoint(x: tip, y: 8))
        addLine(to: CGPoint(x: base, y: 13))
        close()
    }

    /// An upright bar 10 points high.
    fileprivate func bar(_ x: CGFloat, _ width: CGFloat) {
        append(UIBezierPath(roundedRect: CGRect(x: x, y: 3, width: width, height: 10), cornerRadius: min(1, width / 2)))
    }

    fileprivate func lines(_ points: [(CGFloat, CGFloat)]) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? move(to: point) : addLine(to: point)
        }
    }

    /// A part of a circle, degrees from the right, clockwise as seen.
    fileprivate func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let (start, end) = (start * .pi / 180, end * .pi / 180)
        move(to: CGPoint(x: x + radius * cos(start), y: y + radius * sin(start)))
        addArc(
            withCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end, clockwise: true)
    }
}
