extension UIView {
    /// A point of this view in another view's coordinates, or in the window's for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? rootView).layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? rootView).layer)
    }

    /// The upright rectangle around the converted one.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? rootView).layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? rootView).layer)
    }

    /// The topmost view above this one: its window once it is on one.
    var rootView: UIView {
        var view = self
        while let superview = view.superview {
            view = superview
        }
        return view
    }

    /// Whether a rectangle's numbers can be shown; says so on the console when they cannot.
    func isUsable(_ rect: CGRect) -> Bool {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        let usable = numbers.allSatisfy(\.isFinite)
        if !usable {
            Console.say("\(type(of: self)): \(rect) is no place for a view; it stays where it is.")
        }
        return usable
    }

    /// Changes the geometry and passes a new size on to the subviews.
    func changeSize(_ rect: CGRect, by change: () -> Void) {
        guard isUsable(rect) else { return }
        let before = layer.bounds.size
        change()
        let after = layer.bounds.size
        if LayoutEngine.isInUse { layoutGeometryChanged() }
        guard before != after else { return }
        if autoresizesSubviews {
            for subview in subviews {
                subview.autoresize(superviewSizeFrom: before, to: after)
            }
        }
        if contentMode == .redraw {
            setNeedsDisplay()
        }
    }

    /// Follows the superview's size by the autoresizing mask.
    private func autoresize(superviewSizeFrom before: CGSize, to after: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
        let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
        let (x, width) = Self.autoresize(
            origin: origin.x, length: size.width, before: before.width, after: after.width,
            flexible: (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        let (y, height) = Self.autoresize(
            origin: origin.y, length: size.height, before: before.height, after: after.height,
            flexible: (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        let newSize = CGSize(width: width, height: height)
        if newSize != size {
            bounds = CGRect(origin: bounds.origin, size: newSize)
        }
        let newCenter = CGPoint(x: x + width * anchor.x, y: y + height * anchor.y)
        if newCenter != center {
            center = newCenter
        }
    }

    /// Divides a change of the superview's length among the flexible parts, in proportion to what they have.
    private static func autoresize(
        origin: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = [origin, length, before - origin - length]
        let bends = [flexible.0, flexible.1, flexible.2]
        let count = bends.filter { $0 }.count
        guard count > 0, before != after else { return (origin, length) }
        let total = zip(parts, bends).map { $1 ? $0 : 0 }.reduce(0, +)
        let change = after - before
        func grown(_ index: Int) -> CGFloat {
            guard bends[index] else { return parts[index] }
            return total > 0 ? parts[index] * (total + change) / total : parts[index] + change / CGFloat(count)
        }
        return (grown(0), max(grown(1), 0))
    }
}
