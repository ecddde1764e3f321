/// A record: its sleeve, its songs, and the one that is playing at the bottom.
final class AlbumScreen: SampleViewController {
    static let accent = UIColor(light: 0xB03A3F, dark: 0xF58F78)

    private let cover = CoverArt.canvas(corner: 12)
    private let name = UILabel("Low Sun, Long Water", .heading, align: .center, lines: 1)
    private let artist = UILabel("Halden Quartet · 2024", .callout, Palette.inkSoft, align: .center, lines: 1)
    private let play = Pill("Play", .headline, .white, on: UIColor(light: 0xB03A3F, dark: 0xA8383D), icon: .play)
    private let shuffle = Pill("Shuffle", .headline, Palette.ink, on: Palette.well, icon: .shuffle)
    private let songs: [SongRow] = [
        SongRow(1, "First Ferry", "3:48"), SongRow(2, "Salt on the Window", "4:21", playing: true),
        SongRow(3, "Skerries", "5:02"), SongRow(4, "What the Buoy Said", "3:17"), SongRow(5, "Afterglow", "6:40"),
        SongRow(6, "Harbour Lights, Slowly", "4:55"), SongRow(7, "Nine Bells", "3:31"),
        SongRow(8, "Home on the Ebb", "7:12"),
    ]
    private let bar = MiniPlayer()

    override var originView: UIView? { bar }

    override func build() {
        for view in [cover, name, artist, play, shuffle] + songs + [bar] {
            self.view.addSubview(view)
        }
        lead(from: bar)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let isWide = bounds.width > bounds.height
        var column = Column.page(in: bounds, safe: safe, top: 16)
        var list = column
        if isWide {
            let left = max(safe.left, 0) + 24
            let width = max(232, (bounds.width * 0.3).rounded())
            column = Column(x: left, width: width, y: column.y)
            list = Column(x: left + width + 40, width: bounds.width - safe.right - 24 - left - width - 40, y: column.y)
        }
        let side =
            isWide ? min(bounds.height - 230, column.width) : min(column.width * 0.62, bounds.height * 0.26).rounded()
        cover.frame = CGRect(
            x: (column.x + (column.width - side) / 2).rounded(), y: column.y, width: side, height: side)
        column.y += side
        column.add(name, gap: 20)
        column.add(artist, gap: 4)
        column.y += 20
        for (rect, button) in zip(column.rect(height: 48).columns(2, gap: 12), [play, shuffle]) {
            button.frame = rect
        }
        column.y += 48 + 12
        if !isWide {
            list.y = column.y
        }
        let bottom = bounds.height - max(safe.bottom, 12)
        for song in songs {
            list.add(song, height: 48)
            // What the bar would hide is left out.
            song.isHidden = list.y > bottom - 80
            song.showsSeparator = list.y + 48 <= bottom - 80
        }
        let page = isWide ? list : Column.page(in: bounds, safe: safe, margin: 12)
        bar.frame = CGRect(x: page.x, y: bottom - 72, width: page.width, height: 64)
    }
}

/// A song of the record: its number, or bars where it is playing, its name and its length.
final class SongRow: MirroringView {
    private let number: UIView
    private let title: UILabel
    private let length: UILabel
    private let separator = Rule()

    init(_ number: Int, _ title: String, _ length: String, playing: Bool = false) {
        self.number =
            playing ? SongRow.bars() : UILabel("\(number)", .callout, Palette.inkSoft, align: .center, lines: 1)
        self.title = UILabel(title, playing ? .headline : .body, playing ? AlbumScreen.accent : Palette.ink, lines: 1)
        self.length = UILabel(length, .footnote, Palette.inkSoft, align: .right, lines: 1)
        super.init(frame: .zero)
        for view in [self.number, self.title, self.length, separator] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    private static func bars() -> Canvas {
        Canvas { context, bounds in
            AlbumScreen.accent.setFill()
            for (i, height) in [CGFloat(8), 14, 10].enumerated() {
                let x = bounds.midX - 7 + CGFloat(i) * 5.5
                let bar = CGRect(x: x, y: bounds.midY + 7 - height, width: 3, height: height)
                UIBezierPath(roundedRect: bar, cornerRadius: 1.5).fill()
            }
        }
    }

    override func place() {
        number.frame = CGRect(x: 0, y: 14, width: 24, height: 20)
        title.frame = CGRect(x: 40, y: 13, width: bounds.width - 40 - 56, height: 22)
        length.frame = CGRect(x: bounds.width - 48, y: 16, width: 48, height: 17)
        separator.frame = CGRect(x: 40, y: bounds.height - 1, width: bounds.width - 40, height: 1)
    }
}

/// What is playing, small.
final class MiniPlayer: MirroringView {
    private let cover = CoverArt.canvas(corner: 8)
    private let title = UILabel("Salt on the Window", .headline, lines: 1)
    private let artist = UILabel("Halden Quartet", .footnote, Palette.inkSoft, lines: 1)
    private let icons = [Icon.pause.view(Palette.ink), Icon.next.view(Palette.ink)]

    init() {
        super.init(frame: .zero)
        backgroundColor = Palette.surface
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.14
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        for view in [cover, title, artist] + icons {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        cover.frame = CGRect(x: 8, y: 8, width: 48, height: 48)
        title.frame = CGRect(x: 68, y: 11, width: bounds.width - 68 - 104, height: 22)
        artist.frame = CGRect(x: 68, y: 35, width: bounds.width - 68 - 104, height: 17)
        icons[0].frame = CGRect(x: bounds.width - 92, y: 18, width: 28, height: 28)
        icons[1].frame = CGRect(x: bounds.width - 44, y: 18, width: 28, height: 28)
    }
}
