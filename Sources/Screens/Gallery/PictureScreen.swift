/// One picture on black; a tap closes it.
final class PictureScreen: SampleViewController {
    private let picture: Canvas
    private let name: UILabel
    private let detail: UILabel
    private let hint = UILabel(
        "Tap to close", .caption, UIColor(light: 0xB5B5B5, dark: 0x8E8E8E), align: .center, lines: 1)

    init(_ landscape: Landscape) {
        picture = landscape.canvas()
        name = UILabel(landscape.title, .heading, UIColor(light: 0xFFFFFF, dark: 0xE6E6E6), align: .center, lines: 1)
        detail = UILabel(
            landscape.detail, .callout, UIColor(light: 0xB5B5B5, dark: 0x9E9E9E), align: .center, lines: 1)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var destinationView: UIView? { picture }

    override func build() {
        view.backgroundColor = .black
        for view in [picture, name, detail, hint] {
            self.view.addSubview(view)
        }
        leadBack(from: view)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let bottom = bounds.height - max(safe.bottom, 16)
        let isWide = bounds.width > bounds.height
        if isWide {
            // The names keep the room they need beside it.
            let side = min(bounds.height, bounds.width - safe.left - safe.right - 48 - 220)
            picture.frame = CGRect(
                x: safe.left, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
            var column = Column(
                x: picture.frame.maxX + 24, width: bounds.width - safe.right - 24 - picture.frame.maxX - 24,
                y: bounds.midY - 40)
            column.add(name)
            column.add(detail, gap: 8)
            hint.frame = CGRect(x: column.x, y: bottom - 32, width: column.width, height: 16)
            return
        }
        let side = min(bounds.width, bottom - 200)
        picture.frame = CGRect(
            x: (bounds.width - side) / 2, y: ((bounds.height - side) / 2 - 24).rounded(), width: side, height: side)
        var column = Column.page(in: bounds, safe: safe)
        column.y = picture.frame.maxY + 24
        column.add(name)
        column.add(detail, gap: 6)
        hint.frame = CGRect(x: column.x, y: bottom - 32, width: column.width, height: 16)
    }
}
