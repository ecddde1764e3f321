/// The bar of a tab bar controller: one button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The bar's height above the safe area, in points.
    static let contentHeight: CGFloat = 49

    /// How bars look that are made from now on.
    private static let prototype = UITabBar(frame: .zero)

    /// What is set on it holds for all bars that are made afterwards.
    open class func appearance() -> UITabBar { prototype }

    var look = BarLook() {
        didSet { lookDidChange() }
    }

    open private(set) var items: [UITabBarItem]? = []
    open private(set) var selectedItem: UITabBarItem?

    /// Called with the number of the tab that is pressed.
    var onPress: ((Int) -> Void)?
    /// How far the safe area reaches into the bar from below, in points.
    var bottomInset: CGFloat = 0 {
        didSet { if bottomInset != oldValue { setNeedsLayout() } }
    }

    private var buttons: [TabBarButton] = []
    private let line = BarLine(frame: .zero)

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

    private func lookDidChange() {
        backgroundColor = look.backgroundColor
        line.backgroundColor = look.lineColor
        if let items { show(items, selected: selectedItem.flatMap { item in items.firstIndex { $0 === item } }) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.lie(in: self, atTop: true)
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
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
        for button in buttons {
            if line.superview === self { insertSubview(button, belowSubview: line) } else { addSubview(button) }
        }
        for item in items {
            item.onChange = { [weak self] in self?.show(items, selected: selected) }
        }
        setNeedsLayout()
    }

    private func makeButton(_ item: UITabBarItem, _ index: Int, isSelected: Bool) -> TabBarButton {
        let button = TabBarButton(item, isSelected: isSelected, unselectedColor: look.unselectedTintColor)
        button.addAction(UIAction { [weak self] _ in self?.onPress?(index) }, for: .touchUpInside)
        return button
    }
}

/// Hears of a tab bar. Of a tab bar controller's bar it is the controller.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
