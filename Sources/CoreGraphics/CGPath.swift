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
///
/// Angles are in radians from the x axis and grow towards the y axis. With y downwards, as everywhere here, growing angles
/// turn clockwise on the screen; `clockwise: true` in this class's arcs means falling angles, which is the name's sense
/// in a system with y upwards. `UIBezierPath` means the opposite: what is seen on the screen.
public class CGPath: Equatable, Hashable, @unchecked Sendable {
    /// The steps from first to last. Only `CGMutablePath` changes them.
    package internal(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A closed rectangle from its origin along the x axis first.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathElement.rectangle(rect).applying(transform?.pointee))
    }

    /// The closed ellipse that touches the rectangle's sides: always four curves, from the point at the right.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathElement.ellipse(in: rect).applying(transform?.pointee))
    }

    /// A closed rectangle with elliptic corners: always four lines and four curves, whatever the corners' size.
    ///
    /// Corners larger than half a side shrink, width and height alike.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let outline = PathElement.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(elements: outline.applying(transform?.pointee))
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The point the path has reached, or zero for an empty path.
    public var currentPoint: CGPoint {
        guard let last = elements.last else { return .zero }
        if let end = last.end { return end }
        for element in elements.reversed() {
            if case .move(let start) = element { return start }
        }
        return elements.first?.end ?? .zero
    }

    /// An unchanging copy.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// A copy carried by the transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee))
    }

    public func mutableCopy() -> CGMutablePath? {
        mutableCopy(using: nil)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = elements.applying(transform?.pointee)
        return copy
    }

    /// The path carried by a transform.
    package func transformed(_ transform: CGAffineTransform) -> CGPath {
        CGPath(elements: elements.applying(transform))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool {
        a === b || a.elements == b.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

extension PathElement {
    /// Where the step ends, or nil for a step that goes back to where its outline began.
    package var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quad(let p, _), .cubic(let p, _, _): p
        case .close: nil
        }
    }

    /// The step with each of its points replaced.
    package func map(_ f: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let p): .move(f(p))
        case .line(let p): .line(f(p))
        case .quad(let p, let control): .quad(f(p), control: f(control))
        case .cubic(let p, let control1, let control2): .cubic(f(p), control1: f(control1), control2: f(control2))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// The steps carried by a transform; nil leaves them as they are.
    func applying(_ transform: CGAffineTransform?) -> [PathElement] {
        guard let transform, !transform.isIdentity else { return self }
        return map { $0.map { $0.applying(transform) } }
    }
}
