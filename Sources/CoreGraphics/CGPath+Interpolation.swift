extension CGPath {
    /// The outline part of the way to another, or nil where the two do not have as many contours as each other.
    ///
    /// Ellipses interpolate to exact ellipses, rounded rectangles to rounded rectangles; of paths with other steps see
    /// `morphed(to:fraction:)`.
    ///
    /// - Parameter fraction: 0 for this path, 1 for the other; a spring's overshoot may lie outside.
    package func interpolated(to other: CGPath, fraction: CGFloat) -> CGPath? {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        guard elements.count == other.elements.count else { return morphed(to: other, fraction: fraction) }
        var result: [PathElement] = []
        result.reserveCapacity(elements.count)
        for pair in zip(elements, other.elements) {
            guard let element = pair.0.interpolated(to: pair.1, fraction) else {
                return morphed(to: other, fraction: fraction)
            }
            result.append(element)
        }
        return CGPath(elements: result)
    }
}

extension PathElement {
    /// The step part of the way to another of the same kind; nil for one of another kind.
    fileprivate func interpolated(to other: PathElement, _ f: CGFloat) -> PathElement? {
        switch (self, other) {
        case (.move(let a), .move(let b)): .move(a.towards(b, f))
        case (.line(let a), .line(let b)): .line(a.towards(b, f))
        case (.quad(let a, let c), .quad(let b, let d)): .quad(a.towards(b, f), control: c.towards(d, f))
        case (.cubic(let a, let c1, let c2), .cubic(let b, let d1, let d2)):
            .cubic(a.towards(b, f), control1: c1.towards(d1, f), control2: c2.towards(d2, f))
        case (.close, .close): .close
        default: nil
        }
    }
}
