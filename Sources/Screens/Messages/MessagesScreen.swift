/// A list of conversations below a row of round portraits; the large one opens that person's page.
final class MessagesScreen: SampleViewController {
    private let header = UILabel("Messages", .largeTitle, lines: 1)
    private let compose = RoundButton(.pencil, Palette.ink, on: Palette.well, side: 20)
    private let you = StoryButton(nil)
    private let featured = StoryButton(Contact.mara, isOpen: true)
    private let others = Contact.all.dropFirst().map { StoryButton($0) }
    private let rule = Rule()
    private let rows = Contact.all.map {
        ListRow($0.name, $0.line, leading: $0.portrait.view(), side: 52, detail: $0.time)
    }

    private let pane = ConversationPane()

    /// From this width on a conversation is shown beside the list, which is then so wide; in points.
    private static let widthForPane: CGFloat = 700
    private static let listWidth: CGFloat = 340
    /// The middle of the button that opens the next screen, in points from the screen's corner.
    static let origin = CGPoint(x: 110, y: 150)
    private static let pitch: CGFloat = 72
    private static let rowHeight: CGFloat = 76

    override var originView: UIView? { featured.disc }

    override func build() {
        for view in [header, compose, you, featured, rule] + others + rows + [pane] {
            view.isUserInteractionEnabled = true
            self.view.addSubview(view)
        }
        rows.last?.showsSeparator = false
        lead(from: featured.disc)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        let left = max(safe.left, 0) + Column.margin
        let hasPane = bounds.width >= Self.widthForPane && bounds.height >= Self.widthForPane
        let edge = hasPane ? Self.listWidth : bounds.width
        let right = hasPane ? edge - 16 : edge - safe.right - Column.margin
        pane.isHidden = !hasPane
        pane.insets = safe
        pane.frame = CGRect(x: edge, y: 0, width: bounds.width - edge, height: bounds.height)
        let title = header.sizeThatFits(bounds.size)
        let top = min(max(safe.top, 16), 64)
        // Where the safe area leaves too little room above the row, the title gives way.
        header.frame = CGRect(x: left, y: top, width: title.width.rounded(.up), height: title.height.rounded(.up))
        compose.frame = CGRect(x: right - 40, y: top + 2, width: 40, height: 40)
        let stories = [you, featured] + others
        for (i, story) in stories.enumerated() {
            let x = Self.origin.x + Self.pitch * CGFloat(i - 1)
            story.place(at: CGPoint(x: x, y: Self.origin.y))
            story.isHidden = x - StoryButton.radius < safe.left
            // A portrait may go on beyond the edge, a name may not.
            story.showsName = x + StoryButton.nameWidth / 2 <= edge
        }
        rule.frame = CGRect(x: 0, y: 216, width: edge, height: 1)
        for (i, row) in rows.enumerated() {
            row.frame = CGRect(
                x: left, y: 217 + Self.rowHeight * CGFloat(i), width: right - left, height: Self.rowHeight)
        }
    }
}

/// A portrait with a first name below it; one's own has a plus instead.
final class StoryButton: UIView {
    /// Of the open one and of the others, in points.
    static let openRadius: CGFloat = 30
    static let radius: CGFloat = 26
    static let nameWidth: CGFloat = 72

    /// The round part.
    let disc: UIView
    private let name: UILabel
    private let isOpen: Bool

    init(_ contact: Contact?, isOpen: Bool = false) {
        self.isOpen = isOpen
        let picture = contact?.portrait.view() ?? Icon.plus.view(Palette.inkSoft, side: 22)
        disc = StoryDisc(
            picture, ring: isOpen ? ProfileScreen.accent : nil, background: contact == nil ? Palette.well : nil)
        name = UILabel(
            contact?.firstName ?? "You", .caption, isOpen ? Palette.ink : Palette.inkSoft, align: .center, lines: 1)
        super.init(frame: .zero)
        addSubview(disc)
        addSubview(name)
    }

    required init?(coder: NSCoder) { nil }

    var showsName = true {
        didSet { name.isHidden = !showsName }
    }

    /// Puts the middle of the round part somewhere.
    func place(at center: CGPoint) {
        let (radius, width) = (isOpen ? Self.openRadius : Self.radius, Self.nameWidth)
        frame = CGRect(x: center.x - width / 2, y: center.y - Self.openRadius, width: width, height: 84)
        disc.frame = CGRect(center: CGPoint(x: width / 2, y: Self.openRadius), side: radius * 2)
        name.frame = CGRect(x: 0, y: 65, width: width, height: 16)
    }
}

/// A round picture, within a ring where there is something new.
final class StoryDisc: UIView {
    private let picture: UIView
    private let ring: UIColor?

    init(_ picture: UIView, ring: UIColor?, background: UIColor?) {
        self.picture = picture
        self.ring = ring
        super.init(frame: .zero)
        backgroundColor = background
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        picture.frame = ring == nil ? bounds : bounds.insetBy(dx: 4, dy: 4)
    }

    override func draw(_ rect: CGRect) {
        guard let ring else { return }
        ring.setStroke()
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        path.lineWidth = 2
        path.stroke()
    }
}
