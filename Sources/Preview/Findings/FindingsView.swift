import UIKit

/// What the panel of findings shows.
struct FindingsContent: Equatable {
    var effect = ""
    var news = CheckNews.progress(done: 0, of: 0)
    /// What is to be known of how the list came about, such as that it is out of date; nil if nothing is.
    var remark: String?
    /// The chosen finding.
    var selection: Int?
    /// Whether it is played.
    var isPlaying = false

    var findings: [ListedFinding] {
        if case .list(let list) = news { list.findings } else { [] }
    }
}

/// The panel beside the screens that says how far a check is, and what it has found.
@MainActor final class FindingsView: UIView {
    /// In points.
    static let width: CGFloat = 340
    private static let headHeight: CGFloat = 60  // pt
    private static let footHeight: CGFloat = 28  // pt
    private static let barHeight: CGFloat = 2  // pt

    var onChoose: (Int) -> Void = { _ in }
    var onClose: () -> Void = {}
    var onAgain: () -> Void = {}
    /// The texts of a rule.
    var advice: (String) -> CheckAdvice? = { _ in nil }

    private let title = UILabel.kit(Type.title, Palette.text)
    private let state = UILabel.kit(Type.body, Palette.secondary)
    let close = KitButton(.close)
    let again = KitButton(.reset)
    private let track = UIView()
    private let fill = UIView()
    private let remark = UILabel.kit(Type.caption, Palette.changed)
    private let body = UIView()
    let scroll: ScrollContainer
    private(set) var rows: [FindingRow] = []
    private let nothing = NothingFound()
    private let hint = UILabel.kit(Type.caption, Palette.secondary)
    private let edge = UIView()
    private let footRule = UIView()
    private(set) var content = FindingsContent()
    /// Whether the chosen row is to be brought into sight with the next layout.
    private var seeksSelection = false

