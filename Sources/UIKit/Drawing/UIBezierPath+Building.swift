/// Distance of a cubic's control points that draws a quarter of a circle of radius 1: 4/3 · (√2 − 1).
private let quarterCircle: CGFloat = 0.552_284_749_830_793_6

extension UIBezierPath {
    /// A rectangle with some corners rounded; radii count up to half the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let limit = min(rect.width, rect.height) / 2
        let rx = min(max(cornerRadii.width, 0), limit)
        let ry = min(max(cornerRadii.height, 0), limit)
        guard rx > 0, ry > 0 else {
            mutablePath.addRect(rect)
            return
        }
        let sides: [(corner: UIRectCorner, at: CGPoint, along: CGVector, next: CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
        for (corner, at, along, next) in sides {
            guard corners.contains(corner) else {
                addLine(to: at)
                continue
            }
            func before(_ k: CGFloat) -> CGPoint { CGPoint(x: at.x - along.dx * rx * k, y: at.y - along.dy * ry * k) }
            func after(_ k: CGFloat) -> CGPoint { CGPoint(x: at.x + next.dx * rx * k, y: at.y + next.dy * ry * k) }
            addLine(to: before(1))
            addCurve(
                to: after(1), controlPoint1: before(1 - quarterCircle), controlPoint2: after(1 - quarterCircle))
        }
        close()
    }

    public func move(to point: CGPoint) {
        mutablePath.move(to: point)
    }

    /// Adds a line from the current point; with none there is nothing to start from, and nothing is added.
    public func addLine(to point: CGPoint) {
        guard hasCurrentPoint(for: "addLine(to:)") else { return }
        mutablePath.addLine(to: point)
    }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint(for: "addCurve(to:controlPoint1:controlPoint2:)") else { return }
        mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasCurrentPoint(for: "addQuadCurve(to:controlPoint:)") else { return }
        mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, led up to by a line from the current point if there is one.
    ///
    /// A difference of a whole turn or more in the sense of the arc draws the whole circle once.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        func on(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if isEmpty {
            move(to: on(startAngle))
        } else {
            addLine(to: on(startAngle))
        }
        let pieces = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard pieces > 0 else { return }
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let from = startAngle + CGFloat(piece) * step
            let to = startAngle + CGFloat(piece + 1) * step
            let (a, b) = (on(from), on(to))
            addCurve(
                to: b,
                controlPoint1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
                controlPoint2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)))
        }
    }

    /// Ends the outline's current part with a line to where it began.
    public func close() {
        guard !isEmpty else { return }
        mutablePath.closeSubpath()
    }

    public func removeAllPoints() {
        cgPath = CGMutablePath()
    }

    public func append(_ bezierPath: UIBezierPath) {
        mutablePath.addPath(bezierPath.cgPath)
    }

    public func apply(_ transform: CGAffineTransform) {
        var transform = transform
        if let transformed = mutablePath.copy(using: &transform) {
            cgPath = transformed
        }
    }

    /// The same outline run through from its end to its start.
    public func reversing() -> UIBezierPath {
        let reversed = copy() as? UIBezierPath ?? UIBezierPath()
        reversed.cgPath = CGPath(elements: mutablePath.elements.reversedOutline())
        return reversed
    }

    /// The angle an arc covers, positive clockwise on the screen, at most one turn either way.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? end - start : start - end
        if difference >= turn {
            return clockwise ? turn : -turn
        }
        var positive = difference.truncatingRemainder(dividingBy: turn)
        if positive < 0 {
            positive += turn
        }
        return clockwise ? positive : -positive
    }

    /// Whether there is a point to draw from; says so on the console when there is not.
    private func hasCurrentPoint(for call: String) -> Bool {
        if isEmpty {
            Console.say("UIBezierPath.\(call) needs a current point: call move(to:) first")
        }
        return !isEmpty
    }
}

extension [PathElement] {
    /// The steps of the same outline drawn backwards, part by part in reverse order.
    fileprivate func reversedOutline() -> [PathElement] {
        var parts: [[PathElement]] = []
        for element in self {
            if case .move = element {
                parts.append([element])
            } else if let last = parts.indices.last {
                if parts[last].last == .close, case .move(let start) = parts[last][0] {
                    parts.append([.move(start)])
                }
                parts[parts.count - 1].append(element)
            }
        }
        return parts.reversed().flatMap(Self.reversedPart)
    }

    /// One part, which starts with a move, drawn backwards.
    private static func reversedPart(_ part: [PathElement]) -> [PathElement] {
        var points: [CGPoint] = []
        for element in part {
            switch element {
            case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): points.append(p)
            case .close: break
            }
        }
        guard let end = points.last else { return [] }
        var result: [PathElement] = [.move(end)]
        var index = points.count - 1
        for element in part.reversed() where index > 0 {
            switch element {
            case .line: result.append(.line(points[index - 1]))
            case .quad(_, let control): result.append(.quad(points[index - 1], control: control))
            case .cubic(_, let first, let second):
                result.append(.cubic(points[index - 1], control1: second, control2: first))
            case .move, .close: continue
            }
            index -= 1
        }
        if part.last == .close {
            result.append(.close)
        }
        return result
    }
}
