extension NSCoder {
    public class func string(for point: CGPoint) -> String { "{\(point.x.short), \(point.y.short)}" }
    public class func string(for size: CGSize) -> String { "{\(size.width.short), \(size.height.short)}" }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for vector: CGVector) -> String { "{\(vector.dx.short), \(vector.dy.short)}" }

    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.short).joined(separator: ", ") + "]"
    }

    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(insets.top.short), \(insets.left.short), \(insets.bottom.short), \(insets.right.short)}"
    }
}

extension CGFloat {
    /// The number as C prints it with %g and 17 digits: no fraction where there is none.
    fileprivate var short: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(describing: Double(self))
    }
}
