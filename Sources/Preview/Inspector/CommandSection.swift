import UIKit

/// The words that give what is set on the command line.
@MainActor final class CommandSection: InspectorSection {
    private static let padding: CGFloat = 8  // pt
    private static let bottom: CGFloat = 16  // pt

    var onEvent: (InspectorEvent) -> Void = { _ in }

    let words = UILabel.kit(Type.caption, Palette.text)
    private let ground = UIView()
    let copy = KitButton(.copy, title: "Copy", look: .filled)
    let resetAll = KitButton(.reset, title: "Reset all", look: .filled)
    private var width: CGFloat = 0

    init() {
        super.init(title: "Command line")
        words.numberOfLines = 0
        ground.layer.cornerRadius = 6
        for view in [ground, words, copy, resetAll] { addSubview(view) }
        copy.onPress = { [weak self] in self?.onEvent(.copyCommand) }
        resetAll.onPress = { [weak self] in self?.onEvent(.reset(.everything)) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ command: String, isChanged: Bool) {
        resetAll.isEnabled = isChanged
        // A hyphen after which no line may end: options are not torn apart.
        let shown = command.replacing("-", with: "\u{2011}")
        guard words.text != shown else { return }
        // Apart, or two hyphens look like a dash.
        words.attributedText = NSAttributedString(string: shown, attributes: [.kern: CGFloat(0.5)])
        setNeedsLayout()
        onResize()
    }

    /// The width that the words are to be set in; the height follows from it.
    func fit(width: CGFloat) {
        self.width = width
    }

    private var wordsHeight: CGFloat {
        let room = width - 2 * Grid.margin - 2 * Self.padding
        return room > 0 ? ceil(words.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height) : 0
    }

    override var bodyHeight: CGFloat {
        wordsHeight + 2 * Self.padding + Grid.gap + Grid.control + Self.bottom
    }

    override func layOutBody(y: CGFloat) {
        let inner = bounds.width - 2 * Grid.margin
        let height = wordsHeight
        place(ground, Grid.margin, y, inner, height + 2 * Self.padding)
        ground.paint(Palette.field)
        place(words, Grid.margin + Self.padding, y + Self.padding, inner - 2 * Self.padding, height)
        let below = y + height + 2 * Self.padding + Grid.gap
        place(copy, Grid.margin, below, copy.fittingWidth, Grid.control)
        place(
            resetAll, bounds.width - Grid.margin - resetAll.fittingWidth, below, resetAll.fittingWidth, Grid.control)
    }
}
