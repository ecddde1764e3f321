/// What the three tabs of the running log have in common: a title, and the bar at the bottom that tells which is shown.
class RunsTab: SampleViewController {
    static let accent = UIColor(light: 0xC2410C, dark: 0xFF9A62)
    static let second = UIColor(light: 0x1D6F6A, dark: 0x62C7BC)
    static let third = UIColor(light: 0x5457A6, dark: 0xA3A6F2)

    private let index: Int
    private let overline: UILabel
    private let header: UILabel
    private let bar: UIView = Surface(Palette.surface, corner: 0)
    private let barLine = Rule()
    private let items: [TabItem]

    /// Room the bar takes above the safe area, in points.
    static let barHeight: CGFloat = 64

    init(_ index: Int, _ overline: String, _ title: String) {
        self.index = index
        self.overline = UILabel(overline, .label, Palette.inkSoft, lines: 1)
        header = UILabel(title, .largeTitle, lines: 1)
        items = [(Icon.ring, "Today"), (.chart, "Week"), (.route, "Routes")].enumerated().map { i, item in
            TabItem(item.0, item.1, chosen: i == index)
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override var originView: UIView? { items[(index + 1) % items.count] }

    override func build() {
        bar.addSubview(barLine)
        for (i, item) in items.enumerated() {
            bar.addSubview(item)
            onTap(item) { [weak self] in self?.selectTab?(i) }
        }
        for view in [overline, header, bar] {
            self.view.addSubview(view)
        }
    }

    /// Places the tab's own views, from the column's cursor down to `bottom`.
    func arrange(_ column: Column, bottom: CGFloat) {}

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let height = Self.barHeight + max(safe.bottom - 8, 0)
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        barLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        let middle = Column.page(in: bounds, safe: safe, margin: 0, widest: 480)
        let boxes = CGRect(x: middle.x, y: 4, width: middle.width, height: 56).columns(items.count, gap: 0)
        for (item, box) in zip(items, boxes) {
            item.frame = box
        }
        var column = Column.page(in: bounds, safe: safe, top: 16)
        column.add(overline)
        column.add(header, gap: 4)
        column.y += 20
        arrange(column, bottom: bounds.height - height)
        view.bringSubviewToFront(bar)
    }
}

/// A tab's icon over its name.
final class TabItem: MirroringView {
    private let icon: UIView
    private let name: UILabel

    init(_ icon: Icon, _ name: String, chosen: Bool) {
        let color = chosen ? RunsTab.accent : Palette.inkSoft
        self.icon = icon.view(color, side: 26, width: 2)
        self.name = UILabel(name, .caption, color, align: .center, lines: 1)
        super.init(frame: .zero)
        addSubview(self.icon)
        addSubview(self.name)
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        icon.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 28)
        name.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 16)
    }
}
