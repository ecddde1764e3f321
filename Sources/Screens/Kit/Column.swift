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

    /// Lower than this a screen lies on its side and has room for two columns rather than one, in points.
    static let lowHeight: CGFloat = 600

    /// The two halves of a low screen, within the safe area.
    ///
    /// - Parameter gap: between them, in the screen's middle.
    static func halves(
        in bounds: CGRect, safe: UIEdgeInsets, top: CGFloat = 8, gap: CGFloat = 32
    ) -> (Column, Column) {
        let row = CGRect(
            x: safe.left + margin, y: max(safe.top, 20) + top,
            width: bounds.width - safe.left - safe.right - margin * 2,
            height: 0
        )
        let boxes = row.columns(2, gap: gap)
        return (
            Column(x: boxes[0].minX, width: boxes[0].width, y: row.minY),
            Column(x: boxes[1].minX, width: boxes[1].width, y: row.minY)
        )
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
