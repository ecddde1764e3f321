/// The bar of a tab bar controller: one button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The bar's height above the safe area, in points.
    static let contentHeight: CGFloat = 49

    /// The colour behind everything; nil is the system's.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .systemBackground }
    }

    open private(set) var items: [UITabBarItem]? = []
    open private(set) var selectedItem: UITabBarItem?

    /// Called with the number of the tab that is pressed.
    var onPress: ((Int) -> Void)?
    /// How far the safe area reaches into the bar from below, in points.
    var bottomInset: CGFloat = 0 {
        didSet { if bottomInset != oldValue { setNeedsLayout() } }
    }

    private var buttons: [UIButton] = []
    private let line = UIView(frame: .zero)
    private static let lineHeight: CGFloat = 0.5
    private static let titleSize: CGFloat = 12

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(line)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.lineHeight)
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            let start = (CGFloat(index) * width).rounded()
            let end = (CGFloat(index + 1) * width).rounded()
            button.frame = CGRect(x: start, y: 0, width: end - start, height: max(bounds.height - bottomInset, 0))
        }
    }

    /// Shows a button for each item; `selected` is the number of the one that stands out.
    func show(_ items: [UITabBarItem], selected: Int?) {
        for item in self.items ?? [] { item.onChange = nil }
        self.items = items
        selectedItem = selected.map { items[$0] }
        for button in buttons { button.removeFromSuperview() }
        buttons = items.enumerated().map { index, item in makeButton(item, index, isSelected: index == selected) }
        for button in buttons { addSubview(button) }
        for item in items {
            item.onChange = { [weak self] in self?.show(items, selected: selected) }
        }
        setNeedsLayout()
    }

    private func makeButton(_ item: UITabBarItem, _ index: Int, isSelected: Bool) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        if let image { button.setImage(image, for: .normal) }
        button.isEnabled = item.isEnabled
        if !isSelected { button.tintColor = .secondaryLabel }
        button.addAction(UIAction { [weak self] _ in self?.onPress?(index) }, for: .touchUpInside)
        return button
    }
}
