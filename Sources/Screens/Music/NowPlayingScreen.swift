/// The song that is playing, on the colours of its sleeve.
final class NowPlayingScreen: SampleViewController {
    private static let soft = UIColor(hex: 0xE7CFD6)
    private static let glass = UIColor(light: 0x6B3357, dark: 0x43233F)

    private let ground = Canvas(opaque: true) { context, bounds in
        context.fill(
            bounds,
            down: drawsDark
                ? [UIColor(hex: 0x3C1C3A), UIColor(hex: 0x22163A), UIColor(hex: 0x120F20)]
                : [UIColor(hex: 0x8A3A55), UIColor(hex: 0x5B2957), UIColor(hex: 0x30204F)])
    }
    private let close = RoundButton(.back, .white, on: glass)
    private let from = UILabel("Low Sun, Long Water", .label, soft, align: .center, lines: 1)
    private let more = RoundButton(.more, .white, on: glass)
    private let cover = CoverArt.canvas(corner: 16)
    private let name = UILabel("Salt on the Window", .title, .white, lines: 1)
    private let artist = UILabel("Halden Quartet", .body, soft, lines: 1)
    private let heart = Icon.heart.view(UIColor(hex: 0xFFC478), side: 28, width: 2)
    /// What tells and changes where in the song it is.
    private let player = UIView(frame: .zero)
    private let meter = Meter(0.38, .white, on: UIColor(light: 0x7C4A72, dark: 0x4A3557))
    private let elapsed = UILabel("1:39", .caption, soft, lines: 1)
    private let left = UILabel("−2:42", .caption, soft, align: .right, lines: 1)
    private let controls: [UIView] = [
        Icon.shuffle.view(soft), Icon.previous.view(.white, side: 32),
        RoundButton(.pause, UIColor(hex: 0x3A1E45), on: .white, side: 32), Icon.next.view(.white, side: 32),
        Icon.repeat.view(soft),
    ]

    override var destinationView: UIView? { cover }

    override func build() {
        view.backgroundColor = UIColor(light: 0x5B2957, dark: 0x22163A)
        for view in [ground, close, from, more, cover, name, artist, heart, player] {
            self.view.addSubview(view)
        }
        for view in [meter, elapsed, left] + controls {
            // A player runs one way in every language.
            view.semanticContentAttribute = .playback
            player.addSubview(view)
        }
        leadBack(from: close)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        ground.frame = bounds
        let isWide = bounds.width > bounds.height
        var column = Column.page(in: bounds, safe: safe, top: 8)
        close.frame = CGRect(x: safe.left + 24, y: column.y, width: 40, height: 40)
        more.frame = CGRect(x: bounds.width - safe.right - 64, y: column.y, width: 40, height: 40)
        from.frame = CGRect(x: bounds.midX - 110, y: column.y + 12, width: 220, height: 16)
        column.y += 40 + 24
        let bottom = bounds.height - max(safe.bottom, 16)
        if isWide {
            let side = min(bottom - column.y - 8, (bounds.width * 0.45).rounded())
            let top = column.y + ((bottom - column.y - 8 - side) / 2).rounded()
            cover.frame = CGRect(x: safe.left + 24, y: top, width: side, height: side)
            column = Column(
                x: cover.frame.maxX + 40, width: bounds.width - safe.right - 24 - cover.frame.maxX - 40,
                y: max(top + 8, cover.frame.midY - 120))
        } else {
            let side = min(column.width, bottom - column.y - 300)
            cover.frame = CGRect(x: (bounds.width - side) / 2, y: column.y, width: side, height: side)
            column.y += side + max((bottom - column.y - side - 250) / 2, 16).rounded()
        }
        let row = column.rect(height: 40)
        column.add(name, gap: 0)
        name.frame.size.width = column.width - 48
        heart.frame = CGRect(x: row.maxX - 36, y: row.minY + 8, width: 36, height: 36)
        column.add(artist, gap: 4)
        let gap: CGFloat = isWide ? 12 : 28
        column.add(player, height: 6 + 10 + 16 + gap + 76, gap: 28)
        var inner = Column(x: 0, width: column.width, y: 0)
        inner.add(meter, height: 6)
        inner.y += 10
        for (label, rect) in zip([elapsed, left], inner.rect(height: 16).columns(2, gap: 0)) {
            label.frame = rect
        }
        inner.y += 16 + gap
        for (i, (view, rect)) in zip(controls, inner.rect(height: 76).columns(5, gap: 0)).enumerated() {
            view.frame = CGRect(center: rect.center, side: i == 2 ? 76 : 44)
        }
    }
}
