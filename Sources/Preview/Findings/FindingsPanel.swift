import UIKit

/// The panel of findings beside the screens: which transition was checked, what came of it, and which finding is chosen.
@MainActor
final class FindingsPanel {
    let window: ToolWindow
    let pointer: ToolPointer
    let view = FindingsView()
    /// The line over the screen while a finding is played.
    let caption: FindingCaption
    /// The effect that is checked, or was.
    var effect: String
    var news = CheckNews.progress(done: 0, of: 0)
    /// Whether the sources have changed since.
    var isStale = false
    var selection: Int?
    /// Whether the inspector had the place, which it gets back.
    let hidesInspector: Bool

    init(_ effect: String, place: CGRect, density: CGFloat, hidesInspector: Bool) {
        self.effect = effect
        self.hidesInspector = hidesInspector
        window = ToolWindow(place: place, density: density)
        pointer = ToolPointer(root: window)
        caption = FindingCaption(density: density)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        window.isHidden = false
    }

    func close() {
        window.isHidden = true
        caption.window.isHidden = true
    }

    var isChecking: Bool { if case .progress = news { true } else { false } }

    var findings: [ListedFinding] { if case .list(let list) = news { list.findings } else { [] } }

    /// The finding that a key chooses; nil if the key is not for choosing.
    func choice(of key: Key) -> Int? {
        guard !findings.isEmpty else { return nil }
        let last = findings.count - 1
        switch key {
        case .up: return max((selection ?? 0) - 1, 0)
        case .down: return min(selection.map { $0 + 1 } ?? 0, last)
        case .home: return 0
        case .end: return last
        default: return nil
        }
    }

    /// Shows what is to be shown; to be called in a turn of the clock.
    func update(name: String, remark: String?, isPlaying: Bool) {
        var content = FindingsContent()
        content.effect = name
        content.news = news
        content.remark = remark
        content.selection = selection
        content.isPlaying = isPlaying
        view.show(content)
    }
}

/// A finding's sentence over the screen.
@MainActor
final class FindingCaption {
    private static let padding: CGFloat = 10  // pt
    private static let greatestWidth: CGFloat = 440  // pt

    let window: ToolWindow
    private let plate = UIView()
    private let mark = SeverityMark()
    private let text = UILabel.kit(Type.strong, Palette.text)

    init(density: CGFloat) {
        window = ToolWindow(place: .zero, density: density)
        window.isUserInteractionEnabled = false
        text.numberOfLines = 3
        text.lineBreakMode = .byTruncatingTail
        plate.layer.cornerRadius = 12
        for view in [mark, text] { plate.addSubview(view) }
        window.addSubview(plate)
    }

    /// Shows a finding at the top of a place in the window, or none.
    func show(_ finding: ListedFinding?, in place: CGRect, density: CGFloat) {
        guard let finding, place.width > 60 else {
            if !window.isHidden { window.isHidden = true }
            return
        }
        mark.severity = finding.severity
        text.show(finding.message.withoutBackticks.capitalizedFirst)
        let width = min(place.width, Self.greatestWidth)
        let left = Self.padding + SeverityMark.size + 8
        let room = width - left - Self.padding
        let height = ceil(text.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
        let own = CGRect(
            x: (place.midX - width / 2).rounded(), y: place.minY.rounded(), width: width,
            height: height + 2 * Self.padding)
        window.move(to: own, density: density)
        window.place(plate, 0, 0, own.width, own.height)
        plate.place(mark, Self.padding, Self.padding, SeverityMark.size, SeverityMark.size)
        plate.place(text, left, Self.padding, room, height)
        plate.paint(Palette.glass)
        plate.setRim(Palette.rim)
        if window.isHidden { window.isHidden = false }
    }
}
