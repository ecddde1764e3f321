/// The bar of a navigation controller: the screen's title, the way back, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The bar's height below the safe area, in points.
    static let contentHeight: CGFloat = 44

    /// How bars look that are made from now on.
    private static let prototype = UINavigationBar(frame: .zero)

    /// What is set on it holds for all bars that are made afterwards.
    open class func appearance() -> UINavigationBar { prototype }

    var look = BarLook() {
        didSet { lookDidChange() }
    }

    /// From the root's to the top's.
    open private(set) var items: [UINavigationItem]? = []
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Called when the back button is pressed.
    var onBack: (() -> Void)?
    /// How far the safe area reaches into the bar from above, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    private var content: NavigationBarContent?
    /// What leaves or enters while a transition runs.
    private var passing: [NavigationBarContent] = []
    private let line = BarLine(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        lookDidChange()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Takes on what was set on the appearance before.
    func adoptAppearance() {
        look = Self.prototype.look
        if let tint = Self.prototype.ownTintColor { tintColor = tint }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.lie(in: self, atTop: false)
        picture.frame = bounds
        let room = CGRect(x: 0, y: topInset, width: bounds.width, height: max(bounds.height - topInset, 0))
        for content in passing + [content].compactMap({ $0 }) { content.frame = room }
    }

    private func lookDidChange() {
        backgroundColor = look.backgroundColor
        line.backgroundColor = look.lineColor
        picture.image = look.picture
        if look.picture == nil { picture.removeFromSuperview() } else { insertSubview(picture, at: 0) }
        refresh()
    }

    /// Shows the last of some items, at once.
    func show(_ items: [UINavigationItem]) {
        self.items?.last?.onChange = nil
        self.items = items
        content?.removeFromSuperview()
        content = makeContent()
        topItem?.onChange = { [weak self] in self?.refresh() }
    }

    private func refresh() {
        guard passing.isEmpty else { return }
        content?.removeFromSuperview()
        content = makeContent()
    }

    private func makeContent() -> NavigationBarContent? {
        guard let topItem else { return nil }
        let content = NavigationBarContent(topItem, back: backItem, titleAttributes: titleAttributes) {
            [weak self] in self?.onBack?()
        }
        if line.superview === self { insertSubview(content, belowSubview: line) } else { addSubview(content) }
        setNeedsLayout()
        return content
    }

    /// How the title is set, all told.
    private var titleAttributes: [NSAttributedString.Key: Any] {
        let own = (look.appearance as? UINavigationBarAppearance)?.titleTextAttributes ?? look.titleAttributes ?? [:]
        return [.foregroundColor: look.titleColor].merging(own) { $1 }
    }

    /// A change of the bar that goes along with a transition.
    @MainActor
    struct Change {
        fileprivate weak var bar: UINavigationBar?
        fileprivate let old: NavigationBarContent?
        fileprivate let new: NavigationBarContent?

        /// Exchanges what is seen; made in an animation.
        func fade() {
            old?.alpha = 0
            new?.alpha = 1
        }

        /// Leaves the items that hold once the transition is over.
        func end(completed: Bool, items: [UINavigationItem]) {
            guard let bar else { return }
            for content in bar.passing { content.removeFromSuperview() }
            bar.passing = []
            bar.show(items)
        }
    }

    /// Lays the new items invisibly over the old ones.
    func beginChange(to items: [UINavigationItem]) -> Change {
        self.items?.last?.onChange = nil
        let old = content
        self.items = items
        let new = makeContent()
        new?.alpha = 0
        content = nil
        passing = [old, new].compactMap { $0 }
        return Change(bar: self, old: old, new: new)
    }
}
