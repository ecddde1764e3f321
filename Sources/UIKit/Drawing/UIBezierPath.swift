/// An outline of lines and curves with the pen that strokes it; y grows downwards, angles are in radians and a
/// "clockwise" arc goes clockwise on the screen.
open class UIBezierPath: NSObject {
    /// The outline. Reading gives a copy that later additions do not change.
    open var cgPath: CGPath {
        get { mutablePath.copy() ?? CGMutablePath() }
        set { mutablePath = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Width of the pen in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// Longest mitre, as a multiple of the line width, before the corner is bevelled.
    open var miterLimit: CGFloat = 10
    /// Whether overlapping parts cancel out; otherwise what is wound around at all is inside.
    open var usesEvenOddFillRule = false

    /// The outline being built.
    private(set) var mutablePath = CGMutablePath()

    /// Lengths of dashes and gaps in turn, in points, and where in them the line starts.
    private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        mutablePath.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        mutablePath.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    open var isEmpty: Bool { mutablePath.isEmpty }

    /// The smallest upright rectangle that holds the outline; of nothing, the null rectangle.
    open var bounds: CGRect { mutablePath.boundingBoxOfPath }

    open var currentPoint: CGPoint { mutablePath.currentPoint }

    /// Whether a point lies inside, by the path's fill rule; a path left open counts as closed.
    open func contains(_ point: CGPoint) -> Bool {
        mutablePath.contains(point, using: fillRule)
    }

    /// The rule that says what is inside.
    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Lengths of dashes and gaps in turn; none for a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dash = ([], 0)
            return
        }
        dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
    }

    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: mutablePath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }
}
