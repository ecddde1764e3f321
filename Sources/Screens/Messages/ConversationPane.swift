/// A conversation, beside the list where the screen is wide enough for both.
final class ConversationPane: MirroringView {
    private let header = UILabel(Contact.mara.name, .heading, align: .center, lines: 1)
    private let line = UILabel("Last seen at the boathouse", .footnote, Palette.inkSoft, align: .center, lines: 1)
    private let rule = Rule()
    private let edge = Rule()
    private let bubbles = [
        Bubble("Are we still on for Saturday?", mine: false),
        Bubble("Of course. I packed the binoculars and two thermos flasks.", mine: true),
        Bubble(
            "Adaeze says the seals are back on the outer skerries. Eleven of them, and one very small.", mine: false),
        Bubble("Then I will bring the long lens as well.", mine: true),
        Bubble("Bring a hat. Last time you said you would bring a hat.", mine: false),
        Bubble("I did bring a hat. The wind kept it.", mine: true),
        Bubble("The boat leaves at seven, not eight!", mine: false),
    ]
    private let field = Surface(Palette.well, corner: 22)
    private let hint = UILabel("Message", .body, Palette.inkSoft, lines: 1)
    private let send = RoundButton(.send, .white, on: UIColor(hex: 0x176B63), side: 20)

    /// What the device takes from the sides, in points.
    var insets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = Palette.surface
        field.addSubview(hint)
        field.addSubview(send)
        for view in [header, line, rule] + bubbles + [field, edge] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func place() {
        let top = max(insets.top, 16) + 8
        header.frame = CGRect(x: 24, y: top, width: bounds.width - 48, height: 26)
        line.frame = CGRect(x: 24, y: top + 28, width: bounds.width - 48, height: 18)
        rule.frame = CGRect(x: 0, y: top + 60, width: bounds.width, height: 1)
        edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
        let bottom = bounds.height - max(insets.bottom, 16) - 8
        let room = CGSize(width: bounds.width * 0.72, height: .greatestFiniteMagnitude)
        let sizes = bubbles.map { $0.sizeThatFits(room) }
        // The last thing said is next to the field.
        var y = max(bottom - 44 - 24 - sizes.map { $0.height + 12 }.reduce(-12, +), top + 84)
        for (bubble, size) in zip(bubbles, sizes) {
            bubble.frame = CGRect(
                x: bubble.isMine ? bounds.width - 24 - size.width : 24, y: y, width: size.width, height: size.height)
            y += size.height + 12
        }
        field.frame = CGRect(x: 24, y: bottom - 44, width: bounds.width - 48, height: 44)
        hint.frame = CGRect(x: 20, y: 11, width: field.bounds.width - 76, height: 22)
        send.frame = CGRect(x: field.bounds.width - 40, y: 4, width: 36, height: 36)
        for bubble in bubbles {
            bubble.isHidden = bubble.frame.maxY > field.frame.minY - 8
        }
    }
}

/// Something said, on the side of the one who said it.
private final class Bubble: MirroringView {
    let isMine: Bool
    private let label: UILabel

    init(_ text: String, mine: Bool) {
        isMine = mine
        label = UILabel(text, .body, mine ? .white : Palette.ink)
        super.init(frame: .zero)
        backgroundColor = mine ? UIColor(hex: 0x176B63) : Palette.well
        layer.cornerRadius = 18
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = label.sizeThatFits(CGSize(width: size.width - 32, height: size.height))
        return CGSize(width: inner.width.rounded(.up) + 32, height: inner.height.rounded(.up) + 20)
    }

    override func place() {
        label.frame = bounds.insetBy(dx: 16, dy: 10)
    }
}
