import UIKit

/// One finding of the list; the chosen one says why it comes about and what to do.
@MainActor final class FindingRow: KitControl {
    private static let textLeft = Grid.margin + SeverityMark.size + 10  // pt
    private static let padding: CGFloat = 10  // pt, above and below
    /// So many lines of a sentence are shown until it is chosen.
    private static let shortLines = 4

    let finding: ListedFinding
    var onChoose: () -> Void = {}

    private let mark = SeverityMark()
    private let message = UILabel.kit(Type.strong, Palette.text)
    private let occasions = UILabel.kit(Type.caption, Palette.secondary)
    private let origin = UILabel.kit(Type.caption, Palette.secondary)
    private let name = UILabel.kit(Type.caption, Palette.secondary)
    private let bar = UIView()
    private let rule = UIView()
    let replay = KitButton(.play, title: "Replay", look: .filled)
    /// Headings and texts of the advice.
    private var advice: [UILabel] = []
    private(set) var isChosen = false
    private var isPlaying = false

    /// A drag from it may scroll.
    override var keepsDrags: Bool { false }

    init(_ finding: ListedFinding) {
        self.finding = finding
        super.init(frame: .zero)
        mark.severity = finding.severity
        message.text = finding.message.withoutBackticks.capitalizedFirst
        occasions.text = finding.occasions.capitalizedFirst
        // The line's number is at the end.
        origin.text = finding.place
        origin.lineBreakMode = .byTruncatingHead
        name.text = finding.rule
        message.lineBreakMode = .byTruncatingTail
        occasions.lineBreakMode = .byTruncatingTail
        bar.isUserInteractionEnabled = false
        for view in [bar, mark, message, occasions, origin, name, replay, rule] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.onChoose() }, for: .primaryActionTriggered)
        replay.onPress = { [weak self] in self?.onChoose() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows whether it is the chosen one, which has advice, and whether it is played.
    func show(isChosen: Bool, isPlaying: Bool, advice text: CheckAdvice?) {
        if isPlaying != self.isPlaying {
            self.isPlaying = isPlaying
            replay.title = isPlaying ? "Playing" : "Replay"
            replay.isOn = isPlaying
            setNeedsLayout()
        }
        guard isChosen != self.isChosen else { return }
        self.isChosen = isChosen
        advice.forEach { $0.removeFromSuperview() }
        advice = []
        if isChosen, let text {
            for (heading, body) in [("Why", text.cause), ("What to do", text.remedy)] where !body.isEmpty {
                let head = UILabel.kit(Type.captionStrong, Palette.secondary)
                head.text = heading
                let label = UILabel.kit(Type.body, Palette.text)
                label.text = body.withoutBackticks
                label.numberOfLines = 0
                advice += [head, label]
            }
            advice.forEach(addSubview)
        }
        setNeedsLayout()
    }

    /// The height that shows everything at a width.
    func height(width: CGFloat) -> CGFloat { arrange(width: width, moves: false) }

    /// Goes from part to part downwards.
    ///
    /// - Parameter moves: Whether the parts are put there.
    /// - Returns: Where they end, in points.
    @discardableResult
    private func arrange(width: CGFloat, moves: Bool) -> CGFloat {
        let (left, room) = (Self.textLeft, max(width - Self.textLeft - Grid.margin, 40))
        var y = Self.padding
        func add(_ label: UILabel, lines: Int, gap: CGFloat) {
            guard label.text?.isEmpty == false else { return }
            label.numberOfLines = lines
            let height = ceil(label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
            if moves { place(label, left, y + gap, room, height) }
            y += gap + height
        }
        if moves { place(mark, Grid.margin, y, SeverityMark.size, SeverityMark.size) }
        add(message, lines: isChosen ? 0 : Self.shortLines, gap: 0)
        add(occasions, lines: isChosen ? 0 : 2, gap: 3)
        add(origin, lines: 1, gap: 2)
        add(name, lines: 1, gap: 2)
        for (index, label) in advice.enumerated() {
            add(label, lines: 0, gap: index.isMultiple(of: 2) ? 10 : 1)
        }
        let hasReplay = isChosen && finding.way != nil
        if moves { replay.isHidden = !hasReplay }
        if hasReplay {
            y += 10
            if moves { place(replay, left, y, replay.fittingWidth, Grid.control) }
            y += Grid.control
        }
        return y + Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange(width: bounds.width, moves: true)
        paint(isChosen ? Palette.plate : isHovered ? Palette.field : nil)
        place(bar, 0, 0, 3, bounds.height)
        bar.isHidden = !isChosen
        bar.paint(Palette.accent)
        place(rule, isChosen ? 0 : Self.textLeft, bounds.height - hairline, bounds.width, hairline)
        rule.paint(Palette.line)
    }
}

extension String {
    /// With a capital letter at its beginning, as a sentence in a list has.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Without the marks around code, which are for terminals and pages.
    var withoutBackticks: String { filter { $0 != "`" } }
}
