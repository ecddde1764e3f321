public enum CGPathElementType: Int32, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// One step as it is handed to a visitor: control points first, the end last.
public struct CGPathElement {
    public var type: CGPathElementType
    /// None, one, two or three points, valid while the visitor runs.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls the block with each step in turn.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            buffer.initialize(repeating: .zero)
            guard let points = buffer.baseAddress else { return }
            for element in elements {
                var visited = CGPathElement(type: .closeSubpath, points: points)
                switch element {
                case .move(let p):
                    visited.type = .moveToPoint
                    points[0] = p
                case .line(let p):
                    visited.type = .addLineToPoint
                    points[0] = p
                case .quad(let p, let control):
                    visited.type = .addQuadCurveToPoint
                    (points[0], points[1]) = (control, p)
                case .cubic(let p, let control1, let control2):
                    visited.type = .addCurveToPoint
                    (points[0], points[1], points[2]) = (control1, control2, p)
                case .close:
                    break
                }
                block(&visited)
            }
        }
    }

    /// Calls the function with `info` and each step in turn.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
