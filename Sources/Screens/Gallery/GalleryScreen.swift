/// Four pictures in a grid; the one tapped is shown alone.
final class GalleryScreen: SampleViewController {
    /// From the screen's sides to the pictures, and between them; and from its top to the first row, in points.
    static let margin: CGFloat = 30
    static let top: CGFloat = 94

    private let header = UILabel("Four mornings", .heading, lines: 1)
    private let count = UILabel("4 pictures", .footnote, Palette.inkSoft, align: .right, lines: 1)
    private let pictures = Landscape.allCases.map { $0.canvas() }
    private let noteTitle = UILabel("About this album", .headline)
    private let note = UILabel(
        "Drawn from memory, one at a time, on the mornings when nobody else was up. The harbour counts: it had been light for "
            + "an hour.", .callout, Palette.inkSoft)
    private let facts = RowGroup([
        .plain("Places", detail: "Norway, Denmark, Sweden", arrow: false),
        .plain("Season", detail: "May to October", arrow: false),
        .plain("Shared with", detail: "Mara and Noor", arrow: false),
    ])

    /// The picture shown when the next screen opens.
    private(set) var selected = Landscape.fjord

    override var originView: UIView? { pictures[selected.index] }

    override func build() {
        for view in [header, count] + pictures + [noteTitle, note, facts] {
            self.view.addSubview(view)
        }
        for (picture, landscape) in zip(pictures, Landscape.allCases) {
            lead(from: picture) { [weak self] in self?.selected = landscape }
        }
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let margin = Self.margin
        let (left, right) = (max(margin, safe.left + 16), bounds.width - max(margin, safe.right + 16))
        header.frame = CGRect(x: left, y: 60, width: right - left - 100, height: 26)
        count.frame = CGRect(x: right - 100, y: 65, width: 100, height: 18)
        var side = (right - left - margin) / 2
        var perRow = 2
        let bottom = bounds.height - max(safe.bottom, 16)
        if Self.top + side * 2 + margin > bottom {
            // Lying on its side the screen has room for one row.
            perRow = 4
            side = min((right - left - margin * 3) / 4, bottom - Self.top)
        }
        let (x, y) = (perRow == 4 ? ((left + right - side * 4 - margin * 3) / 2).rounded() : left, Self.top)
        for (i, picture) in pictures.enumerated() {
            picture.frame = CGRect(
                x: x + (side + margin) * CGFloat(i % perRow), y: y + (side + margin) * CGFloat(i / perRow), width: side,
                height: side)
        }
        var column = Column(
            x: left, width: right - left, y: y + (side + margin) * CGFloat(4 / perRow))
        column.add(noteTitle)
        column.add(note, gap: 8)
        column.add(facts, gap: 24)
        for view in [noteTitle, note, facts] {
            view.isHidden = view.frame.maxY > bottom
        }
    }
}

extension Landscape {
    /// Its place in the grid, row by row.
    var index: Int {
        switch self {
        case .fjord: 0
        case .harbour: 1
        case .dunes: 2
        case .forest: 3
        }
    }
}
