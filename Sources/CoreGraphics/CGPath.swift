public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

/// One step of a path, in points.
package enum PathElement: Equatable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

/// An outline of lines and curves.
public class CGPath: Equatable, Hashable, @unchecked Sendable {
    /// The steps from first to last. Only `CGMutablePath` changes them.
    package internal(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The point the path has reached, or zero for an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                (start, current) = (p, p)
            case .line(let p), .quad(let p, _), .cubic(let p, _, _):
                current = p
            case .close:
                current = start
            }
        }
        return current
    }

    public static func == (a: CGPath, b: CGPath) -> Bool {
        a === b || a.elements == b.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(elements: [])
    }

    public func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    public func addLine(to point: CGPoint) {
        elements.append(.line(point))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quad(end, control: control))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.cubic(end, control1: control1, control2: control2))
    }

    public func closeSubpath() {
        elements.append(.close)
    }
}
