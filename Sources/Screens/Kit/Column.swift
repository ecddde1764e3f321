/// Places views below one another.
@MainActor struct Column {
    let x: CGFloat
    let width: CGFloat
    /// Where the next view starts.
    var y: CGFloat

    /// The least distance of what is on a screen from its sides, in points.
    static let margin: CGFloat = 24
    /// Wider than this a column of text and rows is hard to read.
    static let readableWidth: CGFloat = 600

    /// The column in a screen's middle, within the safe area.
    ///
    /// - Parameter top: the distance of the first view from the safe area's top.
    static func page(
        in bounds: CGRect, safe: UIEdgeInsets, top: CGFloat = 8, margin: CGFloat = Column.margin,
        widest: CGFloat = Column.readableWidth
    ) -> Column {
        let (left, right) = (safe.left + margin, bounds.width - safe.right - margin)
        let width = min(right - left, widest)
        return Column(x: ((left + right - width) / 2).rounded(), width: width, y: max(safe.top, 20) + top)
    }

    /// Places a view at the cursor and moves below it.
    ///
    /// - Parameter height: nil for what the view needs at the column's width.
    mutating func add(_ view: UIView, height: CGFloat? = nil, gap: CGFloat = 0) {
        y += gap
        let height =
            height ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        y += height
    }

    /// What the column fills from the cursor down, of the given height.
    func rect(height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
}

extension CGRect {
    /// The rectangle cut into columns of the same width.
    func columns(_ count: Int, gap: CGFloat) -> [CGRect] {
        let each = (width - gap * CGFloat(count - 1)) / CGFloat(count)
        return (0..<count).map { i in
            CGRect(x: minX + (each + gap) * CGFloat(i), y: minY, width: each, height: height)
        }
    }

    /// A square of the given side about a point.
    init(center: CGPoint, side: CGFloat) {
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