    override init(frame: CGRect) {
        scroll = ScrollContainer(content: body)
        super.init(frame: frame)
        remark.numberOfLines = 0
        title.lineBreakMode = .byTruncatingMiddle
        hint.text = "↑ ↓ choose  ·  Return replays  ·  Esc closes"
        for view in [scroll, nothing, title, state, close, again, track, fill, remark, hint, edge, footRule] {
            addSubview(view)
        }
        close.onPress = { [weak self] in self?.onClose() }
        again.onPress = { [weak self] in self?.onAgain() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ new: FindingsContent) {
        guard new != content || title.text == nil else { return }
        let old = content
        content = new
        switch new.news {
        case .progress(let done, let count):
            title.show("Checking \(new.effect) …")
            state.show(count > 0 ? "\(done) of \(count) runs" : "Getting ready")
        case .list(let list):
            title.show(new.effect)
            state.show(list.summary)
        case .failed:
            title.show(new.effect)
            state.show("Could not be checked")
        }
        remark.show(new.remark ?? "")
        if new.findings != old.findings || rows.count != new.findings.count { makeRows() }
        for (index, row) in rows.enumerated() {
            let isChosen = index == new.selection
            row.show(
                isChosen: isChosen, isPlaying: isChosen && new.isPlaying,
                advice: isChosen ? advice(row.finding.rule) : nil)
        }
        if new.selection != old.selection { seeksSelection = true }
        setNeedsLayout()
    }

    private func makeRows() {
        rows.forEach { $0.removeFromSuperview() }
        rows = content.findings.enumerated().map { index, finding in
            let row = FindingRow(finding)
            row.onChoose = { [weak self] in self?.onChoose(index) }
            body.addSubview(row)
            return row
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.panel)
        let (width, height) = (bounds.width, bounds.height)
        let side = Grid.control
        place(close, width - 12 - side, 10, side, side)
        place(again, width - 12 - 2 * side, 10, side, side)
        place(title, Grid.margin, 12, width - Grid.margin - 2 * side - 20, 20)
        place(state, Grid.margin, 33, width - 2 * Grid.margin, 17)
        var y = Self.headHeight
        placeBar(y - Self.barHeight, width)
        remark.isHidden = content.remark == nil
        if content.remark != nil {
            let room = width - 2 * Grid.margin
            let own = ceil(remark.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
            place(remark, Grid.margin, y + 8, room, own)
            y += own + 16
        }
        let foot = rows.isEmpty ? 0 : Self.footHeight
        hint.isHidden = rows.isEmpty
        footRule.isHidden = rows.isEmpty
        place(hint, Grid.margin, height - Self.footHeight + 6, width - 2 * Grid.margin, 16)
        place(footRule, 0, height - Self.footHeight, width, hairline)
        footRule.paint(Palette.line)
        place(scroll, 0, y, width, max(height - y - foot, 0))
        place(nothing, 0, y, width, max(height - y, 0))
        nothing.show(content.news)
        placeRows(width)
        place(edge, 0, 0, hairline, height)
        edge.paint(Palette.line)
    }

    private func placeBar(_ y: CGFloat, _ width: CGFloat) {
        var part: CGFloat = 0
        var isChecking = false
        if case .progress(let done, let count) = content.news {
            isChecking = true
            part = count > 0 ? CGFloat(done) / CGFloat(count) : 0
        }
        place(track, 0, y, width, isChecking ? Self.barHeight : hairline)
        track.paint(isChecking ? Palette.field : Palette.line)
        place(fill, 0, y, width * min(max(part, 0), 1), Self.barHeight)
        fill.paint(Palette.accent)
        fill.isHidden = !isChecking
    }

    private func placeRows(_ width: CGFloat) {
        var y: CGFloat = 0
        for row in rows {
            let own = ceil(row.height(width: width))
            place(row, 0, y, width, own)
            y += own
        }
        scroll.contentHeight = y
        guard seeksSelection, let selection = content.selection, rows.indices.contains(selection) else { return }
        seeksSelection = false
        scroll.layoutIfNeeded()
        // Its beginning, where all of it has no room.
        var rect = rows[selection].frame
        rect.size.height = min(rect.height, scroll.bounds.height)
        scroll.showRect(rect)
    }
}

/// What there is to see where there is no list.
@MainActor private final class NothingFound: UIView {
    private static let discSize: CGFloat = 44  // pt
    private let disc = UIView()
    private let sign = CheckSign()
    private let text = UILabel.kit(Type.strong, Palette.text, .center)
    private let detail = UILabel.kit(Type.body, Palette.secondary, .center)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        detail.numberOfLines = 0
        disc.layer.cornerRadius = Self.discSize / 2
        for view in [disc, sign, text, detail] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ news: CheckNews) {
        switch news {
        case .progress:
            isHidden = true
        case .list(let list):
            isHidden = !list.findings.isEmpty
            text.show("Nothing found")
            detail.show(
                "It ran in every situation that it can get into,\n\(list.runs) \(list.runs == 1 ? "run" : "runs") in all."
            )
        case .failed(let why):
            isHidden = false
            text.show("")
            detail.show(why)
        }
        let isGood = if case .list = news { true } else { false }
        disc.isHidden = !isGood
        sign.isHidden = !isGood
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - 2 * Grid.margin
        let own = ceil(detail.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
        if disc.isHidden {
            detail.textAlignment = .left
            place(detail, Grid.margin, 14, room, min(own, bounds.height - 14))
            return
        }
        detail.textAlignment = .center
        let top = max((bounds.height * 0.42 - 60).rounded(), 16)
        disc.paint(Palette.wash)
        place(disc, (bounds.width - Self.discSize) / 2, top, Self.discSize, Self.discSize)
        place(sign, (bounds.width - Self.discSize) / 2, top, Self.discSize, Self.discSize)
        place(text, Grid.margin, top + Self.discSize + 14, room, 17)
        place(detail, Grid.margin, top + Self.discSize + 34, room, own)
    }
}

/// A large tick.
@MainActor private final class CheckSign: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        Glyph.check.draw(in: bounds, Palette.accent, size: 26)
    }
}
